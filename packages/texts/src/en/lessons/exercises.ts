/** The exercises from one's own games. */
export const mistakesWords = {
  title: 'Learn from your mistakes',
  about: 'Your worst moves of analysed games, as questions on the real board.',
} as const;

/** Puzzles of Targi. */
export const puzzlesWords = {
  title: 'Puzzles',
  about: 'Positions in which one placement is clearly best, with a rating of your own.',
} as const;

/** The page «What wins». */
export const almanacWords = {
  title: 'What wins',
  about: 'Which cards, spaces and habits win, counted in many games between equal bots.',
  aboutTargets: 'Where dice stop, what happens in a game and who wins, counted in many games between equal bots.',
} as const;
