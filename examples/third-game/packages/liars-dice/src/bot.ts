import type { Rng } from '@caravanserai/contract';
import type { Bid, Move, Seat } from './rules.ts';
import type { View } from './view.ts';

/** How unlikely a bid may be before it is doubted: the camel trusts nobody, the fox waits. */
export const LEVELS = { camel: 0.45, fox: 0.25 } as const;
export type Level = keyof typeof LEVELS;
export const LEVEL_NAMES = Object.keys(LEVELS) as Level[];

/** Sees what a player sees. Doubts what is unlikely, else makes the likeliest higher bid. */
export function choose(view: View, seat: Seat, moves: readonly Move[], level: Level, rng: Rng): Move {
  const bids = moves.filter((move) => move.type === 'bid');
  const scored = bids.map((move) => ({ move, chance: chanceOf(view, seat, move) + (rng.next() % 1000) / 1e6 }));
  const best = scored.toSorted((a, b) => b.chance - a.chance)[0];
  if (view.bid && (!best || chanceOf(view, seat, view.bid) < Math.min(LEVELS[level], best.chance)))
    return { type: 'doubt' };
  return best?.move ?? { type: 'doubt' };
}

/** That at least so many are on the table: the bot knows its own dice, each other die shows the face once in six. */
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
