import type { Socket } from 'node:net';
import { quickRng } from '@caravanserai/contract';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { FLOOD_REFUSALS, RATES, SLOW_CLIENT_BYTES } from '../src/limits/limits.ts';
import { ANNOUNCE_EVERY_MS } from '../src/lobby/presence.ts';
import { type TestServer, Connection, openTestServer, type Visitor } from './testServer.ts';
import { BINARY, CLOSE, fragments, frame, PING, PONG, RawSocket, repeated, TEXT } from './rawSocket.ts';

const AT_ONCE = RATES.messages.person.atOnce;
const FLOOD = AT_ONCE + FLOOD_REFUSALS + 50;
const MUCH = 12_000_000; // bytes: more than the kernel buffers of both ends hold
const LITTLE = 1_000_000; // bytes that may still be read from a connection that is being closed
const TOO_MANY = [1008, 'too many messages'];
const ask = (id: number) => frame(TEXT, JSON.stringify({ type: 'ping', id }));

let server: TestServer;
let url: string;
let wires: Socket[]; // server side
const raws: RawSocket[] = [];

async function open(rateLimits: 'yes' | 'no'): Promise<void> {
  server = await openTestServer('sqlite', { RATE_LIMITS: rateLimits });
  wires = [];
  server.app.server.on('connection', (wire: Socket) => void wires.push(wire));
  url = await server.listen();
}

afterEach(async () => {
  for (const raw of raws.splice(0)) raw.tcp.destroy();
  expect(server.errors).toEqual([]);
  await server.close();
});

function keep(raw: RawSocket): RawSocket {
  raws.push(raw);
  return raw;
}

async function dial(): Promise<RawSocket> {
  return keep(await RawSocket.open(url, (await server.visitor()).identity()));
}

/** Never reads, not even the answer to the upgrade. */
async function dialDeaf(head?: Buffer): Promise<RawSocket> {
  const options = { isReading: false, ...(head ? { head } : {}) };
  return keep(new RawSocket(url, (await server.visitor()).identity(), options));
}

/** The server has closed its end completely. */
async function isCut(n = 0): Promise<void> {
  await expect.poll(() => wires[n]?.destroyed).toBe(true);
}

/** Another visitor is served normally. */
async function expectService(): Promise<void> {
  const visitor: Visitor = await server.visitor();
  const connection = await Connection.open(url, visitor.identity());
  connection.send({ type: 'ping', id: 1 });
  await connection.next('pong');
  connection.close();
}

