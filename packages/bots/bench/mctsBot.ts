import { createRequire } from 'node:module';
import type { Game, State as BoardgameState } from 'boardgame.io';
import { assert } from '@caravanserai/contract';
import {
  compare,
  decodeMove,
  listMoves,
  MAX_MOVES,
  newState,
  playUnchecked,
  type State,
  targi,
} from '@caravanserai/targi';
import { layout as L } from '@caravanserai/targi/search';
import type { Player } from '../../../apps/cli/src/arena/player.ts';

type Internal = typeof import('boardgame.io/internal', { with: { 'resolution-mode': 'require' } });
type Ai = typeof import('boardgame.io/ai', { with: { 'resolution-mode': 'require' } });

process.env.NODE_ENV = 'production'; // it looks at this as it loads, and then leaves out its check of every G
const require = createRequire(import.meta.url);
const { InitializeGame } = require('boardgame.io/internal') as Internal;
const { MCTSBot } = require('boardgame.io/ai') as Ai;

/** Longer than any game: without this its playouts stop after 50 moves, where nobody has won yet. */
const TO_THE_END = 1000;

/** The whole state in one string, so that its reducer has nothing to copy; whose turn it is, in `ctx`. */
interface PackedG {
  readonly bytes: string;
}

const scratch = newState();
const codes = new Uint16Array(MAX_MOVES);

function pack(state: State): PackedG {
  return { bytes: Buffer.from(state).toString('latin1') };
}

function unpack({ bytes }: PackedG): State {
  for (let i = 0; i < scratch.length; i++) scratch[i] = bytes.charCodeAt(i);
  return scratch;
}

const game: Game<PackedG> = {
  disableUndo: true,
  turn: {
    order: { first: ({ G }) => toAct(G), next: ({ G }) => toAct(G) },
    endIf: ({ G, ctx }) => toAct(G) !== Number(ctx.currentPlayer),
  },
  endIf: ({ G }) => (G.bytes.charCodeAt(L.PHASE) === L.PHASE_OVER ? resultOf(G) : undefined),
  moves: {
    play: ({ G }, code: number) => {
      const s = unpack(G);
      playUnchecked(s, code); // it plays none but those that it was told
      return pack(s);
    },
  },
};

function toAct({ bytes }: PackedG): number {
  return bytes.charCodeAt(L.TO_ACT);
}

/** As its bot reads it. */
function resultOf(G: PackedG): { readonly winner: string } | { readonly draw: true } {
  const ahead = compare(unpack(G));
  return ahead === 0 ? { draw: true } : { winner: ahead > 0 ? '0' : '1' };
}

function enumerate(G: PackedG) {
  const count = listMoves(unpack(G), codes);
  return Array.from(codes.subarray(0, count), (code) => ({ move: 'play', args: [code] }));
}

/**
 * boardgame.io's own bot, as it is. It knows no hidden information, so it is given one deal that its view allows: with the true state it
 * would see every card to come.
 */
export function mctsPlayer(iterations: number): Player {
  return {
    async choose(view, _moves, rng) {
      const start: BoardgameState = InitializeGame({
        game: { ...game, setup: () => pack(targi.guess(view, rng)) },
        numPlayers: 2,
      });
      const bot = new MCTSBot({ game, enumerate, seed: String(rng.next()), iterations, playoutDepth: TO_THE_END });
      const { action } = await bot.play(start, start.ctx.currentPlayer);
      assert('args' in action.payload, 'it moves');
      return decodeMove(action.payload.args[0] as number);
    },
    close: async () => {},
  };
}
