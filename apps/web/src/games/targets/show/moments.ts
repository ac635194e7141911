import type { Event } from '@caravanserai/targets';
import { SEATS, type Snapshot } from '../table.ts';

const DISTURBING: ReadonlySet<Event['type']> = new Set(['fault', 'disarmed', 'stole', 'targets', 'kept', 'gameOver']);

/** The table is about to look different from how the dice came to rest: a moment to see it. */
export function disturbs(events: readonly Event[]): boolean {
  return events.some(({ type }) => DISTURBING.has(type));
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

/** The last flick lies there, and nobody has been told yet that the round is over: it looks as if there were something to call. */
export function betweenRounds(before: Snapshot, next: Snapshot): { snapshot: Snapshot; events: readonly Event[] } {
  const entries = next.log.slice(before.version).map((entry) => ({ ...entry, events: beforeEnd(entry.events) }));
  const towers = { ...before.view.towers };
  for (const seat of SEATS) towers[seat] = [];
  const snapshot: Snapshot = {
    ...before,
    view: { ...before.view, towers, open: [] },
    need: { kind: 'calls', seats: [] },
    log: [...before.log, ...entries],
    shot: next.shot,
  };
  return { snapshot, events: entries.flatMap(({ events }) => events) };
}

function beforeEnd(events: readonly Event[]): readonly Event[] {
  const end = events.findIndex(({ type }) => type === 'roundEnded');
  return end < 0 ? events : events.slice(0, end);
}
