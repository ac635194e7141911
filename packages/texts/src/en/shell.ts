/** What the house says around the tables: ways in, set-up, settings, faults, offline. */
export const shell = {} as const;
