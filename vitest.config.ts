import { defineConfig } from 'vitest/config';

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
          testTimeout: 60_000, // only against hanging: some tests start processes, and a busy machine is slow
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
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'e2e',
          maxWorkers: 4, // each with its own server and browser, which often wait: for a motion, a bot, a film
          sequence: { groupOrder: 2 },
          include: ['apps/web/e2e/**/*.test.ts'],
          testTimeout: 180_000, // only against hanging
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
