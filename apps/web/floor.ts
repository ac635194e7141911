/** The oldest browsers that the page runs in; docs/browsers.md says why, `e2e/floor.test.ts` holds the built files to it. */
export const FLOOR = { chrome: '111', edge: '111', firefox: '121', safari: '16.4', ios: '16.4' } as const;
export type Browser = keyof typeof FLOOR;

/** The same for Vite. */
export const TARGET = Object.entries(FLOOR).map(([browser, version]) => `${browser}${version}`);
