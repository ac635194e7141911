import { err, type MatchId, ok, type OnlineError, type UserId, type Version } from '@caravanserai/contract';
import type { Step } from '../engine/protocol.ts';
import type { GameHost } from '../games/host.ts';
import { malformed } from '../http/wire/fault.ts';
import { faultInMove } from '../http/wire/ofGame.ts';
import type { Entry, MatchChange, MatchRow, RequestKey } from '../storage/matchStore.ts';
import { type Calls, claimOf, FLICK_PAUSE_MS } from './calls.ts';
import { SEAT_LINES } from '../limits/limits.ts';
import { closingOf, deadlineOf, turnClock } from './clock.ts';
import { flagFalls, isFlagged } from './endings.ts';
import { entriesOf, errorOf, isPatient, isSameRest, restAfter, seatOf } from './entries.ts';
import type { Ledger } from './ledger.ts';
import { hostFor, isByKnownRules } from './table.ts';
import { keyFor } from './keys.ts';
import type { Done, Play, Via } from './types.ts';

const SNAPSHOT_EVERY = 64; // moves
const TOO_LATE = 'too-late'; // detail of `stale-version`: another player was quicker

/** Accepts all moves of a batch, or none. Idempotent: the same key gets the same answer. */
export async function play(
  ledger: Ledger,
  calls: Calls,
  id: MatchId,
  user: UserId,
  request: Play,
  { roundTripMs = 0, ...from }: Via,
): Promise<Done<Version>> {
  const act = (madeMs?: number) =>
    ledger.alone(id, async (match) => {
      const seat = seatOf(match, user);
      if (seat !== undefined) await ledger.origins.note(match, seat, from);
      return judge(ledger, match, user, request, madeMs);
    });
  const known = await ledger.get(id);
  if (known?.deadlineMs !== undefined) await ledger.awake();
  if (!known || !isByKnownRules(known) || !hostFor(known).race) return act();
  const early = nextAfterFilm(hostFor(known), request.moves);
  if (early !== undefined) return err(malformed('request', { path: `/moves/${early}`, expected: 'follows a flick' }));
  const match = (known.version === request.onVersion ? known : await ledger.reload(id)) ?? known;
  const seat = seatOf(match, user);
  if (seat === undefined || match.status !== 'running') return act();
  const claimedMs = claimOf(hostFor(match), request.moves);
  const atLast = () => act(claimedMs === undefined ? undefined : Number.MAX_SAFE_INTEGER);
  if (!isOfThisRest(match, request, claimedMs)) return atLast();
  if (claimedMs !== undefined && match.rest && ledger.now() < match.rest.atMs)
    return tooEarly(ledger, match, seat, request);
  return atOnceIfIllegal(
    ledger.engine.isLegal(match, seat, request.moves, claimedMs),
    (turn) => calls.inTurn(match, seat, request.moves, roundTripMs, turn),
    act,
    atLast,
  );
}

/**
 * The response time must not reveal what others could do: a move that is illegal whatever they do is refused immediately, and everything
 * else waits for the usual time. Its place in the queue counts from its arrival.
 */
async function atOnceIfIllegal<T>(
  isLegal: Promise<boolean>,
  inTurn: (act: (madeMs?: number) => Promise<T>) => Promise<T>,
  act: (madeMs?: number) => Promise<T>,
  refuse: () => Promise<T>,
): Promise<T> {
  let refused: Promise<T> | undefined;
  const turn = inTurn((madeMs) => refused ?? act(madeMs));
  const trial = isLegal.then((legal) => (legal ? turn : (refused = refuse())));
  return Promise.race([turn, trial]);
}

/**
 * Index of a move that would be made before anybody has seen what the move before it leads to. Such a call would win every race, and many
 * flicks in one request would cost much, since each is simulated before the request can be refused.
 */
function nextAfterFilm({ race, parseMove }: GameHost, moves: readonly unknown[]): number | undefined {
  const at = moves.slice(0, -1).findIndex((request) => {
    const move = parseMove(request);
    return move !== undefined && race?.startsFilm(move) === true;
  });
  return at < 0 ? undefined : at + 1;
}

/** Decided for the current rest, whatever was called since; a flick requires that nothing was. */
function isOfThisRest(match: MatchRow, { onVersion, moves }: Play, claimedMs: number | undefined): boolean {
  if (moves.length === 0) return false;
  if (match.version === onVersion) return true;
  return (claimedMs !== undefined || isPatient(match, moves)) && isSameRest(match.rest, match.version, onVersion);
}

/** Before the dice have come to rest on any screen. */
async function tooEarly(ledger: Ledger, match: MatchRow, seat: string, request: Play): Promise<Done<Version>> {
  const answered = await staleOrTaken(ledger, match, seat, keyFor(request));
  if (answered.ok) return answered;
  const retryAfterMs = Math.max(0, Math.ceil((match.rest?.atMs ?? 0) - ledger.now()));
  return err({ code: 'not-now', detail: 'the dice still roll: call when they lie still (`rest.atMs`)', retryAfterMs });
}

