import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PIPELINED, UNREAD_BYTES_OF_ADDRESS } from '../src/limits/limits.ts';
import { type House, openHouse } from './house.ts';

const BIG_BYTES = 16_000_000; // more than the buffers of the operating system take

/** Connections that are opened by hand, so that their client can ask and not read. */
describe('answers that nobody reads', () => {
  let house: House;
  let url: URL;
  const dialled: Socket[] = [];
  beforeAll(async () => {
    house = await openHouse('sqlite', { RATE_LIMITS: 'yes' }, undefined, (app) => {
      app.get('/big', async () => 'x'.repeat(BIG_BYTES));
      app.get('/slow', () => new Promise<string>((resolve) => void setTimeout(() => resolve('at last'), 200)));
    });
    url = new URL(await house.listen());
  });
  afterAll(async () => {
    for (const socket of dialled) socket.destroy();
    await house.close();
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
  /** What the server still has to send to connections from `localAddress`. */
  function unread(localAddress: string): number {
    let bytes = 0;
    for (const socket of house.connections) if (socket.remoteAddress === localAddress) bytes += socket.writableLength;
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
    await expect.poll(() => unread('127.0.0.21'), { timeout: 10_000 }).toBeLessThanOrEqual(UNREAD_BYTES_OF_ADDRESS);
  });

  test('cannot be piled up on one connection', async () => {
    const socket = dial('127.0.0.24');
    ask(socket, '/slow', PIPELINED + 5);
    let text = '';
    socket.on('data', (some: Buffer) => (text += some.toString()));
    await once(socket, 'close');
    expect(text.match(/HTTP\/1.1 200/g)).toHaveLength(PIPELINED);
    expect(text.match(/HTTP\/1.1 429/g)).toHaveLength(1); // and with it the connection ends
  });
});

describe('a request with two names for us', () => {
  let house: House;
  let url: URL;
  beforeAll(async () => {
    house = await openHouse('sqlite');
    url = new URL(await house.listen());
  });
  afterAll(() => house.close());

  test.each(['/healthz', '/api/me', '/api/socket'])('is refused: %s', async (path) => {
    const socket = connect({ host: url.hostname, port: Number(url.port) });
    const upgrade = path.endsWith('socket') ? 'connection: upgrade\r\nupgrade: websocket\r\n' : '';
    socket.write(`GET ${path} HTTP/1.1\r\nhost: ${url.host}\r\nHost: elsewhere.example\r\n${upgrade}\r\n`);
    const [heard] = (await once(socket, 'data')) as [Buffer];
    expect(heard.toString('latin1', 9, 12)).toBe('403');
    socket.destroy();
  });
});
