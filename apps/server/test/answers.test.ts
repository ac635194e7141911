import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { Connections } from '../src/limits/connections.ts';
import {
  ANSWER_MS,
  FLOOD_OF_ADDRESS,
  FLOOD_WITHIN_MS,
  PIPELINED,
  RATES,
  UNREAD_BYTES_OF_ADDRESS,
} from '../src/limits/limits.ts';
import { type TestServer, openTestServer } from './testServer.ts';

const BIG_BYTES = 16_000_000; // more than the buffers of the operating system hold

/** Raw connections, so that the client can send requests without reading the answers. */
describe('answers that nobody reads', () => {
  let server: TestServer;
  let url: URL;
  const dialled: Socket[] = [];
  beforeAll(async () => {
    server = await openTestServer('sqlite', { RATE_LIMITS: 'yes' }, undefined, (app) => {
      app.get('/big', async () => 'x'.repeat(BIG_BYTES));
      app.get('/slow', () => new Promise<string>((resolve) => void setTimeout(() => resolve('at last'), 200)));
    });
    url = new URL(await server.listen());
  });
  afterAll(async () => {
    for (const socket of dialled) socket.destroy();
    await server.close();
  });
  function dial(localAddress: string): Socket {
    const socket = connect({ host: url.hostname, port: Number(url.port), localAddress }).on('error', () => undefined);
    dialled.push(socket);
    return socket;
  }
  const ask = (socket: Socket, path: string, times = 1) =>
    socket.write(`GET ${path} HTTP/1.1\r\nhost: ${url.host}\r\n\r\n`.repeat(times));
  async function status(socket: Socket): Promise<string> {
    const [heard] = (await once(socket, 'data')) as [Buffer];
    return heard.toString('latin1', 9, 12);
  }
  /** Bytes that the server has yet to send to connections from `localAddress`. */
  function unread(localAddress: string): number {
    let bytes = 0;
    for (const socket of server.connections) if (socket.remoteAddress === localAddress) bytes += socket.writableLength;
    return bytes;
  }

  test('are bounded for one address: the next request waits, connections with the most are closed, others are served', async () => {
    const many = Array.from({ length: 4 }, () => dial('127.0.0.21').pause());
    for (const socket of many) ask(socket, '/big');
    await expect.poll(() => unread('127.0.0.21')).toBeGreaterThan(UNREAD_BYTES_OF_ADDRESS);
    const [next, other] = [dial('127.0.0.21'), dial('127.0.0.22')];
    ask(next, '/healthz');
    ask(other, '/healthz');
    expect(await Promise.all([status(next), status(other)])).toEqual(['429', '200']);
    await expect.poll(() => unread('127.0.0.21')).toBeLessThanOrEqual(UNREAD_BYTES_OF_ADDRESS);
  });

  test('count also where they wait for an earlier answer of their connection, such as a stream that never ends', async () => {
    const socket = dial('127.0.0.25');
    ask(socket, '/api/lobby/stream');
    expect(await status(socket)).toBe('200');
    ask(socket, '/big', PIPELINED - 1);
    const [closed, next] = [once(socket, 'close'), dial('127.0.0.25')];
    await expect.poll(() => server.node.budgets.left('pages', { address: '127.0.0.25' })).toBeLessThan(2386);
    ask(next, '/healthz');
    expect(await status(next)).toBe('429');
    await closed;
    const [later, other] = [dial('127.0.0.25'), dial('127.0.0.22')];
    ask(later, '/healthz');
    ask(other, '/healthz');
    expect(await Promise.all([status(later), status(other)])).toEqual(['200', '200']);
  });

  test('do not keep their connection for ever', async () => {
    const socket = dial('127.0.0.26').pause();
    ask(socket, '/big');
    const own = () => [...server.connections].find(({ remoteAddress }) => remoteAddress === '127.0.0.26');
    await expect.poll(() => own()?.writableLength ?? 0).toBeGreaterThan(0);
    expect(own()?.timeout).toBe(ANSWER_MS);
    own()?.emit('timeout');
    await expect.poll(own).toBeUndefined();
  });

  test('cannot be piled up on one connection', async () => {
    const socket = dial('127.0.0.24');
    ask(socket, '/slow', PIPELINED + 5);
    let text = '';
    socket.on('data', (some: Buffer) => (text += some.toString()));
    await once(socket, 'close');
    expect(text.match(/HTTP\/1.1 200/g)).toHaveLength(PIPELINED);
    expect(text.match(/HTTP\/1.1 429/g)).toHaveLength(1); // after it, the connection is closed
  });
});