describe('with limits', () => {
  beforeEach(() => open('yes'));

  test('pings are answered with their payload', async () => {
    const raw = await dial();
    raw.send(frame(PING, 'one'), frame(PING, ''), frame(PING, 'x'.repeat(125)));
    await expect.poll(() => raw.of(PONG).map(String)).toEqual(['one', '', 'x'.repeat(125)]);
  });

  test.each([
    ['pings', frame(PING, 'x'.repeat(125))],
    ['empty pings', frame(PING)],
    ['pongs that answer nothing', frame(PONG, '0')],
    ['binary messages', frame(BINARY, Buffer.from([1, 2, 3]))],
    ['empty messages', frame(TEXT)],
    ['messages in two fragments', fragments('{}', 1)],
  ])('%s count as messages: a flood in one segment is closed with 1008', async (_name, one) => {
    const raw = await dial();
    raw.send(repeated(one, FLOOD));
    await isCut();
    expect(raw.farewell).toEqual(TOO_MANY);
    expect(raw.of(PONG).length).toBeLessThanOrEqual(AT_ONCE);
    await expectService();
  });

  test.each([
    ['pings', frame(PING, 'x'.repeat(125))],
    ['pongs', frame(PONG, 'x'.repeat(125))],
    ['messages', ask(1)],
  ])(
    '%s of a client that never reads: the connection is closed, and little of the flood is read',
    async (_name, one) => {
      const raw = await dialDeaf();
      raw.send(repeated(one, Math.ceil(MUCH / one.length)));
      await isCut();
      expect(wires[0].bytesRead).toBeLessThan(LITTLE);
      await expectService();
    },
  );

  test('frames that come with the upgrade request are read after `hello`, and count', async () => {
    const head = Buffer.concat([frame(PING, 'early'), ask(7)]);
    const raw = keep(new RawSocket(url, (await server.visitor()).identity(), { head }));
    await expect.poll(() => raw.frames.length).toBeGreaterThanOrEqual(4);
    const [ping, hello, ...answers] = raw.frames;
    expect(ping.opcode).toBe(PING);
    expect(JSON.parse(String(hello.payload))).toMatchObject({ type: 'hello' });
    expect(answers.map(({ opcode }) => opcode)).toEqual([PONG, TEXT]);
    await dialDeaf(repeated(frame(PING, 'x'.repeat(100)), FLOOD));
    await isCut(1);
  });

  test('who pings at a human pace is never closed', async () => {
    const raw = await dial();
    for (let i = 1; i <= 3 * AT_ONCE; i++) {
      raw.send(frame(PING, String(i)));
      await expect.poll(() => raw.of(PONG).length, { interval: 1 }).toBe(i);
      server.tick(1000);
    }
    expect(raw.farewell).toBeUndefined();
  });

  test('a message may come in a few fragments, with control frames between them', async () => {
    const raw = await dial();
    const text = JSON.stringify({ type: 'ping', id: 5 });
    raw.send(frame(TEXT, text.slice(0, 3), false), frame(PING, 'between'), frame(0, text.slice(3)), fragments(text, 1));
    await expect.poll(() => raw.of(TEXT).filter((one) => String(one).includes('"pong"')).length).toBe(2);
    expect(raw.of(PONG).map(String)).toEqual(['between']);
  });

  test.each([
    ['one byte each', frame(0, ' ', false)],
    ['empty', frame(0, '', false)],
  ])('a message in fragments without end, %s, is closed with 1008', async (_name, one) => {
    const raw = await dial();
    raw.send(frame(TEXT, ' ', false), repeated(one, 1000));
    await isCut();
    expect(raw.farewell?.[0]).toBe(1008);
    const deaf = await dialDeaf(frame(TEXT, ' ', false));
    deaf.send(repeated(one, Math.ceil(MUCH / one.length)));
    await isCut(1);
    expect(wires[1].bytesRead).toBeLessThan(LITTLE);
  });

  test('a message that drips byte by byte is closed with 1008', async () => {
    const raw = await dial();
    const bytes = frame(TEXT, ' '.repeat(16_000));
    for (let i = 0; i < 1000 && raw.farewell === undefined; i++) {
      const before = wires[0].bytesRead;
      raw.send(bytes.subarray(i, i + 1));
      await expect.poll(() => wires[0].bytesRead > before || wires[0].destroyed, { interval: 1 }).toBe(true);
    }
    await isCut();
    expect(raw.farewell?.[0]).toBe(1008);
  });

  test.each([
    ['says good-bye', frame(CLOSE, Buffer.from([0x03, 0xe8]))],
    ['breaks the protocol', Buffer.from([0x83, 0x80, 0, 0, 0, 0])],
    ['sends a message that is too large', Buffer.from([0x81, 0xfe, 0xff, 0xff, 0, 0, 0, 0])],
  ])('who %s and floods on is not read for long', async (_name, last) => {
    const raw = await dial();
    raw.send(last, Buffer.alloc(MUCH));
    await isCut();
    expect(raw.farewell).toBeDefined();
    expect(wires[0].bytesRead).toBeLessThan(LITTLE);
  });

  test('any bytes after the upgrade end that connection at worst', async () => {
    const rng = quickRng('frames');
    const byte = () => rng.next() % 256;
    for (let i = 0; i < 60; i++) {
      server.tick(60_000); // resets the limits of connections and messages
      const some = Array.from({ length: 1 + (rng.next() % 40) }, () => {
        const payload = Buffer.from(Array.from({ length: rng.next() % 130 }, byte));
        const isLast = rng.next() % 3 > 0;
        return rng.next() % 5 === 0 ? payload : frame(rng.next() % 16, payload, isLast);
      });
      const raw = await dial();
      raw.send(...some);
      raw.tcp.destroySoon();
    }
    await expectService();
  });

  test('an upgrade that is refused leaves no connection behind, though its client keeps it open', async () => {
    const raw = keep(new RawSocket(url, {}, { head: frame(PING) }));
    await isCut();
    await expect.poll(() => raw.status).toContain('401');
  });

  test('an upgrade behind a stream that does not end is an unknown request; all is given back with the connection', async () => {
    const visitor = await server.visitor();
    const { id: person } = await visitor.me();
    const stream = `GET /api/lobby/stream HTTP/1.1\r\nhost: ${new URL(url).host}\r\ncookie: ${visitor.identity()['cookie']}\r\n\r\n`;
    const raw = keep(new RawSocket(url, visitor.identity(), { before: stream.repeat(4) }));
    const held = () => server.node.budgets.held('sockets', { person });
    await expect.poll(held).toBe(4);
    expect(server.online.hub.size).toBe(4);
    await expect.poll(() => server.node.budgets.left('reads', { person })).toBe(RATES.reads.person.atOnce - 2); // `me`, and the upgrade
    raw.tcp.destroy();
    await expect.poll(held).toBe(0);
    expect(server.online.hub.size).toBe(0);
  });

  test('upgrades without a session count by address', async () => {
    const forged = { cookie: `caravanserai=${'f'.repeat(40)}` };
    const { atOnce } = RATES.connects.address;
    for (let i = 0; i < atOnce; i++) expect(await Connection.refused(url, forged)).toBe(401);
    expect(await Connection.refused(url, forged)).toBe(429);
  });
});

describe('without limits', () => {
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }); // the test controls the heartbeats
    await open('no');
  });
  afterEach(() => vi.useRealTimers());

  test.each([
    ['pings', PING, PONG, frame(PING, 'x'.repeat(125))],
    ['messages', TEXT, TEXT, ask(1)],
  ])(
    '%s of a client that does not read are not read either, and all are answered when it does',
    async (_name, kind, answer, one) => {
      const count = Math.ceil(MUCH / one.length);
      const raw = await dialDeaf();
      raw.send(repeated(one, count));
      await expect.poll(() => wires[0]?.isPaused()).toBe(true);
      expect(wires[0].writableLength).toBeLessThan(SLOW_CLIENT_BYTES);
      expect(wires[0].bytesRead).toBeLessThan(MUCH);
      raw.read();
      await expect.poll(() => raw.of(answer).length).toBe(kind === TEXT ? count + 1 : count); // plus `hello`
      expect(raw.farewell).toBeUndefined();
    },
  );

  test('who does not read for two heartbeats is cut off', async () => {
    const raw = await dialDeaf();
    raw.send(repeated(frame(PING, 'x'.repeat(125)), 100_000));
    await expect.poll(() => wires[0]?.isPaused()).toBe(true);
    vi.advanceTimersByTime(2 * ANNOUNCE_EVERY_MS);
    await isCut();
  });
});
