import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Only against hanging: a busy machine is slow, and what is awaited there still comes. */
const PATIENT = { testTimeout: 300_000, hookTimeout: 300_000, expect: { poll: { timeout: 120_000 } } };

/** Node reads the sources itself, as it does when they run: nothing is rewritten first, and engines are half as fast again. No `vi.mock`. */
const NATIVE = { viteModuleRunner: false, nodeLoader: false };

const LONG =
  /\/(faults|outage|pairs|short|versions|backup|narrow|online|targetsOnline|thirdGame|moments|reply|advice|honesty|levels|physicsSanity|pack|arena)\.test\.ts$/;

/** What takes long begins first: at the end no worker is busy alone. Else larger files are taken to be longer ones. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => Number(!LONG.test(moduleId));
    return (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b));
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          maxWorkers: 2,
          isolate: false, // files share what they import: reading it again for each took an eighth of the time
          experimental: NATIVE,
          include: ['{packages,apps,scripts,examples,deploy}/**/*.test.ts'],
          exclude: ['**/node_modules/**', '**/dist/**', 'apps/web/**', 'apps/server/**'],
          ...PATIENT,
        },
      },
      {
        test: {
          name: 'page', // what Vite builds: JSX, styles
          maxWorkers: 2,
          isolate: false,
          include: ['apps/web/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', '**/dist/**', 'apps/web/e2e/**'],
          ...PATIENT,
        },
      },
      {
        test: {
          name: 'server', // over both databases
          maxWorkers: 3, // files at a time: they wait for processes and databases
          isolate: false,
          experimental: NATIVE,
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
          experimental: NATIVE,
          sequence: { groupOrder: 2 },
          include: ['apps/web/e2e/**/*.test.ts'],
          globalSetup: ['apps/web/e2e/globalHouse.ts'],
          ...PATIENT,
        },
      },
    ],
  },
});
