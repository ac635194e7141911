import type { targetsMoves as English } from '../../en/targets/moves.ts';
import type { SameKeys } from '../../words.ts';

export const targetsMoves = {
  flick: 'Schnippen: {{speed}} m/s, {{contact}}',
  golden: 'Den ganzen Turm schnippen: {{speed}} m/s, {{contact}}',
  contact: '{{high}} über und {{side}} rechts der Mitte',
  keep: '{{die}} behalten',
  targets: '„Targets!“ ansagen mit {{die}}',
  double: '„Double!“ ansagen und {{back}} zurücknehmen, mit {{other}}',
  pasVu: '„Pas vu, pas pris!“ ansagen gegen {{die}}',
  pass: 'Auslassen',
  begin: '„Targets!“ ansagen, um zu beginnen',
  remove: 'Scheibe {{disc}} entfernen',
  swap: '{{die}} im Team abgeben, den erhaltenen Würfel {{level}} stellen',
} as const satisfies SameKeys<typeof English>;
