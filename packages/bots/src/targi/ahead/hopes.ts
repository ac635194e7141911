import { MASKS, SPACE_COUNT } from './masks.ts';

/**
 * Move ordering of the placement search, for early alpha-beta cutoffs. Estimates come from the previous placement games of the decision,
 * because most of the cards are the same.
 */
const BITS: readonly number[] = Array.from({ length: SPACE_COUNT }, (_, i) => 1 << i);
const PAIRS: readonly number[] = BITS.flatMap((one, i) => BITS.slice(i + 1).map((other) => one | other));

/** Estimates, valid for one decision. */
export interface Hopes {
  /** Estimated values, by seat and mask. */
  readonly worths: readonly [Float64Array, Float64Array];
  /** The twelve spaces in search order, by seat and mask. Valid only if `orderedIn` equals `games`. */
  readonly ordered: Uint16Array;
  readonly orderedIn: Uint16Array;
  games: number;
}

export function newHopes(): Hopes {
  return {
    worths: [new Float64Array(MASKS), new Float64Array(MASKS)],
    ordered: new Uint16Array(2 * MASKS * SPACE_COUNT),
    orderedIn: new Uint16Array(2 * MASKS),
    games: 0,
  };
}

/** Called at the start of each placement game. */
export function startHoping(hopes: Hopes, worthOf: (seat: number, mask: number) => number): void {
  for (let seat = 0; seat < 2; seat++) {
    if (hopes.games === 0) guessFrom(hopes.worths[seat], (mask) => worthOf(seat, mask));
    else raise(hopes.worths[seat]);
  }
  hopes.games++;
}

/** Initial estimates: the sum of the gains of single spaces. */
function guessFrom(hope: Float64Array, worthOf: (mask: number) => number): void {
  const none = worthOf(0);
  const gains = BITS.map((bit) => worthOf(bit) - none);
  hope[0] = none;
  for (let mask = 1; mask < MASKS; mask++) {
    const bit = mask & -mask;
    hope[mask] = hope[mask ^ bit] + gains[31 - Math.clz32(bit)];
  }
}

/** Updates the estimates of pairs from those of triples, and of single spaces from those of pairs. */
function raise(hope: Float64Array): void {
  for (const pair of PAIRS) hope[pair] = bestBeside(hope, pair);
  for (const bit of BITS) hope[bit] = bestBeside(hope, bit);
}

/** The mean of the two best extensions, because the opponent may take one of them. */
function bestBeside(hope: Float64Array, mask: number): number {
  let best = Number.NEGATIVE_INFINITY;
  let second = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < SPACE_COUNT; i++) {
    if ((mask & (1 << i)) !== 0) continue;
    const value = hope[mask | (1 << i)];
    if (value > best) {
      second = best;
      best = value;
    } else if (value > second) second = value;
  }
  return (best + second) / 2;
}

/** The offset in `ordered` of the search order for a player with Targis on `mask`. */
export function orderFor({ worths, ordered, orderedIn, games }: Hopes, seat: number, mask: number): number {
  const list = seat * MASKS + mask;
  const from = list * SPACE_COUNT;
  if (orderedIn[list] === games) return from;
  orderedIn[list] = games;
  const hope = worths[seat];
  for (let i = 0; i < SPACE_COUNT; i++) {
    const value = hope[mask | (1 << i)];
    let at = from + i;
    for (; at > from && hope[mask | ordered[at - 1]] < value; at--) ordered[at] = ordered[at - 1];
    ordered[at] = 1 << i;
  }
  return from;
}
