import type { targetsNames as English } from '../../en/targets/names.ts';
import type { SameKeys } from '../../words.ts';

export const targetsNames = {
  seat: { red: 'Vermelho', blue: 'Azul', yellow: 'Amarelo', green: 'Verde' },
  die: '{{seat}} {{number}}',
  dieOf: 'o dado {{colour}}',
  diceOf: '{{count}} × {{colour}}',
  disc: { amber: 'âmbar {{number}}', jade: 'jade {{number}}', violet: 'violeta {{number}}' },
  list: { and: '{{first}} e {{last}}' },
  total: '{{seat}} {{total}}',
  level: { bottom: 'embaixo', middle: 'no meio', top: 'no topo' },
} as const satisfies SameKeys<typeof English>;
