import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { OnlineError } from '@caravanserai/contract';
import type { FastifyInstance } from 'fastify';
import { type ServerOptions, WebSocketServer } from 'ws';
import type { Accounts } from '../accounts/accounts.ts';
import { deviceIn } from '../http/devices.ts';
import { tokenIn } from '../http/sessions.ts';
import { addressKey } from '../limits/address.ts';
import type { Budgets } from '../limits/budgets.ts';
import { BODY_BYTES, MESSAGE_CHUNKS, MESSAGE_FRAGMENTS } from '../limits/limits.ts';
import type { Hub } from './hub.ts';
import { FAREWELL_MS } from './outlet.ts';

const PATH = '/api/socket';
const TOO_MANY = '429 Too Many Requests';

const OPTIONS = {
  noServer: true,
  maxPayload: BODY_BYTES,
  maxFragments: MESSAGE_FRAGMENTS,
  maxBufferedChunks: MESSAGE_CHUNKS,
  perMessageDeflate: false,
  autoPong: false, // pings count as messages: `Inbox` answers them
  closeTimeout: FAREWELL_MS,
} as const satisfies ServerOptions & Record<'maxFragments' | 'maxBufferedChunks' | 'closeTimeout', number>;

export interface SocketDeps {
  readonly hub: Hub;
  readonly accounts: Accounts;
  readonly budgets: Budgets;
}

/** WebSockets on the port of the pages. Callers without a session and pages of other origins are refused before the upgrade. */
export function addSockets({ server, edge }: FastifyInstance, { hub, accounts, budgets }: SocketDeps): WebSocketServer {
  const sockets = new WebSocketServer(OPTIONS);

  async function admit(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const [path] = (request.url ?? '').split('?');
    if (path !== PATH) return turnAway(socket, '404 Not Found');
    const arrival = edge.arrival(request);
    if (!edge.isOurs(arrival) || !edge.isOwnOrigin(request, arrival)) return turnAway(socket, '403 Forbidden');
    const { address } = arrival;
    const flood = budgets.take('connects', { address }); // counted with or without a session
    if (flood) return turnAway(socket, TOO_MANY, flood);
    const token = tokenIn(request.headers);
    const session = token === undefined ? undefined : await accounts.session(token);
    if (!session) return turnAway(socket, '401 Unauthorized');
    const person = session.user.id;
    const asker = { address: addressKey(address), person, device: deviceIn(request) };
    const refused = budgets.take('connects', { person }) ?? budgets.hold('sockets', asker);
    if (refused) return turnAway(socket, TOO_MANY, refused);
    if (socket.closed) return budgets.release('sockets', asker);
    socket.once('close', () => budgets.release('sockets', asker));
    budgets.note(asker);
    sockets.handleUpgrade(request, socket, head, (opened) => hub.add(opened, socket, session, asker));
    return undefined;
  }

  server.on('upgrade', (request, socket, head) => {
    socket.on('error', () => socket.destroy());
    admit(request, socket, head).catch(() => turnAway(socket, '503 Service Unavailable'));
  });
  return sockets;
}

function turnAway(socket: Duplex, status: string, error?: OnlineError): void {
  const body = error ? JSON.stringify(error) : '';
  const head = [
    `HTTP/1.1 ${status}`,
    'connection: close',
    `content-length: ${body.length}`,
    ...(error ? ['content-type: application/json', `retry-after: ${error.retryAfterS ?? 1}`] : []),
  ];
  socket.once('finish', () => socket.destroy()); // HTTP timeouts do not apply after an upgrade: the client could keep the connection half open
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}
