import type { targiScore as English } from '../../en/targi/score.ts';
import type { SameKeys } from '../../words.ts';

export const targiScore = {
  tokens: 'Punkteplättchen',
  printed_one: 'Aufgedruckt auf {{count}} ausgelegten Karte',
  printed_other: 'Aufgedruckt auf {{count}} ausgelegten Karten',
  effect: 'Wirkung: {{card}}',
  row: {
    equal: 'Reihe {{row}}, vier gleiche Symbole',
    varied: 'Reihe {{row}}, vier verschiedene Symbole',
  },
  line: '{{label}}: {{points}}',
  total: 'Summe',
  outcome: {
    points: '{{seat}} gewinnt, {{winning}} zu {{losing}}.',
    points_you: 'Du gewinnst, {{winning}} zu {{losing}}.',
    gold: 'Gleichstand, je {{points}}. {{seat}} hat mehr Gold und gewinnt.',
    gold_you: 'Gleichstand, je {{points}}. Du hast mehr Gold und gewinnst.',
    goods: 'Gleichstand, je {{points}} und gleich viel Gold. {{seat}} hat mehr Waren und gewinnt.',
    goods_you: 'Gleichstand, je {{points}} und gleich viel Gold. Du hast mehr Waren und gewinnst.',
    nothing: 'Gleichstand: je {{points}}, gleich viel Gold und gleich viele Waren. Unentschieden: Niemand gewinnt.',
  },
} as const satisfies SameKeys<typeof English>;
