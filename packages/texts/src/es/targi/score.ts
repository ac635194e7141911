import type { targiScore as English } from '../../en/targi/score.ts';
import type { SameKeys } from '../../words.ts';

export const targiScore = {
  tokens: 'Fichas de puntos',
  printed_one: 'Impresos en {{count}} carta colocada',
  printed_other: 'Impresos en {{count}} cartas colocadas',
  effect: 'Efecto de {{card}}',
  row: {
    equal: 'Fila {{row}}, cuatro símbolos iguales',
    varied: 'Fila {{row}}, cuatro símbolos distintos',
  },
  line: '{{label}}: {{points}}',
  total: 'Total',
  outcome: {
    points: '{{seat}} gana, {{winning}} a {{losing}}.',
    points_you: 'Ganas, {{winning}} a {{losing}}.',
    gold: 'Empate a {{points}}. {{seat}} tiene más oro y gana.',
    gold_you: 'Empate a {{points}}. Tienes más oro y ganas.',
    goods: 'Empate a {{points}} y también en oro. {{seat}} tiene más mercancías y gana.',
    goods_you: 'Empate a {{points}} y también en oro. Tienes más mercancías y ganas.',
    nothing: 'Empate a {{points}}, en oro y en mercancías. La partida queda en tablas: no gana nadie.',
  },
} as const satisfies SameKeys<typeof English>;
