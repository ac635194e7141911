import type { mistakesWords as English } from '../../en/lessons/mistakes.ts';
import type { SameKeys } from '../../words.ts';

export const mistakesWords = {
  title: 'Aus Fehlern lernen',
  about: 'Deine schlechtesten Züge aus analysierten Partien, als Fragen am echten Brett.',
} as const satisfies SameKeys<typeof English>;
