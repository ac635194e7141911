import { at, err, type MatchId, ok, type Person, type Terms, type UserId } from '@caravanserai/contract';
import { hostOf } from '../games.ts';
import { lockedGameCount } from '../storage/gameCount.ts';
import type { MatchChange, MatchRow, NewMatch, NewSeat, SqlGuard } from '../storage/matchStore.ts';
import { deadlineOf, startClock } from './clock.ts';
import { seatOf } from './entries.ts';
import { newMatchId, newNonce, newSecret } from './ids.ts';
import { isWritten, type Ledger } from './ledger.ts';
import { seatsOf } from './table.ts';
import { type Done, RefusedError, type Sitting } from './types.ts';

/** Who is there when a table is made: bots of the house sit at once, and a seat is kept for everybody who is invited. */
export interface Company {
  readonly bots?: readonly Person[];
  readonly invited?: readonly Person[];
}

/** A table for its host and others. Its fingerprint can be seen before anybody sits down and brings a number. */
export async function create(
  ledger: Ledger,
  host: Person,
  terms: Terms,
  { bots = [], invited = [] }: Company = {},
): Promise<Done<MatchId>> {
  const table = newTable(ledger, host, terms);
  if (!table.ok) return table;
  const seats = hostOf(terms.game)?.seats(terms.seats) ?? [];
  const seated = bots.map(({ id }, i): NewSeat => ({ seat: at(seats, i), user: id, nonce: newNonce() }));
  const kept = seats.slice(seats.length - invited.length);
  const reserved = Object.fromEntries(invited.map(({ id }, i) => [at(kept, i), id]));
  const made = { ...table.value, ...(invited.length > 0 ? { reserved } : {}) };
  try {
    await ledger.store.create(made, seated, roomFor(ledger, host));
  } catch (error) {
    if (error instanceof RefusedError) return err(error.error);
    throw error;
  }
  return ok(table.value.id);
}

/**
 * Refuses inside the transaction where a person has all the games that one may have. Tables that wait count, so that the last player to sit
 * down starts no game too many for the others. Opponents of the house have no limit.
 */
function roomFor({ mostGames }: Ledger, { id, kind }: Person): SqlGuard | undefined {
  if (mostGames === Infinity || kind === 'house') return undefined;
  return async (sql) => {
    if ((await lockedGameCount(sql, id)) < mostGames) return;
    throw new RefusedError({ code: 'too-many-games', detail: `${mostGames} at once, tables that wait included` });
  };
}

function newTable({ now }: Ledger, host: Person, terms: Terms): Done<NewMatch> {
  const game = hostOf(terms.game);
  if (!game) return err({ code: 'malformed', detail: `no game is called ${terms.game}` });
  if (!game.seatCounts.includes(terms.seats)) return err({ code: 'malformed', detail: 'not for so many players' });
  const options = game.parseOptions(terms.options, terms.seats);
  if (options === undefined) return err({ code: 'malformed', detail: 'no such options' });
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

/** The last free seat starts the game, in the same transaction. The same number again gets the same answer. */
export async function sit(
  ledger: Ledger,
  id: MatchId,
  person: Person,
  { nonce, seat: wish, address }: Sitting,
): Promise<Done<string>> {
  return ledger.alone(id, async (match) => {
    const seats = seatsOf(match);
    const own = match.seats.find((row) => row.person.id === person.id);
    if (own?.nonce === nonce) return ok(own.seat); // written already, and the answer was lost on the way
    if (match.status !== 'open') return err({ code: 'wrong-status', detail: match.status });
    if (own) return err({ code: 'already-seated', detail: own.seat });
    if (wish !== undefined && !seats.includes(wish)) return err({ code: 'malformed', detail: 'no such seat' });
    const free = seats.filter((seat) => !match.seats.some((row) => row.seat === seat));
    const kept = free.filter((seat) => isFor(match, seat, person.id));
    if (free.length > 0 && kept.length === 0) return err({ code: 'forbidden', detail: 'the seats are reserved' });
    const seat = wish ?? kept[0];
    if (seat === undefined || !kept.includes(seat)) return err({ code: 'seat-taken' });
    const seated = { ...match, seats: [...match.seats, { seat, person, nonce }] };
    const isFull = seated.seats.length === seats.length;
    const change = isFull ? await started(ledger, seated) : { changedMs: ledger.now() };
    const origin = ledger.origins.of(match, address);
    const row: NewSeat = { seat, user: person.id, nonce, ...(origin === undefined ? {} : { origin }) };
    if (!(await isWritten(() => ledger.store.sit(match, row, change, roomFor(ledger, person)))))
      return err({ code: 'seat-taken' });
    await ledger.tell(match, await ledger.reloaded(id));
    return ok(seat);
  });
}

function isFor({ reserved }: MatchRow, seat: string, user: UserId): boolean {
  return reserved?.[seat] === undefined || reserved[seat] === user;
}

/** What changes when everybody sits. */
async function started(ledger: Ledger, match: MatchRow): Promise<MatchChange> {
  const { toAct } = await ledger.engine.look(match, []);
  const nowMs = ledger.now();
  const clock = startClock(match.terms.clock, seatsOf(match), toAct[0], nowMs);
  const deadlineMs = deadlineOf(clock);
  const time = clock && deadlineMs !== undefined ? { clock, deadlineMs } : {};
  return { status: 'running', toAct, changedMs: nowMs, ...time };
}

/** A table that everybody has left is called off. */
export async function leave(ledger: Ledger, id: MatchId, user: UserId): Promise<Done<undefined>> {
  return ledger.alone(id, async (match) => {
    if (match.status !== 'open') return err({ code: 'wrong-status', detail: match.status });
    if (seatOf(match, user) === undefined) return err({ code: 'not-seated' });
    const others = match.seats.filter(({ person }) => person.id !== user && person.kind !== 'house');
    const change: MatchChange = { changedMs: ledger.now(), ...(others.length === 0 ? { status: 'aborted' } : {}) };
    if (!(await isWritten(() => ledger.store.leave(match, user, change)))) return err({ code: 'not-now' });
    await ledger.tell(match, await ledger.reloaded(id));
    return ok(undefined);
  });
}

/** Somebody for whom a seat is kept does not come: the table is called off. */
export async function decline(ledger: Ledger, id: MatchId, user: UserId): Promise<Done<undefined>> {
  return ledger.alone(id, async (match) => {
    if (match.status !== 'open') return err({ code: 'wrong-status', detail: match.status });
    if (!isInvited(match, user)) return err({ code: 'forbidden', detail: 'no seat is kept for you' });
    const change: MatchChange = { changedMs: ledger.now(), status: 'aborted' };
    if (!(await isWritten(() => ledger.store.decline(match, change)))) return err({ code: 'not-now' });
    await ledger.tell(match, await ledger.reloaded(id));
    return ok(undefined);
  });
}

/** A seat is kept for them, and they do not sit. */
export function isInvited(match: MatchRow, user: UserId): boolean {
  return Object.values(match.reserved ?? {}).includes(user) && seatOf(match, user) === undefined;
}

export interface Rematch {
  readonly match: MatchId;
  readonly seat: string; // to be taken there
}

/** The same terms at a new table, made once, which the old one links to. Everybody's seat there is reserved, one further on; bots sit. */
export async function rematch(ledger: Ledger, id: MatchId, person: Person): Promise<Done<Rematch>> {
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
    if (!(await isWritten(() => ledger.store.rematch(match, table, seated, roomFor(ledger, person)))))
      return ledger.stale(match);
    await ledger.tell(match, await ledger.reloaded(id));
    return ok({ match: table.id, seat: next(own) });
  });
}
