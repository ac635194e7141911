/** The oldest supported browsers. docs/browsers.md gives the reasons; `e2e/floor.test.ts` checks the built files. */
export const FLOOR = { chrome: '111', edge: '111', firefox: '121', safari: '16.4', ios: '16.4' } as const;
export type Browser = keyof typeof FLOOR;

/** The same in Vite's format. */
export const TARGET = Object.entries(FLOOR).map(([browser, version]) => `${browser}${version}`);
