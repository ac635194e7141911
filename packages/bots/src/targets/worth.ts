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
 * What an evaluation takes into account: `hits`: dice on discs; `points`: the player's own expected discs; `rivals`: also those of the
 * rivals; `match`: the chance to win.
 */
export const SENSES = ['hits', 'points', 'rivals', 'match'] as const;
export type Sense = (typeof SENSES)[number];

const HIT = 0.3; // in discs: a die on a disc, for the evaluation `hits`
const FLICK = 0.35; // in discs: each remaining flick
const STEAL = 0.05; // chance that a remaining flick steals a given disc of a rival
const TARGETS_RISK = 0.12; // chance that a rival's flick wins the disc by Targets
const OVERTAKE_RISK = 0.2; // chance that it overtakes a lead of one point; smaller for larger leads
const HOPE_BEHIND = 0.06; // chance that the player's flick takes the lead on a disc that is lost or tied

/** The value of a position for a player's side. Only comparable within one `sense`. */
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

/** The chance to win with a lead. A lead is worth more when fewer discs are left. */
function chanceOf(lead: number, left: number): number {
  return 0.5 + (0.5 * lead) / (Math.abs(lead) + 0.5 + 0.3 * left);
}

function discsLeft({ middle, aside, stored }: State): number {
  return middle.length + aside.length + Object.values(stored).flat().length;
}

/** The number of discs that a side can expect, including those won. */
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

/** The chance that a side's best colour on a disc is ahead at the end of the round. */
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

/** Uses only multiplication, because `Math.pow` differs between JavaScript engines. */
function power(base: number, exponent: number): number {
  let product = 1;
  for (let i = 0; i < exponent; i++) product *= base;
  return product;
}