describe('requests that are refused at full speed', () => {
  let server: TestServer;
  let url: URL;
  beforeAll(async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }); // the test controls when flood counters are reset
    server = await openTestServer('sqlite', { RATE_LIMITS: 'yes' });
    url = new URL(await server.listen());
  });
  afterAll(async () => {
    await server.close();
    vi.useRealTimers();
  });
  const dial = (localAddress: string): Socket =>
    connect({ host: url.hostname, port: Number(url.port), localAddress }).on('error', () => undefined);
  const request = (path: string) => `GET ${path} HTTP/1.1\r\nhost: ${url.host}\r\n\r\n`;
  async function isServed(localAddress: string): Promise<boolean> {
    const socket = dial(localAddress);
    socket.write(request('/healthz'));
    const served = await Promise.race([once(socket, 'data').then(() => true), once(socket, 'close').then(() => false)]);
    socket.destroy();
    return served;
  }

  test('end with the connection; the address is cut off for a while, others and open connections are not', async () => {
    const [honest, flood] = [dial('127.0.0.31'), dial('127.0.0.31')];
    await once(honest, 'connect');
    const some = request('/api/me').repeat(PIPELINED - 1);
    const most = RATES.reads.address.atOnce + 2 * FLOOD_OF_ADDRESS;
    let answers = 0;
    flood.on('data', (heard: Buffer) => {
      answers += heard.toString('latin1').split('HTTP/1.1 ').length - 1;
      if (answers > most) flood.destroy();
      else if (answers % (PIPELINED - 1) === 0) flood.write(some);
    });
    flood.write(some);
    await once(flood, 'close');
    expect(answers).toBeLessThan(most);
    expect(await isServed('127.0.0.31')).toBe(false);
    expect(await isServed('127.0.0.32')).toBe(true);
    expect(honest.closed).toBe(false);
    honest.destroy();
    vi.advanceTimersByTime(FLOOD_WITHIN_MS);
    expect(await isServed('127.0.0.31')).toBe(true);
  });

  test.each([
    ['refused', '127.0.0.36', '/api/me'],
    ['for paths that no router reads', '127.0.0.37', '/%zz'],
  ])('count each and handle few, also where hundreds that are %s come in one write', async (_name, address, path) => {
    const handled = vi.spyOn(Connections.prototype, 'refusal');
    const some = request(path).repeat(FLOOD_OF_ADDRESS / 2);
    for (let i = 0; i < 4 && (await isServed(address)); i++) {
      handled.mockClear();
      const socket = dial(address).resume();
      socket.write(some);
      await once(socket, 'close');
      expect(handled.mock.calls.length).toBeLessThanOrEqual(PIPELINED + 1);
    }
    handled.mockRestore();
    expect(await isServed(address)).toBe(false);
  });

  test('connections that are opened without end are closed at once', async () => {
    let count = 0;
    while (count < 2 * FLOOD_OF_ADDRESS && (await isServed('127.0.0.33'))) count++;
    expect(count).toBe(FLOOD_OF_ADDRESS);
    expect(await isServed('127.0.0.34')).toBe(true);
  });

  test('an expectation that nobody meets ends the connection', async () => {
    const socket = dial('127.0.0.35');
    socket.write(`GET /api/me HTTP/1.1\r\nhost: ${url.host}\r\nexpect: a miracle\r\n\r\n`);
    const [heard] = (await once(socket, 'data')) as [Buffer];
    expect(heard.toString('latin1', 9, 12)).toBe('417');
    await once(socket, 'close');
  });
});

