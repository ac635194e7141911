import { join } from 'node:path';
import { expect, test } from 'vitest';
import { countTests, slowest, withoutReport } from './test.ts';
import { ROOT } from './tools.ts';

const passed = file('a.test.ts', 'passed', ['passed']);
const failed = file('b.test.ts', 'failed', ['passed', 'failed']);
const broken = file('c.test.ts', 'failed', []); // did not load
const OUTSIDE = 'an error outside of the tests: see above';

function file(name: string, status: string, statuses: readonly string[]) {
  const assertionResults = statuses.map((one, i) => ({ status: one, fullName: `test ${i + 1}` }));
  return {
    name: join(ROOT, name),
    status,
    startTime: 1000,
    endTime: 1000 + 1000 * name.charCodeAt(0),
    assertionResults,
  };
}

// [what happened, passed tests, failed tests, files, vitest's exit code, names of the failures]
test.each([
  ['all is well', 2, 0, [passed, passed], 0, []],
  ['a test failed', 2, 1, [passed, failed], 1, ['b.test.ts > test 2']],
  ['a file did not load', 1, 0, [passed, broken], 1, ['c.test.ts (the whole file)']],
  ['both', 2, 1, [passed, failed, broken], 1, ['b.test.ts > test 2', 'c.test.ts (the whole file)']],
  ['an error outside of the tests', 2, 0, [passed, passed], 1, [OUTSIDE]],
  ['no test ran', 0, 0, [], 0, ['no test ran']],
  ['no test ran, and vitest minds', 0, 0, [], 1, ['no test ran']],
])('%s', (_name, numPassedTests, numFailedTests, testResults, exitCode, failures) => {
  const numTotalTests = numPassedTests + numFailedTests;
  const report = { numPassedTests, numFailedTests, numTotalTests, testResults };
  expect(countTests(report, exitCode)).toEqual({ passed: numPassedTests, failed: failures.length, failures });
});

test('the slowest files come first', () => {
  const report = { numPassedTests: 0, numFailedTests: 0, numTotalTests: 0, testResults: [passed, broken, failed] };
  expect(slowest(report)).toEqual(['   99 s  c.test.ts', '   98 s  b.test.ts', '   97 s  a.test.ts']);
});

test('a part that died without a report is told by its last lines', () => {
  const said = `${'earlier\n'.repeat(30)}\u001B[31mError\u001B[39m: spawn initdb EACCES\n`;
  expect(withoutReport(1, said).split('\n').at(-1)).toBe('    Error: spawn initdb EACCES');
  expect(withoutReport(1, said).split('\n')).toHaveLength(13);
});
