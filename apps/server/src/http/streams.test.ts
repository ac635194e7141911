import { connect, type Socket } from 'node:net';
import { Writable } from 'node:stream';
import type { MatchId } from '@caravanserai/contract';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type TestServer, moveOn, openTestServer, Visitor } from '../../test/testServer.ts';
import { BLUE_FIRST } from '../../test/play.ts';
import { KINDS } from '../../test/stores.ts';
import { SLOW_CLIENT_BYTES } from '../limits/limits.ts';
import { newNonce } from '../matches/ids.ts';
import { streamOutlet } from '../socket/outlet.ts';
import { written } from './streamRoutes.ts';

/** A stream, read line by line. */
class Reader {
  readonly #leave = new AbortController();
  readonly #lines: AsyncGenerator<any>; // oxlint-disable-line typescript/no-explicit-any -- tests inspect arbitrary messages

  constructor(url: string, visitor?: Visitor) {
    this.#lines = linesOf(url, visitor?.identity() ?? {}, this.#leave.signal);
  }

  /** The next message of a type; nothing after the end. */
  // oxlint-disable-next-line typescript/no-explicit-any -- tests inspect arbitrary messages
  async next(type?: string): Promise<any> {
    for (;;) {
      const { value, done } = await this.#lines.next();
      if (done || type === undefined || value.type === type) return value;
    }
  }

  close(): void {
    this.#leave.abort();
  }
}

async function* linesOf(url: string, headers: Record<string, string>, signal: AbortSignal): AsyncGenerator<unknown> {
  const answer = await fetch(url, { headers, signal });
  expect(answer.headers.get('content-type')).toBe('application/x-ndjson');
  let text = '';
  for await (const chunk of answer.body ?? []) {
    text += Buffer.from(chunk).toString();
    const lines = text.split('\n');
    text = lines.pop() ?? '';
    for (const line of lines.filter((one) => one !== '')) yield JSON.parse(line);
  }
}

async function named(server: TestServer, word: string): Promise<{ readonly visitor: Visitor; readonly name: string }> {
  const visitor = await server.visitor();
  const name = `${word} ${newNonce().slice(0, 8)}`;
  await visitor.post('/account', { name, password: 'correct horse' });
  return { visitor, name };
}

