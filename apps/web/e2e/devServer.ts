import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '../../../scripts/tools.ts';
import type { TestServer } from './browser.ts';

/** Starts `npm run dev`. */
export function openDev(root = ROOT): Promise<TestServer> {
  const child = spawn(process.execPath, [join(root, 'scripts/dev.ts')], {
    cwd: root,
    env: { ...process.env, HOST: 'localhost', PORT: '0', DATABASE_URL: ':memory:' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  return new Promise((resolve, reject) => {
    let said = '';
    const listen = (chunk: Buffer) => {
      said += String(chunk);
      const url = /The page is open on (http:\S+) /.exec(said)?.[1];
      if (url) resolve({ url, close: () => (child.kill('SIGTERM'), ended) });
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    void ended.then(() => reject(new Error(`npm run dev ended: ${said}`)));
  });
}
