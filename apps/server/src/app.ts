import fastifyStatic from '@fastify/static';
import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { type Arrival, Edge, type EdgeOptions } from './http/edge.ts';
import { addressKey } from './limits/address.ts';
import { BODY_BYTES, CONNECTIONS, HEADERS_MS, REQUEST_MS } from './limits/limits.ts';
import { TooBusyError } from './accounts/hashing.ts';
import { cacheControl, SECURITY_HEADERS } from './headers.ts';
import { answerNotFound } from './notFound.ts';
import { refuse, STATUS } from './http/route.ts';
import { type PageOptions, pageRoutes } from './pages.ts';
import { EngineTimeoutError } from './engine/pool.ts';
import { OtherRulesError } from './matches/table.ts';
import { UnavailableError } from './storage/sql.ts';
import type { OnlineError } from '@caravanserai/contract';

export interface AppOptions extends EdgeOptions, PageOptions {
  readonly logLevel?: string;
  readonly rateLimits?: boolean;
}

declare module 'fastify' {
  interface FastifyInstance {
    edge: Edge;
  }
  interface FastifyRequest {
    arrival: Arrival;
  }
}

export function buildApp(options: AppOptions): FastifyInstance {
  const { webRoot, logLevel = 'silent', rateLimits = true } = options;
  const edge = new Edge(options);
  const app = Fastify({
    trustProxy: edge.trusts,
    bodyLimit: BODY_BYTES,
    requestTimeout: REQUEST_MS,
    http: { headersTimeout: HEADERS_MS, connectionsCheckingInterval: LOOK_FOR_SLOW_MS },
    logger: { level: logLevel },
    // What comes in is refused or taken as it is, never bent into shape.
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false, useDefaults: false } },
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: true },
    frameworkErrors: (_error, _request, reply) => {
      // Such as a broken %-escape in the URL: no route was found, so no hook has run.
      void (reply as FastifyReply).headers(SECURITY_HEADERS).code(400).send({ code: 'malformed' });
    },
  });

  app.decorate('edge', edge);
  app.decorateRequest('arrival');
  app.addHook('onRequest', async (request, reply) => {
    request.arrival = edge.arrival(request.raw);
    reply.headers(SECURITY_HEADERS);
    if (request.arrival.scheme === 'https') reply.header('strict-transport-security', `max-age=${A_YEAR_S}`);
    return edge.isOurs(request.arrival) ? undefined : reply.send(refuse(reply, NOT_OUR_NAME));
  });
  if (rateLimits) limitConnections(app.server, edge);
  app.setNotFoundHandler(answerNotFound);
  app.setErrorHandler((error, request, reply) => {
    const told = explain(error);
    if (STATUS[told.code] >= 500) request.log.error(error);
    return reply.send(refuse(reply, told));
  });

  app.register(fastifyStatic, {
    root: webRoot,
    dotfiles: 'ignore',
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => void reply.header('cache-control', cacheControl(path)),
  });
  pageRoutes(app, options);
  return app;
}

/** For the person who runs the house: visitors who use its right name never see it. */
const NOT_OUR_NAME: OnlineError = {
  code: 'forbidden',
  detail: 'host: this house does not go by that name; its PUBLIC_URL says by which',
};

/** So many lines from one address at once; who comes through a proxy of ours is counted there. */
function limitConnections(server: Server, edge: Edge): void {
  const open = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const address = addressKey(socket.remoteAddress ?? '');
    if (edge.trusts(address, 0)) return;
    const count = (open.get(address) ?? 0) + 1;
    if (count > CONNECTIONS) return void socket.destroy();
    open.set(address, count);
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left > 0) open.set(address, left);
      else open.delete(address);
    });
  });
}

const LOOK_FOR_SLOW_MS = 2000;
const A_YEAR_S = 365 * 86_400;

/** Everything that can go wrong has a code. What is our own mistake is told to the log, not to the caller. */
function explain(error: unknown): OnlineError {
  if (error instanceof UnavailableError) return { code: 'unavailable' };
  if (error instanceof TooBusyError) return { code: 'too-many', retryAfterS: error.retryAfterS };
  if (error instanceof OtherRulesError) return { code: 'other-rules' };
  if (error instanceof EngineTimeoutError) return { code: 'engine-timeout' };
  const { statusCode = 500, message = '', code } = error as { statusCode?: number; message?: string; code?: string };
  if (statusCode === 413) return { code: 'too-large' };
  if (statusCode === 404) return { code: 'not-found' };
  if (statusCode < 500) return { code: 'malformed', detail: code === 'FST_ERR_VALIDATION' ? message : 'the request' };
  return { code: 'internal' };
}
