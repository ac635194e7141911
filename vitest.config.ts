import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Guards against hanging only; on a busy machine tests are slow. */
const PATIENT = { testTimeout: 300_000, hookTimeout: 300_000, expect: { poll: { timeout: 120_000 } } };

/**
 * Node runs the sources directly, without transforming them, which makes the engines 50% faster. `vi.mock` is
 * unavailable.
 */
const NATIVE = { viteModuleRunner: false, nodeLoader: false };

const LONG =
  /\/(faults|outage|pairs|short|versions|backup|narrow|online|targetsOnline|thirdGame|moments|reply|advice|honesty|levels|physicsSanity|pack|arena|python)\.test\.ts$/;

/**
 * Starts the files in LONG first, so that no worker is left with one of them at the end. The default order assumes that
 * larger files take longer.
 */
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
          isolate: false, // files share their imports: loading them again for each file took an eighth of the time
          experimental: NATIVE,
          include: ['{packages,apps,scripts,examples,deploy,python}/**/*.test.ts'],
          exclude: ['**/node_modules/**', '**/dist/**', 'apps/web/**', 'apps/server/**'],
          ...PATIENT,
        },
      },
      {
        test: {
          name: 'page', // what Vite transforms: JSX, styles
          maxWorkers: 2,
          isolate: false,
          include: ['apps/web/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', '**/dist/**', 'apps/web/e2e/**'],
          ...PATIENT,
        },
      },
      {
        test: {
          name: 'server', // on both databases
          maxWorkers: 3, // parallel files: they wait for processes and databases
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
          maxWorkers: 4, // each has its own browser and is often idle: waiting for an animation, a bot, a film
          isolate: false,
          experimental: NATIVE,
          sequence: { groupOrder: 2 },
          include: ['apps/web/e2e/**/*.test.ts'],
          globalSetup: ['apps/web/e2e/globalServer.ts'],
          ...PATIENT,
        },
      },
    ],
  },
});
