import type { MatchPicture } from '@caravanserai/contract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type House, Line, moveOn, openHouse, type Visitor } from '../../test/house.ts';
import { BLUE_FIRST } from '../../test/play.ts';
import { KINDS } from '../../test/stores.ts';
import { hostOf } from '../games.ts';
import { newNonce } from '../matches/ids.ts';
import { TABLES } from '../storage/backup.ts';

const PLAYED = 2 * (hostOf('targi')?.ratedMoves ?? 0) + 8; // moves after which both have made enough of them

describe.each(KINDS)('%s', (kind) => {
  let house: House;
  let other: House; // with PostgreSQL another node
  beforeEach(async () => {
    house = await openHouse(kind);
    other = kind === 'postgres' ? await openHouse(kind, {}, house.database) : house;
  });
  afterEach(async () => {
    expect([...house.errors, ...other.errors]).toEqual([]);
    if (other !== house) await other.close();
    await house.close();
  });

  let names = 0;
  async function account(address: string, at = house): Promise<Visitor> {
    const visitor = await at.visitor();
    visitor.address = address;
    await visitor.post('/account', { name: `Player ${names++}`, password: 'correct horse' });
    return visitor;
  }
  /** A rated game of these two, with so many moves, that the second resigns. */
  async function lostBy(winner: Visitor, loser: Visitor, moves: number): Promise<MatchPicture> {
    const id = await start(winner, loser);
    await moveOn(id, [winner, loser], moves);
    expect((await loser.post(`/matches/${id}/resign`)).status).toBe(200);
    house.tick(1000);
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
  const leaders = async () => (await (await house.visitor()).get('/leaderboard/targi')).body;
  const origins = () => house.node.store.db.all('SELECT * FROM seat_origins');

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
    expect(await origins()).toHaveLength(2);
    const stored: string[] = [];
    for (const table of [...Object.keys(TABLES), 'seat_origins']) {
      stored.push(JSON.stringify(await house.node.store.db.all(`SELECT * FROM ${table}`)));
    }
    expect(stored.join()).not.toMatch(/198\.51\.100|2001:db8/);
    await moveOn(id, [ada, bo], PLAYED);
    await bo.post(`/matches/${id}/resign`);
    const { result } = await ada.picture(id);
    expect(result).toEqual({ winners: ['blue'], by: 'resignation' });
    expect((await recordOf(ada)).rating).toMatchObject({ games: 1 });
    expect(await origins()).toEqual([]);
  });

  test('of one address nothing counts, however long the game was', async () => {
    const [ada, bo] = [await account('2001:db8:1:2::3'), await account('2001:db8:1:2::4')]; // of one subscriber
    expect((await lostBy(ada, bo, PLAYED)).result).toMatchObject({ uncounted: 'same-address' });
    expect((await recordOf(bo)).rating).toBeUndefined();
  });

  test('who sits down elsewhere and then plays from the same address, by HTTP or by socket, is recognised', async () => {
    const [ada, bo] = [await account('198.51.100.1'), await account('198.51.100.2')];
    const id = await start(ada, bo);
    bo.address = '127.0.0.1';
    await moveOn(id, [ada, bo], PLAYED);
    const line = await Line.open(await house.listen(), ada.identity()); // from 127.0.0.1, too
    while ((await ada.picture(id)).play?.moves.length === 0) await bo.move(id);
    const { version, play } = await ada.picture(id);
    const request = { onVersion: version, moves: [play!.moves[0]], key: 'by socket' };
    line.send({ type: 'play', id: 1, match: id, request });
    await line.next('done');
    line.close();
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
    const guest = await house.visitor();
    guest.address = '198.51.100.3';
    expect((await lostBy(ada, guest, 0)).result).toMatchObject({ uncounted: 'guest' });
    const { id: bot } = (await ada.post('/bots', { name: `Robot ${names++}` })).body;
    const robot = await house.visitor();
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
    expect(await origins()).toHaveLength(1);
    await ada.post(`/matches/${id}/leave`);
    expect(await origins()).toEqual([]);
    const { id: next } = (await ada.post('/matches', { terms: BLUE_FIRST, invite: [(await bo.me()).name] })).body;
    await ada.post(`/matches/${next}/sit`, { nonce: newNonce() });
    await bo.post(`/matches/${next}/decline`);
    expect(await origins()).toEqual([]);
    const friendly = (await ada.post('/matches', { terms: { ...BLUE_FIRST, rated: false } })).body.id;
    await ada.post(`/matches/${friendly}/sit`, { nonce: newNonce() });
    expect(await origins()).toEqual([]); // only rated games need it
    await house.node.store.db.run(`INSERT INTO seat_origins VALUES ($1, 'blue', 'late')`, id); // written after the end
    await house.node.sweep.now();
    expect(await origins()).toEqual([]);
  });
});
