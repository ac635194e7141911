import type { Event } from '@caravanserai/targets';
import type { Snapshot } from '../../client.ts';

const DISTURBING: ReadonlySet<Event['type']> = new Set(['fault', 'disarmed', 'stole', 'targets', 'kept', 'gameOver']);

/** Whether the table is about to change from how the dice came to rest; needs a pause. */
export function disturbs(events: readonly Event[]): boolean {
  return events.some(({ type }) => DISTURBING.has(type));
}

/** Whether discs change owners. */
export function moves(events: readonly Event[]): boolean {
  return events.some(({ type }) => type === 'targets' || type === 'stole');
}

/** The events that describe the end of a round. */
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

/** Whether the only event is a pass. Everybody passes at the end of a round, so it is not announced (TT-29). */
export function isOnlyPassed(events: readonly Event[]): boolean {
  return events.length > 0 && events.every(({ type }) => type === 'passed');
}
