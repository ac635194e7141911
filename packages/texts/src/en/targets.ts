/** Targets: names, rules, rulings, refusals, events. */
export const targets = {} as const;
