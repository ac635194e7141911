import { sumOf, type Tally, tallyOf } from './tally.ts';

/** Something that happened to a player of a game, under its key in the almanac. */
export interface Happening<Seat extends string = string> {
  readonly key: string;
  readonly seat: Seat;
  /** The player's final margin as it was expected before, in points of the game. */
  readonly expected: number;
}

/** How a game ended for a player. */
export interface Result {
  /** 2 for a win, 1 for a draw. */
  readonly wins: number;
  readonly margin: number;
}

export type Tallies = Record<string, Tally>;
/** Plain numbers by key. */
export type Counts = Record<string, number>;

/** What the almanac says about some games. */
export interface Pages {
  readonly tallies: Tallies;
  readonly counts: Counts;
}

/** The sums of one game. */
export function talliesOf<Seat extends string>(
  happenings: readonly Happening<Seat>[],
  results: Readonly<Record<Seat, Result>>,
): Tallies {
  const tallies: Tallies = {};
  for (const [key, some] of Map.groupBy(happenings, (happening) => happening.key)) {
    const sum = (value: (result: Result, expected: number) => number) =>
      some.reduce((total, { seat, expected }) => total + value(results[seat], expected), 0);
    tallies[key] = tallyOf(
      some.length,
      sum(({ wins }) => wins),
      sum(({ margin }) => margin),
      sum(({ margin }, expected) => Math.round(10 * (margin - expected))),
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
