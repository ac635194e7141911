import { err, type MatchId, type MatchStatus, ok, type UserId, type Version } from '@caravanserai/contract';
import type { Entry, MatchChange, MatchRow } from '../storage/matchStore.ts';
import { deadlineOf, turnClock } from './clock.ts';
import { seatOf } from './entries.ts';
import type { Ledger } from './ledger.ts';
import { hostFor } from './table.ts';
import type { Done } from './types.ts';

/** Takes everything after `to` back, if the others agree. Not past a moment at which somebody learned something. */
export async function askUndo(ledger: Ledger, id: MatchId, user: UserId, to: Version): Promise<Done<undefined>> {
  return ledger.alone(id, async (match) => {
    const seat = seatOf(match, user);
    if (seat === undefined) return err({ code: 'not-seated' });
    if (match.status !== 'running') return err({ code: 'wrong-status', detail: match.status });
    if (to < 0 || to >= match.version) return err({ code: 'malformed', detail: 'nothing to take back there' });
    if (hostFor(match).race) return err({ code: 'not-now', detail: 'a race is not run again' });
    const entries = await ledger.store.entries(id, 0);
    const { reveals } = await ledger.engine.tell(match, entries, 'spectator');
    const isSeen = reveals.some((version) => version > to) || entries.some((e) => e.kind === 'undo' && e.version > to);
    if (isSeen) return err({ code: 'not-now', detail: 'revealed' });
    return change(ledger, match, 'running', { undoAsked: { by: seat, to } });
  });
}

export async function answerUndo(
  ledger: Ledger,
  id: MatchId,
  user: UserId,
  isGranted: boolean,
): Promise<Done<undefined>> {
  return ledger.alone(id, async (match) => {
    const seat = seatOf(match, user);
    const asked = match.undoAsked;
    if (seat === undefined) return err({ code: 'not-seated' });
    if (!asked || match.status !== 'running') return err({ code: 'not-now' });
    if (!isGranted) return change(ledger, match, 'running', { undoAsked: undefined });
    if (asked.by === seat) return err({ code: 'not-now', detail: 'the others decide' });
    const atMs = ledger.now();
    const version = (match.version + 1) as Version;
    const undo: Entry = { version, atMs, kind: 'undo', seat: asked.by, body: { to: asked.to } };
    const { toAct } = await ledger.engine.look({ ...match, version: asked.to }, []);
    await ledger.engine.forget(id); // it remembers the past now
    const clock = turnClock(match.terms.clock, match.clock, toAct[0], atMs);
    const after = { toAct, clock, deadlineMs: deadlineOf(clock), undoAsked: undefined, changedMs: atMs };
    if (!(await ledger.append(match, [undo], after))) return ledger.conflict(id);
    await ledger.tell(id, match.version, version);
    return ok(undefined);
  });
}

/** The next game of the same people: made once. */
export async function linkRematch(ledger: Ledger, id: MatchId, next: MatchId): Promise<Done<undefined>> {
  return ledger.alone(id, async (match) => {
    if (match.status !== 'over' && match.status !== 'aborted')
      return err({ code: 'wrong-status', detail: match.status });
    if (match.rematch) return err({ code: 'not-now', detail: 'there is one already' });
    return change(ledger, match, match.status, { rematch: next });
  });
}

/** What is asked and offered: no line in the log, but those who follow hear of it. */
async function change(
  ledger: Ledger,
  match: MatchRow,
  status: MatchStatus,
  wanted: Omit<MatchChange, 'changedMs'>,
): Promise<Done<undefined>> {
  const full = { ...wanted, changedMs: ledger.now() };
  if (!(await ledger.store.change(match.id, match.version, status, full))) return ledger.conflict(match.id);
  await ledger.reload(match.id);
  await ledger.tell(match.id, match.version, match.version);
  return ok(undefined);
}
