import { connect, type Socket } from 'node:net';
import { Duplex } from 'node:stream';
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CHAT_LINES, CONNECTIONS, FLOOD_REFUSALS, HOLDINGS, RATES } from '../src/limits/limits.ts';
import { type House, Line, openHouse, type Visitor } from './house.ts';
import { KINDS } from './stores.ts';

describe.each(KINDS)('with limits on %s', (kind) => {
  let house: House;
  let url: string;
  const lines: Line[] = [];
  beforeAll(async () => {
    house = await openHouse(kind, { RATE_LIMITS: 'yes' });
    url = await house.listen();
  });
  afterAll(async () => {
    for (const line of lines) line.close();
    expect(house.errors).toEqual([]);
    await house.close();
  });
  async function lineOf(visitor: Visitor): Promise<Line> {
    const line = await Line.open(url, visitor.identity());
    lines.push(line);
    return line;
  }
  /** Budgets are whole again. */
  const pause = () => house.tick(10 * 60_000);

  test('a flood on the socket is refused with the id of each message and a time; anyone who waits is never stuck', async () => {
    pause();
    const line = await lineOf(await house.visitor());
    const count = RATES.messages.person.atOnce + 50;
    for (let id = 0; id < count; id++) line.send({ type: 'ping', id });
    const refused = [await line.next('refused')];
    while (refused.length < 50) refused.push(await line.next('refused'));
    const answered = line.heard.flatMap((message) => (message.type === 'pong' ? [message.id] : []));
    expect(new Set([...answered, ...refused.map(({ id }) => id)]).size).toBe(count);
    for (const { error } of refused) expect(error).toEqual({ code: 'too-many', retryAfterS: 1 });
    house.tick(1000);
    line.send({ type: 'ping', id: 1000 });
    await line.next('pong', ({ id }) => id === 1000);
  });

  test('who goes on all the same is shown the door, with the reason', async () => {
    pause();
    const line = await lineOf(await house.visitor());
    const ended = new Promise((resolve) =>
      line.socket.once('close', (code: number, why: Buffer) => resolve([code, String(why)])),
    );
    for (let id = 0; id < RATES.messages.person.atOnce + FLOOD_REFUSALS + 10; id++) line.send({ type: 'ping', id });
    expect(await ended).toEqual([1008, 'too many messages']);
  });

  test('so many sockets a person, so many watched matches; then 429 and a time', async () => {
    pause();
    const visitor = await house.visitor();
    const own = [];
    for (let i = 0; i < HOLDINGS.sockets.person; i++) own.push(await lineOf(visitor));
    expect(await Line.refused(url, visitor.identity())).toBe(429);
    const gone = own[0].ended();
    own[0].close();
    await gone;
    const { id } = await house.table();
    pause();
    own[1].send({ type: 'watch', match: id });
    await own[1].next('match');
    const askers = { address: '127.0.0.1', person: (await visitor.me()).id };
    while (house.node.budgets.held('watches', askers) < HOLDINGS.watches.person) {
      house.node.budgets.hold('watches', askers);
    }
    own[2].send({ type: 'watch', match: id });
    expect((await own[2].next('refused')).error).toEqual({
      code: 'too-many',
      detail: id,
      retryAfterS: expect.any(Number),
    });
    own[1].send({ type: 'watch', match: id }); // the one that it has it may ask for again
    await own[1].next('match');
    own[1].send({ type: 'unwatch', match: id });
    own[1].send({ type: 'ping', id: 1 });
    await own[1].next('pong');
    own[2].send({ type: 'watch', match: id });
    await own[2].next('match');
  });

  test('chat brings each line once, and keeps the latest', async () => {
    pause();
    const { id, blue, white } = await house.table();
    const [b, w] = [await lineOf(blue), await lineOf(white)];
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
    for (let i = 4; i <= CHAT_LINES + 5; i++) await house.node.store.talk.say(id as never, who, `line ${i}`, 0);
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
      answers.push(await house.app.inject({ method: 'POST', url: '/api/session', payload: {} }));
    }
    expect(answers[0].statusCode).toBe(200);
    expect(answers.at(-1)!.statusCode).toBe(429);
    expect(Number(answers.at(-1)!.headers['retry-after'])).toBeGreaterThan(0);
    const elsewhere = { method: 'POST', url: '/api/session', payload: {}, remoteAddress: '127.0.0.9' } as const;
    expect((await house.app.inject(elsewhere)).statusCode).toBe(200);
  });

  test('one IPv6 subscriber makes as many guests as four addresses, however many addresses they have', async () => {
    pause();
    const comeFrom = async (remoteAddress: string) =>
      (await house.app.inject({ method: 'POST', url: '/api/session', payload: {}, remoteAddress })).statusCode;
    const made = [];
    for (let i = 0; i < 5 * RATES.guests.address.atOnce; i++) made.push(await comeFrom(`2001:db8:7:${i}00::1`));
    expect(made.filter((status) => status === 200)).toHaveLength(4 * RATES.guests.address.atOnce);
    expect(await comeFrom('2001:db8:8::1')).toBe(200);
  });
});

describe('lines that are slow, or many', () => {
  let house: House;
  let url: URL;
  beforeAll(async () => {
    house = await openHouse('sqlite', { RATE_LIMITS: 'yes' });
    url = new URL(await house.listen());
  });
  afterAll(() => house.close());
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

  test('one address has so many connections, and the others go on', async () => {
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
    const proxied = await openHouse('sqlite', { RATE_LIMITS: 'yes', TRUST_PROXY: '2001:db8:5::5' }, ':memory:');
    const opened: Duplex[] = [];
    /** This machine has one IPv6 address of its own. */
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
