import { isOnlyPassed } from '../show/moments.ts';
import type { LogEntry } from '../../client.ts';

/** Versions worth a stop on the way through a game: the start, and every move after which something has happened. */
export function stopsOf(log: readonly LogEntry[]): readonly number[] {
  return [0, ...log.filter(({ events, n }) => n === log.length || !isOnlyPassed(events)).map(({ n }) => n)];
}

/** The stop at a version, or the last before it. */
export function stopAt(stops: readonly number[], version: number): number {
  return Math.max(
    0,
    stops.findLastIndex((stop) => stop <= version),
  );
}
