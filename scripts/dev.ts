import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { createServer } from 'vite';
import { settingsOrExit } from '../apps/server/src/settings.ts';
import { freePort } from './freePort.ts';
import { ROOT } from './tools.ts';

/**
 * A developer's day: the page with hot reload on PORT (3000), and behind it the server, which starts again when one of its files
 * changes. Matches are kept in data/dev.db, so that a restart loses nothing; DATABASE_URL changes that.
 */
const WEB = join(ROOT, 'apps/web');
const { host, port } = settingsOrExit(process.env);

const behind = await freePort();
const server = startServer(behind);
const page = await createServer({
  root: WEB,
  configFile: join(WEB, 'vite.config.ts'),
  server: {
    host,
    port: port === 0 ? await freePort() : port,
    strictPort: true,
    proxy: Object.fromEntries(['/api', '/healthz', '/metrics'].map((path) => [path, proxyTo(behind)])),
  },
});
try {
  await page.listen();
} catch (error) {
  server.kill();
  console.error(`The page could not be opened. ${error instanceof Error ? error.message : error}`);
  process.exit(1);
}
await isOpen(behind);
console.log(`The page is open on ${pageUrl()} and reloads by itself.`);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop());

/** The pages and sockets keep the host that the browser named: the server compares it with their origin. */
function proxyTo(at: number) {
  return { target: `http://127.0.0.1:${at}`, ws: true, changeOrigin: false };
}

/** The page comes from Vite, so the server gets the folder of its sources: it looks for an index.html, no more. */
function startServer(at: number): ChildProcess {
  const child = spawn(process.execPath, ['--watch', '--watch-preserve-output', 'apps/server/src/main.ts'], {
    cwd: ROOT,
    env: {
      DATABASE_URL: join(ROOT, 'data/dev.db'),
      ...process.env,
      HOST: '127.0.0.1',
      PORT: String(at),
      WEB_ROOT: join('apps', 'web'),
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  process.once('exit', () => void child.kill());
  return child;
}

function pageUrl(): string {
  return (page.resolvedUrls?.local[0] ?? `port ${port}`).replace(/\/$/, '');
}

/** The first start reads all of the server's files; after that the page may ask at any time. */
async function isOpen(at: number): Promise<void> {
  while (server.exitCode === null) {
    const answer = await fetch(`http://127.0.0.1:${at}/healthz`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((later) => setTimeout(later, 100));
  }
}

async function stop(): Promise<void> {
  server.kill('SIGTERM');
  await page.close();
  process.exit(0);
}
