import type { GameListing, Seated } from '../../games/listing.ts';
import type { KeptSummary } from '../../app/play/device.ts';

/** A finished game of two people on this device. */
export interface CoupleGame {
  readonly game: string;
  readonly listing: GameListing;
  readonly kept: KeptSummary;
  readonly people: readonly Seated[];
}

export interface Couple {
  readonly names: readonly string[];
  readonly games: readonly CoupleGame[];
}

/** The games of each pair of names, in either seat; the pair with the most games first. */
export function couplesOf(games: readonly CoupleGame[]): readonly Couple[] {
  const couples = new Map<string, CoupleGame[]>();
  for (const one of games) {
    const key = JSON.stringify(one.people.map(({ name }) => name).toSorted());
    couples.set(key, [...(couples.get(key) ?? []), one]);
  }
  return [...couples]
    .map(([key, own]) => ({ names: JSON.parse(key) as string[], games: own }))
    .toSorted((a, b) => b.games.length - a.games.length);
}
