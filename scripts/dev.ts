import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { createServer } from 'vite';
import { settingsOrExit } from '../apps/server/src/settings.ts';
import { docsInDev } from './docsDev.ts';
import { freePort } from './freePort.ts';
import { ROOT } from './tools.ts';

/**
 * Development mode: the page with hot reload on PORT (3000), proxying to the server, which restarts when one of its
 * files changes. Matches are stored in data/dev.db and survive restarts; DATABASE_URL overrides it.
 */
const WEB = join(ROOT, 'apps/web');
const { host, port } = settingsOrExit(process.env);

const behind = await freePort();
const server = startServer(behind);
const page = await createServer({
  root: WEB,
  configFile: join(WEB, 'vite.config.ts'),
  plugins: [docsInDev()],
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

/** Forwards the browser's Host header unchanged: the server compares it with the Origin. */
function proxyTo(at: number) {
  return { target: `http://127.0.0.1:${at}`, ws: true, changeOrigin: false };
}

/** Vite serves the page. The server only needs a folder with an index.html, so it gets the one with the sources. */
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

/** Resolves when the server answers; its first start compiles all of its files. */
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
