import { randomUUID } from 'node:crypto';
import { createRequire } from 'node:module';
import { listMoves, MAX_MOVES, newState } from '@caravanserai/targi';
import { readG, type ReadableG } from '../../../packages/targi/bench/readableG.ts';
import type { LoadGame, Pace } from './pace.ts';

const { io } = createRequire(import.meta.url)('socket.io-client') as typeof import('socket.io-client');

/** What boardgame.io sends, as far as we read it. */
interface TheirState {
  readonly _stateID: number;
  readonly G: ReadableG;
  readonly ctx: { readonly currentPlayer: string; readonly gameover?: unknown };
}
const TOGETHER = 20;
const seen = newState();
const codes = new Uint16Array(MAX_MOVES);

/**
 * boardgame.io's own messages over its own sockets, without its client: that would run the rules a second time here. It makes a
 * match for whoever asks for one, so there is nothing to set up.
 */
export async function openTheirGames(url: string, games: number, pace: Pace): Promise<void> {
  for (let i = 0; i < games; i += TOGETHER) {
    await Promise.all(Array.from({ length: Math.min(TOGETHER, games - i) }, () => openGame(url, pace)));
  }
}

async function openGame(url: string, pace: Pace): Promise<void> {
  const game = pace.add();
  let match: string = randomUUID();
  const sockets = ['0', '1'].map((player) => {
    const socket = io(`${url}/targi`, { transports: ['websocket'], forceNew: true, reconnection: false });
    socket.on('disconnect', () => pace.failed());
    return { player, socket };
  });
  const sync = () => sockets.forEach(({ player, socket }) => socket.emit('sync', match, player, undefined, 2));
  for (const { player, socket } of sockets) {
    socket.on('sync', (id: string, { state }: { state: TheirState }) => look(id, state, false));
    socket.on('update', (id: string, state: TheirState) => look(id, state, true));

    function look(id: string, state: TheirState, isNews: boolean): void {
      if (id !== match) return;
      const isMine = state.ctx.currentPlayer === player;
      if (isNews) arrivedAt(game, state, player, pace);
      if (state.ctx.gameover !== undefined) {
        if (player !== '0') return;
        match = randomUUID();
        sync();
        return;
      }
      if (!isMine) return;
      readG(state.G, seen);
      const code = codes[Math.floor(Math.random() * listMoves(seen, codes))];
      const action = { type: 'MAKE_MOVE', payload: { type: 'play', args: [code], playerID: player } };
      pace.turn(game, () => {
        const { _stateID: version } = state;
        movers.set(game, player);
        socket.emit('update', action, version, id, player);
      });
    }
  }
  await Promise.all(sockets.map(({ socket }) => new Promise<void>((done) => void socket.once('connect', done))));
  sync();
}

const movers = new WeakMap<LoadGame, string>();

function arrivedAt(game: LoadGame, _state: TheirState, player: string, pace: Pace): void {
  if (movers.get(game) !== player) pace.arrived(game);
}
