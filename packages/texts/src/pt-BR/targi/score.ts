import type { targiScore as English } from '../../en/targi/score.ts';
import type { SameKeys } from '../../words.ts';

export const targiScore = {
  tokens: 'Fichas de pontos',
  printed_one: 'Impressos em {{count}} carta baixada',
  printed_other: 'Impressos em {{count}} cartas baixadas',
  effect: 'Efeito de {{card}}',
  row: {
    equal: 'Fileira {{row}}, quatro símbolos iguais',
    varied: 'Fileira {{row}}, quatro símbolos diferentes',
  },
  line: '{{label}}: {{points}}',
  total: 'Total',
  outcome: {
    points: '{{seat}} vence, {{winning}} a {{losing}}.',
    points_you: 'Você vence, {{winning}} a {{losing}}.',
    gold: 'Empate em {{points}}. {{seat}} tem mais ouro e vence.',
    gold_you: 'Empate em {{points}}. Você tem mais ouro e vence.',
    goods: 'Empate em {{points}} e também em ouro. {{seat}} tem mais mercadorias e vence.',
    goods_you: 'Empate em {{points}} e também em ouro. Você tem mais mercadorias e vence.',
    nothing: 'Empate em {{points}}, em ouro e em mercadorias. A partida fica empatada: ninguém vence.',
  },
} as const satisfies SameKeys<typeof English>;
