import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const SLOW = /\/(list|guess|paying)\.test\.ts$/; // thousands of moves and guesses

/** A mutant that a quick test kills never gets to the slow ones. */
class QuickFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => Number(SLOW.test(moduleId));
    return files.toSorted((a, b) => rank(a) - rank(b));
  }
}

/** What `npm run mutation` runs against every mutant: docs/mutation.md. */
export default defineConfig({
  test: {
    include: ['packages/targi/src/**/*.test.ts'],
    exclude: ['**/*.property.test.ts', '**/node_modules/**'],
    isolate: false, // three times as quick, and the same mutants survive
    sequence: { sequencer: QuickFirst },
  },
});
