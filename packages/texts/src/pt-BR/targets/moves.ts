import type { targetsMoves as English } from '../../en/targets/moves.ts';
import type { SameKeys } from '../../words.ts';

export const targetsMoves = {
  flick: 'Peteleco: {{speed}} m/s, {{contact}}',
  golden: 'Peteleco na torre inteira: {{speed}} m/s, {{contact}}',
  contact: '{{high}} acima e {{side}} à direita do meio',
  keep: 'Manter {{die}}',
  targets: 'Anunciar “Targets!” com {{die}}',
  double: 'Anunciar “Double!” e pegar {{back}} de volta, com {{other}}',
  pasVu: 'Anunciar “Pas vu, pas pris!” contra {{die}}',
  pass: 'Deixar passar',
  begin: 'Anunciar “Targets!” para começar',
  remove: 'Remover o disco {{disc}}',
  swap: 'Dar {{die}} ao parceiro e colocar {{level}} o que você recebe',
} as const satisfies SameKeys<typeof English>;
