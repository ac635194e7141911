import {
  at,
  err,
  known,
  type MatchId,
  ok,
  type OnlineError,
  type Person,
  type Terms,
  type UserId,
} from '@caravanserai/contract';
import { GAMES, hostOf } from '../games.ts';
import { malformed } from '../http/wire/fault.ts';
import { faultInOptions } from '../http/wire/ofGame.ts';
import { CHAIRS_OPEN_MS, INVITATIONS_OF_NETWORK } from '../limits/limits.ts';
import { invitationCount, lockedGameCount } from '../storage/gameCount.ts';
import type { MatchChange, MatchRow, NewMatch, NewSeat, SqlGuard } from '../storage/matchStore.ts';
import type { Sql } from '../storage/sql.ts';
import { insert, setTwin, update } from '../storage/matchRows.ts';
import { deadlineOf, startClock } from './clock.ts';
import { seatOf } from './entries.ts';
import { newMatchId, newNonce, newSecret } from './ids.ts';
import { isWritten, type Ledger } from './ledger.ts';
import { seatsOf } from './table.ts';
import { type Done, RefusedError, type Sitting } from './types.ts';

/** Players of a new table besides the host: bots sit down at once, and each invited player has a reserved seat. */
export interface Company {
  readonly bots?: readonly Person[];
  readonly invited?: readonly Person[];
  /** Where each player is to sit; default: invited players on the last seats. */
  readonly places?: Readonly<Record<string, UserId>>;
  readonly address?: string | undefined; // of the host, if it is known
  readonly guard?: SqlGuard | undefined;
  /** Writes rows that refer to the match, in its transaction. */
  readonly also?: ((sql: Sql, id: MatchId) => Promise<void>) | undefined;
}

/** Creates a table. Its fingerprint is visible before any player sits down and adds a random number. */
export async function create(
  ledger: Ledger,
  host: Person,
  terms: Terms,
  { bots = [], invited = [], places, address, guard, also }: Company = {},
): Promise<Done<MatchId>> {
  const table = newTable(ledger, host, terms);
  if (!table.ok) return table;
  const seats = hostOf(terms.game)?.seats(terms.seats) ?? [];
  const seated = bots.map(({ id }, i): NewSeat => ({ seat: at(seats, i), user: id, nonce: newNonce() }));
  const kept = seats.slice(seats.length - invited.length);
  const reserved = places ?? Object.fromEntries(invited.map(({ id }, i) => [at(kept, i), id]));
  const isCounted = terms.visibility === 'public' || invited.length > 0;
  const network = address === undefined ? undefined : ledger.origins.networkOf(address);
  const made = {
    ...table.value,
    ...(invited.length > 0 ? { reserved } : {}),
    ...(isCounted && network !== undefined ? { hostNetwork: network } : {}),
  };
  try {
    const room = both(roomFor(ledger, host), roomToInvite(ledger, invited, network));
    await ledger.store.create(made, seated, both(room, guard), (sql) => also?.(sql, made.id) ?? Promise.resolve());
  } catch (error) {
    if (error instanceof RefusedError) return err(error.error);
    throw error;
  }
  return ok(table.value.id);
}

/**
 * Transaction guard: refuses a person who has the maximum number of games. Waiting tables count, so that a starting table never exceeds the
 * limit of another player. The server's bots have no limit.
 */
export function roomFor({ mostGames }: Ledger, { id, kind }: Person): SqlGuard | undefined {
  if (mostGames === Infinity || kind === 'house') return undefined;
  return async (sql) => {
    if ((await lockedGameCount(sql, id)) < mostGames) return;
    throw new RefusedError({ code: 'too-many-games', detail: `${mostGames} at once, tables that wait included` });
  };
}

/** Transaction guard: strangers in one network cannot bury the invitations of a person's friends under theirs. */
function roomToInvite({ mostGames }: Ledger, invited: readonly Person[], network?: string): SqlGuard | undefined {
  if (mostGames === Infinity || network === undefined) return undefined;
  return async (sql) => {
    for (const { id } of invited) {
      if ((await invitationCount(sql, id, network)) < INVITATIONS_OF_NETWORK) continue;
      throw new RefusedError({ code: 'too-many', detail: 'invitations', retryAfterS: 60 });
    }
  };
}

function both(one: SqlGuard | undefined, other: SqlGuard | undefined): SqlGuard {
  return async (sql) => {
    await one?.(sql);
    await other?.(sql);
  };
}

