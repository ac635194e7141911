import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { addHealth } from './health.ts';
import { type ServerNode, openNode } from './node.ts';
import { addOnline } from './online.ts';
import type { Settings } from './settings.ts';

const CLOSE_MS = 5_000; // time limit of a shutdown
const LAST_MS = 500; // part of it for cleanup after requests are cut off

export async function serve(settings: Settings): Promise<void> {
  const { webRoot, host, port } = settings;
  if (!existsSync(join(webRoot, 'index.html'))) {
    return giveUp('The page is not built yet. Use `npm start`, or run `npm run build:web` first.');
  }
  let node: ServerNode;
  const app = buildApp({
    ...settings,
    limit: (budget, address) => node.budgets.take(budget, { address }),
    about: {
      match: async (id, address) => (node.budgets.take('pictures', { address }) ? undefined : node.matches.get(id)),
      personName: async (id, address) =>
        node.budgets.take('lists', { address }) ? undefined : (await node.store.users.get(id))?.name,
    },
  });
  try {
    node = await openNode({ ...settings, report: (error) => app.log.error(error) });
  } catch (error) {
    return giveUp(`The database could not be opened (DATABASE_URL). ${error instanceof Error ? error.message : error}`);
  }
  app.addHook('onClose', () => node.close());
  addHealth(app, node);
  await addOnline(app, node, settings);
  try {
    await app.listen({ host, port });
  } catch (error) {
    await app.close();
    return giveUp(whyNot(error as NodeJS.ErrnoException, settings));
  }
  void node.serverBots.wake();
  closeOnSignal(app);
  const address = app.server.address() as AddressInfo; // for port 0, the actual port
  console.log(`Caravanserai is open on http://${hostInUrl(host)}:${address.port}`);
}

export function hostInUrl(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost'; // all interfaces, so also this machine
  return host.includes(':') ? `[${host}]` : host;
}

export function whyNot(error: NodeJS.ErrnoException, { port, host }: Pick<Settings, 'port' | 'host'>): string {
  switch (error.code) {
    case 'EADDRINUSE':
      return `Port ${port} is already in use. Stop the other program, or choose another port: PORT=${port === 3000 ? 3001 : 3000} npm start`;
    case 'EACCES':
      return `This account may not open port ${port}. Choose a port above 1023: PORT=3000 npm start`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `"${host}" is not an address of this machine. Set HOST to localhost, or to 0.0.0.0 to be reachable from outside.`;
    default:
      return `The server could not start: ${error.message}`;
  }
}

function giveUp(why: string): void {
  console.error(why);
  process.exitCode = 1;
}

function closeOnSignal(app: FastifyInstance): void {
  let isClosing = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (isClosing) process.exit(1); // a second signal exits immediately
      isClosing = true;
      setTimeout(() => app.server.closeAllConnections(), CLOSE_MS - LAST_MS).unref();
      setTimeout(() => process.exit(0), CLOSE_MS).unref(); // for example if the database hangs: it rolls back open transactions itself
      void app.close().then(() => process.exit(0));
    });
  }
}
