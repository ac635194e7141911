import { at, err, type MatchId, type MatchResult, ok, type UserId, type Version } from '@caravanserai/contract';
import type { Entry, MatchRow } from '../storage/matchStore.ts';
import { ABORT_WINDOW_MS, RATING_POLICY } from '../ratings/policy.ts';
import { AbortStore } from '../storage/abortStore.ts';
import type { Sql } from '../storage/sql.ts';
import { turnClock } from './clock.ts';
import { rivalsOf, seatOf } from './entries.ts';
import type { Ledger } from './ledger.ts';
import { type Done, RefusedError } from './types.ts';

const ABORTABLE_MOVES = 2; // number of moves after which a game can no longer be aborted

export async function resign(ledger: Ledger, id: MatchId, user: UserId): Promise<Done<Version>> {
  return end(ledger, id, user, ['resignation'], (match, seat) =>
    ok({ winners: rivalsOf(match, seat), by: 'resignation' }),
  );
}

/** Whether that seat has been absent for long. */
export type IsGone = (match: MatchRow, seat: string) => Promise<boolean>;

/** Claims the win against a player who is out of time or has been gone for long enough. */
export async function claim(ledger: Ledger, id: MatchId, user: UserId, isGone: IsGone): Promise<Done<Version>> {
  await ledger.awake();
  return end(ledger, id, user, ['time', 'absence'], async (match, seat) => {
    const [late] = match.toAct;
    if (late === undefined || late === seat) return err({ code: 'not-now', detail: 'it is your own turn' });
    const winners = rivalsOf(match, late);
    if (isFlagged(match, ledger.now())) return ok({ winners, by: 'time' });
    const mayBeAway = match.terms.clock.kind === 'days'; // with days per move, absence is normal
    const isOut = !mayBeAway && (await isGone(match, late));
    if (isOut) return ok({ winners, by: 'absence' });
    const retryAfterMs =
      match.deadlineMs === undefined ? {} : { retryAfterMs: Math.ceil(match.deadlineMs - ledger.now()) };
    return err({ code: 'not-now', detail: 'the player to act has time, and was heard from lately', ...retryAfterMs });
  });
}

/** Whether the time of the player to act was up at that moment. */
export function isFlagged({ deadlineMs }: MatchRow, atMs: number): boolean {
  return deadlineMs !== undefined && atMs > deadlineMs;
}

/** Ends the game of a player out of time. Checked again when it is written, since an outage gives time back. */
export async function fall(ledger: Ledger, id: MatchId): Promise<Done<Version>> {
  await ledger.awake();
  return ledger.alone(id, async (match) => {
    if (match.status !== 'running') return err({ code: 'wrong-status', detail: match.status });
    if (isFlagged(match, ledger.now())) return flagFalls(ledger, match);
    return err({ code: 'not-now', detail: 'the player to act still has time' });
  });
}

export async function flagFalls(ledger: Ledger, match: MatchRow): Promise<Done<Version>> {
  const winners = rivalsOf(match, match.clock?.running ?? at(match.toAct, 0));
  return write(ledger, match, endOf(ledger, match, { winners, by: 'time' }));
}

/** Limited for rated games: players could otherwise abort after seeing the deal, and opponents must wait for another game. */
export async function abort(ledger: Ledger, id: MatchId, user: UserId): Promise<Done<Version>> {
  return end(
    ledger,
    id,
    user,
    ['abort'],
    (match) => {
      if (match.daily !== undefined) return err({ code: 'not-now', detail: 'a daily game can only be resigned' });
      if (match.version < ABORTABLE_MOVES) return ok({ winners: [], by: 'abort' });
      return err({ code: 'not-now', detail: `after ${ABORTABLE_MOVES} moves a game can only be resigned` });
    },
    async (sql, { terms }) => {
      if (!terms.rated) return;
      const nowMs = ledger.now();
      const isFree = await new AbortStore(sql).add(user, id, nowMs, nowMs - ABORT_WINDOW_MS, RATING_POLICY.freeAborts);
      if (!isFree) throw new RefusedError({ code: 'aborts-used' });
    },
  );
}

/** Idempotent: a repeated request of the same seat gets the same answer. */
async function end(
  ledger: Ledger,
  id: MatchId,
  user: UserId,
  how: readonly MatchResult['by'][],
  decide: (match: MatchRow, seat: string) => Done<MatchResult> | Promise<Done<MatchResult>>,
  also?: (sql: Sql, match: MatchRow) => Promise<void>,
): Promise<Done<Version>> {
  return ledger.alone(id, async (match) => {
    const seat = seatOf(match, user);
    if (seat === undefined) return err({ code: 'not-seated' });
    if (match.status !== 'running') {
      const [last] = await ledger.store.entries(id, match.version - 1);
      const isSame = last?.kind === 'end' && last.seat === seat && how.includes(last.body.by);
      if (isSame) return ok(match.version); // written by an earlier attempt whose answer was lost
      return err({ code: 'wrong-status', detail: match.status });
    }
    const decided = await decide(match, seat);
    if (!decided.ok) return decided;
    return write(ledger, match, endOf(ledger, match, decided.value, seat), also);
  });
}

type End = Extract<Entry, { kind: 'end' }>;

function endOf(ledger: Ledger, match: MatchRow, body: MatchResult, seat?: string): Entry & End {
  const version = (match.version + 1) as Version;
  return { version, atMs: ledger.now(), kind: 'end', ...(seat === undefined ? {} : { seat }), body };
}

/** Writes the end if the match has not changed since it was read; for a loss on time, the deadline must be unchanged, too. */
async function write(
  ledger: Ledger,
  match: MatchRow,
  entry: Entry & End,
  also?: (sql: Sql, match: MatchRow) => Promise<void>,
): Promise<Done<Version>> {
  const { version, atMs, body } = entry;
  const clock = turnClock(match.terms.clock, match.clock, undefined, atMs);
  const change = { toAct: [], clock, deadlineMs: undefined, undoAsked: undefined, changedMs: atMs };
  const isByTime = body.by === 'time' && match.deadlineMs !== undefined;
  const guard = isByTime ? { deadlineMs: match.deadlineMs } : {};
  const after = await ledger.append(match, [entry], change, { ...guard, also: async (sql) => also?.(sql, match) });
  if (!after) return ledger.stale(match);
  await ledger.tell(match, after);
  return ok(version);
}
