/** What is said around a turn: commands, sheets, log, hints, the count at the end. */
export const targiPlay = {} as const;