describe.each(KINDS)('%s', (kind) => {
  let server: TestServer;
  let url: string;
  const readers: Reader[] = [];
  beforeAll(async () => {
    server = await openTestServer(kind, { RATE_LIMITS: 'yes' });
    url = await server.listen();
  });
  afterAll(async () => {
    for (const reader of readers) reader.close();
    expect(server.errors).toEqual([]);
    await server.close();
  });
  function read(path: string, visitor?: Visitor): Reader {
    const reader = new Reader(`${url}/api${path}`, visitor);
    readers.push(reader);
    return reader;
  }

  test.each(['/lobby/stream', '/export'])('%s is not made for HEAD, which reads nothing', async (path) => {
    expect((await (await server.visitor()).ask('HEAD', path)).status).toBe(404);
    expect(server.node.budgets.held('sockets', { address: '127.0.0.1' })).toBe(0);
  });

  test('a match: the picture, then every change, to each as they may see it', async () => {
    const { id, blue, white } = await server.table();
    const [own, anyone] = [read(`/matches/${id}/stream`, blue), read(`/matches/${id}/stream`)];
    expect((await own.next()).picture).toMatchObject({ id, viewer: 'blue', version: 0 });
    expect((await anyone.next()).picture).toMatchObject({ id, viewer: 'spectator', play: { moves: [] } });
    await moveOn(id, [blue, white], 2);
    for (let known = 0; known < 2;) {
      const { update } = await own.next('update');
      expect(update).toMatchObject({ from: known, viewer: 'blue' });
      known = update.version;
    }
    const { update } = await anyone.next('update');
    expect(update).toMatchObject({ from: 0, viewer: 'spectator', play: { moves: [] } });
  });

  test('a table that is not there is 404, and somebody else’s list 401', async () => {
    expect((await fetch(`${url}/api/matches/${'A'.repeat(22)}/stream`)).status).toBe(404);
    expect((await fetch(`${url}/api/mine/stream`)).status).toBe(401);
  });

  test('a stream counts like a socket, and ends with its session', async () => {
    const { visitor } = await named(server, 'Ends');
    const { id } = await visitor.me();
    const mine = read('/mine/stream', visitor);
    await mine.next('notice');
    const askers = { person: id };
    expect(server.node.budgets.held('sockets', askers)).toBe(1);
    await visitor.post('/logout');
    expect(await mine.next('bye')).toEqual({ type: 'bye', why: 'signed-out' });
    expect(await mine.next()).toBeUndefined();
  });

  test('a bot is challenged by name, hears of it, sits down or declines; others cannot', async () => {
    server.tick(10 * 60_000); // budgets have refilled
    const { visitor: maker } = await named(server, 'Maker');
    const name = `Robo ${newNonce().slice(0, 8)}`;
    const { id: botId } = (await maker.post('/bots', { name })).body;
    const bot = new Visitor(server.app);
    bot.token = (await maker.post(`/bots/${botId}/tokens`, { label: 'x' })).body.token;
    const [host, stranger] = [await server.visitor(), await server.visitor()];
    const terms = { ...BLUE_FIRST, rated: false };
    expect(await host.post('/matches', { terms, invite: ['nobody at all'] })).toMatchObject({ status: 404 });
    expect(await bot.post('/matches', { terms, invite: [name] })).toMatchObject({ status: 400 }); // oneself
    expect(await host.post('/matches', { terms, invite: [name], bots: ['shepherd'] })).toMatchObject({ status: 400 });

    const mine = read('/mine/stream', bot);
    expect(await mine.next('notice')).toEqual({ type: 'notice', waiting: [], invited: [] });
    const { id } = (await host.post('/matches', { terms, invite: [name.toUpperCase()] })).body;
    await host.post(`/matches/${id}/sit`, { nonce: newNonce() });
    expect((await mine.next('notice')).invited).toMatchObject([{ id, status: 'open' }]);
    expect((await bot.get('/mine/invitations')).body).toMatchObject([{ id }]);
    expect((await stranger.get('/lobby')).body.tables.map((table: { id: string }) => table.id)).not.toContain(id);
    expect((await stranger.post(`/matches/${id}/sit`, { nonce: newNonce() })).body.code).toBe('forbidden');
    expect((await stranger.post(`/matches/${id}/decline`)).body.code).toBe('forbidden');
    expect((await bot.post(`/matches/${id}/sit`, { nonce: newNonce() })).body.status).toBe('running');
    expect((await bot.get('/mine/invitations')).body).toEqual([]);

    const declined = (await host.post('/matches', { terms, invite: [name] })).body.id;
    await host.post(`/matches/${declined}/sit`, { nonce: newNonce() });
    expect((await bot.post(`/matches/${declined}/decline`)).status).toBe(200);
    expect((await host.picture(declined)).status).toBe('aborted');
    expect((await bot.post(`/matches/${declined}/decline`)).body.code).toBe('wrong-status');

    const { visitor: owner, name: ownerName } = await named(server, 'Called'); // a bot can challenge a person, too
    const challenge = (await bot.post('/matches', { terms, invite: [ownerName] })).body.id;
    await bot.post(`/matches/${challenge}/sit`, { nonce: newNonce() });
    expect((await owner.get('/mine/invitations')).body).toMatchObject([{ id: challenge }]);
  });

  test('finished games as game files: public ones for everybody, all of one’s own for oneself', async () => {
    server.tick(10 * 60_000);
    const since = server.node.now();
    const [open, hidden] = [await server.table(), await server.table({ visibility: 'private', rated: false })];
    for (const { id, blue } of [open, hidden]) {
      await blue.move(id);
      await blue.post(`/matches/${id}/resign`);
    }
    const all = read(`/export?since=${since}`);
    expect(await all.next()).toMatchObject({ format: 'caravanserai-match-1', id: open.id, moves: [{ seat: 'blue' }] });
    expect(await all.next()).toBeUndefined();
    const none = read(`/export?since=${since}&game=targets`);
    expect(await none.next()).toBeUndefined();
    expect(await open.blue.get('/export?game=chess')).toMatchObject({ status: 404, body: { code: 'not-found' } });
    const own = read('/mine/export', hidden.blue);
    expect((await own.next()).id).toBe(hidden.id);
    expect(await own.next()).toBeUndefined();
  });

  test('one person reads one export at a time', async () => {
    server.tick(10 * 60_000);
    const reader = await server.visitor();
    const asker = { person: (await reader.me()).id };
    server.node.budgets.hold('exports', asker); // an export on another node
    const refused = await reader.get('/mine/export');
    expect(refused).toMatchObject({ status: 429, body: { code: 'too-many', retryAfterS: expect.any(Number) } });
    server.node.budgets.release('exports', asker);
    expect(await read('/mine/export', reader).next()).toBeUndefined(); // empty, but not refused
    expect(server.node.budgets.held('exports', asker)).toBe(0);
  });

  test('pages of other hosts may read what is public, as nobody, and nothing else', async () => {
    const { id, blue } = await server.table();
    const origin = { origin: 'https://elsewhere.example' };
    for (const path of [
      '/games',
      '/lobby',
      `/matches/${id}`,
      '/leaderboard/targi',
      '/openapi.json',
      '/people/nobody',
    ]) {
      const { headers } = await blue.ask('GET', path, undefined, origin);
      expect([path, headers['access-control-allow-origin']]).toEqual([path, '*']);
      expect(headers['access-control-allow-credentials']).toBeUndefined();
    }
    for (const path of ['/me', '/mine', '/bots', `/matches/${id}/chat`, '/mine/stream']) {
      const { headers } = await server.app.inject({ url: `/api${path}`, headers: origin });
      expect([path, headers['access-control-allow-origin']]).toEqual([path, undefined]);
    }
    expect((await blue.ask('POST', '/matches', {}, origin)).status).toBe(403);
  });
});

