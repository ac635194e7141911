/** The terminal program's words for Targets. */
export const targetsCli = {} as const;
