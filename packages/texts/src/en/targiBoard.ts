/** What the board, the purses and the displays say. */
export const targiBoard = {} as const;
