import { expect, test } from 'vitest';
import { countTests } from './test.ts';

const passed = { status: 'passed', assertionResults: [{ status: 'passed' }] };
const failed = { status: 'failed', assertionResults: [{ status: 'passed' }, { status: 'failed' }] };
const broken = { status: 'failed', assertionResults: [] }; // did not load

// [what happened, passed tests, failed tests, files, vitest's exit code, the failures that we count]
test.each([
  ['all is well', 2, 0, [passed, passed], 0, 0],
  ['a test failed', 2, 1, [passed, failed], 1, 1],
  ['a file did not load', 1, 0, [passed, broken], 1, 1],
  ['both', 2, 1, [passed, failed, broken], 1, 2],
  ['an error outside of the tests', 2, 0, [passed, passed], 1, 1],
  ['no test ran', 0, 0, [], 0, 1],
  ['no test ran, and vitest minds', 0, 0, [], 1, 1],
])('%s', (_name, numPassedTests, numFailedTests, testResults, exitCode, failures) => {
  const numTotalTests = numPassedTests + numFailedTests;
  const report = { numPassedTests, numFailedTests, numTotalTests, testResults };
  expect(countTests(report, exitCode)).toEqual({ passed: numPassedTests, failed: failures });
});
