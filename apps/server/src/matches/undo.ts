import { err, type MatchId, ok, type UserId, type Version } from '@caravanserai/contract';
import type { Entry, MatchChange, MatchRow } from '../storage/matchStore.ts';
import { deadlineOf, turnClock } from './clock.ts';
import { UNDO_LINES, UNDOS } from '../limits/limits.ts';
import { seatOf } from './entries.ts';
import { isWritten, type Ledger } from './ledger.ts';
import { hostFor } from './table.ts';
import type { Done } from './types.ts';

/** What is asked for, or answered: both name the version that was looked at and the one to go back to. */
export interface UndoWish {
  readonly onVersion: Version;
  readonly to: Version;
}

/** Takes everything after `to` back, if the others agree. Not past another undo, nor a moment at which somebody learned something. */
export async function askUndo(
  ledger: Ledger,
  id: MatchId,
  user: UserId,
  { onVersion, to }: UndoWish,
): Promise<Done<undefined>> {
  return ledger.alone(id, async (match) => {
    const seat = seatOf(match, user);
    if (seat === undefined) return err({ code: 'not-seated' });
    if (match.status !== 'running') return err({ code: 'wrong-status', detail: match.status });
    if (match.version !== onVersion) return ledger.stale(match);
    if (to < 0 || to >= match.version) return err({ code: 'malformed', detail: 'nothing to take back there' });
    if (hostFor(match).race) return err({ code: 'not-now', detail: 'a race is not run again' });
    if (match.version > UNDO_LINES) return err({ code: 'undos-used', detail: `no undo after ${UNDO_LINES} lines` });
    const { undos } = await ledger.store.linesOf(id, seat);
    if (undos >= UNDOS) return err({ code: 'undos-used', detail: `a player has ${UNDOS} undos in a match` });
    const { reveals, entries } = await ledger.engine.tell(match, to, 'spectator');
    const isSeen = reveals.length > 0 || entries.some(({ kind }) => kind === 'undo');
    if (isSeen) return err({ code: 'not-now', detail: 'revealed' });
    return ask(ledger, match, { undoAsked: { by: seat, to } });
  });
}

/** Consent is to what was shown: if something else is asked for by now, or on another version, it is refused. */
export async function answerUndo(
  ledger: Ledger,
  id: MatchId,
  user: UserId,
  { onVersion, to, granted }: UndoWish & { readonly granted: boolean },
): Promise<Done<undefined>> {
  return ledger.alone(id, async (match) => {
    const seat = seatOf(match, user);
    const asked = match.undoAsked;
    if (seat === undefined) return err({ code: 'not-seated' });
    if (match.status !== 'running') return err({ code: 'wrong-status', detail: match.status });
    if (match.version !== onVersion) return ledger.stale(match);
    if (asked?.to !== to) return err({ code: 'not-now', detail: 'that is not asked for' });
    if (!granted) return ask(ledger, match, { undoAsked: undefined });
    if (asked.by === seat) return err({ code: 'not-now', detail: 'the others decide' });
    const atMs = ledger.now();
    const version = (match.version + 1) as Version;
    const undo: Entry = { version, atMs, kind: 'undo', seat: asked.by, body: { to } };
    const { toAct } = await ledger.engine.look({ ...match, version: to }, []);
    await ledger.engine.forget(id); // it remembers the past now
    const clock = turnClock(match.terms.clock, match.clock, toAct[0], atMs);
    const change = { toAct, clock, deadlineMs: deadlineOf(clock), undoAsked: undefined, changedMs: atMs };
    const after = await ledger.append(match, [undo], change, { undoAsked: asked });
    if (!after) return ledger.stale(match);
    // No undo goes behind this line, so whatever is replayed later begins here.
    await ledger.engine.keepSnapshot(after).catch(() => undefined);
    await ledger.tell(match, after);
    return ok(undefined);
  });
}

/** What is asked: no line in the log, but those who follow hear of it. */
async function ask(ledger: Ledger, match: MatchRow, wanted: Omit<MatchChange, 'changedMs'>): Promise<Done<undefined>> {
  const { id, version, undoAsked } = match;
  const guard = { status: 'running', version, ...(undoAsked ? { undoAsked } : {}) } as const;
  const write = () => ledger.store.change(id, guard, { ...wanted, changedMs: ledger.now() });
  if (!(await isWritten(write))) return ledger.stale(match);
  await ledger.tell(match, await ledger.reloaded(id));
  return ok(undefined);
}
