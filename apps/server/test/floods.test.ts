import { connect, type Socket } from 'node:net';
import { Duplex } from 'node:stream';
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  BOT_GAMES,
  CHAT_LINES,
  CONNECTIONS,
  FLOOD_REFUSALS,
  FLOOD_WITHIN_MS,
  HOLDINGS,
  INVITATIONS_OF_NETWORK,
  RATES,
  TABLE_LISTED_MS,
  TABLES_LISTED,
} from '../src/limits/limits.ts';
import { newNonce } from '../src/matches/ids.ts';
import { BLUE_FIRST } from './play.ts';
import { type TestServer, Connection, openTestServer } from './testServer.ts';
import { KINDS } from './stores.ts';

describe.each(KINDS)('with limits on %s', (kind) => {
  let server: TestServer;
  let url: string;
  beforeAll(async () => {
    server = await openTestServer(kind, { RATE_LIMITS: 'yes' });
    url = await server.listen();
  });
  afterAll(async () => {
    expect(server.errors).toEqual([]);
    await server.close();
  });
  /** Refills the budgets. */
  const pause = () => server.tick(10 * 60_000);

  test('a socket flood is refused with each message’s id and a retry time; a client that waits is served', async () => {
    pause();
    const connection = await server.connect(await server.visitor());
    const count = RATES.messages.person.atOnce + 50;
    for (let id = 0; id < count; id++) connection.send({ type: 'ping', id });
    const refused = [await connection.next('refused')];
    while (refused.length < 50) refused.push(await connection.next('refused'));
    const answered = connection.heard.flatMap((message) => (message.type === 'pong' ? [message.id] : []));
    expect(new Set([...answered, ...refused.map(({ id }) => id)]).size).toBe(count);
    for (const { error } of refused) expect(error).toEqual({ code: 'too-many', retryAfterS: 1 });
    server.tick(1000);
    connection.send({ type: 'ping', id: 1000 });
    await connection.next('pong', ({ id }) => id === 1000);
  });

  test('a client that continues is disconnected with the reason', async () => {
    pause();
    const connection = await server.connect(await server.visitor());
    const ended = new Promise((resolve) =>
      connection.socket.once('close', (code: number, why: Buffer) => resolve([code, String(why)])),
    );
    for (let id = 0; id < RATES.messages.person.atOnce + FLOOD_REFUSALS + 10; id++)
      connection.send({ type: 'ping', id });
    expect(await ended).toEqual([1008, 'too many messages']);
  });

  test('refusals are forgotten after a pause, also where the clock was set back meanwhile', async () => {
    pause();
    const connection = await server.connect(await server.visitor());
    const count = RATES.messages.person.atOnce + 30;
    for (let round = 0; round * 30 < 2 * FLOOD_REFUSALS; round++) {
      for (let i = 0; i < count; i++) connection.send({ type: 'ping', id: round });
      await connection.next('refused', ({ id }) => id === round);
      server.tick(round === 0 ? -3_600_000 : FLOOD_WITHIN_MS + 1000);
    }
    server.tick(1000);
    connection.send({ type: 'ping', id: 1000 });
    await connection.next('pong', ({ id }) => id === 1000);
    server.tick(3_600_000);
  });

  test('sockets and watched matches per person are limited with 429 and a retry time', async () => {
    pause();
    const visitor = await server.visitor();
    const own = [];
    for (let i = 0; i < HOLDINGS.sockets.person; i++) own.push(await server.connect(visitor));
    expect(await Connection.refused(url, visitor.identity())).toBe(429);
    const gone = own[0].ended();
    own[0].close();
    await gone;
    const { id } = await server.table();
    pause();
    own[1].send({ type: 'watch', match: id });
    await own[1].next('match');
    const askers = { address: '127.0.0.1', person: (await visitor.me()).id };
    while (server.node.budgets.held('watches', askers) < HOLDINGS.watches.person) {
      server.node.budgets.hold('watches', askers);
    }
    own[2].send({ type: 'watch', match: id });
    expect((await own[2].next('refused')).error).toEqual({
      code: 'too-many',
      detail: id,
      retryAfterS: expect.any(Number),
    });
    own[1].send({ type: 'watch', match: id }); // it may request again the match that it follows
    await own[1].next('match');
    own[1].send({ type: 'unwatch', match: id });
    own[1].send({ type: 'ping', id: 1 });
    await own[1].next('pong');
    own[2].send({ type: 'watch', match: id });
    await own[2].next('match');
  });

  test('the lobby is as many lists by socket as by HTTP; beyond, only its changes are sent', async () => {
    pause();
    const connection = await server.connect(await server.visitor());
    const { atOnce } = RATES.lists.person;
    const ask = () => connection.send({ type: 'lobby', on: true });
    for (let i = 0; i < atOnce; i++) {
      ask();
      await connection.next('lobby');
    }
    ask();
    const { error } = await connection.next('refused');
    expect(error).toEqual({ code: 'too-many', detail: 'lobby', retryAfterS: expect.any(Number) });
    const host = await server.visitor();
    const { id } = (await host.post('/matches', { terms: BLUE_FIRST })).body;
    await host.post(`/matches/${id}/sit`, { nonce: newNonce() });
    await connection.next('lobby', ({ tables }) => tables.some((table) => table.id === id));
    await host.post(`/matches/${id}/leave`);
  });

  test('chat brings each line once, and keeps the latest', async () => {
    pause();
    const { id, blue, white } = await server.table();
    const [b, w] = [await server.connect(blue), await server.connect(white)];
    b.send({ type: 'watch', match: id });
    await b.next('match');
    for (let i = 1; i <= 3; i++) {
      w.send({ type: 'say', id: i, match: id, text: `line ${i}` });
      await w.next('done');
      await b.next('chat', ({ lines: [first] }) => first.n === i);
    }
    const heard = b.heard.flatMap((message) => (message.type === 'chat' ? message.lines.map(({ n }) => n) : []));
    expect(heard).toEqual([1, 2, 3]);
    const { id: who } = await white.me();
    for (let i = 4; i <= CHAT_LINES + 5; i++) await server.node.store.talk.say(id as never, who, `line ${i}`, 0);
    const { body } = await blue.get(`/matches/${id}/chat`);
    expect(body.map(({ n }: { n: number }) => n)).toEqual(Array.from({ length: CHAT_LINES }, (_, i) => i + 6));

    const flood = [];
    for (let i = 0; i < RATES.chat.person.atOnce; i++)
      flood.push(await white.post(`/matches/${id}/chat`, { text: 'x' }));
    expect(flood.at(-1)).toMatchObject({ status: 429, body: { code: 'too-many', retryAfterS: expect.any(Number) } });
    w.send({ type: 'say', id: 99, match: id, text: 'by the other way' });
    expect(await w.next('refused')).toMatchObject({ id: 99, error: { code: 'too-many' } });
  });

  test('one address has one budget, however many guests it makes', async () => {
    pause();
    const answers = [];
    for (let i = 0; i < RATES.guests.address.atOnce + 1; i++) {
      answers.push(await server.app.inject({ method: 'POST', url: '/api/session', payload: {} }));
    }
    expect(answers[0].statusCode).toBe(200);
    expect(answers.at(-1)!.statusCode).toBe(429);
    expect(Number(answers.at(-1)!.headers['retry-after'])).toBeGreaterThan(0);
    const elsewhere = { method: 'POST', url: '/api/session', payload: {}, remoteAddress: '127.0.0.9' } as const;
    expect((await server.app.inject(elsewhere)).statusCode).toBe(200);
  });

  test('one address cannot fill the lobby, by opening tables or by seeking; private tables and others go on', async () => {
    const { atOnce, perMinute } = RATES.listings.address;
    expect(atOnce + (perMinute * TABLE_LISTED_MS) / 60_000).toBeLessThan(TABLES_LISTED);
    const { length } = (await server.app.inject('/api/lobby')).json().tables;
    pause();
    const guests = await Promise.all(Array.from({ length: 10 }, () => server.visitor()));
    pause();
    const asked: number[] = [];
    for (const [days, guest] of guests.entries()) {
      const terms = { ...BLUE_FIRST, clock: { kind: 'days', days: days + 1 } };
      asked.push((await guest.post('/lobby/seek', { terms })).status);
      asked.push((await guest.post('/matches', { terms })).status);
      asked.push((await guest.post('/matches', { terms })).status);
    }
    expect(asked.filter((status) => status === 200)).toHaveLength(atOnce);
    expect(asked.filter((status) => status === 429)).toHaveLength(asked.length - atOnce);
    expect((await server.app.inject('/api/lobby')).json().tables).toHaveLength(length); // nobody has sat down
    const [guest] = guests;
    expect((await guest.post('/matches', { terms: { ...BLUE_FIRST, visibility: 'private' } })).status).toBe(200);
    const elsewhere = await server.visitor();
    elsewhere.address = '127.0.0.8';
    expect((await elsewhere.post('/matches', { terms: BLUE_FIRST })).status).toBe(200);
  });

  test('strangers of one address do not bury the invitations of others under theirs', async () => {
    pause();
    const victim = await server.visitor();
    expect((await victim.post('/account', { name: `Wanted ${kind}`, password: 'correct horse' })).status).toBe(200);
    async function invite(address: string) {
      const host = await server.visitor();
      host.address = address;
      const terms = { ...BLUE_FIRST, visibility: 'private', rated: false };
      const made = await host.post('/matches', { terms, invite: [`Wanted ${kind}`] });
      if (made.status === 200) await host.post(`/matches/${made.body.id}/sit`, { nonce: newNonce() });
      return made;
    }
    const invitations = async () => (await victim.get('/mine/invitations')).body.map(({ id }: { id: string }) => id);
    const asked = [];
    for (let i = 0; i <= INVITATIONS_OF_NETWORK; i++) {
      pause();
      asked.push(await invite('127.0.0.31'));
    }
    expect(asked.at(-2)!.status).toBe(200);
    expect(asked.at(-1)!.body).toEqual({ code: 'too-many', detail: 'invitations', retryAfterS: expect.any(Number) });
    const friend = await invite('127.0.0.32');
    expect(await invitations()).toHaveLength(INVITATIONS_OF_NETWORK + 1);
    expect(await invitations()).toContain(friend.body.id);
    await server.node.sweep.now(); // the networks of public tables are forgotten by now, those of invitations not
    expect((await invite('127.0.0.31')).status).toBe(429);
    await victim.post(`/matches/${asked[0].body.id}/decline`);
    expect((await invite('127.0.0.31')).status).toBe(200);
  });

  test('one host has so many games against bots, however they sit down', async () => {
    pause();
    const host = await server.visitor();
    const terms = { ...BLUE_FIRST, visibility: 'private' };
    const tooMany = { status: 429, body: { code: 'too-many', detail: 'games against bots of the server' } };
    const sit = (id: string) => host.post(`/matches/${id}/sit`, { nonce: newNonce() });
    const seatBot = (id: string) => host.post(`/matches/${id}/bot`, { bot: 'shepherd' });
    const games: string[] = [];
    for (let i = 0; i < BOT_GAMES; i++) {
      server.tick(60_000);
      const { id } = (await host.post('/matches', { terms, ...(i % 2 === 0 ? { bots: ['shepherd'] } : {}) })).body;
      games.push(id);
      if (i % 2 === 1) expect((await seatBot(id)).status).toBe(200);
      expect((await sit(id)).status).toBe(200);
    }
    server.tick(60_000);
    const [first, second] = games;
    expect(await host.post('/matches', { terms, bots: ['shepherd'] })).toMatchObject(tooMany);
    const { id: free } = (await host.post('/matches', { terms })).body;
    expect(await seatBot(free)).toMatchObject(tooMany);
    for (const id of [first, second]) expect((await host.post(`/matches/${id}/resign`)).status).toBe(200);
    expect((await host.post(`/matches/${first}/rematch`)).status).toBe(200);
    expect((await seatBot(free)).status).toBe(200); // has not started, and counts
    expect(await host.post(`/matches/${second}/rematch`)).toMatchObject(tooMany);
    expect((await host.post(`/matches/${first}/rematch`)).status).toBe(200); // the same table again
  });

  test('one IPv6 subscriber makes as many guests as four addresses, however many addresses they have', async () => {
    pause();
    const comeFrom = async (remoteAddress: string) =>
      (await server.app.inject({ method: 'POST', url: '/api/session', payload: {}, remoteAddress })).statusCode;
    const made = [];
    for (let i = 0; i < 5 * RATES.guests.address.atOnce; i++) made.push(await comeFrom(`2001:db8:7:${i}00::1`));
    expect(made.filter((status) => status === 200)).toHaveLength(4 * RATES.guests.address.atOnce);
    expect(await comeFrom('2001:db8:8::1')).toBe(200);
  });
});

