import { assert, type MatchId, type Person } from '@caravanserai/contract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Accounts } from '../src/accounts/accounts.ts';
import { HOST_GONE_MS, KEPT, OPEN_TABLES, TABLE_LISTED_MS, TABLES_LISTED_OF_HOST } from '../src/limits/limits.ts';
import { newNonce } from '../src/matches/ids.ts';
import type { ServerNode } from '../src/node.ts';
import { accountsOf, openTestNode, TERMS } from './play.ts';
import { KINDS, type TestDatabase, DATABASES } from './stores.ts';

const DAY_MS = 86_400_000;
const HERE = { address: '192.0.2.1' };
const DAILY = 2; // guests who come once: both create a table, and one sits down

describe.each(KINDS)('time passes on %s', (kind) => {
  let place: TestDatabase;
  let nodes: ServerNode[];
  let nowMs: number;
  let accounts: Accounts;
  beforeEach(async () => {
    place = await DATABASES[kind]();
    nowMs = 1_700_000_000_000;
    nodes = [await openTestNode(place.address, () => nowMs, undefined, true)];
    // A second node cleans up the same database.
    if (kind === 'postgres') nodes.push(await openTestNode(place.address, () => nowMs, undefined, true));
    accounts = accountsOf(nodes[0]);
  });
  afterEach(async () => {
    await Promise.all(nodes.map((node) => node.close()));
    await place.remove();
  });

  const count = async (table: string): Promise<number> => {
    const [row] = await nodes[0].store.db.all(`SELECT COUNT(*) AS n FROM ${table}`);
    return Number(row.n);
  };
  async function table(host: Person): Promise<MatchId> {
    const made = await nodes[0].matches.create(host, TERMS);
    assert(made.ok, 'a table is made');
    return made.value;
  }
  const sit = (id: MatchId, person: Person) => nodes[0].matches.sit(id, person, { nonce: newNonce() });

  test('a month: guests, cookies and tables nobody comes back for go; everything else stays', async () => {
    const ada = await accounts.newGuest('en');
    const taken = await accounts.takeName(ada.user, 'Ada', 'correct horse', HERE);
    assert(taken.ok, 'the name is free');
    const named = taken.value;
    const regular = await accounts.newGuest('en'); // comes every day
    const [one, two] = [await accounts.newGuest('en'), await accounts.newGuest('en')]; // play once
    const game = await table(one.user);
    await sit(game, one.user);
    await sit(game, two.user);
    const most = { users: 0, sessions: 0, matches: 0 };
    for (let day = 0; day < 75; day++) {
      for (let i = 0; i < DAILY; i++) {
        const passer = await accounts.newGuest('en');
        const left = await table(passer.user); // and never sits down
        if (i === 0) await sit(left, passer.user); // or sits down and disappears
      }
      nowMs += DAY_MS;
      await accounts.session(regular.token);
      await Promise.all(nodes.map((node) => node.sweep.now()));
      most.users = Math.max(most.users, await count('users'));
      most.sessions = Math.max(most.sessions, await count('sessions'));
      most.matches = Math.max(most.matches, await count('matches'));
    }
    expect(most.matches).toBeLessThanOrEqual(1 + DAILY * (KEPT.emptyTable.days + 1) + (KEPT.lonelyTable.days + 1));
    expect(most.sessions).toBeLessThanOrEqual(4 + DAILY * (KEPT.guestSession.days + 2));
    expect(most.users).toBeLessThanOrEqual(4 + DAILY * (KEPT.guestSession.days + 2));
    expect(await accounts.session(regular.token)).toBeDefined();
    expect(await accounts.session(named.token)).toBeDefined(); // an account's cookie lasts a year
    expect(await accounts.session(one.token)).toBeUndefined();
    const kept = await nodes[0].store.matches.get(game);
    expect(kept?.status).toBe('running');
    expect(new Set(kept?.seats.map(({ person }) => person.id))).toEqual(new Set([one.user.id, two.user.id]));
    expect((await accounts.logIn('ada', 'correct horse', HERE)).ok).toBe(true);
    nowMs += 400 * DAY_MS;
    await nodes[0].sweep.now();
    expect(await accounts.session(named.token)).toBeUndefined();
    expect((await accounts.logIn('ada', 'correct horse', HERE)).ok).toBe(true);
  });

  test('a table whose host is gone is not offered, and comes back with the host', async () => {
    const [node] = nodes;
    const [host, guest] = [await accounts.newGuest('en'), await accounts.newGuest('en')];
    const id = await table(host.user);
    await sit(id, host.user);
    const offered = async () => (await node.tables.open()).map((row) => row.id);
    const sought = () => node.tables.seek(guest.user, TERMS);
    expect(await offered()).toEqual([id]);
    expect(await sought()).toEqual({ ok: true, value: id });
    nowMs += HOST_GONE_MS + 1;
    expect(await offered()).toEqual([]);
    await node.store.matches.noteSeen(id, host.user.id, nowMs);
    expect(await offered()).toEqual([id]);
    nowMs += HOST_GONE_MS + 1;
    const other = await sought();
    expect(other).toMatchObject({ ok: true });
    expect(other).not.toEqual({ ok: true, value: id });
  });

  test('one host has few tables in the lobby, and few that wait; others find their own place', async () => {
    const [node] = nodes;
    const [greedy, honest] = [await accounts.newGuest('en'), await accounts.newGuest('en')];
    for (let i = 0; i < OPEN_TABLES; i++) {
      const made = await node.tables.create(greedy.user, { ...TERMS, clock: { kind: 'days', days: 1 + i } }, []);
      assert(made.ok, 'the limit allows this many');
      await sit(made.value, greedy.user);
      nowMs += 1000;
    }
    const refused = await node.tables.create(greedy.user, TERMS, []);
    expect(refused).toMatchObject({ ok: false, error: { code: 'too-many', retryAfterS: expect.any(Number) } });
    expect(await node.tables.seek(greedy.user, TERMS)).toMatchObject({ ok: false, error: { code: 'too-many' } });
    expect(await node.tables.open()).toHaveLength(TABLES_LISTED_OF_HOST);
    const made = await node.tables.create(honest.user, TERMS, []);
    expect(made.ok).toBe(true);
    nowMs += TABLE_LISTED_MS;
    expect((await node.tables.create(greedy.user, TERMS, [])).ok).toBe(true);
  });
});
