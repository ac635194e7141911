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

/** Stands in for npm: counts its calls, and leaves what `npm ci` leaves. Slow enough for a second one to come along. */
const FAKE_NPM = `
const fs = require('node:fs');
fs.appendFileSync('npm.log', process.argv.slice(2).join(' ') + '\\n');
if (process.env.FAKE_NPM_FAILS) { console.error('npm error code E403'); process.exit(7); }
setTimeout(() => {
  fs.rmSync('node_modules', { recursive: true, force: true });
  fs.mkdirSync('node_modules/node/bin', { recursive: true });
  fs.mkdirSync('node_modules/.bin');
  if (process.env.FAKE_NPM_WITHOUT_NODE) return;
  fs.symlinkSync(process.execPath, 'node_modules/node/bin/node');
  fs.symlinkSync('../node/bin/node', 'node_modules/.bin/node');
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

function bootstrap(env: Readonly<Record<string, string>> = {}): Promise<Outcome> {
  const child = spawn(process.execPath, [join(root, 'scripts/bootstrap.mjs')], {
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

test('installs once, with one line on stderr, and is silent afterwards', async () => {
  const first = await bootstrap();
  expect(first).toMatchObject({ code: 0, stdout: '' });
  expect(first.stderr).toMatch(/^Installing [^\n]+\n$/);
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
  unlinkSync(join(root, 'node_modules/node/bin/node')); // .bin/node now leads nowhere
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
  expect(failed.stderr).toContain('ignore-scripts');
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
  mkdirSync(join(root, 'node_modules/node/bin'), { recursive: true });
  mkdirSync(join(root, 'node_modules/.bin'));
  symlinkSync(process.execPath, join(root, 'node_modules/node/bin/node'));
  symlinkSync('../node/bin/node', join(root, 'node_modules/.bin/node'));
  const packages = { 'node_modules/a': { version }, 'node_modules/ours': { resolved: 'packages/ours', link: true } };
  writeFileSync(join(root, 'node_modules/.package-lock.json'), JSON.stringify({ packages }));
  expect((await bootstrap()).code).toBe(0);
  expect(calls()).toHaveLength(installs);
});

test('turns the commit hooks on, once, and leaves hooks of your own alone', async () => {
  const git = (...args: string[]) => spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout.trim();
  git('init', '-q');
  await bootstrap();
  expect(git('config', 'core.hooksPath')).toBe('.githooks');
  git('config', '--unset', 'core.hooksPath'); // somebody does not want them
  await bootstrap();
  expect(git('config', 'core.hooksPath')).toBe('');

  rmSync(join(root, '.cache/hooks'));
  git('config', 'core.hooksPath', 'mine');
  await bootstrap();
  expect(git('config', 'core.hooksPath')).toBe('mine');
});
