import type { targetsMoves as English } from '../../en/targets/moves.ts';
import type { SameKeys } from '../../words.ts';

export const targetsMoves = {
  flick: 'Tiro: {{speed}} m/s, {{contact}}',
  golden: 'Tiro con toda la torre: {{speed}} m/s, {{contact}}',
  contact: '{{high}} por encima y {{side}} a la derecha del centro',
  keep: 'Quedarse con {{die}}',
  targets: 'Cantar «Targets!» con {{die}}',
  double: 'Cantar «Double!» y recuperar {{back}}, con {{other}}',
  pasVu: 'Cantar «Pas vu, pas pris!» contra {{die}}',
  pass: 'Dejarlo pasar',
  begin: 'Cantar «Targets!» para empezar',
  remove: 'Quitar el disco {{disc}}',
  swap: 'Dar {{die}} a tu pareja y poner {{level}} el que recibes',
} as const satisfies SameKeys<typeof English>;
