import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

const SPELLINGS = [
  '/%61pi/lobby',
  'http://any.host/api/lobby',
  '//api/lobby',
  '/api/./lobby',
  '/API/lobby',
  '/%6detrics',
  '/%zz',
];
const UNREAD_CONNECTIONS = 95; // just below the limit of one address
const PIPELINED = 200; // requests in one write
const [REFUSED_CONNECTIONS, REFUSED_TOGETHER, REFUSED_PAUSE_MS] = [8, 8, 20];
const SPELLED_PAUSE_MS = 5;
const UNREAD_PAUSE_MS = 200;
const CHUNKS = Buffer.from('1\r\nx\r\n'.repeat(10_000)); // of a body that nobody reads

export interface RawAttack {
  readonly url: string;
  readonly from: string; // an address of this machine
  readonly isOver: () => boolean;
  /** Called with each status that was read. */
  readonly note: (status: number) => void;
}

/**
 * Requests that no HTTP client would send: other spellings of paths, answers that are never read, many requests in one write, and bodies that
 * never end.
 */
export async function attackByHand(
  { url, from, isOver, note }: RawAttack,
  cookie: string,
  match: () => string,
): Promise<void> {
  const { hostname, port, host } = new URL(url);
  const dial = () => connect({ host: hostname, port: Number(port), localAddress: from }).on('error', () => undefined);
  const head = (path: string) => `GET ${path} HTTP/1.1\r\nhost: ${host}\r\ncookie: ${cookie}\r\n\r\n`;

  function onAnswers(socket: Socket): void {
    socket.on('data', (some: Buffer) => {
      for (const [, status] of some.toString('latin1').matchAll(/HTTP\/1\.1 (\d{3})/g)) note(Number(status));
    });
  }

  async function spell(): Promise<void> {
    let socket: Socket | undefined;
    for (let i = 0; !isOver(); i++) {
      if (!socket || socket.destroyed) onAnswers((socket = dial()));
      socket.write(head(SPELLINGS[i % SPELLINGS.length] ?? '/'));
      await pause(SPELLED_PAUSE_MS);
    }
    socket?.destroy();
  }

  async function leaveUnread(): Promise<void> {
    let socket: Socket | undefined;
    while (!isOver()) {
      if (!socket || socket.destroyed || !socket.writable) socket = dial().pause();
      socket.write(head(`/api/matches/${match()}`));
      await pause(UNREAD_PAUSE_MS);
    }
    socket?.destroy();
  }

  async function pipeline(): Promise<void> {
    while (!isOver()) {
      const socket = dial();
      onAnswers(socket);
      socket.write(head('/api/me').repeat(PIPELINED));
      await pause(UNREAD_PAUSE_MS);
      socket.destroy();
    }
  }

  async function sendBodies(): Promise<void> {
    while (!isOver()) {
      const socket = dial();
      onAnswers(socket);
      const closed = new Promise((resolve) => void socket.once('close', resolve));
      socket.write(`GET /api/me HTTP/1.1\r\nhost: ${host}\r\ntransfer-encoding: chunked\r\n\r\n`);
      while (!socket.destroyed && !isOver()) {
        if (!socket.write(CHUNKS)) await Promise.race([once(socket, 'drain').catch(() => undefined), closed]);
      }
      socket.destroy();
      await pause(UNREAD_PAUSE_MS);
    }
  }

  await Promise.all([spell(), pipeline(), sendBodies(), ...Array.from({ length: UNREAD_CONNECTIONS }, leaveUnread)]);
}

/** Requests that are refused, as fast as the answers arrive; each closed connection is replaced. */
export async function floodRefused({ url, from, isOver, note }: RawAttack): Promise<void> {
  const { hostname, port, host } = new URL(url);
  const some = `GET /api/me HTTP/1.1\r\nhost: ${host}\r\n\r\n`.repeat(REFUSED_TOGETHER);
  async function flood(): Promise<void> {
    while (!isOver()) {
      const socket = connect({ host: hostname, port: Number(port), localAddress: from }).on('error', () => undefined);
      let answers = 0;
      socket.on('data', (heard: Buffer) => {
        for (const [, status] of heard.toString('latin1').matchAll(/HTTP\/1\.1 (\d{3})/g)) {
          note(Number(status));
          if (++answers % REFUSED_TOGETHER === 0 && !isOver()) socket.write(some);
        }
      });
      socket.write(some);
      await new Promise((resolve) => void socket.once('close', resolve));
      await pause(REFUSED_PAUSE_MS);
    }
  }
  await Promise.all(Array.from({ length: REFUSED_CONNECTIONS }, flood));
}

function pause(ms: number): Promise<void> {
  return new Promise((done) => void setTimeout(done, ms));
}
