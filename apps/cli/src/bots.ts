import { TARGI_BOTS, type TargiBotName } from '@caravanserai/bots';
import { quickRng, type Rng } from '@caravanserai/contract';
import type { Seat } from '@caravanserai/targi';

export const BOT_NAMES = Object.keys(TARGI_BOTS) as TargiBotName[];

/** A bot's chance for its `n`th decision: the same when a game is taken up again, and it tells nothing of the cards. */
export function botRng(seed: string, seat: Seat, n: number): Rng {
  return quickRng(`${seed}/${seat}/${n}`);
}
