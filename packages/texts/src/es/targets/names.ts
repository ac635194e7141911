import type { targetsNames as English } from '../../en/targets/names.ts';
import type { SameKeys } from '../../words.ts';

export const targetsNames = {
  seat: {
    red: 'Rojo',
    blue: 'Azul',
    yellow: 'Amarillo',
    green: 'Verde',
  },
  die: '{{seat}} {{number}}',
  dieOf: 'el dado {{colour}}',
  diceOf: '{{count}} × {{colour}}',
  disc: {
    amber: 'ámbar {{number}}',
    jade: 'jade {{number}}',
    violet: 'violeta {{number}}',
  },
  list: {
    and: '{{first}} y {{last}}',
  },
  total: '{{seat}} {{total}}',
  level: {
    bottom: 'abajo',
    middle: 'en medio',
    top: 'arriba',
  },
} as const satisfies SameKeys<typeof English>;