test('who reads a stream too slowly is told so, and cut off', () => {
  const said: string[] = [];
  let isDestroyed = false;
  const answer = {
    writableEnded: false,
    destroyed: false,
    writableLength: SLOW_CLIENT_BYTES + 1,
    write: (text: string) => said.push(text),
    end: (text: string) => said.push(text),
    destroy: () => (isDestroyed = true),
  };
  const outlet = streamOutlet(answer as never);
  expect([outlet.isOpen, outlet.unreadBytes]).toEqual([true, SLOW_CLIENT_BYTES + 1]);
  outlet.close(1013, 'too slow: come again');
  expect(said).toEqual(['{"type":"bye","why":"too slow: come again"}\n']);
  outlet.terminate();
  expect(isDestroyed).toBe(true);
});

test('an export that waits for its reader leaves nothing behind each time', async () => {
  const answer = new Writable({ highWaterMark: 1, write: (_chunk, _encoding, done) => void setImmediate(done) });
  for (let i = 0; i < 20; i++) expect(await written(answer as never, 'a game\n')).toBe(true);
  expect([answer.listenerCount('close'), answer.listenerCount('drain')]).toEqual([0, 0]);
  answer.destroy();
  expect(await written(answer as never, 'a game\n')).toBe(false);
});

test('who never reads a stream is cut off, and counts no more', async () => {
  const server = await openTestServer('sqlite', {}, ':memory:');
  const url = new URL(await server.listen());
  const [ada, bo] = [await server.visitor(), await server.visitor()];
  const ids: MatchId[] = [];
  for (let i = 0; i < 30; i++) {
    const { id } = (await ada.post('/matches', { terms: { ...BLUE_FIRST, rated: false } })).body;
    await ada.post(`/matches/${id}/sit`, { nonce: newNonce(), seat: 'blue' });
    await bo.post(`/matches/${id}/sit`, { nonce: newNonce() });
    ids.push(id);
  }
  const deaf = connect(Number(url.port), url.hostname).pause();
  deaf.on('error', () => undefined);
  deaf.write(`GET /api/mine/stream HTTP/1.1\r\nhost: ${url.host}\r\ncookie: ${ada.identity()['cookie']}\r\n\r\n`);
  const person = (await ada.me()).id;
  const held = () => server.node.budgets.held('sockets', { person });
  await expect.poll(held).toBe(1);
  // Invalidates the cache: all games are read again, and a second later the stream sends all thirty.
  async function lookAgain(): Promise<number> {
    await Promise.all(ids.map((id) => server.node.matches.get(id)));
    server.node.matches.missed();
    server.tick(1000);
    return server.online.hub.size;
  }
  await expect.poll(lookAgain, { interval: 1 }).toBe(0);
  await expect.poll(held).toBe(0);
  deaf.destroy();
  expect(server.errors).toEqual([]);
  await server.close();
});

test('who has gone before a stream begins holds nothing', async () => {
  const server = await openTestServer('sqlite', {}, ':memory:');
  const url = new URL(await server.listen());
  const { id, blue } = await server.table();
  const person = (await blue.me()).id;
  let line: Socket | undefined;
  server.app.server.once('connection', (socket) => (line = socket));
  const reader = connect(Number(url.port), url.hostname);
  reader.write(
    `GET /api/matches/${id}/stream HTTP/1.1\r\nhost: ${url.host}\r\ncookie: ${blue.identity()['cookie']}\r\n\r\n`,
  );
  const get = server.node.matches.get.bind(server.node.matches);
  const isServed = new Promise<void>((served) => {
    vi.spyOn(server.node.matches, 'get').mockImplementationOnce(async (match) => {
      reader.destroy();
      await vi.waitUntil(() => line?.closed);
      setImmediate(served);
      return get(match);
    });
  });
  await isServed;
  expect(server.online.hub.size).toBe(0);
  expect(server.node.budgets.held('sockets', { person })).toBe(0);
  expect(server.errors).toEqual([]);
  await server.close();
});

test('a server that closes announces it on its streams', async () => {
  const server = await openTestServer('sqlite', {}, ':memory:');
  const url = await server.listen();
  const reader = new Reader(`${url}/api/lobby/stream`);
  await reader.next('lobby');
  const closed = server.close();
  expect(await reader.next('bye')).toEqual({ type: 'bye', why: 'shutdown' });
  await closed;
  const refused = connect(Number(new URL(url).port), '127.0.0.1');
  await new Promise((resolve) => refused.once('error', resolve));
});
