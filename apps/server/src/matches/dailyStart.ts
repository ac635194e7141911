import {
  at,
  closesMs,
  DAILY_NONCE,
  err,
  type MatchId,
  ok,
  type Person,
  type Terms,
  type Version,
} from '@caravanserai/contract';
import { hostOf } from '../games.ts';
import type { DealRow } from '../storage/dailyStore.ts';
import type { MatchRow, NewSeat } from '../storage/matchStore.ts';
import { ConflictError, type Sql } from '../storage/sql.ts';
import { newMatchId } from './ids.ts';
import type { Ledger } from './ledger.ts';
import { roomFor } from './seating.ts';
import { type Done, RefusedError } from './types.ts';

/** Writes rows in the transaction that creates the match; throws to prevent it. */
export type DailyRecord = (sql: Sql, id: MatchId) => Promise<void>;

/**
 * Creates and starts a match on the deal of a date, in one transaction: a crash leaves a game that has started, or none. It ends when the
 * date closes. `already-seated`: `record` is a conflict.
 */
export async function startDaily(
  ledger: Ledger,
  person: Person,
  deal: DealRow,
  bot: Person,
  record: DailyRecord,
): Promise<Done<MatchId>> {
  const host = hostOf(deal.game, deal.rulesVersion);
  if (!host) return err({ code: 'other-rules' });
  const count = Math.min(...host.seatCounts);
  const terms: Terms = {
    game: deal.game,
    options: deal.options,
    seats: count,
    clock: { kind: 'none' },
    rated: false,
    visibility: 'private',
    chat: false,
  };
  const people = [person, bot];
  const seats = host.seats(count).map((seat, i) => ({ seat, person: at(people, i), nonce: DAILY_NONCE }));
  const nowMs = ledger.now();
  const table: MatchRow = {
    id: newMatchId(),
    terms,
    rulesVersion: deal.rulesVersion,
    status: 'running',
    host: person.id,
    secret: deal.secret,
    version: 0 as Version,
    toAct: [],
    deadlineMs: closesMs(deal.date),
    daily: deal.date,
    createdMs: nowMs,
    changedMs: nowMs,
    seats,
  };
  const { toAct } = await ledger.engine.look(table, []);
  const rows = seats.map(({ seat, person: { id }, nonce }): NewSeat => ({ seat, user: id, nonce }));
  try {
    await ledger.store.create({ ...table, toAct }, rows, roomFor(ledger, person), (sql) => record(sql, table.id));
  } catch (error) {
    await ledger.engine.forget(table.id).catch(() => undefined);
    if (error instanceof RefusedError) return err(error.error);
    if (error instanceof ConflictError) return err({ code: 'already-seated' });
    throw error;
  }
  await ledger.tell(table, await ledger.reloaded(table.id));
  return ok(table.id);
}
