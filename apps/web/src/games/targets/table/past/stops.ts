import { isOnlyPassed } from '../show/moments.ts';
import type { LogEntry } from '../../client.ts';

/** Versions to stop at in a replay: the start, and every move that had an effect. */
export function stopsOf(log: readonly LogEntry[]): readonly number[] {
  return [0, ...log.filter(({ events, n }) => n === log.length || !isOnlyPassed(events)).map(({ n }) => n)];
}

/** The stop at a version, or the last one before it. */
export function stopAt(stops: readonly number[], version: number): number {
  return Math.max(
    0,
    stops.findLastIndex((stop) => stop <= version),
  );
}
