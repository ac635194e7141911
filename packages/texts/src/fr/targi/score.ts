import type { targiScore as English } from '../../en/targi/score.ts';
import type { SameKeys } from '../../words.ts';

export const targiScore = {
  tokens: 'Jetons de points',
  printed_one: 'Imprimés sur {{count}} carte posée',
  printed_other: 'Imprimés sur {{count}} cartes posées',
  effect: 'Effet de {{card}}',
  row: {
    equal: 'Rangée {{row}}, quatre symboles identiques',
    varied: 'Rangée {{row}}, quatre symboles différents',
  },
  line: '{{label}} : {{points}}',
  total: 'Total',
  outcome: {
    points: '{{seat}} gagne, {{winning}} à {{losing}}.',
    points_you: 'Vous gagnez, {{winning}} à {{losing}}.',
    gold: 'Égalité à {{points}}. {{seat}} a plus d’or et gagne.',
    gold_you: 'Égalité à {{points}}. Vous avez plus d’or et gagnez.',
    goods: 'Égalité à {{points}} et en or. {{seat}} a plus de marchandises et gagne.',
    goods_you: 'Égalité à {{points}} et en or. Vous avez plus de marchandises et gagnez.',
    nothing: 'Égalité à {{points}}, en or et en marchandises. Match nul : personne ne gagne.',
  },
} as const satisfies SameKeys<typeof English>;
