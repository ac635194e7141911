import type { targetsMoves as English } from '../../en/targets/moves.ts';
import type { SameKeys } from '../../words.ts';

export const targetsMoves = {
  flick: 'Schicchera: {{speed}} m/s, {{contact}}',
  golden: 'Schicchera a tutta la torre: {{speed}} m/s, {{contact}}',
  contact: '{{high}} sopra e {{side}} a destra del centro',
  keep: 'Tenere {{die}}',
  targets: 'Dichiarare «Targets!» con {{die}}',
  double: 'Dichiarare «Double!» e riprendere {{back}}, con {{other}}',
  pasVu: 'Dichiarare «Pas vu, pas pris!» contro {{die}}',
  pass: 'Lasciar perdere',
  begin: 'Dichiarare «Targets!» per cominciare',
  remove: 'Togliere il disco {{disc}}',
  swap: 'Dare {{die}} al compagno e mettere {{level}} quello che ricevi',
} as const satisfies SameKeys<typeof English>;
