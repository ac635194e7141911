import { assert } from '@caravanserai/contract';
import { copyInto, listMoves, MAX_MOVES, newState, playUnchecked, refusalOf, type State } from '../src/index.ts';
import { PHASE, PHASE_OVER, TO_ACT } from '../src/layout.ts';
import {
  type BoardgameCore,
  type BoardgameGame,
  type BoardgameInternal,
  type BoardgameState,
  yardstick,
} from '../../../yardsticks/yardstick.ts';
import type { Contender } from './contenders.ts';
import { deals, pickIndex } from './positions.ts';
import { makeG, readG, type ReadableG, writeChanges } from './readableG.ts';

type Original = <T>(draft: T) => T;

/**
 * boardgame.io at its fastest: undo off, and production mode, which skips its check of every G. It reads NODE_ENV when it is loaded,
 * so it cannot be imported statically.
 */
process.env.NODE_ENV = 'production';
const { CreateGameReducer, InitializeGame } = yardstick('boardgame.io/internal') as BoardgameInternal;
const { ActivePlayers, INVALID_MOVE } = yardstick('boardgame.io/core') as BoardgameCore;
const { original } = yardstick('immer') as { original: Original }; // its own

/** A typical boardgame.io game: a readable G, changed through Immer, and the current player in `ctx`. */
export function boardgameIoReadable(): Contender {
  const what = 'boardgame.io: a readable G, turns in ctx, undo off, production mode';
  return contender('boardgameIo', what, readableGame(), makeG, readG);
}

export function readableGame(): BoardgameGame<ReadableG> {
  const before = newState();
  const after = newState();
  return {
    disableUndo: true,
    turn: {
      order: { first: ({ G }) => G.table['toAct'], next: ({ G }) => G.table['toAct'] },
      endIf: ({ G, ctx }) => G.table['toAct'] !== Number(ctx.currentPlayer),
    },
    endIf: ({ G }) => (G.table['phase'] === PHASE_OVER ? true : undefined),
    moves: {
      play: ({ G }, code: number) => {
        readG(original(G), before); // not through the draft, whose reads are many times slower
        if (refusalOf(before, code) !== undefined) return INVALID_MOVE;
        copyInto(after, before);
        playUnchecked(after, code);
        writeChanges(G, before, after);
        return undefined;
      },
    },
  };
}

/** The lower bound of its reducer's cost: G is one string, so Immer does no work, and `ctx` tracks no turns. */
export function boardgameIoPacked(): Contender {
  const state = newState();
  const bytes = Buffer.from(state.buffer, state.byteOffset, state.length);
  const game: BoardgameGame<PackedG> = {
    disableUndo: true,
    turn: { activePlayers: ActivePlayers.ALL },
    endIf: ({ G }) => (G.bytes.charCodeAt(PHASE) === PHASE_OVER ? true : undefined),
    moves: {
      play: ({ G }, code: number) => {
        readPacked(G, state);
        if (refusalOf(state, code) !== undefined) return INVALID_MOVE;
        playUnchecked(state, code);
        return { bytes: bytes.toString('latin1') };
      },
    },
  };
  const what = 'boardgame.io, at its least: G is one string, no turns in ctx, undo off, production mode';
  return contender('boardgameIoPacked', what, game, makePacked, readPacked);
}
interface PackedG {
  readonly bytes: string;
}

function makePacked(state: State): PackedG {
  return { bytes: Buffer.from(state).toString('latin1') };
}

function readPacked({ bytes }: PackedG, state: State): void {
  for (let i = 0; i < state.length; i++) state[i] = bytes.charCodeAt(i);
}

function contender<G>(
  key: string,
  what: string,
  game: BoardgameGame<G>,
  make: (deal: State) => G,
  read: (g: G, state: State) => void,
): Contender {
  const reducer = CreateGameReducer({ game });
  const starts: BoardgameState<G>[] = deals().map((deal) =>
    InitializeGame({ game: { ...game, setup: () => make(deal) }, numPlayers: 2 }),
  );
  const seen = newState();
  const codes = new Uint16Array(MAX_MOVES);
  return {
    key,
    what,
    playGame(deal, rng) {
      let at = starts[deal];
      for (let moves = 0; ; moves++) {
        read(at.G, seen);
        if (at.ctx.gameover !== undefined) return moves;
        const code = codes[pickIndex(rng, listMoves(seen, codes))];
        const playerID = seen[TO_ACT] === 0 ? '0' : '1';
        const next = reducer(at, { type: 'MAKE_MOVE', payload: { type: 'play', args: [code], playerID } });
        assert(next.transients === undefined, 'boardgame.io accepts a listed move');
        at = next;
      }
    },
    lastState: () => seen,
  };
}
