import { closesMs, isOpenAt, type Person, type UserId } from '@caravanserai/contract';
import type { MatchRow } from '../storage/matchStore.ts';
import { seatOf } from '../matches/entries.ts';

/** The secret of an open date tells which cards other players will draw, and that of a finished game those of its twin. */
export function isSecret({ daily, twin }: Pick<MatchRow, 'daily' | 'twin'>, nowMs: number): boolean {
  return (daily !== undefined && isOpenAt(daily, nowMs)) || (twin !== undefined && !twin.isOver);
}

/** When the secret of a daily match is published. */
export function publishedMs({ daily }: Pick<MatchRow, 'daily'>): number {
  return daily === undefined ? 0 : closesMs(daily);
}

const NAMELESS: Person = { id: 'guest', kind: 'guest', name: '' };

/** Other players may replay a daily game, but do not learn who played it. */
export function withoutNames(match: MatchRow, user: UserId | undefined): MatchRow {
  if (match.daily === undefined || (user !== undefined && seatOf(match, user) !== undefined)) return match;
  const seats = match.seats.map((row) => (row.person.kind === 'house' ? row : { ...row, person: NAMELESS }));
  const { rematch: _, ...rest } = match;
  return { ...rest, host: NAMELESS.id, seats };
}
