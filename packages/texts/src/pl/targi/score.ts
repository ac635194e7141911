import type { targiScore as English } from '../../en/targi/score.ts';
import type { SameKeys } from '../../words.ts';

export const targiScore = {
  tokens: 'Żetony punktów',
  printed_one: 'Nadrukowane na {{count}} wyłożonej karcie',
  printed_few: 'Nadrukowane na {{count}} wyłożonych kartach',
  printed_many: 'Nadrukowane na {{count}} wyłożonych kartach',
  printed_other: 'Nadrukowane na {{count}} wyłożonej karty',
  effect: 'Działanie karty {{card}}',
  row: {
    equal: 'Rząd {{row}}, cztery jednakowe symbole',
    varied: 'Rząd {{row}}, cztery różne symbole',
  },
  line: '{{label}}: {{points}}',
  total: 'Razem',
  outcome: {
    points: '{{seat}} wygrywa, {{winning}} do {{losing}}.',
    points_you: 'Wygrywasz, {{winning}} do {{losing}}.',
    gold: 'Po równo: {{points}}. {{seat}} ma więcej złota i wygrywa.',
    gold_you: 'Po równo: {{points}}. Masz więcej złota i wygrywasz.',
    goods: 'Po równo: {{points}} i tyle samo złota. {{seat}} ma więcej towarów i wygrywa.',
    goods_you: 'Po równo: {{points}} i tyle samo złota. Masz więcej towarów i wygrywasz.',
    nothing: 'Po równo: {{points}}, tyle samo złota i towarów. Remis: nikt nie wygrywa.',
  },
} as const satisfies SameKeys<typeof English>;
