import { expect, test } from 'vitest';
import { filesOf, problemsIn } from './indices.ts';

test('what is said about other files is left out', () => {
  const output = [
    "apps/cli/src/help.ts(12,3): error TS2532: Object is possibly 'undefined'.",
    "  Type 'undefined' is not assignable to type 'number'.",
    "packages/targi/src/list.ts(40,9): error TS2532: Object is possibly 'undefined'.",
    '',
  ].join('\n');
  expect(problemsIn(output, new Set(['apps/cli/src/help.ts']))).toEqual([output.split('\n')[0]]);
});

test('a folder is held to it apart from its tests and its loops over bytes', () => {
  const files = filesOf('packages/contract/tsconfig.json');
  expect(files).toContain('packages/contract/src/tags.ts');
  expect(files).not.toContain('packages/contract/src/rng.test.ts');
  expect(files).not.toContain('packages/contract/src/sha256.ts');
});
