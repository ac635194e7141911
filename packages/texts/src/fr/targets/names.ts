import type { targetsNames as English } from '../../en/targets/names.ts';
import type { SameKeys } from '../../words.ts';

export const targetsNames = {
  seat: { red: 'Rouge', blue: 'Bleu', yellow: 'Jaune', green: 'Vert' },
  die: '{{seat}} {{number}}',
  dieOf: 'le dé {{colour}}',
  diceOf: '{{count}} × {{colour}}',
  disc: { amber: 'ambre {{number}}', jade: 'jade {{number}}', violet: 'violet {{number}}' },
  list: { and: '{{first}} et {{last}}' },
  total: '{{seat}} {{total}}',
  level: { bottom: 'en bas', middle: 'au milieu', top: 'au sommet' },
} as const satisfies SameKeys<typeof English>;
