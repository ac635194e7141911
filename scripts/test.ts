import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { buildWeb } from './buildWeb.ts';
import { indexProblems } from './indices.ts';
import { ROOT, runTool } from './tools.ts';

interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly failures: readonly string[]; // names, listed at the end of the output
}

const PASSED: Counts = { passed: 1, failed: 0, failures: [] };

/** In order of execution: the fastest parts first. */
const PARTS = {
  types: async () => added(await check('typescript', 'tsc', ['-p', '.']), checkIndices()),
  format: () => check('oxfmt', 'oxfmt', ['--check']),
  lint: () => check('oxlint', 'oxlint', []),
  unit: () => vitest('unit', 'page'),
  server: () => vitest('server'), // both databases
  browser: async () => {
    const built = await buildWeb({ force: true });
    return built ? vitest('e2e') : failure('the page does not build');
  },
} as const satisfies Record<string, () => Promise<Counts>>;
type Part = keyof typeof PARTS;

/** The parts of vitest's JSON report that we read. */
interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numTotalTests: number;
  readonly testResults: readonly {
    readonly name: string; // path of the file
    readonly status: string;
    readonly startTime: number;
    readonly endTime: number;
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
  }[];
}

async function check(packageName: string, command: string, args: readonly string[]): Promise<Counts> {
  const code = await runTool(packageName, command, { args });
  return code === 0 ? PASSED : failure(`${command} ${args.join(' ')}`.trim());
}

function checkIndices(): Counts {
  const problems = indexProblems();
  for (const problem of problems) console.error(problem);
  return problems.length === 0 ? PASSED : failure('an index that may be out of range: see scripts/indices.ts');
}

function added(one: Counts, other: Counts): Counts {
  return {
    passed: one.passed + other.passed,
    failed: one.failed + other.failed,
    failures: [...one.failures, ...other.failures],
  };
}

function failure(name: string): Counts {
  return { passed: 0, failed: 1, failures: [name] };
}

async function vitest(...projects: readonly string[]): Promise<Counts> {
  const cache = join(ROOT, '.cache');
  const report = join(cache, `vitest-${projects.join('-')}-${process.pid}.json`);
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
  mkdirSync(cache, { recursive: true });
  try {
    let said = '';
    const code = await runTool('vitest', 'vitest', {
      args: ['run', ...projects.flatMap((name) => ['--project', name]), ...reporters],
      onError: (text) => (said = `${said}${text}`.slice(-4000)),
    });
    if (!existsSync(report)) return failure(withoutReport(code, said));
    const told = JSON.parse(readFileSync(report, 'utf8')) as VitestReport;
    console.log(`The slowest files:\n${slowest(told).join('\n')}`);
    return countTests(told, code);
  } finally {
    rmSync(report, { force: true });
  }
}

/** Where the time of a part goes, in seconds. */
export function slowest({ testResults }: VitestReport): string[] {
  return testResults
    .map(({ name, startTime, endTime }) => ({ file: relative(ROOT, name), seconds: (endTime - startTime) / 1000 }))
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, LISTED_FILES)
    .map(({ file, seconds }) => `${seconds.toFixed(0).padStart(5)} s  ${file}`);
}

const LISTED_FILES = 8;

/** For a part that crashed before writing its report: the last lines of its output. */
export function withoutReport(code: number, said: string): string {
  const last = stripVTControlCharacters(said).trim().split('\n').slice(-LAST_LINES);
  return [`it ended with code ${code} and without a report. Its last words:`, ...last].join('\n    ');
}

const LAST_LINES = 12;

/**
 * A file that did not load, an error outside a test, and an empty run each count as a failure: all three hide tests.
 */
export function countTests(report: VitestReport, exitCode: number): Counts {
  if (report.numTotalTests === 0) return failure('no test ran');
  const failures = report.testResults.flatMap(failuresIn);
  if (failures.length === 0 && exitCode !== 0) failures.push('an error outside of the tests: see above');
  return { passed: report.numPassedTests, failed: failures.length, failures };
}

function failuresIn({ name, status, assertionResults }: VitestReport['testResults'][number]): string[] {
  const file = relative(ROOT, name);
  const failed = assertionResults.filter((assertion) => assertion.status === 'failed');
  if (failed.length === 0 && status === 'failed') return [`${file} (the whole file)`];
  return failed.map(({ fullName }) => `${file} > ${fullName}`);
}

async function runPart(part: Part): Promise<Counts> {
  console.log(`\n── ${part}`);
  try {
    return await PARTS[part]();
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    console.error(why);
    return failure(`it crashed: ${why}`);
  }
}

function readParts(names: readonly string[]): readonly Part[] | undefined {
  const all = Object.keys(PARTS) as Part[];
  if (names.length === 0) return all;
  const unknown = names.filter((name) => !(name in PARTS));
  for (const name of unknown) console.error(`There is no part "${name}". The parts are: ${all.join(', ')}.`);
  return unknown.length > 0 ? undefined : all.filter((part) => names.includes(part));
}

async function main(names: readonly string[]): Promise<number> {
  const parts = readParts(names);
  if (!parts) return 2;
  process.env['NODE_COMPILE_CACHE'] ??= join(ROOT, '.cache', 'compiled'); // the tests start the same programs hundreds of times
  let total: Counts = { passed: 0, failed: 0, failures: [] };
  for (const part of parts) {
    const counts = await runPart(part);
    console.log(`${counts.failed === 0 ? '✓' : '✗'} ${part}: ${counts.passed} passed, ${counts.failed} failed`);
    total = added(total, { ...counts, failures: counts.failures.map((name) => `✗ ${part}: ${name}`) });
  }
  if (total.failures.length > 0) console.log(`\nWhat failed:\n${total.failures.join('\n')}`);
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  return total.failed === 0 ? 0 : 1;
}

if (import.meta.main) process.exitCode = await main(process.argv.slice(2));
