import { assert, type MatchId } from '@caravanserai/contract';
import { type Move, type Options, replay, targi } from '@caravanserai/targi';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type TestServer, moveOn, openTestServer, Visitor } from '../../test/testServer.ts';
import { BLUE_FIRST } from '../../test/play.ts';
import { KINDS } from '../../test/stores.ts';
import { EngineTimeoutError } from '../engine/pool.ts';
import { newNonce } from '../matches/ids.ts';
import { seedFor } from '../matches/table.ts';

describe.each(KINDS)('%s', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer(kind, { METRICS_TOKEN: 'sesame' });
  });
  afterAll(async () => {
    expect(server.errors).toEqual([]);
    await server.close();
  });

  test.each([
    [{ origin: 'https://evil.example.org' }],
    [{ origin: 'null' }],
    [{ origin: 'http://localhost:80.evil.example.org' }],
    [{ 'sec-fetch-site': 'cross-site' }],
  ])('a page of another host cannot act for our visitors: %o', async (headers) => {
    const visitor = await server.visitor();
    const answer = await visitor.ask('POST', '/matches', { terms: BLUE_FIRST }, headers as Record<string, string>);
    expect(answer).toMatchObject({ status: 403, body: { code: 'forbidden', detail: 'origin' } });
  });

  test('our own page can', async () => {
    const visitor = await server.visitor();
    const headers = { origin: 'http://localhost:8080', host: 'localhost:8080' };
    expect((await visitor.ask('POST', '/matches', { terms: BLUE_FIRST }, headers)).status).toBe(200);
  });

  test('a forged or foreign session is nobody', async () => {
    const { id, blue } = await server.table();
    const { version, play } = await blue.picture(id);
    const forged = new Visitor(server.app);
    for (const cookie of ['x', 'A'.repeat(43), `${blue.cookie}x`, '../etc', "' OR 1=1 --"]) {
      forged.cookie = cookie;
      const request = { onVersion: version, moves: [play!.moves[0]], key: newNonce() };
      expect(await forged.post(`/matches/${id}/play`, request)).toMatchObject({
        status: 401,
        body: { code: 'unauthorized' },
      });
    }
    expect((await blue.picture(id)).version).toBe(0);
  });

  test('a running game is handed out to nobody, in no form: its players could be advised', async () => {
    const { id, blue, white } = await server.table();
    await moveOn(id, [blue, white], 3);
    for (const reader of [blue, white, new Visitor(server.app)]) {
      for (const format of ['json', 'notation']) {
        const refused = await reader.get(`/matches/${id}/file?format=${format}`);
        expect(refused).toMatchObject({ status: 409, body: { code: 'wrong-status', detail: 'running' } });
      }
    }
    await blue.post(`/matches/${id}/resign`);
    expect((await white.get(`/matches/${id}/file?format=notation`)).status).toBe(200);
  });

  test('nobody plays from another’s seat, or ends another’s game', async () => {
    const { id, blue } = await server.table();
    const stranger = await server.visitor();
    const { version, play } = await blue.picture(id);
    const request = { onVersion: version, moves: [play!.moves[0]], key: newNonce() };
    expect((await stranger.post(`/matches/${id}/play`, request)).body.code).toBe('not-seated');
    for (const act of ['resign', 'claim', 'abort', 'rematch']) {
      expect((await stranger.post(`/matches/${id}/${act}`)).body.code, act).toBe('not-seated');
    }
    expect((await stranger.post(`/matches/${id}/undo`, { onVersion: 0, to: 0 })).body.code).toBe('not-seated');
    expect((await stranger.post(`/matches/${id}/undo/answer`, { onVersion: 0, to: 0, granted: true })).body.code).toBe(
      'not-seated',
    );
    expect((await stranger.post(`/matches/${id}/sit`, { nonce: newNonce() })).body.code).toBe('wrong-status');
  });

  test('a spectator sees nothing hidden, and a player only their own hand', async () => {
    const { id, blue, white } = await server.table();
    await moveOn(id, [blue, white], 40);
    const match = (await server.node.store.matches.get(id as MatchId))!;
    const { secret } = match;
    const entries = await server.node.store.matches.entries(match.id, 0);
    const replayed = replay({
      rulesVersion: targi.rulesVersion,
      seed: seedFor(match),
      options: match.terms.options as Options,
      players: { blue: '', white: '' },
      moves: entries.map(({ body }) => body as Move),
    });
    assert(replayed.ok, 'the log replays');
    const { end } = replayed.value;
    const stranger = await server.visitor();
    for (const visitor of [stranger, new Visitor(server.app)]) {
      const seen = await visitor.picture(id);
      expect(seen).toMatchObject({ viewer: 'spectator', play: { moves: [] } });
      expect(seen.play!.view).toEqual(targi.view(end, 'spectator'));
      expect(JSON.stringify(seen)).not.toContain(secret);
      expect(seen.fairness).not.toHaveProperty('seed');
    }
    expect((await blue.picture(id)).fairness).not.toHaveProperty('secret');
  });

  test.each([
    ['a body that is too large', { payload: `{"terms":"${'x'.repeat(20_000)}"}` }, 413, 'too-large'],
    ['no JSON', { payload: '{' }, 400, 'malformed'],
    ['an empty body', { payload: '' }, 400, 'malformed'],
    ['a dangerous key', { payload: '{"__proto__":{"terms":1}}' }, 400, 'malformed'],
    ['another type', { payload: 'a=1', type: 'application/x-www-form-urlencoded' }, 400, 'malformed'],
    ['a strange type', { payload: '<a/>', type: 'text/xml' }, 400, 'malformed'],
  ])('%s', async (_name, { payload, type = 'application/json' }: { payload: string; type?: string }, status, code) => {
    const visitor = await server.visitor();
    const answer = await visitor.ask('POST', '/matches', payload, { 'content-type': type });
    expect(answer).toMatchObject({ status, body: { code } });
  });

  test('half of a surrogate pair is malformed, and a whole one is a character', async () => {
    const { id, blue } = await server.table();
    const play = (key: string) =>
      blue.post(`/matches/${id}/play`, { onVersion: 0, moves: [{ type: 'place', at: 5 }], key });
    expect(await play('\ud83d')).toMatchObject({ status: 400, body: { code: 'malformed' } });
    expect((await blue.post(`/matches/${id}/chat`, { text: 'a\udc2a' })).status).toBe(400);
    expect((await play('🐪')).status).toBe(200);
    expect((await blue.post(`/matches/${id}/chat`, { text: '🐪' })).status).toBe(200);
  });

  test.each([
    ['GET', '/nowhere', 404],
    ['PUT', '/matches', 404],
    ['GET', '/matches/short', 400],
    ['GET', `/matches/${'A'.repeat(22)}`, 404],
    ['GET', '/mine?status=lost', 400],
    ['GET', '/mine?what=that', 400],
    ['GET', '/people/%00', 400],
    ['GET', '/people/%zz', 400],
  ])('%s %s is answered with %i and a code', async (method, url, status) => {
    const visitor = await server.visitor();
    expect(await visitor.ask(method, url)).toMatchObject({ status, body: { code: expect.any(String) } });
  });

  test('an engine that takes too long is told as such, also to who only looks', async () => {
    const { id, blue } = await server.table();
    vi.spyOn(server.node.engine, 'look').mockRejectedValueOnce(new EngineTimeoutError('too long'));
    expect(await blue.get(`/matches/${id}`)).toMatchObject({ status: 503, body: { code: 'engine-timeout' } });
    expect((await blue.get(`/matches/${id}`)).status).toBe(200);
    server.errors.length = 0; // expected in the log
  });

  test('moves by HTTP are counted like all others', async () => {
    const moves = async () => {
      const { body } = await server.app.inject({ url: '/metrics', headers: { authorization: 'Bearer sesame' } });
      return Number(/^caravanserai_events_total\{what="moves"\} (\d+)$/m.exec(body)?.[1] ?? 0);
    };
    const { id, blue, white } = await server.table();
    const before = await moves();
    await moveOn(id, [blue, white], 3);
    expect(await moves()).toBe(before + 3);
  });

  test('metrics are for who has the token', async () => {
    const { node: _, ...rest } = server;
    expect((await rest.app.inject('/metrics')).statusCode).toBe(403);
    const asked = await rest.app.inject({ url: '/metrics', headers: { authorization: 'Bearer sesame' } });
    expect(asked.statusCode).toBe(200);
    expect(asked.body).toContain('caravanserai_running_games');
  });
});

