import { AsyncLocalStorage } from 'node:async_hooks';
import type { ToBrowser } from '@caravanserai/contract';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type TestServer, Connection, openTestServer, type Visitor } from '../../test/testServer.ts';
import { BLUE_FIRST } from '../../test/play.ts';
import { KINDS } from '../../test/stores.ts';
import { newNonce } from '../matches/ids.ts';

type Notice = Extract<ToBrowser, { type: 'notice' }>;

describe.each(KINDS)('%s', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer(kind);
  });
  afterAll(async () => {
    expect(server.errors).toEqual([]);
    await server.close();
  });

  /** Rated games of two accounts; blue is to move. */
  async function games(
    count: number,
  ): Promise<{ readonly ids: string[]; readonly blue: Visitor; readonly white: Visitor }> {
    const [blue, white] = [await server.visitor(), await server.visitor()];
    for (const one of [blue, white]) {
      await one.post('/account', { name: `P ${newNonce().slice(0, 8)}`, password: 'correct horse' });
    }
    const ids: string[] = [];
    for (let i = 0; i < count; i++) {
      const { id } = (await blue.post('/matches', { terms: BLUE_FIRST })).body;
      await blue.post(`/matches/${id}/sit`, { nonce: newNonce(), seat: 'blue' });
      await white.post(`/matches/${id}/sit`, { nonce: newNonce() });
      ids.push(id);
    }
    return { ids, blue, white };
  }

  const noticesOf = ({ heard }: Connection) => heard.filter((one): one is Notice => one.type === 'notice');
  const all = (ids: readonly string[]) => (notice: Notice) => notice.waiting.length === ids.length;

  test('of many moves a player hears at once, then once a second, and last of the latest state', async () => {
    const { ids, blue, white } = await games(4);
    const own = [await server.connect(white), await server.connect(white)];
    await blue.move(ids[0]);
    for (const connection of own)
      expect((await connection.next('notice')).waiting).toMatchObject([{ id: ids[0], version: 1 }]);
    for (const id of ids.slice(1)) await blue.move(id);
    server.tick(1000);
    for (const connection of own) {
      const { waiting } = await connection.next('notice', all(ids));
      expect(waiting.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
      expect(noticesOf(connection)).toHaveLength(2);
    }
    server.tick(1000); // nothing has changed
    await white.move(ids[0]);
    server.tick(1000);
    await blue.moveInTurn(ids[0]);
    for (const connection of own) {
      await connection.next('notice', ({ waiting }) => waiting.some(({ id, version }) => id === ids[0] && version > 1));
      expect(noticesOf(connection)).toHaveLength(3);
    }
  });

  test('a socket that has come to follow the match is not told of it', async () => {
    const { ids, blue, white } = await games(3);
    const [follower, other] = [await server.connect(white), await server.connect(white)];
    await blue.move(ids[0]);
    for (const connection of [follower, other]) await connection.next('notice');
    await blue.move(ids[1]);
    follower.send({ type: 'watch', match: ids[1] });
    await follower.next('match');
    server.tick(1000);
    await other.next('notice', all(ids.slice(1)));
    server.tick(1000);
    await blue.move(ids[2]); // it is blue's turn in this one, too
    await follower.next('notice', all(ids));
    expect(noticesOf(follower)).toHaveLength(2);
  });

  test('a list takes as many statements for many games as for few', async () => {
    const counts: number[] = [];
    const within = new AsyncLocalStorage<true>(); // others may read at the same time
    const { db } = server.node.store;
    const real = db.all.bind(db);
    for (const count of [2, 8]) {
      const { ids, blue, white } = await games(count);
      for (const id of ids) await blue.move(id);
      let statements = 0;
      const all = vi.spyOn(db, 'all').mockImplementation((...statement) => {
        if (within.getStore()) statements++;
        return real(...statement);
      });
      const { body } = await within.run(true, () => white.get('/mine/waiting'));
      counts.push(statements);
      all.mockRestore();
      expect(body).toHaveLength(count);
    }
    expect(counts[0]).toBeGreaterThan(0);
    expect(counts[1]).toBe(counts[0]);
  });
});
