import { below, quickRng, type Rng } from '@caravanserai/contract';
import { clone, listMoves, MAX_MOVES, playUnchecked, type State, targi } from '../src/index.ts';

export const DEALS = 256; // a power of two, so that indices can be masked

export function deals(): State[] {
  return Array.from({ length: DEALS }, (_, i) => targi.init(targi.defaultOptions, `bench-${i}`));
}

/** One random position from each deal, at any stage of the game. */
export function midgames(): State[] {
  const rng = quickRng('midgames');
  const codes = new Uint16Array(MAX_MOVES);
  return deals().map((state) => {
    let last = clone(state);
    for (let left = below(rng, 150); left > 0; left--) {
      const count = listMoves(state, codes);
      if (count === 0) return last;
      last = clone(state);
      playUnchecked(state, codes[pickIndex(rng, count)]);
    }
    return last;
  });
}

/** 0 to `count` − 1. Biased by less than one in a million; the unbiased `below` would cost a division of doubles. */
export function pickIndex(rng: Rng, count: number): number {
  return (rng.next() * 2 ** -32 * count) | 0;
}
