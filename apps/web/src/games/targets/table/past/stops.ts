import type { Event } from '@caravanserai/targets';
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

/** In Golden Targets one film shows all towers, after the last stroke (T15); before rules version 4 each had its own. */
export function hasFilm(entry: LogEntry | undefined, log: readonly LogEntry[]): boolean {
  if (entry?.move.type !== 'golden') return entry?.move.type === 'flick';
  const isTogether = log.some(({ events }) => events.some(areAllFlicked));
  return !isTogether || entry.events.some(areAllFlicked);
}

function areAllFlicked(event: Event): boolean {
  return event.type === 'goldenJudged' && event.strokes !== undefined;
}
