import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { OnlineError } from '@caravanserai/contract';
import type { Edge } from '../http/edge.ts';
import { networksOf } from './address.ts';
import { CONNECTIONS, PIPELINED, UNREAD_BYTES_OF_ADDRESS, UNREAD_BYTES_OF_NODE } from './limits.ts';

const CHECK_EVERY_MS = 1000;

/** The connections of an address, or of an IPv6 network, and what they may have. */
interface Network {
  readonly key: string;
  readonly sockets: Set<Socket>;
  readonly connections: number;
  readonly unreadBytes: number;
}

/** The TCP connections of this node, WebSockets included: how many an address has, and what their clients leave unread. */
export class Connections {
  readonly #open = new Set<Socket>();
  readonly #byNetwork = new Map<string, Network>();
  readonly #underway = new WeakMap<Socket, number>();
  readonly #trusts: Edge['trusts'];
  readonly #timer: NodeJS.Timeout;

  constructor(server: Server, { trusts }: Edge) {
    this.#trusts = trusts;
    server.on('connection', (socket: Socket) => this.#opened(socket));
    this.#timer = setInterval(() => this.#closeUnread(), CHECK_EVERY_MS).unref();
  }

  /** Why a request is not looked at: its connection has too many underway, or its address reads nothing. */
  refusal({ socket }: IncomingMessage, answer: ServerResponse): OnlineError | undefined {
    const underway = (this.#underway.get(socket) ?? 0) + 1;
    this.#underway.set(socket, underway);
    answer.once('close', () => this.#underway.set(socket, (this.#underway.get(socket) ?? 1) - 1));
    if (underway > PIPELINED) {
      answer.setHeader('connection', 'close');
      return { code: 'too-many', detail: 'requests on one connection that are not answered yet', retryAfterS: 1 };
    }
    const isReading = this.#networksOf(socket).every((network) => unreadBytes(network.sockets) <= network.unreadBytes);
    if (isReading) return undefined;
    return { code: 'too-many', detail: 'answers that are not read', retryAfterS: 10 };
  }

  #opened(socket: Socket): void {
    const networks = this.#networksOf(socket);
    if (networks.some(({ sockets, connections }) => sockets.size >= connections)) return void socket.destroy();
    this.#open.add(socket);
    for (const network of networks) {
      network.sockets.add(socket);
      this.#byNetwork.set(network.key, network);
    }
    socket.once('close', () => {
      this.#open.delete(socket);
      for (const { key, sockets } of networks) {
        sockets.delete(socket);
        if (sockets.size === 0) this.#byNetwork.delete(key);
      }
    });
    return undefined;
  }

  /** None for a trusted proxy, which counts its own clients. */
  #networksOf({ remoteAddress = '' }: Socket): readonly Network[] {
    if (this.#trusts(remoteAddress, 0)) return [];
    return networksOf(remoteAddress).map(
      ({ key, times }) =>
        this.#byNetwork.get(key) ?? {
          key,
          sockets: new Set(),
          connections: CONNECTIONS * times,
          unreadBytes: UNREAD_BYTES_OF_ADDRESS * times,
        },
    );
  }

  /** Answers that are underway when an address reaches its bound can exceed it. */
  #closeUnread(): void {
    for (const network of this.#byNetwork.values()) closeLargest(network.sockets, network.unreadBytes);
    closeLargest(this.#open, UNREAD_BYTES_OF_NODE);
  }

  close(): void {
    clearInterval(this.#timer);
  }
}

function unreadBytes(sockets: Iterable<Socket>): number {
  let bytes = 0;
  for (const { writableLength } of sockets) bytes += writableLength;
  return bytes;
}

/** Closes those with the most unread bytes until the rest is within the limit. */
function closeLargest(sockets: Iterable<Socket>, limitBytes: number): void {
  let bytes = unreadBytes(sockets);
  if (bytes <= limitBytes) return;
  for (const socket of [...sockets].toSorted((a, b) => b.writableLength - a.writableLength)) {
    bytes -= socket.writableLength;
    socket.destroy();
    if (bytes <= limitBytes) return;
  }
}