function newTable({ now }: Ledger, host: Person, terms: Terms): Done<NewMatch> {
  const game = hostOf(terms.game);
  if (!game) {
    return err(
      malformed('request', { path: '/terms/game', expected: `must be one of ${Object.keys(GAMES).join(', ')}` }),
    );
  }
  if (!game.seatCounts.includes(terms.seats)) {
    return err(
      malformed('request', { path: '/terms/seats', expected: `must be one of ${game.seatCounts.join(', ')}` }),
    );
  }
  const chairs = terms.bothChairs ? faultInChairs(terms) : undefined;
  if (chairs) return err(malformed('request', chairs));
  const options = game.parseOptions(terms.options, terms.seats);
  if (options === undefined) return err(notOptions(terms));
  const nowMs = now();
  return ok({
    id: newMatchId(),
    terms: { ...terms, options },
    rulesVersion: game.rulesVersion,
    status: 'open',
    host: host.id,
    secret: newSecret(),
    createdMs: nowMs,
    changedMs: nowMs,
  });
}

/** Two games on one deal run side by side, and both players see both. */
function faultInChairs({
  seats,
  rated,
  clock,
}: Terms): { readonly path: string; readonly expected: string } | undefined {
  if (seats !== 2) return { path: '/terms/seats', expected: 'must be 2 with `bothChairs`' };
  if (rated) return { path: '/terms/rated', expected: 'must be false with `bothChairs`' };
  return clock.kind === 'live'
    ? { path: '/terms/clock', expected: 'must not be a chess clock with `bothChairs`' }
    : undefined;
}

/** Options that are valid one by one may contradict each other, such as teams of three players. */
function notOptions({ game, options, seats }: Terms): OnlineError {
  const path = '/terms/options';
  const fault = faultInOptions(game, options, path);
  return malformed('request', fault ?? { path, expected: `do not go together, or not with ${seats} seats` });
}

/** Taking the last free seat starts the game in the same transaction. Idempotent for the same number. */
export async function sit(
  ledger: Ledger,
  id: MatchId,
  person: Person,
  { nonce, seat: request, guard, ...from }: Sitting,
): Promise<Done<string>> {
  return ledger.alone(id, async (match) => {
    const seats = seatsOf(match);
    const own = match.seats.find((row) => row.person.id === person.id);
    if (own?.nonce === nonce) return ok(own.seat); // written by an earlier attempt whose answer was lost
    if (match.status !== 'open') return err({ code: 'wrong-status', detail: match.status });
    if (own) return err({ code: 'already-seated', detail: own.seat });
    if (match.terms.bothChairs) {
      if (person.kind === 'house') return err({ code: 'forbidden', detail: 'two games on one deal are for people' });
      if (ledger.now() > match.createdMs + CHAIRS_OPEN_MS)
        return err({ code: 'not-now', detail: 'not accepted in time' });
    }
    if (request !== undefined && !seats.includes(request)) {
      return err(malformed('request', { path: '/seat', expected: `must be one of ${seats.join(', ')}` }));
    }
    const free = seats.filter((seat) => !match.seats.some((row) => row.seat === seat));
    const kept = free.filter((seat) => isFor(match, seat, person.id));
    if (free.length > 0 && kept.length === 0) return err({ code: 'forbidden', detail: 'the seats are reserved' });
    const seat = request ?? kept[0];
    if (seat === undefined || !kept.includes(seat)) return err({ code: 'seat-taken' });
    const seated = { ...match, seats: [...match.seats, { seat, person, nonce }] };
    const isFull = seated.seats.length === seats.length;
    const change = isFull ? await started(ledger, seated) : { changedMs: ledger.now() };
    const row: NewSeat = { seat, user: person.id, nonce, origins: ledger.origins.of(match, from) };
    const twin = isFull && match.terms.bothChairs ? twinOf(seated) : undefined;
    const start = twin && (await started(ledger, twin));
    const withTwin: SqlGuard | undefined = twin && start && ((sql) => startTwin(sql, twin, start));
    const guards = both(both(roomFor(ledger, person), guard), withTwin);
    if (!(await isWritten(() => ledger.store.sit(match, row, change, guards)))) return err({ code: 'seat-taken' });
    await ledger.tell(match, await ledger.reloaded(id));
    if (twin) await ledger.tell({ ...twin, status: 'open' }, await ledger.reloaded(twin.id));
    return ok(seat);
  });
}

/** The second game on the deal: the players exchange seats, and the numbers that make the seed stay with the seats. */
function twinOf(match: MatchRow): MatchRow {
  const { reserved: _, ...rest } = match;
  const [one, other] = [at(match.seats, 0), at(match.seats, 1)];
  return {
    ...rest,
    id: newMatchId(),
    twin: { id: match.id, deal: match.id },
    seats: [
      { ...one, person: other.person },
      { ...other, person: one.person },
    ],
  };
}

