import type { LevelName } from '../levels.ts';
import type { Counts } from './flows.ts';
import type { Pages } from './happenings.ts';
import type { Tally } from './tally.ts';

export interface AlmanacHead {
  readonly level: LevelName;
  /** The weights and rules that played the games. */
  readonly engine: string;
  readonly games: number;
  readonly cpuHours: number;
  /** Four hex digits for each block of games. */
  readonly checks: string;
}

/** As stored, one line for each tally. */
export interface AlmanacData extends AlmanacHead {
  readonly counts: Counts;
  readonly tallies: readonly (readonly [key: string, ...Tally])[];
}

export function readAlmanac({ counts, tallies }: AlmanacData): Pages {
  return { counts, tallies: Object.fromEntries(tallies.map(([key, ...tally]) => [key, tally])) };
}

export function writeAlmanac(head: AlmanacHead, { counts, tallies }: Pages): AlmanacData {
  const byKey = <T>(entries: readonly (readonly [string, T])[]) => entries.toSorted(([a], [b]) => (a < b ? -1 : 1));
  return {
    ...head,
    counts: Object.fromEntries(byKey(Object.entries(counts))),
    tallies: byKey(Object.entries(tallies)).map(([key, tally]) => [key, ...tally] as const),
  };
}