describe('a body that nobody reads', () => {
  let server: TestServer;
  let url: URL;
  beforeEach(async () => {
    server = await openTestServer('sqlite', { RATE_LIMITS: 'yes' });
    url = new URL(await server.listen());
  });
  afterEach(() => server.close());

  const CHUNKED = 'transfer-encoding: chunked';
  const JSON_TYPE = 'content-type: application/json';
  const CHUNKS = Buffer.from('1\r\nx\r\n'.repeat(10_000));

  /** Sends the head and then the body for as long as the server takes it; returns what the server answered and read. */
  async function flood(
    head: readonly string[],
    most = BIG_BYTES,
  ): Promise<{ readonly said: string; readonly bytesRead: number }> {
    const wire = once(server.app.server, 'connection') as Promise<[Socket]>;
    const socket = connect({ host: url.hostname, port: Number(url.port) }).on('error', () => undefined);
    let said = '';
    socket.on('data', (some: Buffer) => (said += some.toString()));
    const closed = new Promise((resolve) => void socket.once('close', resolve)); // also after an error
    const answered = new Promise((resolve) => void socket.once('data', resolve));
    socket.write(`${head.join('\r\n')}\r\nhost: ${url.host}\r\n\r\n`);
    const [opened] = await wire;
    for (let sent = 0; sent < most && !socket.destroyed; sent += CHUNKS.length) {
      if (!socket.write(CHUNKS)) await Promise.race([once(socket, 'drain').catch(() => undefined), closed]);
    }
    await Promise.race([answered, closed]);
    socket.destroy(); // a server that reads the whole body waits for more
    await closed;
    return { said, bytesRead: opened.bytesRead };
  }

  test.each([
    ['chunks to a GET', 400, ['GET /api/me HTTP/1.1', CHUNKED]],
    ['chunks to a page', 400, ['GET / HTTP/1.1', CHUNKED]],
    ['chunks to a stream', 400, ['GET /api/lobby/stream HTTP/1.1', CHUNKED]],
    ['chunks to a POST', 400, ['POST /api/session HTTP/1.1', JSON_TYPE, CHUNKED]],
    ['chunks from another site', 400, ['POST /api/login HTTP/1.1', JSON_TYPE, 'origin: https://evil.example', CHUNKED]],
    ['chunks to an unknown route', 400, ['PURGE /api/me HTTP/1.1', CHUNKED]],
    ['more than it may have to a GET', 413, ['GET /api/me HTTP/1.1', 'content-length: 900000000']],
    ['more than it may have to a POST', 413, ['POST /api/session HTTP/1.1', JSON_TYPE, 'content-length: 900000000']],
  ])('%s: is refused, and the connection is closed', async (_name, status, head) => {
    const { said, bytesRead } = await flood(head);
    if (said !== '') expect(said).toContain(`HTTP/1.1 ${status} `); // the reset may come before the answer was read
    expect(bytesRead).toBeLessThan(1_000_000);
    expect(server.errors).toEqual([]);
  });

  test('counts by its size: an address that sends many is cut off', async () => {
    for (let i = 0; i < 50; i++) await flood(['GET /api/me HTTP/1.1', CHUNKED], 10 * CHUNKS.length);
    const socket = connect({ host: url.hostname, port: Number(url.port) }).on('error', () => undefined);
    socket.write(`GET /healthz HTTP/1.1\r\nhost: ${url.host}\r\n\r\n`);
    const isAnswered = new Promise((resolve) => {
      socket.once('data', () => resolve(true)).once('close', () => resolve(false));
    });
    expect(await isAnswered).toBe(false);
    socket.destroy();
  });

  test('a small body of a GET is ignored', async () => {
    const socket = connect({ host: url.hostname, port: Number(url.port) });
    socket.write(`GET /healthz HTTP/1.1\r\nhost: ${url.host}\r\ncontent-length: 2\r\n\r\n{}`);
    const [heard] = (await once(socket, 'data')) as [Buffer];
    expect(heard.toString('latin1', 9, 12)).toBe('200');
    socket.destroy();
  });
});

describe('a request with two names for us', () => {
  let server: TestServer;
  let url: URL;
  beforeAll(async () => {
    server = await openTestServer('sqlite');
    url = new URL(await server.listen());
  });
  afterAll(() => server.close());

  test.each(['/healthz', '/api/me', '/api/socket'])('is refused: %s', async (path) => {
    const socket = connect({ host: url.hostname, port: Number(url.port) });
    const upgrade = path.endsWith('socket') ? 'connection: upgrade\r\nupgrade: websocket\r\n' : '';
    socket.write(`GET ${path} HTTP/1.1\r\nhost: ${url.host}\r\nHost: elsewhere.example\r\n${upgrade}\r\n`);
    const [heard] = (await once(socket, 'data')) as [Buffer];
    expect(heard.toString('latin1', 9, 12)).toBe('403');
    socket.destroy();
  });
});