async function startTwin(sql: Sql, twin: MatchRow, start: MatchChange): Promise<void> {
  const seats = twin.seats.map(({ seat, person, nonce }): NewSeat => ({ seat, user: person.id, nonce }));
  await insert(sql, { ...twin, status: 'running' }, seats);
  await update(sql, twin.id, start, { status: 'running' });
  const deal = known(twin.twin).id;
  await setTwin(sql, twin.id, known(twin.twin));
  await setTwin(sql, deal, { id: twin.id, deal });
}

function isFor({ reserved }: MatchRow, seat: string, user: UserId): boolean {
  return reserved?.[seat] === undefined || reserved[seat] === user;
}

/** The change that starts the game once all seats are taken. */
async function started(ledger: Ledger, match: MatchRow): Promise<MatchChange> {
  const { toAct } = await ledger.engine.look(match, []);
  const nowMs = ledger.now();
  const clock = startClock(match.terms.clock, seatsOf(match), toAct[0], nowMs);
  const deadlineMs = deadlineOf(clock);
  const time = clock && deadlineMs !== undefined ? { clock, deadlineMs } : {};
  return { status: 'running', toAct, changedMs: nowMs, ...time };
}

const CHANGED: OnlineError = { code: 'not-now', detail: 'the table changed at the same moment: look at it again' };

/** A table without players is cancelled. */
export async function leave(ledger: Ledger, id: MatchId, user: UserId): Promise<Done<undefined>> {
  return ledger.alone(id, async (match) => {
    if (match.status !== 'open') return err({ code: 'wrong-status', detail: match.status });
    if (seatOf(match, user) === undefined) return err({ code: 'not-seated' });
    const others = match.seats.filter(({ person }) => person.id !== user && person.kind !== 'house');
    const change: MatchChange = { changedMs: ledger.now(), ...(others.length === 0 ? { status: 'aborted' } : {}) };
    if (!(await isWritten(() => ledger.store.leave(match, user, change)))) return err(CHANGED);
    await ledger.tell(match, await ledger.reloaded(id));
    return ok(undefined);
  });
}

/** An invited player declines: the table is cancelled. */
export async function decline(ledger: Ledger, id: MatchId, user: UserId): Promise<Done<undefined>> {
  return ledger.alone(id, async (match) => {
    if (match.status !== 'open') return err({ code: 'wrong-status', detail: match.status });
    if (!isInvited(match, user)) return err({ code: 'forbidden', detail: 'no seat is kept for you' });
    const change: MatchChange = { changedMs: ledger.now(), status: 'aborted' };
    if (!(await isWritten(() => ledger.store.decline(match, change)))) return err(CHANGED);
    await ledger.tell(match, await ledger.reloaded(id));
    return ok(undefined);
  });
}

/** Whether a seat is reserved for the user, who has not taken it. */
export function isInvited(match: MatchRow, user: UserId): boolean {
  return Object.values(match.reserved ?? {}).includes(user) && seatOf(match, user) === undefined;
}

export interface Rematch {
  readonly match: MatchId;
  readonly seat: string; // the seat to take there
}

/**
 * A new table on the same terms, created once and linked from the old one. Each player's reserved seat there is one further on; bots sit
 * down at once.
 */
export async function rematch(ledger: Ledger, id: MatchId, person: Person, guard?: SqlGuard): Promise<Done<Rematch>> {
  return ledger.alone(id, async (match) => {
    const own = seatOf(match, person.id);
    if (own === undefined) return err({ code: 'not-seated' });
    if (match.status !== 'over' && match.status !== 'aborted') {
      return err({ code: 'wrong-status', detail: match.status });
    }
    const seats = seatsOf(match);
    const next = (seat: string) => at(seats, (seats.indexOf(seat) + 1) % seats.length);
    if (match.rematch) return ok({ match: match.rematch, seat: next(own) });
    const bots = match.seats.filter((row) => row.person.kind === 'house');
    const seated = bots.map((row): NewSeat => ({ seat: next(row.seat), user: row.person.id, nonce: newNonce() }));
    const reserved = Object.fromEntries(match.seats.map((row) => [next(row.seat), row.person.id]));
    const made = newTable(ledger, person, match.terms);
    if (!made.ok) return made;
    const table = { ...made.value, reserved };
    if (!(await isWritten(() => ledger.store.rematch(match, table, seated, both(roomFor(ledger, person), guard)))))
      return ledger.stale(match);
    await ledger.tell(match, await ledger.reloaded(id));
    return ok({ match: table.id, seat: next(own) });
  });
}
