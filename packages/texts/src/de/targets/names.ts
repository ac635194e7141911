import type { targetsNames as English } from '../../en/targets/names.ts';
import type { SameKeys } from '../../words.ts';

export const targetsNames = {
  seat: { red: 'Rot', blue: 'Blau', yellow: 'Gelb', green: 'Grün' },
  die: '{{seat}} {{number}}',
  dieOf: 'Würfel {{colour}}',
  diceOf: '{{count}} × {{colour}}',
  disc: { amber: 'Bernstein {{number}}', jade: 'Jade {{number}}', violet: 'Violett {{number}}' },
  list: { and: '{{first}} und {{last}}' },
  total: '{{seat}} {{total}}',
  level: { bottom: 'nach ganz unten', middle: 'in die Mitte', top: 'nach ganz oben' },
} as const satisfies SameKeys<typeof English>;
