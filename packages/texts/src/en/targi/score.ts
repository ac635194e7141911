/** Lines of the final score, and who has won. */
export const targiScore = {
  tokens: 'Point tokens',
  printed_one: 'Printed on {{count}} card in the display',
  printed_other: 'Printed on {{count}} cards in the display',
  effect: 'Effect of {{card}}',
  row: {
    equal: 'Row {{row}}, four of the same symbol',
    varied: 'Row {{row}}, four different symbols',
  },
  line: '{{label}}: {{points}}',
  total: 'Total',
  outcome: {
    points: '{{seat}} wins, {{winning}} to {{losing}}.',
    points_you: 'You win, {{winning}} to {{losing}}.',
    gold: 'Both have {{points}}. {{seat}} has more gold and wins.',
    gold_you: 'Both have {{points}}. You have more gold and win.',
    goods: 'Both have {{points}} and the same gold. {{seat}} has more goods and wins.',
    goods_you: 'Both have {{points}} and the same gold. You have more goods and win.',
    nothing: 'Both have {{points}}, the same gold and the same number of goods. It is a draw: nobody wins.',
  },
} as const;
