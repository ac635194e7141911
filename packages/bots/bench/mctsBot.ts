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
import type { Player } from '../../../apps/cli/src/targi/arena/player.ts';
import {
  type BoardgameAi,
  type BoardgameGame,
  type BoardgameInternal,
  yardstick,
} from '../../../yardsticks/yardstick.ts';

process.env.NODE_ENV = 'production'; // read by boardgame.io when it is loaded; disables its check of every G
const { InitializeGame } = yardstick('boardgame.io/internal') as BoardgameInternal;
const { MCTSBot } = yardstick('boardgame.io/ai') as BoardgameAi;

/** Longer than any game: by default its playouts stop after 50 moves, before the game is decided. */
const PLAYOUT_DEPTH = 1000;

/** The whole state in one string, so that the reducer does no copying. `ctx` has the current player. */
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

const game: BoardgameGame<PackedG> = {
  disableUndo: true,
  turn: {
    order: { first: ({ G }) => toAct(G), next: ({ G }) => toAct(G) },
    endIf: ({ G, ctx }) => toAct(G) !== Number(ctx.currentPlayer),
  },
  endIf: ({ G }) => (G.bytes.charCodeAt(L.PHASE) === L.PHASE_OVER ? resultOf(G) : undefined),
  moves: {
    play: ({ G }, code: number) => {
      const s = unpack(G);
      playUnchecked(s, code); // its bot only plays enumerated moves
      return pack(s);
    },
  },
};

function toAct({ bytes }: PackedG): number {
  return bytes.charCodeAt(L.TO_ACT);
}

/** The result in the form that its bot expects. */
function resultOf(G: PackedG): { readonly winner: string } | { readonly draw: true } {
  const ahead = compare(unpack(G));
  return ahead === 0 ? { draw: true } : { winner: ahead > 0 ? '0' : '1' };
}

function enumerate(G: PackedG) {
  const count = listMoves(unpack(G), codes);
  return Array.from(codes.subarray(0, count), (code) => ({ move: 'play', args: [code] }));
}

/**
 * boardgame.io's own bot, unchanged. It does not support hidden information, so it plays on one random deal that is consistent with the
 * view; the real state would show it all hidden cards.
 */
export function mctsPlayer(iterations: number): Player {
  return {
    async choose(view, _moves, rng) {
      const start = InitializeGame({
        game: { ...game, setup: () => pack(targi.guess(view, rng)) },
        numPlayers: 2,
      });
      const bot = new MCTSBot({ game, enumerate, seed: String(rng.next()), iterations, playoutDepth: PLAYOUT_DEPTH });
      const { action } = await bot.play(start, start.ctx.currentPlayer);
      const { args } = action.payload;
      assert(args !== undefined, 'it moves');
      return decodeMove(args[0] as number);
    },
    close: async () => {},
  };
}
