import type { Event } from '@caravanserai/targets';
import { SEATS, type Snapshot } from '../../client.ts';
import { TO_WIN } from '../players/placesLeft.ts';

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

/** Somebody, or two partners, need one more disc (TT-38), or a tie is being broken. */
export function isTense({ view, need, kind, players }: Snapshot): boolean {
  if (kind !== 'game' || need.kind === 'over') return false;
  if (view.phase.name === 'golden') return true;
  return SEATS.some((seat, i) => {
    const partner = view.options.teams ? view.won[SEATS[(i + 2) % SEATS.length] ?? seat].length : 0; // opposite
    return players[seat] !== undefined && view.won[seat].length + partner === TO_WIN - 1;
  });
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