describe('lines that are slow, or many', () => {
  let server: TestServer;
  let url: URL;
  beforeAll(async () => {
    server = await openTestServer('sqlite', { RATE_LIMITS: 'yes' });
    url = new URL(await server.listen());
  });
  afterAll(() => server.close());
  const dial = (localAddress: string): Socket =>
    connect({ host: url.hostname, port: Number(url.port), localAddress }).on('error', () => undefined);

  test('a body that drips is ended with 408', async () => {
    const socket = dial('127.0.0.2');
    socket.write(
      `POST /api/session HTTP/1.1\r\nhost: ${url.host}\r\ncontent-type: application/json\r\ncontent-length: 9000\r\n\r\n{`,
    );
    const drip = setInterval(() => socket.write(' '), 500);
    const [heard] = (await once(socket, 'data')) as [Buffer];
    clearInterval(drip);
    expect(String(heard)).toMatch(/^HTTP\/1.1 408 /);
    socket.destroy();
  });

  test('connections per address are limited; other addresses are not affected', async () => {
    const many = Array.from({ length: CONNECTIONS }, () => dial('127.0.0.3'));
    await Promise.all(many.map((socket) => once(socket, 'connect')));
    const oneMore = dial('127.0.0.3');
    await once(oneMore, 'close');
    const other = dial('127.0.0.4');
    other.write(`GET /healthz HTTP/1.1\r\nhost: ${url.host}\r\n\r\n`);
    const [heard] = (await once(other, 'data')) as [Buffer];
    expect(String(heard)).toMatch(/^HTTP\/1.1 200 /);
    for (const socket of [...many, other]) socket.destroy();
  });

  test('a /48 has four times as many, and a trusted proxy as many as it likes', async () => {
    const proxied = await openTestServer('sqlite', { RATE_LIMITS: 'yes', TRUST_PROXY: '2001:db8:5::5' }, ':memory:');
    const opened: Duplex[] = [];
    /** This machine has a single IPv6 loopback address, so others are simulated. */
    const connectFrom = (remoteAddress: string): Duplex => {
      const connection = Object.assign(new Duplex({ read: () => undefined }), { remoteAddress });
      opened.push(connection);
      proxied.app.server.emit('connection', connection);
      return connection;
    };
    const many = Array.from({ length: 5 * CONNECTIONS }, (_, i) =>
      connectFrom(`2001:db8:9:${(i * 64).toString(16)}::1`),
    );
    expect(many.filter(({ destroyed }) => !destroyed)).toHaveLength(4 * CONNECTIONS);
    expect(connectFrom('2001:db8:a::1').destroyed).toBe(false);
    const gone = once(many[0], 'close');
    many[0].destroy();
    await gone;
    expect(connectFrom('2001:db8:9:fff0::1').destroyed).toBe(false);
    const proxy = Array.from({ length: CONNECTIONS + 1 }, () => connectFrom('2001:db8:5::5'));
    expect(proxy.filter(({ destroyed }) => destroyed)).toEqual([]);
    for (const connection of opened) connection.destroy();
    await proxied.close();
  });
});
