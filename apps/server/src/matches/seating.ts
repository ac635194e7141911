import { assert, err, type MatchId, ok, type Person, type Terms, type UserId } from '@caravanserai/contract';
import { hostOf } from '../games.ts';
import type { MatchRow } from '../storage/matchStore.ts';
import { ConflictError } from '../storage/sql.ts';
import { deadlineOf, startClock } from './clock.ts';
import { newMatchId, newSecret } from './ids.ts';
import type { Ledger } from './ledger.ts';
import { seatsOf } from './table.ts';
import type { Done, Sitting } from './types.ts';

/** An empty table. The fingerprint of its secret can be seen before anybody sits down and brings a number. */
export async function create(ledger: Ledger, host: Person, terms: Terms): Promise<Done<MatchId>> {
  const game = hostOf(terms.game);
  if (!game) return err({ code: 'malformed', detail: `no game is called ${terms.game}` });
  if (!game.seatCounts.includes(terms.seats)) return err({ code: 'malformed', detail: 'not for so many players' });
  const options = game.parseOptions(terms.options, terms.seats);
  if (options === undefined) return err({ code: 'malformed', detail: 'no such options' });
  const id = newMatchId();
  const nowMs = ledger.now();
  await ledger.store.create({
    id,
    terms: { ...terms, options },
    rulesVersion: game.game.rulesVersion,
    status: 'open',
    host: host.id,
    secret: newSecret(),
    createdMs: nowMs,
    changedMs: nowMs,
  });
  return ok(id);
}

/** The last free seat starts the game. */
export async function sit(
  ledger: Ledger,
  id: MatchId,
  person: Person,
  { nonce, seat: wish }: Sitting,
): Promise<Done<string>> {
  return ledger.alone(id, async (match) => {
    if (match.status !== 'open') return err({ code: 'wrong-status', detail: match.status });
    const seats = seatsOf(match);
    const own = match.seats.find((row) => row.person.id === person.id);
    if (own) return err({ code: 'already-seated', detail: own.seat });
    const seat = wish ?? seats.find((free) => !match.seats.some((row) => row.seat === free));
    if (seat === undefined || !seats.includes(seat)) return err({ code: wish ? 'malformed' : 'seat-taken' });
    try {
      await ledger.store.sit(id, seat, person.id, nonce);
    } catch (error) {
      if (!(error instanceof ConflictError)) throw error;
      const current = await ledger.reload(id);
      // Written already, and the answer was lost on the way.
      if (!current?.seats.some((row) => row.seat === seat && row.nonce === nonce)) return err({ code: 'seat-taken' });
    }
    const seated = await ledger.reload(id);
    assert(seated !== undefined, 'a match does not vanish');
    if (seated.seats.length === seats.length) await start(ledger, seated);
    await ledger.tell(id, match.version, match.version);
    return ok(seat);
  });
}

export async function leave(ledger: Ledger, id: MatchId, user: UserId): Promise<Done<undefined>> {
  return ledger.alone(id, async (match) => {
    if (!(await ledger.store.leave(id, user))) return err({ code: 'not-now' });
    const left = await ledger.reload(id);
    if (left && left.seats.every(({ person }) => person.kind === 'house')) {
      await ledger.store.change(id, left.version, 'open', { status: 'aborted', changedMs: ledger.now() });
      await ledger.reload(id);
    }
    await ledger.tell(id, match.version, match.version);
    return ok(undefined);
  });
}

export async function start(ledger: Ledger, match: MatchRow): Promise<MatchRow | undefined> {
  const { toAct } = await ledger.engine.look(match, []);
  const nowMs = ledger.now();
  const clock = startClock(match.terms.clock, seatsOf(match), toAct[0], nowMs);
  const deadlineMs = deadlineOf(clock);
  await ledger.store.start(match.id, {
    toAct,
    changedMs: nowMs,
    ...(clock && deadlineMs !== undefined ? { clock, deadlineMs } : {}),
  });
  return ledger.reload(match.id);
}
