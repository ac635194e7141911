import type { targetsNames as English } from '../../en/targets/names.ts';
import type { SameKeys } from '../../words.ts';

export const targetsNames = {
  seat: {
    red: 'Czerwony',
    blue: 'Niebieski',
    yellow: 'Żółty',
    green: 'Zielony',
  },
  die: '{{seat}} {{number}}',
  dieOf: '{{colour}}',
  diceOf: '{{count}} × {{colour}}',
  disc: {
    amber: 'bursztyn {{number}}',
    jade: 'jadeit {{number}}',
    violet: 'fiolet {{number}}',
  },
  list: {
    and: '{{first}} i {{last}}',
  },
  total: '{{seat}} {{total}}',
  level: {
    bottom: 'na dole',
    middle: 'w środku',
    top: 'na górze',
  },
} as const satisfies SameKeys<typeof English>;
