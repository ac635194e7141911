import { err, type MatchId, ok, type UserId, type Version } from '@caravanserai/contract';
import type { Entry, MatchChange, MatchRow } from '../storage/matchStore.ts';
import { deadlineOf, turnClock } from './clock.ts';
import { malformed } from '../http/wire/fault.ts';
import { UNDO_LINES, UNDOS } from '../limits/limits.ts';
import { seatOf } from './entries.ts';
import { isWritten, type Ledger } from './ledger.ts';
import { hostFor } from './table.ts';
import type { Done } from './types.ts';

/** An undo request or its answer: both name the version that was seen and the version to return to. */
export interface UndoRequest {
  readonly onVersion: Version;
  readonly to: Version;
}

/** Asks to undo everything after `to`. An undo cannot go back past another undo, or past the reveal of hidden information. */
export async function askUndo(
  ledger: Ledger,
  id: MatchId,
  user: UserId,
  { onVersion, to }: UndoRequest,
): Promise<Done<undefined>> {
  return ledger.alone(id, async (match) => {
    const seat = seatOf(match, user);
    if (seat === undefined) return err({ code: 'not-seated' });
    if (match.status !== 'running') return err({ code: 'wrong-status', detail: match.status });
    if (match.version !== onVersion) return ledger.stale(match);
    if (to < 0 || to >= match.version)
      return err(malformed('request', { path: '/to', expected: `must be a version before ${match.version}` }));
    if (hostFor(match).race) return err({ code: 'not-now', detail: 'this game has no undo: its calls are a race' });
    if (match.version > UNDO_LINES) return err({ code: 'undos-used', detail: `no undo after ${UNDO_LINES} lines` });
    const { undos } = await ledger.store.linesOf(id, seat);
    if (undos >= UNDOS) return err({ code: 'undos-used', detail: `a player has ${UNDOS} undos in a match` });
    const { reveals, entries } = await ledger.engine.tell(match, to, 'spectator');
    const isSeen = reveals.length > 0 || entries.some(({ kind }) => kind === 'undo');
    if (isSeen) return err({ code: 'not-now', detail: 'something hidden was revealed since, or an undo lies between' });
    return ask(ledger, match, { undoAsked: { by: seat, to } });
  });
}

/** Consent applies to the request that was shown: if the request or the version has changed, it is refused. */
export async function answerUndo(
  ledger: Ledger,
  id: MatchId,
  user: UserId,
  { onVersion, to, granted }: UndoRequest & { readonly granted: boolean },
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
    await ledger.engine.forget(id); // its cached state is now outdated
    const clock = turnClock(match.terms.clock, match.clock, toAct[0], atMs);
    const change = { toAct, clock, deadlineMs: deadlineOf(clock), undoAsked: undefined, changedMs: atMs };
    const after = await ledger.append(match, [undo], change, { undoAsked: asked });
    if (!after) return ledger.stale(match);
    // No later undo goes back past this entry, so later replays start here.
    await ledger.engine.keepSnapshot(after).catch(() => undefined);
    await ledger.tell(match, after);
    return ok(undefined);
  });
}

/** Stores the request without a log entry, and notifies followers. */
async function ask(ledger: Ledger, match: MatchRow, wanted: Omit<MatchChange, 'changedMs'>): Promise<Done<undefined>> {
  const { id, version, undoAsked } = match;
  const guard = { status: 'running', version, ...(undoAsked ? { undoAsked } : {}) } as const;
  const write = () => ledger.store.change(id, guard, { ...wanted, changedMs: ledger.now() });
  if (!(await isWritten(write))) return ledger.stale(match);
  await ledger.tell(match, await ledger.reloaded(id));
  return ok(undefined);
}
