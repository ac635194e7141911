/** Moves, as entries of a menu or a list. */
export const targetsMoves = {
  flick: 'Flick: {{speed}} m/s, {{contact}}',
  golden: 'Flick the whole tower: {{speed}} m/s, {{contact}}',
  contact: '{{high}} above and {{side}} to the right of the middle',
  keep: 'Keep {{die}}',
  targets: 'Call “Targets!” with {{die}}',
  double: 'Call “Double!” and take {{back}} back, with {{other}}',
  pasVu: 'Call “Pas vu, pas pris!” against {{die}}',
  pass: 'Let it go',
  begin: 'Call “Targets!” to go first',
  remove: 'Remove disc {{disc}}',
  swap: 'Give {{die}} to your partner, and put the one you get {{level}}',
} as const;
