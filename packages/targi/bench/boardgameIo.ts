import { createRequire } from 'node:module';
import type { Game, State as BoardgameState } from 'boardgame.io';
import { assert } from '@caravanserai/contract';
import { copyInto, listMoves, MAX_MOVES, newState, playUnchecked, refusalOf, type State } from '../src/index.ts';
import { PHASE, PHASE_OVER, TO_ACT } from '../src/layout.ts';
import type { Contender } from './contenders.ts';
import { deals, pickIndex } from './positions.ts';
import { makeG, readG, type ReadableG, writeChanges } from './readableG.ts';

type Internal = typeof import('boardgame.io/internal', { with: { 'resolution-mode': 'require' } });
type Core = typeof import('boardgame.io/core', { with: { 'resolution-mode': 'require' } });
type Original = <T>(draft: T) => T;

/**
 * boardgame.io's lean settings: production mode leaves out its check of every G, and undo is off. It looks at NODE_ENV as it loads,
 * which is why it is not imported at the top.
 */
process.env.NODE_ENV = 'production';
const require = createRequire(import.meta.url);
const { CreateGameReducer, InitializeGame } = require('boardgame.io/internal') as Internal;
const { ActivePlayers, INVALID_MOVE } = require('boardgame.io/core') as Core;
const requireAsIt = createRequire(require.resolve('boardgame.io/internal'));
const { original } = requireAsIt('immer') as { original: Original };

/** The same rules as its users would have them: a readable G, changed in place through Immer; whose turn it is, in `ctx`. */
export function boardgameIoReadable(): Contender {
  const what = 'boardgame.io: a readable G, turns in ctx, undo off, production mode';
  return contender('boardgameIo', what, readableGame(), makeG, readG);
}

export function readableGame(): Game<ReadableG> {
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
        readG(original(G), before); // around the draft: a read through it costs many times as much
        if (refusalOf(before, code) !== undefined) return INVALID_MOVE;
        copyInto(after, before);
        playUnchecked(after, code);
        writeChanges(G, before, after);
        return undefined;
      },
    },
  };
}

/** The least its reducer can cost: G is one string, so that Immer has nothing to do, and `ctx` knows nothing of turns. */
export function boardgameIoPacked(): Contender {
  const state = newState();
  const bytes = Buffer.from(state.buffer, state.byteOffset, state.length);
  const game: Game<PackedG> = {
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
  game: Game<G>,
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
