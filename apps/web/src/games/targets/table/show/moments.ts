import type { Event } from '@caravanserai/targets';
import type { Snapshot } from '../../client.ts';

const DISTURBING: ReadonlySet<Event['type']> = new Set(['fault', 'disarmed', 'stole', 'targets', 'kept', 'gameOver']);

/** The table is about to look different from how the dice came to rest: a moment to see it. */
export function disturbs(events: readonly Event[]): boolean {
  return events.some(({ type }) => DISTURBING.has(type));
}

/** Discs change hands. */
export function moves(events: readonly Event[]): boolean {
  return events.some(({ type }) => type === 'targets' || type === 'stole');
}

/** What the end of a round is told with. */
export function roundEnd(events: readonly Event[]): readonly Event[] {
  return events.slice(
    Math.max(
      0,
      events.findIndex(({ type }) => type === 'roundEnded'),
    ),
  );
}

export function isOver({ need }: Snapshot): boolean {
  return need.kind === 'over';
}

export function newsOf(before: Snapshot, after: Snapshot): readonly Event[] {
  return after.log.slice(before.version).flatMap(({ events }) => events);
}

/** Somebody calls nothing more: everybody says so at the end of a round, and nobody need hear it (TT-29). */
export function isOnlyPassed(events: readonly Event[]): boolean {
  return events.length > 0 && events.every(({ type }) => type === 'passed');
}
