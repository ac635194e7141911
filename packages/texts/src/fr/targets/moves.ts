import type { targetsMoves as English } from '../../en/targets/moves.ts';
import type { SameKeys } from '../../words.ts';

export const targetsMoves = {
  flick: 'Pichenette : {{speed}} m/s, {{contact}}',
  golden: 'Pichenette à toute la tour : {{speed}} m/s, {{contact}}',
  contact: '{{high}} au-dessus et {{side}} à droite du milieu',
  keep: 'Garder {{die}}',
  targets: 'Annoncer « Targets ! » avec {{die}}',
  double: 'Annoncer « Double ! » et reprendre {{back}}, avec {{other}}',
  pasVu: 'Annoncer « Pas vu, pas pris ! » contre {{die}}',
  pass: 'Laisser passer',
  begin: 'Annoncer « Targets ! » pour commencer',
  remove: 'Retirer le disque {{disc}}',
  swap: 'Donner {{die}} à votre partenaire, et placer {{level}} celui que vous recevez',
} as const satisfies SameKeys<typeof English>;
