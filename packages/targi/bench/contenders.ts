import { assert, quickRng, type Rng } from '@caravanserai/contract';
import { copyInto, listMoves, MAX_MOVES, newState, playUnchecked, type State, targi } from '../src/index.ts';
import { DEALS, deals, pickIndex } from './positions.ts';

/** An engine that plays whole random games. All contenders use the same deals and random numbers, so they play the same games. */
export interface Contender {
  readonly key: string;
  readonly what: string;
  /** Plays deal number `deal` to its end and returns the number of moves. */
  playGame(deal: number, rng: Rng): number;
  /** The final state of the last game. */
  lastState(): State;
}

export function inPlace(): Contender {
  const starts = deals();
  const state = newState();
  const codes = new Uint16Array(MAX_MOVES);
  return {
    key: 'inPlace',
    what: 'in place: copyInto, then listMoves and playUnchecked to the end',
    playGame(deal, rng) {
      copyInto(state, starts[deal]);
      for (let moves = 0; ; moves++) {
        const count = listMoves(state, codes);
        if (count === 0) return moves;
        playUnchecked(state, codes[pickIndex(rng, count)]);
      }
    },
    lastState: () => state,
  };
}

export function pure(): Contender {
  const starts = deals();
  const { moves: source } = targi;
  assert(source.kind === 'listed', 'Targi lists its moves');
  let state = starts[0];
  return {
    key: 'pure',
    what: 'pure face: moves.list and play, readable moves, judged again, with events',
    playGame(deal, rng) {
      state = starts[deal];
      for (let moves = 0; ; moves++) {
        const [seat] = targi.toAct(state);
        if (seat === undefined) return moves;
        const legal = source.list(state, seat);
        const played = targi.play(state, seat, legal[pickIndex(rng, legal.length)]);
        assert(played.ok, 'a listed move is accepted');
        state = played.value.state;
      }
    },
    lastState: () => state,
  };
}

/** Throws if a contender's games differ from the first contender's. */
export function checkAlike(contenders: readonly Contender[]): void {
  const ends = contenders.map((contender) => {
    const rng = quickRng('alike');
    return Array.from({ length: 8 }, (_, deal) => {
      const moves = contender.playGame(deal % DEALS, rng);
      return `${moves} ${targi.hash(contender.lastState())}`;
    }).join('; ');
  });
  ends.forEach((end, i) =>
    assert(end === ends[0], `${contenders[i].key} plays the same games as ${contenders[0].key}`),
  );
}
