/** The analysis board on the Learn page. */
export const boardWords = {
  title: 'Analysis board',
  about: 'Play any move for either player while the engine thinks along, with games from anywhere.',
} as const;
