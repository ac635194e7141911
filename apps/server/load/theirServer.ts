import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { deals } from '../../../packages/targi/bench/positions.ts';
import { readableGame } from '../../../packages/targi/bench/boardgameIo.ts';
import { makeG } from '../../../packages/targi/bench/readableG.ts';
import { DurableStore } from './theirStore.ts';

/**
 * boardgame.io's own server with Targi as its users would write it. It keeps matches in memory, as it does unless told otherwise:
 * with the path of a file it writes them there.
 */
type ServerModule = typeof import('boardgame.io/server', { with: { 'resolution-mode': 'require' } });
const { Server } = createRequire(import.meta.url)('boardgame.io/server') as ServerModule;

const starts = deals();
let dealt = 0;
const game = { ...readableGame(), name: 'targi', setup: () => makeG(starts[dealt++ % starts.length]) };
const file = process.argv[2];
const server = Server({ games: [game], origins: [], ...(file === undefined ? {} : { db: new DurableStore(file) }) });
// It listens on every address of the machine; we want this one alone.
const app = server.app as unknown as { listen(...args: unknown[]): unknown };
const listen = app.listen.bind(app);
app.listen = (port, done) => listen(port, '127.0.0.1', done);
console.log = () => undefined; // it tells of every start
const { appServer } = await server.run(0);
const { port } = (appServer as unknown as { address(): AddressInfo }).address();
process.stdout.write(`open on http://127.0.0.1:${port}\n`);

process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.({ memoryBytes: process.memoryUsage().rss, cpuS: (user + system) / 1e6 });
});
