import { nameKeys } from '../accounts/names.ts';
import type { MatchId, Terms, Version } from '@caravanserai/contract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { KINDS, type TestDatabase, DATABASES } from '../../test/stores.ts';
import { CHAT_CHARACTERS, CHAT_KEPT_CHARACTERS, SLOW_CLIENT_BYTES } from '../limits/limits.ts';
import { newNonce } from '../matches/ids.ts';
import type { Entry, MatchChange } from './matchStore.ts';
import { RatingStore } from './ratingStore.ts';
import { migrate, SCHEMA_VERSION } from './schema.ts';
import { ConflictError } from './sql.ts';
import { openStore, type Store } from './store.ts';

const TERMS: Terms = {
  game: 'targi',
  options: {},
  seats: 2,
  clock: { kind: 'none' },
  rated: false,
  visibility: 'public',
  chat: true,
};

const cookie = () => ({ token: newNonce(), kind: 'cookie', label: '', atMs: 1 }) as const;

function move(version: number, key?: string): Entry {
  const entry = {
    version: version as Version,
    atMs: 1000 + version,
    kind: 'move',
    seat: 'blue',
    body: { n: version },
  } as const;
  return key === undefined ? entry : { ...entry, key: { key, hash: `hash of ${version}` } };
}

describe.each(KINDS)('%s', (kind) => {
  let place: TestDatabase;
  let store: Store;

  beforeEach(async () => {
    place = await DATABASES[kind]();
    store = await openStore(place.address);
    for (const id of ['ada', 'bo', 'cy']) {
      await store.users.create({ id, kind: 'guest', name: id, language: 'en', createdMs: 1 });
    }
  });
  afterEach(async () => {
    await store.db.close();
    await place.remove();
  });

  async function newMatch(id = 'm1', terms: Terms = TERMS): Promise<MatchId> {
    const match = id as MatchId;
    await store.matches.create({
      id: match,
      terms,
      rulesVersion: 1,
      status: 'open',
      host: 'ada',
      secret: 'aa'.repeat(32),
      createdMs: 5,
      changedMs: 5,
    });
    return match;
  }

  /** Sits down with the current state of the table. */
  async function sit(id: MatchId, seat: string, user: string, change: Partial<MatchChange> = {}): Promise<void> {
    const match = await store.matches.get(id);
    await store.matches.sit(match!, { seat, user, nonce: 'ff'.repeat(16) }, { changedMs: 5, ...change });
  }

  async function newRunning(id = 'm1', terms: Terms = TERMS): Promise<MatchId> {
    const match = await newMatch(id, terms);
    await sit(match, 'blue', 'bo', { status: 'running', toAct: ['blue'] });
    return match;
  }

  test('a match comes back as it was written', async () => {
    const id = await newMatch();
    await sit(id, 'white', 'bo');
    expect(await store.matches.get(id)).toEqual({
      id,
      terms: TERMS,
      rulesVersion: 1,
      status: 'open',
      host: 'ada',
      secret: 'aa'.repeat(32),
      version: 0,
      toAct: [],
      createdMs: 5,
      changedMs: 5,
      seats: [{ seat: 'white', person: { id: 'bo', kind: 'guest', name: 'bo' }, nonce: 'ff'.repeat(16) }],
    });
    expect(await store.matches.get('nowhere' as MatchId)).toBeUndefined();
  });

  test('a seat is taken once, and nobody sits twice', async () => {
    const id = await newMatch();
    const empty = (await store.matches.get(id))!;
    await sit(id, 'blue', 'ada');
    const late = store.matches.sit(empty, { seat: 'white', user: 'bo', nonce: 'n' }, { changedMs: 9 });
    await expect(late).rejects.toThrow(ConflictError); // the seats have changed since the table was read
    await expect(sit(id, 'blue', 'bo')).rejects.toThrow(ConflictError);
    await expect(sit(id, 'white', 'ada')).rejects.toThrow(ConflictError);
    expect((await store.matches.get(id))?.seats).toHaveLength(1);
  });

  test('of the last to sit down and one who gets up, one comes first and the other sees it', async () => {
    const id = await newMatch();
    await sit(id, 'blue', 'ada');
    const match = (await store.matches.get(id))!;
    const outcomes = await Promise.allSettled([
      store.matches.sit(match, { seat: 'white', user: 'bo', nonce: 'n' }, { status: 'running', changedMs: 9 }),
      store.matches.leave(match, 'ada', { status: 'aborted', changedMs: 9 }),
    ]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const { status, seats } = (await store.matches.get(id))!;
    expect([status, seats.length]).toEqual(status === 'running' ? ['running', 2] : ['aborted', 0]);
  });

  test('a rematch is made once', async () => {
    const id = await newRunning();
    const end: Entry = {
      version: 1 as Version,
      atMs: 1,
      kind: 'end',
      seat: 'blue',
      body: { winners: [], by: 'abort' },
    };
    await store.matches.append(id, [end], { status: 'aborted', changedMs: 9 });
    const match = (await store.matches.get(id))!;
    const next = (name: string) => ({
      ...match,
      id: name as MatchId,
      status: 'open' as const,
      reserved: { blue: 'bo' },
    });
    const outcomes = await Promise.allSettled(['n1', 'n2'].map((name) => store.matches.rematch(match, next(name), [])));
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const { rematch } = (await store.matches.get(id))!;
    expect(await store.matches.get(rematch!)).toMatchObject({ status: 'open', reserved: { blue: 'bo' } });
    const other = rematch === 'n1' ? 'n2' : 'n1';
    expect(await store.matches.get(other as MatchId)).toBeUndefined();
  });

  test('every version exists once, and of two batches that collide all of one is there and nothing of the other', async () => {
    const id = await newRunning();
    const change = { changedMs: 9 };
    const outcomes = await Promise.allSettled([
      store.matches.append(id, [move(1, 'a'), move(2)], change),
      store.matches.append(id, [move(2, 'b'), move(3)], change),
      store.matches.append(id, [move(1, 'c')], change),
    ]);
    const failed = outcomes.filter((outcome) => outcome.status === 'rejected');
    for (const { reason } of failed) expect(reason).toBeInstanceOf(ConflictError);
    const versions = (await store.matches.entries(id, 0)).map(({ version }) => version);
    expect(new Set(versions).size).toBe(versions.length);
    expect(failed.length).toBeGreaterThanOrEqual(1);
  });

  test('the same key of a seat is taken once, and each seat has its own', async () => {
    const id = await newRunning();
    await store.matches.append(id, [move(1, 'same')], { changedMs: 9 });
    await expect(store.matches.append(id, [move(2, 'same')], { changedMs: 9 })).rejects.toThrow(ConflictError);
    const others = { ...move(2, 'same'), seat: 'white' } as Entry;
    await store.matches.append(id, [others], { changedMs: 9 });
    await store.matches.append(id, [move(3), move(4)], { changedMs: 9 }); // moves of the server have no key
    expect(await store.matches.byKey(id, 'blue', 'same')).toEqual(move(1, 'same'));
    expect(await store.matches.byKey(id, 'white', 'same')).toEqual(others);
    expect(await store.matches.byKey(id, 'blue', 'other')).toBeUndefined();
  });

  test('moves of several matches that are written together: each is whole, under its own guard', async () => {
    const [plain, used, stale, whole] = await Promise.all(['p', 'u', 's', 'w'].map((name) => newRunning(name)));
    await store.matches.append(used, [move(1, 'same')], { changedMs: 9 });
    const asked = { by: 'blue', to: 0 as Version };
    await store.matches.change(whole, { status: 'running' }, { undoAsked: asked, deadlineMs: 7, changedMs: 9 });
    const clock = { remainingMs: { blue: 1, white: 2 }, atMs: 3 };
    const change = { toAct: ['white'], clock, deadlineMs: undefined, undoAsked: undefined, changedMs: 10 };
    const outcomes = await Promise.allSettled([
      store.matches.append(plain, [move(1)], change),
      store.matches.append(used, [move(2, 'same')], change),
      store.matches.append(stale, [move(5)], change),
      store.matches.append(whole, [move(1, 'k'), move(2)], change),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected', 'fulfilled']);
    for (const outcome of outcomes)
      if (outcome.status === 'rejected') expect(outcome.reason).toBeInstanceOf(ConflictError);
    const versions = await Promise.all([plain, used, stale, whole].map((id) => store.matches.get(id)));
    expect(versions.map((match) => match?.version)).toEqual([1, 1, 0, 2]);
    const { undoAsked, deadlineMs, ...after } = versions[3]!;
    expect([undoAsked, deadlineMs]).toEqual([undefined, undefined]);
    expect(after).toMatchObject({ toAct: ['white'], clock, changedMs: 10 });
    expect(await store.matches.entries(whole, 0)).toEqual([move(1, 'k'), move(2)]);
  });

  test.runIf(kind === 'postgres')('a move does not wait for a match of others that somebody holds', async () => {
    const [held, free] = await Promise.all(['h', 'f'].map((name) => newRunning(name)));
    let waiting: Promise<void> | undefined;
    await store.db.transaction(async (sql) => {
      await sql.run('UPDATE matches SET listed = 1 WHERE id = $1', held);
      waiting = store.matches.append(held, [move(1)], { changedMs: 9 });
      await store.matches.append(free, [move(1)], { changedMs: 9 });
    });
    await waiting;
    expect((await store.matches.get(held))?.version).toBe(1);
  });

  test('what is appended with a failing companion is not there', async () => {
    const id = await newRunning();
    const also = async () => {
      throw new Error('no');
    };
    const failing = store.matches.append(id, [move(1)], { changedMs: 9 }, { also });
    await expect(failing).rejects.toThrow('no');
    expect(await store.matches.entries(id, 0)).toEqual([]);
    expect((await store.matches.get(id))?.version).toBe(0);
  });

  test('a field that is given as nothing is emptied', async () => {
    const id = await newRunning();
    await store.matches.append(id, [move(1)], {
      changedMs: 9,
      undoAsked: { by: 'blue', to: 0 as Version },
      deadlineMs: 77,
    });
    expect(await store.matches.get(id)).toMatchObject({ undoAsked: { by: 'blue', to: 0 }, deadlineMs: 77, version: 1 });
    await store.matches.append(id, [move(2)], { changedMs: 10, undoAsked: undefined });
    const match = await store.matches.get(id);
    expect(match).not.toHaveProperty('undoAsked');
    expect(match).toMatchObject({ deadlineMs: 77, version: 2 });
  });

  test('what was looked at on an older version, or asked for otherwise, is not changed', async () => {
    const id = await newRunning();
    await store.matches.append(id, [move(1)], { changedMs: 9 });
    const asked = (to: number) => ({ by: 'blue', to: to as Version });
    const ask = { undoAsked: asked(0), changedMs: 10 };
    const on = (version: number) => ({ status: 'running' as const, version: version as Version });
    await expect(store.matches.change(id, on(0), ask)).rejects.toThrow(ConflictError);
    await expect(store.matches.change(id, { ...on(1), status: 'open' }, ask)).rejects.toThrow(ConflictError);
    await store.matches.change(id, on(1), ask);
    const undo: Entry = { version: 2 as Version, atMs: 1, kind: 'undo', seat: 'blue', body: { to: 0 as Version } };
    const grant = (to: number) => store.matches.append(id, [undo], { changedMs: 11 }, { undoAsked: asked(to) });
    await expect(grant(1)).rejects.toThrow(ConflictError);
    await grant(0);
    await expect(grant(0)).rejects.toThrow(ConflictError);
  });

  test('snapshots: the last that is not too young', async () => {
    const id = await newMatch();
    for (const version of [64, 128]) await store.matches.putSnapshot(id, version as Version, `s${version}`);
    await store.matches.putSnapshot(id, 64 as Version, 'again');
    expect(await store.matches.snapshot(id, 63 as Version)).toBeUndefined();
    expect(await store.matches.snapshot(id, 127 as Version)).toEqual({ version: 64, state: 's64' });
    expect(await store.matches.snapshot(id, 500 as Version)).toEqual({ version: 128, state: 's128' });
  });

  test('lists: open tables, games of a player, games to watch; private ones are in no public list', async () => {
    const open = await newMatch('open');
    await newMatch('empty');
    await sit(open, 'blue', 'ada');
    await newMatch('hidden', { ...TERMS, visibility: 'private' });
    const running = await newRunning('running');
    const offered = async () => (await store.matches.openTables(10, 2, 0, 0)).map(({ id }) => id);
    expect(await offered()).toEqual([]); // a player without a session does not count as waiting
    await store.users.takeName('ada', 'Ada', nameKeys('ada'), 'hash', { to: cookie() });
    await store.users.logIn('ada', 'hash', session('t1'));
    expect(await offered()).toEqual([open]);
    expect((await store.matches.running(10)).map(({ id }) => id)).toEqual([running]);
    expect((await store.matches.ofUser('bo', ['running'], 10)).map(({ id }) => id)).toEqual([running]);
    expect(await store.matches.ofUser('bo', ['over'], 10)).toEqual([]);
    expect(await store.matches.countRunning()).toBe(1);
  });

  const session = (token: string, kind: 'cookie' | 'token' = 'cookie') => ({ token, kind, label: 'my bot', atMs: 10 });

  test('a full lobby lists the tables of every network in turn, the newest first; of an unknown network, those of a host', async () => {
    const logIn = (user: string) =>
      store.users.createWithSession(
        { id: user, kind: 'guest', name: '', language: 'en', createdMs: 1 },
        session(`of ${user}`),
      );
    const hosts = ['e1 east', 'e2 east', 'w1 west', 'e3 east', 'e4 east', 'n1'];
    for (const [createdMs, named] of hosts.entries()) {
      const [host = '', hostNetwork] = named.split(' ');
      await logIn(host);
      const match = {
        terms: TERMS,
        rulesVersion: 1,
        status: 'open',
        secret: 'aa',
        host,
        createdMs,
        changedMs: 5,
      } as const;
      await store.matches.create({ ...match, id: host as MatchId, ...(hostNetwork ? { hostNetwork } : {}) });
      await sit(host as MatchId, 'blue', host);
    }
    const listed = async (most: number) => (await store.matches.openTables(most, 2, 0, 0)).map(({ id }) => id);
    expect(await listed(6)).toEqual(['n1', 'e4', 'e3', 'w1', 'e2', 'e1']);
    expect(await listed(4)).toEqual(['n1', 'e4', 'e3', 'w1']);
    expect(await listed(3)).toEqual(['n1', 'e4', 'w1']);
    const networks = async () => (await store.db.all('SELECT * FROM host_networks')).length;
    expect(await networks()).toBe(5);
    await store.sweep.sweep({
      guestSession: 0,
      accountSession: 0,
      emptyTable: 0,
      lonelyTable: 0,
      emptyDuo: 0,
      guest: 0,
      listedTable: 3,
    });
    expect(await networks()).toBe(2);
  });

  test('chat: deleting an account deletes its messages, also one sent concurrently', async () => {
    const id = await newMatch();
    for (let i = 0; i < 10; i++) {
      const who = `leaver ${i}`;
      await store.users.create({ id: who, kind: 'guest', name: '', language: 'en', createdMs: 1 });
      await store.talk.say(id, who, 'before', 7);
      await Promise.all([
        store.talk.say(id, who, 'meanwhile', 8),
        store.users.remove({ id: who, kind: 'guest' }, 9),
        store.talk.say(id, who, 'meanwhile', 8),
      ]);
      expect(await store.talk.say(id, who, 'after', 10)).toBeUndefined();
    }
    const n = await store.talk.say(id, 'ada', 'and I am still here', 11);
    expect(n).toBeGreaterThan(10); // numbering continues
    expect((await store.talk.lines(id, 0)).map(({ text }) => text)).toEqual(['and I am still here']);
    const rows = await store.db.all("SELECT text FROM chat WHERE match_id = $1 AND text <> ''", id);
    expect(rows).toHaveLength(1);
  });

  test('chat: lines are numbered in order, also when all speak at once', async () => {
    const id = await newMatch();
    await Promise.all(['a', 'b', 'c', 'd'].map((words) => store.talk.say(id, 'ada', words, 7)));
    const lines = await store.talk.lines(id, 0);
    expect(lines.map(({ n }) => n)).toEqual([1, 2, 3, 4]);
    expect(lines.map(({ text }) => text).toSorted()).toEqual(['a', 'b', 'c', 'd']);
    expect(await store.talk.lines(id, 3)).toHaveLength(1);
  });

  test('chat: the latest lines are kept, and only as many characters as a slow reader takes in one message', async () => {
    const [id, other] = [await newMatch(), await newMatch('other')];
    await store.talk.say(other, 'bo', 'elsewhere', 7);
    const long = '𠀀'.repeat(CHAT_CHARACTERS); // four bytes each
    const most = CHAT_KEPT_CHARACTERS / CHAT_CHARACTERS;
    for (let n = 1; n <= most + 3; n++) await store.talk.say(id, 'ada', long, n);
    const kept = await store.talk.lines(id, 0);
    expect(kept.map(({ n }) => n)).toEqual(Array.from({ length: most }, (_, i) => i + 4));
    expect(Buffer.byteLength(JSON.stringify(kept))).toBeLessThan(SLOW_CLIENT_BYTES / 4);
    expect(await store.talk.lines(other, 0)).toHaveLength(1);
  });

  test('ratings: a match counts once; leaders need a certain rating and enough opponents', async () => {
    const id = await newMatch();
    const rows = [
      { user: 'ada', rating: { mu: 30, sigma: 2, games: 1 }, newOpponents: 2 },
      { user: 'bo', rating: { mu: 35, sigma: 8, games: 1 }, newOpponents: 3 },
    ];
    const record = () =>
      store.db.transaction(async (sql) => {
        const ratings = new RatingStore(sql);
        for (const row of rows) {
          await ratings.lock(row.user, 'targi', { mu: 25, sigma: 8 });
          await ratings.record({ match: id, game: 'targi', atMs: 5, ...row });
        }
      });
    expect(await store.ratings.lock('ada', 'targi', { mu: 25, sigma: 8 })).toEqual({ mu: 25, sigma: 8, games: 0 });
    expect(await store.ratings.get('ada', 'targi')).toBeUndefined(); // no counted game yet
    await record();
    await expect(record()).rejects.toThrow(ConflictError);
    for (const user of ['ada', 'bo']) await store.users.takeName(user, user, nameKeys(user), 'hash', { to: cookie() });
    const leaders = async (leastOpponents: number, mostSigma: number) =>
      (await store.ratings.leaders('targi', 5, leastOpponents, mostSigma)).map(({ person }) => person.id);
    expect(await leaders(2, 8)).toEqual(['ada', 'bo']);
    expect(await leaders(3, 8)).toEqual(['bo']);
    expect(await leaders(2, 7.9)).toEqual(['ada']);
    expect(await store.ratings.history('ada', 'targi')).toEqual([{ match: id, atMs: 5, mu: 30, sigma: 2 }]);
  });

  test('ratings: of a private match the history does not give the link', async () => {
    const id = await newMatch('hidden', { ...TERMS, visibility: 'private' });
    const rating = { mu: 30, sigma: 2, games: 1 };
    await store.ratings.record({ match: id, game: 'targi', atMs: 5, user: 'ada', rating, newOpponents: 1 });
    expect(await store.ratings.history('ada', 'targi')).toEqual([{ atMs: 5, mu: 30, sigma: 2 }]);
    const match = await newMatch('later');
    await store.ratings.record({ match, game: 'targi', atMs: 6, user: 'ada', rating, newOpponents: 1 });
    expect(await store.ratings.history('ada', 'targi', 1)).toEqual([{ match, atMs: 6, mu: 30, sigma: 2 }]);
  });

  test('migrations: several nodes that start at once; a database from the future is refused', async () => {
    const others = await Promise.all([openStore(place.address), openStore(place.address)]);
    await Promise.all(others.map(({ db }) => db.close()));
    await store.db.run('UPDATE schema_version SET version = $1', SCHEMA_VERSION + 1);
    await expect(migrate(store.db)).rejects.toThrow(`schema version ${SCHEMA_VERSION + 1}`);
  });

  test('many transactions at once: each is whole', async () => {
    const ids = await Promise.all(Array.from({ length: 60 }, (_, i) => newRunning(`m${i}`)));
    await Promise.all(ids.map((id) => store.matches.append(id, [move(1), move(2)], { changedMs: 9 })));
    for (const id of ids) expect(await store.matches.entries(id, 0)).toHaveLength(2);
  });
});
