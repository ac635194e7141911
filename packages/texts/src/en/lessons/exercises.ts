/** The exercises from one's own games. */
export const mistakesWords = {
  title: 'Learn from your mistakes',
  about: 'Your worst moves of analysed games, as questions on the real board.',
} as const;
