import type { RequestListener, Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readableGame } from '../../../packages/targi/bench/boardgameIo.ts';
import { deals } from '../../../packages/targi/bench/positions.ts';
import { makeG, type ReadableG } from '../../../packages/targi/bench/readableG.ts';
import { FACE_UP } from '../../../packages/targi/src/layout.ts';
import { type BoardgameGame, type BoardgameServer, yardstick } from '../../../yardsticks/yardstick.ts';
import { DurableStore } from './theirStore.ts';

/**
 * boardgame.io's server with Targi as its users would write it. It stores matches in memory, its default, or in the file whose path is
 * given.
 */
const { Server } = yardstick('boardgame.io/server') as BoardgameServer;

const starts = deals();
const game: BoardgameGame<ReadableG, { readonly deal: number }> = {
  ...(readableGame() as BoardgameGame<ReadableG, { readonly deal: number }>),
  name: 'targi',
  setup: (_context, setupData) => makeG(starts[setupData?.deal ?? 0]),
  playerView: ({ G, playerID }) => seenBy(G, playerID ?? undefined),
};
const file = process.argv[2];
const server = Server({ games: [game], origins: [], ...(file === undefined ? {} : { db: new DurableStore(file) }) });
// By default it listens on all addresses of the machine; here only on the loopback address.
const app = server.app as unknown as { listen(...args: unknown[]): unknown; callback(): RequestListener };
const listen = app.listen.bind(app);
app.listen = (port, done) => listen(port, '127.0.0.1', done);
console.log = () => undefined; // it logs every start
const { appServer } = await server.run(0);
const http = appServer as unknown as HttpServer;
// Its lobby routes are added after the server was created, which the installed koa-compose ignores.
http.removeAllListeners('request').on('request', app.callback());
const { port } = http.address() as AddressInfo;
process.stdout.write(`open on http://127.0.0.1:${port}\n`);

process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.({ memoryBytes: process.memoryUsage().rss, cpuS: (user + system) / 1e6 });
});

/** Hides the decks and their shuffle, face-down cards, and the opponent's hand. */
function seenBy(g: ReadableG, player: string | undefined): unknown {
  const isActing = String(g.table['toAct']) === player;
  return {
    ...g,
    centre: g.centre.map((card, cell) => (g.faces[cell] === FACE_UP ? card : -1)),
    pending: isActing ? g.pending : { ...g.pending, drawn: -1 },
    players: g.players.map((one, i) =>
      one.tokens['handSecret'] === 0 || String(i) === player ? one : { ...one, tokens: { ...one.tokens, hand: -1 } },
    ),
    goods: { ...g.goods, deck: undefined },
    tribe: { ...g.tribe, deck: undefined },
    chance: undefined,
  };
}
