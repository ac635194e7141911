import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from './tools.ts';

export interface Ended {
  readonly code: number | undefined; // undefined: terminated by a signal
  readonly stdout: string;
  readonly stderr: string;
}

export interface ServerProcess {
  /** The server's address; rejects with its last output if it exits instead. */
  readonly url: Promise<string>;
  readonly ended: Promise<Ended>;
  readonly pid: number | undefined;
  signal(name: NodeJS.Signals): void;
}

/**
 * The real server as a separate process, for tests: from this repository, or from a copy of it. Uses a free port unless
 * PORT is set.
 */
export function startServer(env: Readonly<Record<string, string>> = {}, root = ROOT): ServerProcess {
  const child = spawn(process.execPath, [join(root, 'apps/server/src/main.ts')], {
    env: { ...process.env, HOST: '127.0.0.1', PORT: '0', DATABASE_URL: ':memory:', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const killWithUs = () => void child.kill('SIGKILL');
  process.once('exit', killWithUs);
  child.once('close', () => process.removeListener('exit', killWithUs));
  const ended = collect(child);
  const url = new Promise<string>((resolve, reject) => {
    let said = '';
    child.stdout?.on('data', (chunk) => {
      said += String(chunk);
      const found = /open on (http:\S+)\n/.exec(said)?.[1];
      if (found) resolve(found);
    });
    ended.then(({ stderr }) => reject(new Error(`the server did not open: ${stderr}`)), reject);
  });
  url.catch(() => {}); // avoids an unhandled rejection in tests that only wait for the exit
  return { url, ended, pid: child.pid, signal: (name) => void child.kill(name) };
}

function collect(child: ChildProcess): Promise<Ended> {
  let stdout = '';
  let stderr = '';
  child.stdout?.on('data', (chunk) => (stdout += String(chunk)));
  child.stderr?.on('data', (chunk) => (stderr += String(chunk)));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ code: code ?? undefined, stdout, stderr }));
  });
}
