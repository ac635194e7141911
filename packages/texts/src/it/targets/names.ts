import type { targetsNames as English } from '../../en/targets/names.ts';
import type { SameKeys } from '../../words.ts';

export const targetsNames = {
  seat: { red: 'Rosso', blue: 'Blu', yellow: 'Giallo', green: 'Verde' },
  die: '{{seat}} {{number}}',
  dieOf: 'il dado {{colour}}',
  diceOf: '{{count}} × {{colour}}',
  disc: { amber: 'ambra {{number}}', jade: 'giada {{number}}', violet: 'viola {{number}}' },
  list: { and: '{{first}} e {{last}}' },
  total: '{{seat}} {{total}}',
  level: { bottom: 'in fondo', middle: 'in mezzo', top: 'in cima' },
} as const satisfies SameKeys<typeof English>;
