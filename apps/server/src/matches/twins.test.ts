import { faultOf, known, type MatchPicture } from '@caravanserai/contract';
import { describe, expect, test } from 'vitest';
import { moveOn, type TestServer, type Visitor } from '../../test/testServer.ts';
import { keepServers } from '../../test/servers.ts';
import { KINDS } from '../../test/stores.ts';
import { CHAIRS_OPEN_MS } from '../limits/limits.ts';
import { newNonce } from './ids.ts';

const servers = keepServers();
const { open } = servers;

const BOTH = { rated: false, bothChairs: true } as const;

interface Games {
  readonly one: string;
  readonly two: string;
  readonly ada: Visitor; // blue in the first
  readonly bo: Visitor;
}

async function start(server: TestServer): Promise<Games> {
  const { id, blue, white } = await server.table(BOTH);
  const { twin } = await blue.picture(id);
  return { one: id, two: known(twin), ada: blue, bo: white };
}

async function code(answer: Promise<{ readonly status: number; readonly body: { readonly code?: string } }>) {
  const { status, body } = await answer;
  return status === 200 ? 'ok' : body.code;
}

/** What is the same for both seats at the start. */
function dealOf({ play }: MatchPicture): unknown {
  const { centre, goods, tribe } = known(play).view as Record<'centre' | 'goods' | 'tribe', unknown>;
  return { centre, goods, tribe };
}

describe.each(KINDS)('%s', (kind) => {
  test('the second game starts with the first, on the same deal, with the seats exchanged', async () => {
    const server = await open(kind);
    const { one, two, ada, bo } = await start(server);
    const [first, second] = [await ada.picture(one), await ada.picture(two)];
    expect([first.viewer, second.viewer]).toEqual(['blue', 'white']);
    expect([first.status, second.status]).toEqual(['running', 'running']);
    expect(dealOf(second)).toEqual(dealOf(first));
    expect((await bo.picture(one)).twin).toBe(two);
    expect(await ada.move(one)).toBe(true); // blue goes first in both
    expect(await ada.move(two)).toBe(false);
    expect(await bo.move(two)).toBe(true);

    const watcher = await (await server.visitor()).picture(one);
    expect(watcher).not.toHaveProperty('twin');
    expect(watcher.fairness).not.toHaveProperty('secret');
  });

  test('nothing tells the deal while one of the games is running, on either node; then both have the same proof', async () => {
    const database = await servers.database(kind);
    const server = await open(kind, database);
    const elsewhere = kind === 'postgres' ? await open(kind, database) : server; // SQLite has one node
    const { one, two, ada, bo } = await start(server);
    const there = await elsewhere.visitor();
    there.cookie = ada.cookie;
    await moveOn(one, [ada, bo], 4);
    await there.picture(two); // cached there
    await ada.post(`/matches/${one}/resign`);
    for (const visitor of [ada, bo, there]) {
      const { status, fairness } = await visitor.picture(one);
      expect([status, fairness.secret, fairness.seed]).toEqual(['over', undefined, undefined]);
      expect(await code(visitor.get(`/matches/${one}/file`))).toBe('not-now');
      expect(await code(visitor.get(`/matches/${one}/file?format=notation`))).toBe('not-now');
    }
    const mine = () => server.app.inject({ url: '/api/mine/export', headers: ada.identity() });
    expect((await mine()).body).toBe('');
    await bo.post(`/matches/${two}/resign`);
    expect((await mine()).body.trim().split('\n')).toHaveLength(2);
    const seeds = new Set<string>();
    for (const visitor of [ada, bo, there])
      for (const id of [one, two]) {
        const { secret, seed, commitment, nonces, deal } = (await visitor.picture(id)).fairness;
        const numbers = ['blue', 'white'].map((seat) => known(nonces[seat]));
        const shown = { commitment, seed: known(seed) };
        expect(faultOf({ matchId: known(deal), secret: known(secret), nonces: numbers }, shown)).toBeUndefined();
        expect(deal).toBe(one);
        expect(await code(visitor.get(`/matches/${id}/file`))).toBe('ok');
        seeds.add(shown.seed);
      }
    expect(seeds.size).toBe(1);
  });

  test('both games end at the same moment: the deal is published', async () => {
    const server = await open(kind);
    const { one, two, ada, bo } = await start(server);
    await Promise.all([ada.post(`/matches/${one}/resign`), bo.post(`/matches/${two}/resign`)]);
    await new Promise((done) => setTimeout(done, 50));
    for (const id of [one, two]) expect((await ada.picture(id)).fairness).toHaveProperty('secret');
  });

  test('two people, unrated, without a chess clock, accepted within a day', async () => {
    const server = await open(kind);
    const [ada, bo] = [await server.visitor(), await server.visitor()];
    const terms = { ...(await ada.picture((await start(server)).one)).terms };
    const make = (part: object, rest: object = {}) => ada.post('/matches', { terms: { ...terms, ...part }, ...rest });
    expect(await code(make({ rated: true }))).toBe('malformed');
    expect(await code(make({ clock: { kind: 'live', baseS: 60, incrementS: 0 } }))).toBe('malformed');
    expect(await code(make({ game: 'targets', options: {}, seats: 3 }))).toBe('malformed');
    expect(await code(make({}, { bots: ['shepherd'] }))).toBe('malformed');
    const { id } = (await make({})).body;
    await ada.post(`/matches/${id}/sit`, { nonce: newNonce() });
    expect(await code(ada.post(`/matches/${id}/bot`, { bot: 'shepherd' }))).toBe('forbidden');
    server.tick(CHAIRS_OPEN_MS + 1);
    expect(await code(bo.post(`/matches/${id}/sit`, { nonce: newNonce() }))).toBe('not-now');
  });

  test('from a table of two: both asking get one table, and the score knows which games belong together', async () => {
    const server = await open(kind);
    const [ada, bo] = [await server.visitor(), await server.visitor()];
    const { id } = (await ada.post('/duos', {})).body;
    await bo.post(`/duos/${id}/join`);
    const request = { game: 'targi', bothChairs: true };
    const asked = await Promise.all([ada, bo].map((visitor) => visitor.post(`/duos/${id}/next`, request)));
    const [match] = new Set(asked.map(({ body }) => body.match));
    for (const visitor of [ada, bo]) await visitor.post(`/matches/${match}/sit`, { nonce: newNonce() });
    const { terms, twin } = await ada.picture(match);
    expect(terms).toMatchObject({ bothChairs: true, clock: { kind: 'days', days: 3 }, rated: false });
    for (const game of [match, twin]) {
      server.tick(1);
      await bo.post(`/matches/${game}/resign`);
    }
    const { games } = (await ada.get(`/duos/${id}`)).body.table;
    expect(games).toMatchObject([
      { match: twin, twin: match, outcome: 'won' },
      { match, twin, outcome: 'won' },
    ]);
    const next = (await ada.post(`/duos/${id}/next`, { game: 'targi' })).body.match;
    expect((await ada.picture(next)).terms).not.toHaveProperty('bothChairs');
  });
});
