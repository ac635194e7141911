import type { Counts, Pages } from './pages.ts';
import type { Tally } from './tally.ts';

export interface AlmanacHead {
  readonly level: string;
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

/** What happened in the games of one level. */
export interface Almanac extends Pages {
  readonly level: string;
  readonly games: number;
}

/** Loads the file of a level once, on demand; `files` import the stored data. */
export function openAlmanacs<Level extends string>(
  files: Readonly<Record<Level, () => Promise<{ readonly default: unknown }>>>,
): (level: Level) => Promise<Almanac> {
  const loaded = new Map<Level, Promise<Almanac>>();
  return (level) => {
    const loading = loaded.get(level) ?? files[level]().then((file) => almanacOf(file.default as AlmanacData));
    loaded.set(level, loading);
    loading.catch(() => loaded.delete(level)); // the next call tries again
    return loading;
  };
}

function almanacOf(data: AlmanacData): Almanac {
  return { level: data.level, games: data.games, ...readAlmanac(data) };
}
