import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { ROOT } from '../scripts/tools.ts';

const FOLDER = join(ROOT, 'python');

/** The first installed Python that can import all of these modules. */
function pythonWith(...modules: readonly string[]): string | undefined {
  const check = `import sys; assert sys.version_info >= (3, 9); import ${['os', ...modules].join(', ')}`;
  return ['python3', '/usr/bin/python3'].find((python) => spawnSync(python, ['-c', check]).status === 0);
}

async function run(
  python: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  cwd = FOLDER,
): Promise<string> {
  const quiet = { PYTHONDONTWRITEBYTECODE: '1', OPENBLAS_NUM_THREADS: '1' };
  const { stdout, stderr } = await promisify(execFile)(python, args, {
    cwd,
    env: { ...process.env, ...quiet, ...env },
  });
  return stdout + stderr;
}

const TIMEOUT_MS = 900_000; // complete test suites, possibly on a busy machine
const TESTS = ['-m', 'unittest', 'discover', '-s', 'tests', '-t', '.'];

test(
  'the Python package keeps its promises without numpy',
  async ({ skip }) => {
    const python = pythonWith() ?? skip('python3 (3.9 or later) is not installed here');
    expect(await run(python, TESTS, { PYTHONPATH: 'src', CARAVANSERAI_NUMPY: '0' })).toContain('OK');
  },
  TIMEOUT_MS,
);

test(
  'and with numpy',
  async ({ skip }) => {
    const python = pythonWith('numpy') ?? skip('no Python here has numpy');
    expect(await run(python, TESTS, { PYTHONPATH: 'src', CARAVANSERAI_NUMPY: '1' })).toContain('OK');
  },
  TIMEOUT_MS,
);

test('pip installs it, and it plays with its own engine', async ({ skip }) => {
  const python = pythonWith('setuptools', 'wheel', 'pip') ?? skip('no Python here has pip, setuptools and wheel');
  const target = mkdtempSync(join(tmpdir(), 'caravanserai-python-'));
  try {
    const offline = ['--no-build-isolation', '--no-index', '--no-deps', '--disable-pip-version-check'];
    await run(python, ['-m', 'pip', 'install', '--quiet', ...offline, '--target', target, FOLDER], {});
    const game = 'from caravanserai.gym import Env; env = Env(); env.reset(seed=1); print(env.step(env.sample())[1:4])';
    expect(await run(python, ['-c', game], { PYTHONPATH: target }, target)).toBe('(0.0, False, False)\n');
  } finally {
    rmSync(target, { recursive: true });
  }
});
