import type { targetsMoves as English } from '../../en/targets/moves.ts';
import type { SameKeys } from '../../words.ts';

export const targetsMoves = {
  flick: 'Pstryknięcie: {{speed}} m/s, {{contact}}',
  golden: 'Pstryknięcie całą wieżą: {{speed}} m/s, {{contact}}',
  contact: '{{high}} nad środkiem i {{side}} na prawo od niego',
  keep: 'Zostaw: {{die}}',
  targets: 'Ogłoś „Targets!” kością {{die}}',
  double: 'Ogłoś „Double!” i weź z powrotem {{back}}, razem z {{other}}',
  pasVu: 'Ogłoś „Pas vu, pas pris!” przeciw kości {{die}}',
  pass: 'Odpuść',
  begin: 'Ogłoś „Targets!”, żeby zacząć',
  remove: 'Usuń krążek {{disc}}',
  swap: 'Oddaj w parze {{die}}, a otrzymaną kość postaw {{level}}',
} as const satisfies SameKeys<typeof English>;
