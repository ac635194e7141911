import {
  type Die,
  DISCS_TO_WIN,
  isLyingOn,
  type MiddleDisc,
  seatOf,
  type Seat,
  sideOf,
  sides,
  type State,
} from '@caravanserai/targets';

/**
 * How much of the game somebody understands: that discs are to be hit; how one’s own points stand; what the others stand to win; what it takes
 * to win the match.
 */
export const SENSES = ['hits', 'points', 'rivals', 'match'] as const;
export type Sense = (typeof SENSES)[number];

const HIT = 0.3; // a die on a disc, in discs, to somebody who does not count
const FLICK = 0.35; // a flick that is left
const STEAL = 0.05; // of each disc that others have stored, by a flick that is left
const TARGETS_RISK = 0.12; // that a flick of a rival takes the disc away
const OVERTAKE_RISK = 0.2; // or overtakes a lead of one point; less for more
const HOPE_BEHIND = 0.06; // that a flick of one’s own turns a disc that is lost or even

/** What a table is worth to a player's side. Only comparisons mean something. */
export function worthOf(s: State, seat: Seat, sense: Sense): number {
  const own = sideOf(s.options, seat);
  if (sense === 'hits') return wonBy(s, own) + HIT * diceOnDiscs(s, own);
  if (sense === 'points') return hopeOf(s, own);
  const rivals = sides(s.options).filter((side) => side[0] !== own[0]);
  if (sense === 'match' && s.phase.name === 'over') return s.phase.winners.includes(seat) ? 1 : 0;
  if (sense === 'match' && s.phase.name === 'golden')
    return s.phase.seats.includes(seat) ? 1 / s.phase.seats.length : 0;
  const hopes = rivals.map((side) => hopeOf(s, side));
  const best = Math.max(...hopes);
  const mean = hopes.reduce((sum, hope) => sum + hope, 0) / hopes.length;
  const lead = hopeOf(s, own) - (best + mean) / 2;
  return sense === 'rivals' ? lead : chanceOf(lead, discsLeft(s));
}

/** The fewer discs are left, the more a lead is worth. */
function chanceOf(lead: number, left: number): number {
  return 0.5 + (0.5 * lead) / (Math.abs(lead) + 0.5 + 0.3 * left);
}

function discsLeft({ middle, aside, stored }: State): number {
  return middle.length + aside.length + Object.values(stored).flat().length;
}

/** How many discs a side may expect, those won included. */
function hopeOf(s: State, side: readonly Seat[]): number {
  const ownLeft = flicksLeft(s, (seat) => side.includes(seat));
  const rivalsLeft = flicksLeft(s, (seat) => !side.includes(seat));
  const inStore = (isOwn: boolean) =>
    Object.entries(s.stored).reduce(
      (sum, [seat, discs]) => sum + (side.includes(seat as Seat) === isOwn ? discs.length : 0),
      0,
    );
  const kept = power(1 - STEAL, rivalsLeft);
  const won = wonBy(s, side);
  const nearly = won === DISCS_TO_WIN - 1 ? 0.2 : 0;
  const awards = s.middle.reduce((sum, disc) => sum + awardChance(s, disc, side, ownLeft, rivalsLeft), 0);
  const flicks = s.middle.length > 0 ? FLICK : STEAL * inStore(false);
  return won + nearly + inStore(true) * kept + awards + ownLeft * flicks;
}

function flicksLeft(s: State, isCounted: (seat: Seat) => boolean): number {
  return s.pucks.reduce((sum, { seat }) => sum + (isCounted(seat) ? s.towers[seat].length : 0), 0);
}

/** Whether a side's best colour on a disc will still be ahead when the round ends. */
function awardChance(s: State, disc: MiddleDisc, side: readonly Seat[], ownLeft: number, rivalsLeft: number): number {
  const totals = new Map<Seat, number>();
  for (const die of s.dice) {
    if (!isOn(die, disc)) continue;
    const colour = seatOf(die.die);
    totals.set(colour, (totals.get(colour) ?? 0) + (die.face ?? 0));
  }
  if (totals.size === 0) return 0;
  const best = (isOwn: boolean) =>
    Math.max(0, ...[...totals].filter(([colour]) => side.includes(colour) === isOwn).map(([, total]) => total));
  const lead = best(true) - best(false);
  if (lead <= 0) return best(true) > 0 ? HOPE_BEHIND * ownLeft : 0;
  const risk = TARGETS_RISK + (OVERTAKE_RISK * (7 - Math.min(6, lead))) / 6;
  return power(1 - risk, rivalsLeft);
}

function isOn(die: Die, disc: MiddleDisc): boolean {
  return die.spot === 'table' && isLyingOn(die, disc);
}

function diceOnDiscs(s: State, side: readonly Seat[]): number {
  return s.dice.filter((die) => side.includes(die.holder) && s.middle.some((disc) => isOn(die, disc))).length;
}

function wonBy(s: State, side: readonly Seat[]): number {
  return side.reduce((sum, seat) => sum + s.won[seat].length, 0);
}

/** By multiplication only, so that it is the same in every engine. */
function power(base: number, exponent: number): number {
  let product = 1;
  for (let i = 0; i < exponent; i++) product *= base;
  return product;
}