test('without a token, metrics are for this machine, and not for those whom a proxy brings', async () => {
  const server = await openTestServer('sqlite');
  expect((await server.app.inject('/metrics')).statusCode).toBe(200);
  for (const name of ['X-Forwarded-For', 'X-Forwarded-Proto', 'X-Forwarded-Host', 'Forwarded', 'X-Real-IP', 'Via']) {
    const answer = await server.app.inject({ url: '/metrics', headers: { [name]: '127.0.0.1' } });
    expect([name, answer.statusCode]).toEqual([name, 403]);
  }
  await server.close();
});

test('a flood is answered with 429, a code and when to come again; a new session is no new chance to guess', async () => {
  const server = await openTestServer('sqlite', { RATE_LIMITS: 'yes' });
  const visitor = await server.visitor();
  const answers = [];
  for (let i = 0; i < 40; i++) answers.push(await visitor.post('/matches', { terms: BLUE_FIRST }));
  expect(answers[0].status).toBe(200);
  expect(answers.at(-1)).toMatchObject({ status: 429, body: { code: 'too-many', retryAfterS: expect.any(Number) } });
  expect(Object.keys(answers.at(-1)!.body)).toEqual(['code', 'retryAfterS']);
  expect(Number(answers.at(-1)!.headers['retry-after'])).toBeGreaterThan(0);
  const other = await server.visitor();
  expect((await other.post('/matches', { terms: BLUE_FIRST })).status).toBe(200);

  const guesses = [];
  for (let i = 0; i < 12; i++) {
    const guesser = i % 2 === 0 ? visitor : other;
    guesses.push((await guesser.post('/login', { name: 'ada', password: `guess ${i}` })).status);
  }
  expect(guesses.slice(0, 2)).toEqual([401, 401]);
  expect(guesses.slice(-2)).toEqual([429, 429]);
  await server.close();
});
