import type { UserId } from '@caravanserai/contract';
import { isInvited } from '../matches/seating.ts';
import type { MatchRow } from '../storage/matchStore.ts';
import type { Occasion } from './push/words.ts';

export interface NewTurn {
  readonly user: UserId;
  readonly seat: string;
  /** The table waits for this player; others may act too, for example to call something. */
  readonly isDue: boolean;
}

/** Players who may act since this change and could not before, or whom the table now waits for. */
export function newTurns(before: MatchRow, after: MatchRow): readonly NewTurn[] {
  const due = dueSeat(after);
  const news = after.seats.filter(
    ({ seat, person }) =>
      person.kind !== 'house' &&
      mayAct(after, seat) &&
      (!mayAct(before, seat) || (seat === due && seat !== dueSeat(before))),
  );
  return news.map(({ seat, person }) => ({ user: person.id, seat, isDue: seat === due }));
}

/** The seat that the table waits for: none while all are asked at once. */
export function dueSeat({ status, toAct, rest }: MatchRow): string | undefined {
  return status === 'running' && rest?.closesMs === undefined ? toAct[0] : undefined;
}

function mayAct({ status, toAct }: MatchRow, seat: string): boolean {
  return status === 'running' && toAct.includes(seat);
}

/** Players with a reserved seat at a table where another player waits since this change. */
export function newlyInvited(before: MatchRow, after: MatchRow): readonly UserId[] {
  const invited = invitedTo(after);
  if (invited.length === 0) return invited;
  const known = new Set([...invitedTo(before), ...before.seats.map(({ person }) => person.id)]);
  return invited.filter((user) => !known.has(user));
}

function invitedTo(match: MatchRow): readonly UserId[] {
  const isWaiting = match.status === 'open' && match.seats.some(({ person }) => person.kind !== 'house');
  return isWaiting ? Object.values(match.reserved ?? {}).filter((user) => isInvited(match, user)) : [];
}

/** Notifications of a change, at most one per person. */
export function newsFor(
  before: MatchRow,
  after: MatchRow,
): readonly { readonly user: UserId; readonly occasion: Occasion }[] {
  const due = newTurns(before, after).filter(({ isDue }) => isDue);
  const isStarting = before.status === 'open' && after.status === 'running';
  const others = after.seats.filter(({ seat, person }) => person.kind !== 'house' && seat !== dueSeat(after));
  return [
    ...due.map(({ user }) => ({ user, occasion: 'turn' }) as const),
    ...(isStarting ? others.map(({ person }) => ({ user: person.id, occasion: 'started' }) as const) : []),
    ...newlyInvited(before, after).map((user) => ({ user, occasion: 'invited' }) as const),
  ];
}
