import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import type { Accounts } from '../accounts/accounts.ts';
import { isOwnOrigin, tokenIn } from '../http/sessions.ts';
import type { Hub } from './hub.ts';

const PATH = '/api/socket';
const MOST_BYTES = 16_384; // a message

/** Sockets on the port of the pages. Who is nobody yet, or comes from another host's page, is sent away before anything is opened. */
export function addSockets(server: Server, hub: Hub, accounts: Accounts): WebSocketServer {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MOST_BYTES, perMessageDeflate: false });

  async function admit(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const [path] = (request.url ?? '').split('?');
    if (path !== PATH) return turnAway(socket, '404 Not Found');
    if (!isOwnOrigin(request)) return turnAway(socket, '403 Forbidden');
    const token = tokenIn(request.headers);
    const session = token === undefined ? undefined : await accounts.session(token);
    if (!session) return turnAway(socket, '401 Unauthorized');
    sockets.handleUpgrade(request, socket, head, (opened) => hub.add(opened, socket, session.user));
    return undefined;
  }

  server.on('upgrade', (request, socket, head) => {
    socket.on('error', () => socket.destroy());
    admit(request, socket, head).catch(() => turnAway(socket, '503 Service Unavailable'));
  });
  return sockets;
}

function turnAway(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`);
}
