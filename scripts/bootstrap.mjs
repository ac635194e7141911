// Installs the dependencies when they are missing or out of date. Runs before every npm script, on whatever Node the
// machine has (20 or later): plain JavaScript, no dependencies, and silent when there is nothing to do.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const modules = join(root, 'node_modules');
const stampFile = join(modules, '.caravanserai-stamp');
const cache = join(root, '.cache');
const lockFile = join(cache, 'install.lock'); // not inside node_modules: `npm ci` empties that folder
const hooksFile = join(cache, 'hooks'); // once a checkout: who removes the setting keeps it removed
const nodeFile = join(modules, 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
const OLDEST_NODE = 20;
const STALE_MS = 15 * 60_000; // no install takes so long: its process was lost, or its id was given to another

/** Our own stamp is the quick answer; an install made by hand with npm counts too, and gets the stamp. */
function isInstalled() {
  if (!hasNode()) return false;
  if (readIfThere(stampFile) === wantedStamp()) return true;
  if (!matchesLock() || !nodeRuns()) return false;
  writeFileSync(stampFile, wantedStamp());
  return true;
}

function wantedStamp() {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  return `${process.platform} ${process.arch} ${lock}\n`;
}

function readIfThere(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

/** The real size is over 100 MB; without its install script the package leaves no file or a stub. */
function hasNode() {
  try {
    return statSync(nodeFile).size > 1_000_000 && statSync(join(modules, '.bin', binName())).isFile();
  } catch {
    return false;
  }
}

function binName() {
  return process.platform === 'win32' ? 'node.cmd' : 'node';
}

function nodeRuns() {
  return spawnSync(nodeFile, ['--version'], { stdio: 'ignore' }).status === 0;
}

/** npm writes node_modules/.package-lock.json last, so an interrupted install has none or an old one. */
function matchesLock() {
  const installed = readIfThere(join(modules, '.package-lock.json'));
  if (installed === undefined) return false;
  const have = JSON.parse(installed).packages ?? {};
  const want = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages ?? {};
  return Object.entries(want).every(([path, { version, link, optional }]) => {
    if (!path.includes('node_modules/')) return true;
    const found = have[path];
    if (!found) return optional === true; // meant for another platform
    return link === true ? found.link === true : found.version === version;
  });
}

async function takeLock() {
  mkdirSync(cache, { recursive: true });
  const mine = `${process.pid} ${hostname()}`;
  for (let tries = 0; ; tries++) {
    try {
      writeFileSync(lockFile, mine, { flag: 'wx' });
      return;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    dropStaleLock();
    if (tries === 5) say('Another command is installing the dependencies; waiting for it …');
    await sleep(200);
  }
}

function dropStaleLock() {
  const owner = readIfThere(lockFile);
  if (owner === undefined || isAlive(owner)) return;
  const aside = `${lockFile}.${process.pid}`;
  try {
    renameSync(lockFile, aside); // of two that see the same stale lock, one takes it away
    const taken = readIfThere(aside);
    if (taken !== owner && taken !== undefined) writeFileSync(lockFile, taken, { flag: 'wx' }); // a fresh one: put it back
  } catch {
    // someone else was quicker
  }
  rmSync(aside, { force: true });
}

function isAlive(owner) {
  const [pid, host] = owner.split(' ');
  try {
    if (Date.now() - statSync(lockFile).mtimeMs > STALE_MS) return false;
    if (host === hostname()) process.kill(Number(pid), 0);
    return true; // on another machine, or still being written: until it is stale
  } catch (error) {
    return error.code !== 'ESRCH'; // ENOENT: gone in the meantime, so the next try takes it
  }
}

/** `npm ci` with its words kept back; they are shown when it fails. */
function install() {
  // Set against a user's own settings that would leave out what the scripts need.
  const args = ['ci', '--include=dev', '--include=optional', '--engine-strict=false', '--no-audit', '--no-fund'];
  args.push('--loglevel=error', '--no-progress');
  const { npm_execpath: npmCli, npm_node_execpath: npmNode } = process.env;
  const [command, first] = npmCli?.endsWith('.js') ? [npmNode ?? process.execPath, [npmCli]] : ['npm', []];
  const shell = command === 'npm' && process.platform === 'win32';
  return new Promise((resolve) => {
    const child = spawn(command, [...first, ...args], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], shell });
    for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => child.kill(signal));
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.once('error', (error) => resolve({ ok: false, output: String(error) }));
    child.once('close', (code, signal) =>
      resolve({ ok: code === 0, output: signal ? `stopped by ${signal}` : output }),
    );
  });
}

function say(line) {
  process.stderr.write(`${line}\n`); // never stdout: that belongs to the command that comes after
}

function fail(line) {
  say(line);
  process.exitCode = 1;
}

/** Commit messages are checked by `.githooks`, unless this checkout has hooks of its own. Without git there is nothing to check. */
function useHooks() {
  if (!existsSync(join(root, '.git')) || existsSync(hooksFile)) return;
  const git = (...args) => spawnSync('git', ['config', ...args], { cwd: root, stdio: 'ignore' }).status;
  if (git('core.hooksPath') === 1) git('core.hooksPath', '.githooks'); // 1: not set
  mkdirSync(cache, { recursive: true });
  writeFileSync(hooksFile, '');
}

async function bootstrap() {
  useHooks();
  if (isInstalled()) return;
  if (Number(process.versions.node.split('.')[0]) < OLDEST_NODE) {
    return fail(`Caravanserai needs Node ${OLDEST_NODE} or later to install itself; this is ${process.version}.`);
  }
  await takeLock();
  try {
    if (isInstalled()) return; // by the one we waited for
    say('Installing the dependencies from the npm registry (once; a minute or two) …');
    rmSync(stampFile, { force: true });
    const { ok, output } = await install();
    if (!ok) return fail(`${output.trimEnd()}\nThe dependencies could not be installed: npm ci failed (see above).`);
    if (!hasNode() || !nodeRuns()) {
      return fail(
        'The npm package "node" did not bring its program. Its install script must run: check `npm config get ignore-scripts`.',
      );
    }
    writeFileSync(stampFile, wantedStamp());
  } finally {
    rmSync(lockFile, { force: true });
  }
}

await bootstrap();
