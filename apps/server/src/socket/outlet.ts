import type { ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import { CLOSING_BYTES, UNREAD_PAUSE_BYTES } from '../limits/limits.ts';

export const FAREWELL_MS = 2000; // time for a client to read why its connection is closed

/** Destination of a client's messages: a socket, or a streamed HTTP response. */
export interface Outlet {
  readonly isOpen: boolean;
  readonly unreadBytes: number;
  readonly isSocket: boolean;
  ping(id: string): void;
  pong(data: Buffer): void;
  send(text: string): void;
  /** Sends the reason first; a client that does not read it in time is disconnected. */
  close(code: number, why: string): void;
  terminate(): void;
}

/** `wire` is the TCP or TLS connection below the socket. */
export function socketOutlet(socket: WebSocket, wire: Duplex): Outlet {
  limitClosing(socket, wire);

  /** Batches everything sent in this tick into one network write. Stops reading from a client that does not read. */
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

/** While a socket is closing, `ws` reads and discards further data; this limits the amount. */
function limitClosing(socket: WebSocket, wire: Duplex): void {
  let bytes = 0;
  wire.on('data', (chunk: Buffer) => {
    if (socket.readyState === socket.OPEN) return;
    bytes += chunk.length;
    if (bytes > CLOSING_BYTES) socket.pause();
  });
}

/** Newline-delimited JSON; an empty line now and then keeps the connection alive. The last line gives the reason for closing. */
export function streamOutlet(answer: ServerResponse): Outlet {
  return {
    get isOpen() {
      return !answer.writableEnded && !answer.destroyed;
    },
    get unreadBytes() {
      return answer.writableLength;
    },
    isSocket: false, // TCP closes a broken stream; it needs no heartbeat
    ping: () => void answer.write('\n'),
    pong: () => undefined, // the client of a stream sends nothing
    send: (text) => void answer.write(`${text}\n`),
    close(_code, why) {
      answer.end(`${JSON.stringify({ type: 'bye', why })}\n`);
      setTimeout(() => answer.destroy(), FAREWELL_MS).unref();
    },
    terminate: () => void answer.destroy(),
  };
}
