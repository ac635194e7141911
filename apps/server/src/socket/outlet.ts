import type { ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';

const FAREWELL_MS = 2000; // for a line to take the reason why it is closed

/** Where what is said to somebody goes: a socket, or the answer to a request that goes on and on. */
export interface Outlet {
  readonly isOpen: boolean;
  readonly unreadBytes: number;
  readonly isSocket: boolean;
  ping(id: string): void;
  send(text: string): void;
  /** The reason first; who does not even take that is cut off. */
  close(code: number, why: string): void;
  terminate(): void;
}

/** `wire` is below the socket. */
export function socketOutlet(socket: WebSocket, wire: Duplex): Outlet {
  return {
    get isOpen() {
      return socket.readyState === socket.OPEN;
    },
    get unreadBytes() {
      return socket.bufferedAmount;
    },
    isSocket: true,
    ping: (id) => socket.ping(id),
    send(text) {
      // What is said to somebody in one breath leaves together: each write to the network costs more than what is in it.
      wire.cork();
      process.nextTick(() => wire.uncork());
      socket.send(text);
    },
    close(code, why) {
      socket.removeAllListeners('message');
      socket.close(code, why);
      setTimeout(() => socket.terminate(), FAREWELL_MS).unref();
    },
    terminate: () => socket.terminate(),
  };
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
    send: (text) => void answer.write(`${text}\n`),
    close(_code, why) {
      answer.end(`${JSON.stringify({ type: 'bye', why })}\n`);
      setTimeout(() => answer.destroy(), FAREWELL_MS).unref();
    },
    terminate: () => void answer.destroy(),
  };
}
