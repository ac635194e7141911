import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { OnlineError } from '@caravanserai/contract';
import type { Edge } from '../http/edge.ts';
import { networksOf } from './address.ts';
import {
  CONNECTIONS,
  FLOOD_OF_ADDRESS,
  FLOOD_WITHIN_MS,
  PIPELINED,
  UNREAD_BYTES_OF_ADDRESS,
  UNREAD_BYTES_OF_NODE,
} from './limits.ts';

const CHECK_EVERY_MS = 1000;
const TOO_MANY = 429;

/** The connections of an address or IPv6 network, and its limits. */
interface Network {
  readonly key: string;
  readonly sockets: Set<Socket>;
  readonly connections: number;
  readonly unreadBytes: number;
  readonly flood: number; // new connections and refused requests allowed within `FLOOD_WITHIN_MS`
}

/**
 * The TCP connections of this node, WebSockets included: their number for each address, and the bytes that clients leave unread. Even a
 * refused request costs a little: an address with too many refusals or new connections is blocked for some seconds. Its open connections
 * stay, since other people may use them.
 */
export class Connections {
  readonly #open = new Set<Socket>();
  readonly #byNetwork = new Map<string, Network>();
  readonly #underway = new Map<Socket, Set<ServerResponse>>(); // answers that are not sent completely
  readonly #floods = new Map<string, number>(); // by network, since the timer last cleared it
  readonly #trusts: Edge['trusts'];
  readonly #timers: readonly NodeJS.Timeout[];

  constructor(server: Server, { trusts }: Edge) {
    this.#trusts = trusts;
    server.on('connection', (socket: Socket) => this.#opened(socket));
    server.on('checkExpectation', (_request, answer) => void answer.writeHead(417, { connection: 'close' }).end()); // Node's default answer keeps the connection open and bypasses these limits
    this.#timers = [
      setInterval(() => this.#closeUnread(), CHECK_EVERY_MS).unref(),
      setInterval(() => this.#floods.clear(), FLOOD_WITHIN_MS).unref(),
    ];
  }

  /**
   * Why a request is rejected unread: its connection has too many unanswered ones, or its address leaves too much unread. `hasWrongBody`:
   * the body is refused, too; each kB of it that has arrived counts as a refused request.
   */
  refusal({ socket }: IncomingMessage, answer: ServerResponse, hasWrongBody = false): OnlineError | undefined {
    const underway = this.#underway.get(socket) ?? new Set();
    this.#underway.set(socket, underway.add(answer));
    answer.once('close', () => {
      underway.delete(answer);
      if (underway.size === 0) this.#underway.delete(socket);
      const refused = hasWrongBody ? Math.ceil(socket.bytesRead / 1000) : Number(answer.statusCode === TOO_MANY);
      const isFlood = refused > 0 && this.#isFlood(this.#networksOf(socket), refused);
      if (isFlood && socket.writable) socket.destroySoon();
    });
    if (underway.size > PIPELINED) {
      answer.setHeader('connection', 'close');
      return { code: 'too-many', detail: 'requests on one connection that are not answered yet', retryAfterS: 1 };
    }
    const isReading = this.#networksOf(socket).every((network) => this.#unread(network.sockets) <= network.unreadBytes);
    if (isReading) return undefined;
    return { code: 'too-many', detail: 'answers that are not read', retryAfterS: 10 };
  }

  /** Drops a request after the refused one that closes its connection: many fit into one read, and each would cost as much as an answer. */
  drops({ socket }: IncomingMessage): boolean {
    if ((this.#underway.get(socket)?.size ?? 0) <= PIPELINED) return false;
    if (this.#isFlood(this.#networksOf(socket))) socket.destroy();
    return true;
  }

  #opened(socket: Socket): void {
    const networks = this.#networksOf(socket);
    const isFlood = this.#isFlood(networks);
    if (isFlood || networks.some(({ sockets, connections }) => sockets.size >= connections))
      return void socket.destroy();
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

  /** Counts events; true if there are too many. */
  #isFlood(networks: readonly Network[], events = 1): boolean {
    let isFlood = false;
    for (const { key, flood } of networks) {
      const count = (this.#floods.get(key) ?? 0) + events;
      this.#floods.set(key, count);
      if (count > flood) isFlood = true;
    }
    return isFlood;
  }

  /** Empty for a trusted proxy, which limits its own clients. */
  #networksOf({ remoteAddress = '' }: Socket): readonly Network[] {
    if (this.#trusts(remoteAddress, 0)) return [];
    return networksOf(remoteAddress).map(
      ({ key, times }) =>
        this.#byNetwork.get(key) ?? {
          key,
          sockets: new Set(),
          connections: CONNECTIONS * times,
          unreadBytes: UNREAD_BYTES_OF_ADDRESS * times,
          flood: FLOOD_OF_ADDRESS * times,
        },
    );
  }

  /** Answers that are already being sent can exceed the limit of their address. */
  #closeUnread(): void {
    for (const network of this.#byNetwork.values()) this.#closeLargest(network.sockets, network.unreadBytes);
    this.#closeLargest(this.#open, UNREAD_BYTES_OF_NODE);
  }

  #unread(sockets: Iterable<Socket>): number {
    let bytes = 0;
    for (const socket of sockets) bytes += this.#unreadOf(socket);
    return bytes;
  }

  /** Includes answers that wait for an earlier one of their connection: they have no socket yet. */
  #unreadOf(socket: Socket): number {
    let bytes = socket.writableLength;
    for (const answer of this.#underway.get(socket) ?? []) if (!answer.socket) bytes += answer.writableLength;
    return bytes;
  }

  /** Closes the sockets with the most unread bytes until the rest is within the limit. */
  #closeLargest(sockets: Iterable<Socket>, limitBytes: number): void {
    const byBytes = [...sockets].map((socket) => ({ socket, bytes: this.#unreadOf(socket) }));
    let left = byBytes.reduce((sum, { bytes }) => sum + bytes, 0);
    if (left <= limitBytes) return;
    for (const { socket, bytes } of byBytes.toSorted((a, b) => b.bytes - a.bytes)) {
      left -= bytes;
      socket.destroy();
      if (left <= limitBytes) return;
    }
  }

  close(): void {
    for (const timer of this.#timers) clearInterval(timer);
  }
}
