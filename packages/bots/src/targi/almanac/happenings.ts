import { clone, type Event, type Seat, SEATS, type State, targi } from '@caravanserai/targi';
import { layout as L } from '@caravanserai/targi/search';
import { sideValue } from '../value.ts';
import { type Counts } from './flows.ts';
import { sumOf, type Tally, tallyOf } from './tally.ts';

/** One move of a game. */
export interface Step {
  readonly before: State;
  readonly seat: Seat;
  readonly events: readonly Event[];
  readonly after: State;
}

/** Something that happened to a player, under its key in the almanac. */
export interface Happening {
  readonly key: string;
  readonly seat: Seat;
  /** The player's final margin as it was expected before, in points. */
  readonly expected: number;
}

export type Tallies = Record<string, Tally>;

/** What the almanac says about some games. */
export interface Pages {
  readonly tallies: Tallies;
  readonly counts: Counts;
}

const ROUNDS_PER_PART = 3; // a raid ends each part

/** From 1 to 4. */
export function partOf(round: number): number {
  return Math.min(4, Math.ceil(round / ROUNDS_PER_PART));
}

/** Blue's final margin as it is expected at the start of a round, from the displays and tokens alone. */
export function expectedAt(start: State): number {
  const s = clone(start);
  s[L.ROUND]--; // the weights are those of the end of the round before
  return sideValue(s, 0) - sideValue(s, 1);
}

/** The sums of one game. */
export function talliesOf(happenings: readonly Happening[], end: State): Tallies {
  const { blue, white, winner } = targi.score(end);
  const margins = { blue: blue.total - white.total, white: white.total - blue.total };
  const tallies: Tallies = {};
  for (const [key, some] of Map.groupBy(happenings, (happening) => happening.key)) {
    const sum = (value: (happening: Happening) => number) => some.reduce((total, one) => total + value(one), 0);
    tallies[key] = tallyOf(
      some.length,
      sum(({ seat }) => (winner === undefined ? 1 : winner === seat ? 2 : 0)),
      sum(({ seat }) => margins[seat]),
      sum(({ seat, expected }) => Math.round(10 * (margins[seat] - expected))),
    );
  }
  return tallies;
}

export function together(pages: readonly Pages[]): Pages {
  const tallies = Map.groupBy(
    pages.flatMap((page) => Object.entries(page.tallies)),
    ([key]) => key,
  );
  const counts: Counts = {};
  for (const page of pages) for (const [key, count] of Object.entries(page.counts)) add(counts, key, count);
  return {
    tallies: Object.fromEntries([...tallies].map(([key, some]) => [key, sumOf(some.map(([, tally]) => tally))])),
    counts,
  };
}

export function add(counts: Counts, key: string, count: number): void {
  counts[key] = (counts[key] ?? 0) + count;
}

export function seatsFrom(first: Seat): readonly [Seat, Seat] {
  return first === 'blue' ? SEATS : ['white', 'blue'];
}
