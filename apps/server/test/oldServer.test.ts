import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { migrate, MIGRATIONS, SCHEMA_VERSION, versionIn } from '../src/storage/schema.ts';
import type { SqlValue } from '../src/storage/sql.ts';
import { openDatabase } from '../src/storage/store.ts';
import { type TestServer, openTestServer, Visitor } from './testServer.ts';
import { KINDS, type TestDatabase, DATABASES } from './stores.ts';

/**
 * Database of the release at commit 9c867fc, row by row, whose schema had three migrations: a finished game, a running one, a guest's game
 * with a snapshot, and an open table. Written by that release, not by hand.
 */
const LINES = readFileSync(join(import.meta.dirname, 'oldServer.jsonl'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line));
const OLD_SCHEMA = 3;
const OVER = 'NA8bGlbFAenkMKOFwGIoNQ';
const RUNNING = 'bMqAU56ldamiIFhzj0RZzQ';
const GUESTS = 'olDzAFsp3cJFkIdf3Q1GRg';
const SOON_AFTER_MS = 1_794_813_500_000;

/** A database as that release left it. */
async function fill(address: string): Promise<void> {
  const db = await openDatabase(address);
  await migrate(db, MIGRATIONS.slice(0, OLD_SCHEMA));
  await db.transaction(async (sql) => {
    let table = { table: '', columns: [] as string[] };
    for (const line of LINES.slice(1, -1) as (typeof table | (SqlValue | null)[])[]) {
      if (!Array.isArray(line)) {
        table = line;
        continue;
      }
      const places = line.map((_, i) => `$${i + 1}`).join(', ');
      const values = line.map((value) => value ?? undefined);
      await sql.run(`INSERT INTO ${table.table} (${table.columns.join(', ')}) VALUES (${places})`, ...values);
    }
  });
  await db.close();
}

describe.each(KINDS)('%s', (kind) => {
  let place: TestDatabase;
  let server: TestServer;
  afterEach(async () => {
    expect(server.errors).toEqual([]);
    await server.close();
    await place.remove();
  });

  test('today’s program opens a database of an early one, and its games go on', async () => {
    place = await DATABASES[kind]();
    await fill(place.address);
    server = await openTestServer(kind, {}, place.address);
    server.tick(SOON_AFTER_MS - server.node.now()); // the running game has a deadline
    expect(await versionIn(server.node.store.db)).toBe(SCHEMA_VERSION);

    const [ada, bob] = [new Visitor(server.app), new Visitor(server.app)];
    expect((await ada.post('/login', { name: 'ada', password: 'correct horse' })).status).toBe(200);
    expect((await bob.post('/login', { name: 'Bob', password: 'battery staple' })).status).toBe(200);
    const stranger = await server.visitor();
    expect((await stranger.post('/account', { name: 'Аda', password: 'correct horse' })).body.code).toMatch(
      /name-taken|malformed/,
    ); // a Cyrillic А

    const before = await ada.picture(RUNNING);
    expect(before).toMatchObject({ status: 'running', version: 7 });
    for (let i = 0; i < 4; i++) expect((await ada.move(RUNNING)) || (await bob.move(RUNNING))).toBe(true);
    const after = await ada.picture(RUNNING);
    expect(after.version).toBe(11);
    expect(after.log.slice(0, 7)).toEqual(before.log);
    expect((await ada.get(`/matches/${RUNNING}/chat`)).body).toMatchObject([{ text: 'Salam' }]);
    expect((await bob.post(`/matches/${RUNNING}/resign`)).status).toBe(200);

    const { body: file } = await stranger.get(`/matches/${OVER}/file`);
    expect(file).toMatchObject({ id: OVER, result: { by: 'resignation' } });
    expect(file.moves).toHaveLength(9);
    expect((await ada.picture(GUESTS)).version).toBe(70);
    const { body: profile } = await stranger.get(`/people/${(await ada.me()).id}`);
    expect(profile.games).toContainEqual(expect.objectContaining({ game: 'targi', played: 2, won: 2 }));
    const ratings = await server.node.store.ratings.get((await ada.me()).id, 'targi');
    expect(ratings?.games).toBe(1); // the game that Bob resigned was too short
  });
});
