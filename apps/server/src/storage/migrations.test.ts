import { afterEach, describe, expect, test } from 'vitest';
import { type TestServer, openTestServer } from '../../test/testServer.ts';
import { DATABASES, KINDS, type TestDatabase } from '../../test/stores.ts';
import { migrate, MIGRATIONS } from './schema.ts';
import { openDatabase } from './store.ts';

const BEFORE = 8; // number of steps before the release that erases chat of deleted users and knows look-alikes of small capitals

describe.each(KINDS)('%s', (kind) => {
  let place: TestDatabase;
  let server: TestServer;
  afterEach(async () => {
    expect(server.errors).toEqual([]);
    await server.close();
    await place.remove();
  });

  test('accounts keep their names, look-alikes of them are refused, invitations stay, and words of deleted users are erased', async () => {
    place = await DATABASES[kind]();
    const db = await openDatabase(place.address);
    await migrate(db, MIGRATIONS.slice(0, BEFORE));
    const rows = [
      ['alice', 'account', 'ᴀlice', 'ᴀlice', 'ᴀllce', undefined],
      ['bob', 'account', 'Bob', 'bob', 'bob', undefined],
      ['bobby', 'account', 'ʙᴏʙ', 'ʙᴏʙ', 'ʙoʙ', undefined],
      ['gone', 'guest', '', undefined, undefined, 5],
    ] as const;
    for (const [i, row] of rows.entries()) {
      await db.run(
        `INSERT INTO users (id, kind, name, name_key, look_key, deleted_ms, language, created_ms) VALUES ($1, $2, $3, $4, $5, $6, 'en', $7)`,
        ...row,
        i,
      );
    }
    await db.run(
      `INSERT INTO matches (id, game, rules_version, terms, listed, status, host, secret, version, to_act, created_ms, changed_ms)
       VALUES ('m', 'targi', 1, '{}', 0, 'aborted', 'gone', '', 0, '[]', 1, 1)`,
    );
    await db.run(
      `INSERT INTO matches (id, game, rules_version, terms, listed, status, host, secret, version, to_act, reserved, created_ms, changed_ms)
       VALUES ('open', 'targi', 1, '{"seats":2}', 0, 'open', 'alice', '', 0, '[]', '{"blue":"bob","white":"alice"}', 1, 1)`,
    );
    await db.run(`INSERT INTO chat (match_id, n, at_ms, user_id, text) VALUES ('m', 1, 1, 'gone', 'my street is …')`);
    await db.close();

    server = await openTestServer(kind, {}, place.address);
    const { store } = server.node;
    expect((await store.users.get('alice'))?.name).toBe('ᴀlice');
    expect((await store.users.get('bobby'))?.name).toBe('ʙᴏʙ');
    const invited = async (user: string) => (await store.matches.keptFor(user, 9)).map(({ id }) => id);
    expect(await Promise.all(['alice', 'bob', 'bobby'].map(invited))).toEqual([['open'], ['open'], []]);
    const take = async (name: string) =>
      (await (await server.visitor()).post('/account', { name, password: 'correct horse' })).body.code;
    expect(await take('Alice')).toBe('name-taken');
    expect(await take('B0b')).toBe('name-taken');
    expect(await take('Carol')).toBeUndefined();
    expect((await store.db.all('SELECT text FROM chat')).map(({ text }) => text)).toEqual(['']);
  });
});
