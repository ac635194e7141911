import { quickRng, type Rng } from '@caravanserai/contract';
import type { Seat } from '@caravanserai/targi';

/** A bot's randomness for its `n`th decision: the same after a game is resumed, and independent of the cards. */
export function botRng(seed: string, seat: Seat, n: number): Rng {
  return quickRng(`${seed}/${seat}/${n}`);
}
