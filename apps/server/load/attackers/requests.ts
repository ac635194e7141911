import { connect, type Socket } from 'node:net';

const SPELLINGS = [
  '/%61pi/lobby',
  'http://any.host/api/lobby',
  '//api/lobby',
  '/api/./lobby',
  '/API/lobby',
  '/%6detrics',
];
const UNREAD_CONNECTIONS = 95; // just below what one address may have
const PIPELINED = 200; // requests in one write
const SPELLED_PAUSE_MS = 5;
const UNREAD_PAUSE_MS = 200;

export interface RawAttack {
  readonly url: string;
  readonly from: string; // an address of this machine
  readonly isOver: () => boolean;
  /** With the status of each answer that was looked at. */
  readonly note: (status: number) => void;
}

/** Requests that no HTTP client would write: other spellings of paths, answers that are never read, and many in one write. */
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

  await Promise.all([spell(), pipeline(), ...Array.from({ length: UNREAD_CONNECTIONS }, leaveUnread)]);
}

function pause(ms: number): Promise<void> {
  return new Promise((done) => void setTimeout(done, ms));
}
