import type { MatchPicture } from '@caravanserai/contract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type TestServer, Connection, moveOn, openTestServer, type Visitor } from '../../test/testServer.ts';
import { BLUE_FIRST } from '../../test/play.ts';
import { KINDS } from '../../test/stores.ts';
import { hostOf } from '../games.ts';
import { BROWSERS_OF_SEAT } from '../limits/limits.ts';
import { newNonce } from '../matches/ids.ts';
import { TABLES } from '../storage/backup.ts';

const PLAYED = 2 * (hostOf('targi')?.ratedMoves ?? 0) + 8; // number of moves after which both players have made enough

describe.each(KINDS)('%s', (kind) => {
  let server: TestServer;
  let other: TestServer; // with PostgreSQL another node
  beforeEach(async () => {
    server = await openTestServer(kind);
    other = kind === 'postgres' ? await openTestServer(kind, {}, server.database) : server;
  });
  afterEach(async () => {
    expect([...server.errors, ...other.errors]).toEqual([]);
    if (other !== server) await other.close();
    await server.close();
  });

  let names = 0;
  async function account(address: string, at = server): Promise<Visitor> {
    const visitor = await at.visitor();
    visitor.address = address;
    await visitor.post('/account', { name: `Player ${names++}`, password: 'correct horse' });
    return visitor;
  }
  /** A rated game of these two that the second player resigns after this number of moves. */
  async function lostBy(winner: Visitor, loser: Visitor, moves: number): Promise<MatchPicture> {
    const id = await start(winner, loser);
    await moveOn(id, [winner, loser], moves);
    expect((await loser.post(`/matches/${id}/resign`)).status).toBe(200);
    server.tick(1000);
    return winner.picture(id);
  }
  async function start(...players: readonly Visitor[]): Promise<string> {
    const { id } = (await players[0].post('/matches', { terms: BLUE_FIRST })).body;
    for (const one of players) await one.post(`/matches/${id}/sit`, { nonce: newNonce() });
    return id;
  }
  async function recordOf(visitor: Visitor) {
    const { games } = (await visitor.get(`/people/${(await visitor.me()).id}`)).body;
    return games.find(({ game }: { game: string }) => game === 'targi');
  }
  const leaders = async () => (await (await server.visitor()).get('/leaderboard/targi')).body;
  const origins = () => server.node.store.db.all('SELECT * FROM seat_origins');

  test('seven accounts of one address that resign at once to one of them: nothing counts, and the page can say why', async () => {
    const [best, ...others] = await Promise.all(Array.from({ length: 7 }, () => account('198.51.100.7')));
    for (const loser of others) {
      for (let game = 0; game < 3; game++) {
        const { result } = await lostBy(best, loser, 0);
        expect(result).toMatchObject({ by: 'resignation', uncounted: 'same-address' });
      }
      expect((await recordOf(loser)).rating).toBeUndefined();
    }
    expect((await recordOf(best)).rating).toBeUndefined();
    expect(await leaders()).toEqual([]);
    const list = (await best.get('/mine?status=over')).body;
    expect(list[0].result).toMatchObject({ uncounted: 'same-address' });
  });

  test('from seven addresses: games without moves give the winner nothing, and the loser still loses', async () => {
    const [best, ...others] = await Promise.all(Array.from({ length: 7 }, (_, i) => account(`198.51.100.${i + 1}`)));
    for (const loser of others) {
      const { result } = await lostBy(best, loser, 4);
      expect(result).toMatchObject({ by: 'resignation', uncounted: 'too-short' });
      expect((await recordOf(loser)).rating).toMatchObject({ games: 1 });
      expect((await recordOf(loser)).rating.points).toBeLessThan(1500);
    }
    expect((await recordOf(best)).rating).toBeUndefined();
    expect(await leaders()).toEqual([]);
  });

  test('a game that was really played counts, and nothing is kept of where its players were', async () => {
    const [ada, bo] = [await account('198.51.100.1'), await account('2001:db8:1:2::3')];
    const id = await start(ada, bo);
    expect(await origins()).toHaveLength(4); // for each player the network and the browser
    const stored: string[] = [];
    for (const table of [...Object.keys(TABLES), 'seat_origins']) {
      stored.push(JSON.stringify(await server.node.store.db.all(`SELECT * FROM ${table}`)));
    }
    expect(stored.join()).not.toMatch(/198\.51\.100|2001:db8/);
    await moveOn(id, [ada, bo], PLAYED);
    await bo.post(`/matches/${id}/resign`);
    const { result } = await ada.picture(id);
    expect(result).toEqual({ winners: ['blue'], by: 'resignation' });
    expect((await recordOf(ada)).rating).toMatchObject({ games: 1 });
    expect(await origins()).toEqual([]);
  });

  test.each([
    ['address', '2001:db8:1:2::3', '2001:db8:1:2::4'],
    ['subscriber with a /56', '2001:db8:1:2::3', '2001:db8:1:77::4'],
    ['subscriber with a /48', '2001:db8:1:2::3', '2001:db8:1:7700::4'],
  ])('of one %s nothing counts, however long the game was', async (_, one, another) => {
    const [ada, bo] = [await account(one), await account(another)];
    expect((await lostBy(ada, bo, PLAYED)).result).toMatchObject({ uncounted: 'same-address' });
    expect((await recordOf(bo)).rating).toBeUndefined();
  });

  test('two accounts of one browser do not play for ratings, from wherever, by HTTP or by socket', async () => {
    const ada = await account('198.51.100.1');
    const bo = await server.visitor();
    [bo.address, bo.device] = ['198.51.100.2', ada.device];
    await bo.post('/account', { name: `Player ${names++}`, password: 'correct horse' });
    ada.device = bo.device; // ada's browser has the marks of both
    expect((await lostBy(ada, bo, PLAYED)).result).toMatchObject({ uncounted: 'same-address' });
    [ada.device, ada.address] = [undefined, '198.51.100.3']; // uses the shared browser only by socket
    const id = await start(ada, bo);
    await moveOn(id, [ada, bo], 1);
    ada.device = bo.device;
    const connection = await Connection.open(await server.listen(), ada.identity());
    ada.device = undefined;
    while ((await ada.picture(id)).play?.moves.length === 0) await bo.move(id);
    const { version, play } = await ada.picture(id);
    connection.send({
      type: 'play',
      id: 1,
      match: id,
      request: { onVersion: version, moves: [play!.moves[0]], key: 'k' },
    });
    await connection.next('done');
    connection.close();
    await bo.post(`/matches/${id}/resign`);
    expect((await ada.picture(id)).result).toMatchObject({ uncounted: 'same-address' });
    expect(await origins()).toEqual([]);
  });

  test('browsers that a client makes up leave room for the address from which it plays', async () => {
    const [ada, bo] = [await account('198.51.100.1'), await account('198.51.100.2')];
    const id = await start(ada, bo);
    const own = ada.device;
    for (let i = 0; i < BROWSERS_OF_SEAT; i++) {
      ada.device = Array.from({ length: 5 }, () => `${newNonce().slice(0, 22)}.${'x'.repeat(43)}`).join('~');
      await ada.post(`/matches/${id}/play`, { onVersion: 0, moves: [{ type: 'none' }], key: `k${i}` });
    }
    [ada.device, ada.address] = [own, bo.address];
    await moveOn(id, [ada, bo], PLAYED);
    await bo.post(`/matches/${id}/resign`);
    expect((await ada.picture(id)).result).toMatchObject({ uncounted: 'same-address' });
  });

  test('who sits down elsewhere and then plays from the same address, by HTTP or by socket, is recognised', async () => {
    const [ada, bo] = [await account('198.51.100.1'), await account('198.51.100.2')];
    const id = await start(ada, bo);
    bo.address = '127.0.0.1';
    await moveOn(id, [ada, bo], PLAYED);
    const connection = await Connection.open(await server.listen(), ada.identity()); // from 127.0.0.1, too
    while ((await ada.picture(id)).play?.moves.length === 0) await bo.move(id);
    const { version, play } = await ada.picture(id);
    const request = { onVersion: version, moves: [play!.moves[0]], key: 'by socket' };
    connection.send({ type: 'play', id: 1, match: id, request });
    await connection.next('done');
    connection.close();
    await bo.post(`/matches/${id}/resign`);
    expect((await ada.picture(id)).result).toMatchObject({ uncounted: 'same-address' });
    expect(await origins()).toEqual([]);
  });

  test('all nodes know the same address', async () => {
    const [ada, bo] = [await account('198.51.100.1'), await account('198.51.100.1', other)];
    const { id } = (await ada.post('/matches', { terms: BLUE_FIRST })).body;
    await ada.post(`/matches/${id}/sit`, { nonce: newNonce() });
    await bo.post(`/matches/${id}/sit`, { nonce: newNonce() });
    await bo.post(`/matches/${id}/resign`);
    await expect
      .poll(async () => (await ada.picture(id)).result)
      .toMatchObject({ by: 'resignation', uncounted: 'same-address' });
  });

  test('a guest, one’s own bot, and the same opponent too often: the result says so', async () => {
    const [ada, bo] = [await account('198.51.100.1'), await account('198.51.100.2')];
    const guest = await server.visitor();
    guest.address = '198.51.100.3';
    expect((await lostBy(ada, guest, 0)).result).toMatchObject({ uncounted: 'guest' });
    const { id: bot } = (await ada.post('/bots', { name: `Robot ${names++}` })).body;
    const robot = await server.visitor();
    robot.token = (await ada.post(`/bots/${bot}/tokens`, { label: 'x' })).body.token;
    robot.address = '198.51.100.4';
    expect((await lostBy(ada, robot, 0)).result).toMatchObject({ uncounted: 'same-owner' });
    for (let game = 0; game < 7; game++) {
      expect((await lostBy(ada, bo, PLAYED)).result).toEqual({ winners: ['blue'], by: 'resignation' });
    }
    expect((await lostBy(ada, bo, PLAYED)).result).toMatchObject({ uncounted: 'too-often' });
  });

  test('moves that were undone do not count', async () => {
    const [ada, bo] = [await account('198.51.100.1'), await account('198.51.100.2')];
    const id = await start(ada, bo);
    for (let i = 0; i < 10; i++) {
      await moveOn(id, [ada, bo], 2);
      const { version } = await ada.picture(id);
      await ada.post(`/matches/${id}/undo`, { onVersion: version, to: version - 2 });
      await bo.post(`/matches/${id}/undo/answer`, { onVersion: version, to: version - 2, granted: true });
    }
    expect((await ada.picture(id)).version).toBe(30);
    await moveOn(id, [ada, bo], 2);
    await bo.post(`/matches/${id}/resign`);
    expect((await ada.picture(id)).result).toMatchObject({ uncounted: 'too-short' });
  });

  test('nothing is kept of a player who got up, nor of a table that was called off', async () => {
    const [ada, bo] = [await account('198.51.100.1'), await account('198.51.100.2')];
    const { id } = (await ada.post('/matches', { terms: BLUE_FIRST, invite: [(await bo.me()).name] })).body;
    await ada.post(`/matches/${id}/sit`, { nonce: newNonce() });
    expect(await origins()).toHaveLength(2);
    await ada.post(`/matches/${id}/leave`);
    expect(await origins()).toEqual([]);
    const { id: next } = (await ada.post('/matches', { terms: BLUE_FIRST, invite: [(await bo.me()).name] })).body;
    await ada.post(`/matches/${next}/sit`, { nonce: newNonce() });
    await bo.post(`/matches/${next}/decline`);
    expect(await origins()).toEqual([]);
    const friendly = (await ada.post('/matches', { terms: { ...BLUE_FIRST, rated: false } })).body.id;
    await ada.post(`/matches/${friendly}/sit`, { nonce: newNonce() });
    expect(await origins()).toEqual([]); // only rated games need them
    await server.node.store.db.run(`INSERT INTO seat_origins VALUES ($1, 'blue', 'late')`, id); // written after the end
    await server.node.sweep.now();
    expect(await origins()).toEqual([]);
  });
});
