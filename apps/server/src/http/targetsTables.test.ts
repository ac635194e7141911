import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestServer, openTestServer, type Visitor } from '../../test/testServer.ts';
import { RED_FIRST } from '../../test/targets.ts';
import { newNonce } from '../matches/ids.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer('sqlite');
});
afterAll(async () => {
  expect(server.errors).toEqual([]);
  await server.close();
});

function sit(visitor: Visitor, id: string, seat?: string) {
  return visitor.post(`/matches/${id}/sit`, { nonce: newNonce(), ...(seat === undefined ? {} : { seat }) });
}

test('both games are offered, each with its seats and its opponents', async () => {
  const { body } = await (await server.visitor()).get('/games');
  expect(body).toMatchObject([
    { game: 'targi', seatCounts: [2] },
    {
      game: 'targets',
      seatCounts: [2, 3, 4],
      seats: ['red', 'blue', 'yellow', 'green'],
      defaultOptions: { players: 2, calls: 'own' },
      bots: ['leftHand', 'tavern', 'juggler', 'master'],
    },
  ]);
});

// [case, terms, the resulting options, or nothing]
test.each([
  ['as usual', { seats: 3, options: {} }, { players: 3, first: 'drawn', pasVu: false, teams: false, calls: 'own' }],
  ['all named', { seats: 4, options: { players: 4, teams: true, threeByThree: true } }, { players: 4, teams: true }],
  ['another number of players than seats', { seats: 3, options: { players: 4 } }, undefined],
  ['five', { seats: 5, options: {} }, undefined],
  ['one', { seats: 1, options: {} }, undefined],
  ['teams of three', { seats: 3, options: { teams: true } }, undefined],
  ['who begins does not sit there', { seats: 2, options: { first: 'green' } }, undefined],
  ['Pas vu where calls are made for you', { seats: 2, options: { pasVu: true, calls: 'forYou' } }, undefined],
  ['an option that there is not', { seats: 2, options: { hands: 'open' } }, undefined],
  ['a wrong value', { seats: 2, options: { pasVu: 'yes' } }, undefined],
])('terms: %s', async (_what, terms, options) => {
  const visitor = await server.visitor();
  const { status, body } = await visitor.post('/matches', { terms: { ...RED_FIRST, ...terms } });
  expect(status).toBe(options ? 200 : 400);
  expect(body).toMatchObject(options ? { terms: { options }, seats: { length: terms.seats } } : { code: 'malformed' });
});

test('three people and a bot: it starts when the last seat is taken', async () => {
  const people = [await server.visitor(), await server.visitor(), await server.visitor()];
  const terms = { ...RED_FIRST, seats: 4, rated: false, options: {} };
  const { body } = await people[0].post('/matches', { terms, bots: ['tavern'] });
  await sit(people[0], body.id, 'green');
  expect((await sit(people[1], body.id, 'green')).body.code).toBe('seat-taken');
  expect((await sit(people[1], body.id, 'white')).body.code).toBe('malformed');
  await sit(people[1], body.id);
  expect((await people[0].picture(body.id)).status).toBe('open');
  const { body: last } = await sit(people[2], body.id);
  expect(last).toMatchObject({ status: 'running', viewer: 'yellow', play: { view: { viewer: 'yellow' }, moves: [] } });
  expect(last.seats.map((row: { person: { kind: string } }) => row.person.kind)).toEqual([
    'house',
    'guest',
    'guest',
    'guest',
  ]);
  const { body: start } = await people[2].get(`/matches/${body.id}/at/0`);
  expect(start).toMatchObject({ version: 0, viewer: 'yellow', view: { round: 1, flicks: 0 } });
  expect((await people[2].get(`/matches/${body.id}/at/999`)).body).toEqual({ code: 'not-found' });
  await people[0].post(`/matches/${body.id}/resign`);
  const file = await people[0].get(`/matches/${body.id}/file?format=notation`);
  expect(file.body).toContain('[Game "Targets"]');
});

test('who seeks the same finds the same table, in whatever order it is said', async () => {
  const [ada, bo] = [await server.visitor(), await server.visitor()];
  const request = { ...RED_FIRST, seats: 3, options: { pasVu: true, first: 'red' } };
  const { body: made } = await ada.post('/lobby/seek', { terms: request });
  await sit(ada, made.match);
  const same = Object.fromEntries(Object.entries({ ...request, options: { first: 'red', pasVu: true } }).toReversed());
  expect((await bo.post('/lobby/seek', { terms: same })).body).toEqual(made);
  const other = { ...request, seats: 2 };
  expect((await bo.post('/lobby/seek', { terms: other })).body).not.toEqual(made);
  const { tables } = (await bo.get('/lobby')).body;
  expect(tables.map(({ id }: { id: string }) => id)).toContain(made.match);
});

test('there is a list of the best of each game', async () => {
  const [ada, bo] = [await server.visitor(), await server.visitor()];
  bo.address = '198.51.100.2';
  for (const one of [ada, bo])
    await one.post('/account', { name: `P ${newNonce().slice(0, 8)}`, password: 'correct horse' });
  const { body } = await ada.post('/matches', { terms: { ...RED_FIRST, rated: true } });
  for (const one of [ada, bo]) await sit(one, body.id);
  await bo.post(`/matches/${body.id}/resign`);
  const { id } = await bo.me();
  for (const game of ['targets', 'targi']) {
    expect((await ada.get(`/leaderboard/${game}`)).body).toEqual([]); // one game is not enough
  }
  const { games } = (await ada.get(`/people/${id}`)).body;
  expect(games).toMatchObject([
    { game: 'targi', played: 0 },
    { game: 'targets', played: 1, won: 0, rating: { games: 1, provisional: true } },
  ]);
});