async function judge(
  ledger: Ledger,
  match: MatchRow,
  user: UserId,
  request: Play,
  madeMs?: number,
): Promise<Done<Version>> {
  const { id } = match;
  const { onVersion, moves } = request;
  const key = keyFor(request);
  const seat = seatOf(match, user);
  if (seat === undefined) return err({ code: 'not-seated' });
  if (match.version !== onVersion || match.status !== 'running') {
    const stale = await staleOrTaken(ledger, match, seat, key);
    const isStillGood = madeMs !== undefined || isPatient(match, moves);
    const isStillRacing = isStillGood && isSameRest(match.rest, match.version, onVersion);
    if (stale.ok || stale.error.code !== 'stale-version') return stale;
    if (!isStillRacing) return madeMs === undefined ? stale : err({ ...stale.error, detail: TOO_LATE });
  }
  if (moves.length === 0) return err({ code: 'malformed', detail: 'no move' });
  if (key && (await isLogFull(ledger, match, seat, moves.length))) {
    return err({ code: 'not-now', detail: `a seat has ${SEAT_LINES} lines in a match; it can still resign` });
  }
  const judged = await ledger.engine.play(match, seat, moves, ledger.isWatched(id), madeMs);
  if (judged.type === 'refused') {
    const { at, refusal } = judged;
    if (refusal.code === 'malformed') return err({ ...notAMove(match, moves[at], at), at });
    const error = errorOf(refusal);
    if (match.version === onVersion) return err({ ...error, at });
    const { reason } = error; // about the state that a quicker player left
    return err({ code: 'stale-version', ...(reason ? { reason } : {}), current: match.version, detail: TOO_LATE });
  }
  const done = await take(ledger, match, seat, judged.step, judged.moves, key);
  // Another node wrote first. That alone does not lose a race: the rules decide.
  if (!done.ok && done.error.code === 'stale-version' && madeMs !== undefined) {
    const current = await ledger.get(id);
    if (current && current.version !== match.version) return judge(ledger, current, user, request, madeMs);
  }
  return done;
}

/** Names the invalid part of a move, and the expected value. */
function notAMove({ terms }: MatchRow, move: unknown, at: number): OnlineError {
  const path = `/moves/${at}`;
  const fault = faultInMove(terms.game, move, path);
  return malformed('request', fault ?? { path, expected: 'is not a move of this game' });
}

async function take(
  ledger: Ledger,
  match: MatchRow,
  seat: string,
  step: Step,
  moves: readonly unknown[],
  key: RequestKey | undefined,
): Promise<Done<Version>> {
  const { id } = match;
  const atMs = ledger.now();
  if (isFlagged(match, atMs)) {
    const fallen = await flagFalls(ledger, match);
    return fallen.ok ? err({ code: 'wrong-status', detail: 'over', current: fallen.value }) : fallen;
  }
  const fromMs = step.film ? atMs + step.film.ms + FLICK_PAUSE_MS : atMs;
  const entries = entriesOf(match, seat, moves, key, atMs);
  const isOver = step.toAct.length === 0;
  const next = step.isClosing ? undefined : step.toAct[0];
  const clock = turnClock(match.terms.clock, match.clock, next, atMs, fromMs, isOver);
  const rest = restAfter(match, step, atMs);
  const change: MatchChange = {
    toAct: step.toAct,
    clock,
    deadlineMs: deadlineOf(clock) ?? (isOver ? undefined : closingOf(match)),
    ...(rest ? { rest } : {}),
    undoAsked: undefined,
    changedMs: atMs,
  };
  const end = isOver ? [endEntry(match, step, atMs)] : [];
  const [first, ...others] = entries;
  const after = await ledger.append(match, [first, ...others, ...end], change);
  if (!after) {
    await ledger.engine.forget(id);
    const current = await ledger.reloaded(id);
    await ledger.tell(current, current); // it may be stored although its followers were not notified
    return staleOrTaken(ledger, current, seat, key);
  }
  const version = (match.version + moves.length) as Version;
  ledger.keepStep(id, { ...step, from: match.version, entries });
  if (isOver || Math.floor(version / SNAPSHOT_EVERY) > Math.floor(match.version / SNAPSHOT_EVERY)) {
    void snapshot(ledger, { ...match, version });
  }
  await ledger.tell(match, after, moves.length);
  return ok(version);
}

/** The server's own moves, such as a pass for a player who did not answer, are always written. */
async function isLogFull({ store }: Ledger, { id, version }: MatchRow, seat: string, more: number): Promise<boolean> {
  if (version + more <= SEAT_LINES) return false;
  return (await store.linesOf(id, seat)).lines + more > SEAT_LINES;
}

function endEntry(match: MatchRow, { version, score }: Step, atMs: number): Entry {
  const body = { ...hostFor(match).result(score), by: 'play' } as const;
  return { version: (version + 1) as Version, atMs, kind: 'end', body };
}

/** Snapshots are only an optimisation: without one, the next replay takes longer. */
async function snapshot(ledger: Ledger, match: MatchRow): Promise<void> {
  await ledger.engine.keepSnapshot(match).catch(() => undefined);
}

/** The match is at another version: perhaps the request was accepted earlier and the answer was lost. */
async function staleOrTaken(
  ledger: Ledger,
  match: MatchRow,
  seat: string,
  key: RequestKey | undefined,
): Promise<Done<Version>> {
  const taken = key && (await ledger.store.byKey(match.id, seat, key.key));
  if (taken) {
    const isSame = taken.key?.hash === undefined || taken.key.hash === key.hash;
    return isSame ? ok(taken.version) : err({ code: 'key-reused', current: match.version });
  }
  if (match.status !== 'running') return err({ code: 'wrong-status', detail: match.status, current: match.version });
  return ledger.stale(match);
}
