import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    maxWorkers: 3, // files at a time, each with its own server and browser: they wait for half of the time, so on two cores two would leave them idle
    projects: [
      {
        test: {
          name: 'unit',
          isolate: false, // files share what they import: reading it again for each took an eighth of the time
          include: ['{packages,apps,scripts,examples,deploy}/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', '**/dist/**', 'apps/web/e2e/**', 'apps/server/**'],
          testTimeout: 60_000, // only against hanging: some tests start processes, and a busy machine is slow
        },
      },
      {
        test: {
          name: 'server', // over both databases
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
          include: ['apps/web/e2e/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
