import type { ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import { CLOSING_BYTES, UNREAD_PAUSE_BYTES } from '../limits/limits.ts';

export const FAREWELL_MS = 2000; // for a client to read why its connection is closed

/** Where messages to a client go: a socket, or a streamed HTTP response. */
export interface Outlet {
  readonly isOpen: boolean;
  readonly unreadBytes: number;
  readonly isSocket: boolean;
  ping(id: string): void;
  pong(data: Buffer): void;
  send(text: string): void;
  /** Sends the reason first; a client that does not read it is cut off. */
  close(code: number, why: string): void;
  terminate(): void;
}

/** `wire` is the connection below the socket. */
export function socketOutlet(socket: WebSocket, wire: Duplex): Outlet {
  limitClosing(socket, wire);

  /** One network write for everything that is sent in this tick. A client that does not read is not read either. */
  function write(act: () => void): void {
    wire.cork();
    process.nextTick(() => wire.uncork());
    act();
    if (socket.isPaused || socket.bufferedAmount <= UNREAD_PAUSE_BYTES) return;
    socket.pause();
    wire.once('drain', () => socket.resume());
  }

  return {
    get isOpen() {
      return socket.readyState === socket.OPEN;
    },
    get unreadBytes() {
      return socket.bufferedAmount;
    },
    isSocket: true,
    ping: (id) => socket.ping(id),
    pong: (data) => write(() => socket.pong(data)),
    send: (text) => write(() => socket.send(text)),
    close(code, why) {
      for (const event of ['message', 'ping', 'pong']) socket.removeAllListeners(event);
      socket.close(code, why);
      setTimeout(() => socket.terminate(), FAREWELL_MS).unref();
    },
    terminate: () => socket.terminate(),
  };
}

/** While a socket is closing, whoever closes it, `ws` reads and discards what still comes: not without end. */
function limitClosing(socket: WebSocket, wire: Duplex): void {
  let bytes = 0;
  wire.on('data', (chunk: Buffer) => {
    if (socket.readyState === socket.OPEN) return;
    bytes += chunk.length;
    if (bytes > CLOSING_BYTES) socket.pause();
  });
}

/** One message a line; an empty line now and then keeps it open. The last line says why it ends. */
export function streamOutlet(answer: ServerResponse): Outlet {
  return {
    get isOpen() {
      return !answer.writableEnded && !answer.destroyed;
    },
    get unreadBytes() {
      return answer.writableLength;
    },
    isSocket: false, // a line that is broken closes by itself
    ping: () => void answer.write('\n'),
    pong: () => undefined, // a stream is not read
    send: (text) => void answer.write(`${text}\n`),
    close(_code, why) {
      answer.end(`${JSON.stringify({ type: 'bye', why })}\n`);
      setTimeout(() => answer.destroy(), FAREWELL_MS).unref();
    },
    terminate: () => void answer.destroy(),
  };
}
