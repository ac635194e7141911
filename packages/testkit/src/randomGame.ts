import {
  below,
  type Game,
  type GameTypes,
  pick,
  type Played,
  quickRng,
  type Rng,
  type Viewer,
} from '@caravanserai/contract';

/** A game and the helpers that only its own tests can supply. */
export interface GameUnderTest<T extends GameTypes> {
  readonly game: Game<T>;
  /** The options that games are played with. */
  readonly options: readonly T['options'][];
  optionsOf(state: T['state']): T['options'];
  /**
   * A copy of the state with everything hidden from the viewer dealt again. Write it from the rulebook, not with the game's `view` or
   * `guess`, which it is used to check.
   */
  redeal(state: T['state'], viewer: Viewer<T>, rng: Rng): T['state'];
  /** An upper bound: a longer game fails. */
  readonly maxMoves: number;
}

/** One decision in a random game, and its result. */
export interface Moment<T extends GameTypes> {
  readonly state: T['state'];
  readonly seat: T['seat'];
  /** All legal moves; for games that sample, only the sampled one. */
  readonly moves: readonly T['move'][];
  readonly move: T['move'];
  readonly played: Played<T>;
}

export interface RandomGame<T extends GameTypes> {
  readonly options: T['options'];
  readonly seed: string;
  readonly start: T['state'];
  readonly moments: readonly Moment<T>[];
  readonly end: T['state'];
  /** For the random choices of a check; deterministic for each game. */
  readonly rng: Rng;
}

/** Plays random moves, all determined by `seed`. */
export function playRandomly<T extends GameTypes>(test: GameUnderTest<T>, seed: string): RandomGame<T> {
  const { game } = test;
  const rng = quickRng(`testkit ${seed}`);
  const options = pick(rng, test.options);
  const start = game.init(options, seed);
  const moments: Moment<T>[] = [];
  let state = start;
  for (let seats = game.toAct(state); seats.length > 0; seats = game.toAct(state)) {
    if (moments.length === test.maxMoves) throw new Error(`the game ${seed} is not over after ${test.maxMoves} moves`);
    const seat = pick(rng, seats);
    const moves = movesOf(game, state, seat, rng);
    if (moves.length === 0) throw new Error(`${seat} is to act and has no move, in the game ${seed}`);
    const move = moves[below(rng, moves.length)];
    const played = game.play(state, seat, move);
    if (!played.ok)
      throw new Error(`${text(move)} was offered and refused: ${text(played.error)}, in the game ${seed}`);
    moments.push({ state, seat, moves, move, played: played.value });
    state = played.value.state;
  }
  return { options, seed, start, moments, end: state, rng };
}

function movesOf<T extends GameTypes>({ moves }: Game<T>, state: T['state'], seat: T['seat'], rng: Rng) {
  return moves.kind === 'listed' ? moves.list(state, seat) : [moves.sample(state, seat, rng)];
}

export function viewersOf<T extends GameTypes>({ seats }: Game<T>): readonly Viewer<T>[] {
  return [...seats, 'spectator'];
}

export function text(value: unknown): string {
  return JSON.stringify(value);
}
