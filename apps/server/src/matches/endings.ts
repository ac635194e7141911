import { isDeepStrictEqual } from 'node:util';
import { err, type MatchId, type MatchResult, ok, type UserId, type Version } from '@caravanserai/contract';
import type { Entry, MatchRow } from '../storage/matchStore.ts';
import type { Sql } from '../storage/sql.ts';
import { turnClock } from './clock.ts';
import { rivalsOf, seatOf } from './entries.ts';
import type { Ledger } from './ledger.ts';
import type { Done } from './types.ts';

const ABORTABLE_MOVES = 2; // a game that hardly began can be called off

export async function resign(ledger: Ledger, id: MatchId, user: UserId): Promise<Done<Version>> {
  return end(ledger, id, user, (match, seat) => ok({ winners: rivalsOf(match, seat), by: 'resignation' }));
}

/** Of a player whose time is up, or who has been gone for long enough by the word of those who watch the lines. */
export async function claim(
  ledger: Ledger,
  id: MatchId,
  user: UserId,
  isGone: (seat: string) => boolean,
): Promise<Done<Version>> {
  return end(ledger, id, user, (match, seat) => {
    const [late] = match.toAct;
    if (late === undefined || late === seat) return err({ code: 'not-now', detail: 'it is your own turn' });
    const winners = rivalsOf(match, late);
    if (match.deadlineMs !== undefined && ledger.now() > match.deadlineMs) return ok({ winners, by: 'time' });
    const mayBeAway = match.terms.clock.kind === 'days'; // nobody sits and waits for a move that has days
    return !mayBeAway && isGone(late) ? ok({ winners, by: 'absence' }) : err({ code: 'not-now' });
  });
}

export async function abort(ledger: Ledger, id: MatchId, user: UserId): Promise<Done<Version>> {
  return end(ledger, id, user, (match) =>
    match.version < ABORTABLE_MOVES ? ok({ winners: [], by: 'abort' }) : err({ code: 'not-now' }),
  );
}

async function end(
  ledger: Ledger,
  id: MatchId,
  user: UserId,
  decide: (match: MatchRow, seat: string) => Done<MatchResult>,
  also?: (sql: Sql, match: MatchRow) => Promise<void>,
): Promise<Done<Version>> {
  let attempt: Entry | undefined; // the last one; whether it was written is not always known
  return ledger.alone(id, async (match) => {
    const seat = seatOf(match, user);
    if (seat === undefined) return err({ code: 'not-seated' });
    if (match.status !== 'running') {
      const [last] = await ledger.store.entries(id, match.version - 1);
      if (attempt && isDeepStrictEqual(last, attempt)) return ok(match.version); // it was, and the answer was lost on the way
      return err({ code: 'wrong-status', detail: match.status });
    }
    const decided = decide(match, seat);
    if (!decided.ok) return decided;
    const atMs = ledger.now();
    const version = (match.version + 1) as Version;
    const clock = turnClock(match.terms.clock, match.clock, undefined, atMs);
    const entry: Entry = { version, atMs, kind: 'end', seat, body: decided.value };
    attempt = entry;
    const change = { toAct: [], clock, deadlineMs: undefined, undoAsked: undefined, changedMs: atMs };
    if (!(await ledger.append(match, [entry], change, { also: async (sql) => also?.(sql, match) }))) {
      return ledger.stale(match);
    }
    await ledger.tell(id, match.version, version);
    return ok(version);
  });
}
