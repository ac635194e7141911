import { defineConfig } from 'vitest/config';

/** Only against hanging: a busy machine is slow, and what is awaited there still comes. */
const PATIENT = { testTimeout: 300_000, hookTimeout: 300_000, expect: { poll: { timeout: 120_000 } } };

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          maxWorkers: 2,
          isolate: false, // files share what they import: reading it again for each took an eighth of the time
          include: ['{packages,apps,scripts,examples,deploy}/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', '**/dist/**', 'apps/web/e2e/**', 'apps/server/**'],
          ...PATIENT,
        },
      },
      {
        test: {
          name: 'server', // over both databases
          maxWorkers: 3, // files at a time: they wait for processes and databases
          sequence: { groupOrder: 1 },
          include: ['apps/server/**/*.test.ts'],
          exclude: ['**/node_modules/**'],
          globalSetup: ['apps/server/test/globalPostgres.ts'],
          ...PATIENT,
        },
      },
      {
        test: {
          name: 'e2e',
          maxWorkers: 4, // each with its own browser, which often waits: for a motion, a bot, a film
          isolate: false,
          sequence: { groupOrder: 2 },
          include: ['apps/web/e2e/**/*.test.ts'],
          globalSetup: ['apps/web/e2e/globalHouse.ts'],
          ...PATIENT,
        },
      },
    ],
  },
});
