import type { Rng } from '@caravanserai/contract';
import type { Move } from './rules.ts';
import type { Bid, Level, Seat } from './tables.ts';
import type { View } from './view.ts';

/** A bid is doubted if its probability is below this: the camel is suspicious, the fox patient. */
const DOUBTS: Readonly<Record<Level, number>> = { camel: 0.45, fox: 0.25 };

/** Decides from a player's view. Doubts an unlikely bid, else makes the most likely higher one. */
export function choose(view: View, seat: Seat, moves: readonly Move[], level: Level, rng: Rng): Move {
  const bids = moves.filter((move) => move.type === 'bid');
  const scored = bids.map((move) => ({ move, chance: chanceOf(view, seat, move) + (rng.next() % 1000) / 1e6 }));
  const best = scored.toSorted((a, b) => b.chance - a.chance)[0];
  if (view.bid && (!best || chanceOf(view, seat, view.bid) < Math.min(DOUBTS[level], best.chance)))
    return { type: 'doubt' };
  return best?.move ?? { type: 'doubt' };
}

/**
 * Probability that at least this many show the face: the bot knows its own dice; any other die shows it with
 * probability 1/6.
 */
export function chanceOf({ cups }: View, seat: Seat, { count, face }: Bid): number {
  const own = cups[seat];
  const others = cups[seat === 'left' ? 'right' : 'left'];
  const mine = own.kind === 'open' ? own.dice.filter((die) => die === face).length : 0;
  const hidden = others.kind === 'hidden' ? others.count : others.dice.length;
  let chance = 0;
  for (let k = Math.max(0, count - mine); k <= hidden; k++)
    chance += binomial(hidden, k) * (1 / 6) ** k * (5 / 6) ** (hidden - k);
  return chance;
}

function binomial(n: number, k: number): number {
  return k === 0 ? 1 : (binomial(n, k - 1) * (n - k + 1)) / k;
}
