import { createServer, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import fastifyStatic from '@fastify/static';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { bodyRefusal } from './http/bodies.ts';
import { type Arrival, Edge, type EdgeOptions } from './http/edge.ts';
import { isCanonical } from './http/target.ts';
import { Connections } from './limits/connections.ts';
import { ANSWER_MS, BODY_BYTES, HEADERS_MS, type RateName, REQUEST_MS } from './limits/limits.ts';
import { TooBusyError } from './limits/fairQueue.ts';
import { cacheControl, SECURITY_HEADERS } from './headers.ts';
import { answerNotFound, wantsPage } from './notFound.ts';
import { refuse, STATUS } from './http/route.ts';
import { faultIn, malformed } from './http/wire/fault.ts';
import { type PageOptions, pageRoutes } from './pages.ts';
import { EngineTimeoutError } from './engine/pool.ts';
import { OtherRulesError } from './matches/table.ts';
import { UnavailableError } from './storage/sql.ts';
import type { OnlineError } from '@caravanserai/contract';
import type { TSchema } from 'typebox';

export interface AppOptions extends EdgeOptions, PageOptions {
  readonly logLevel?: string;
  readonly rateLimits?: boolean;
  /** Counts one request of an address; returns a refusal if it is over the limit. */
  readonly limit?: (budget: RateName, address: string) => OnlineError | undefined;
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
  const { webRoot, logLevel = 'silent', rateLimits = true, limit = () => undefined } = options;
  const edge = new Edge(options);
  const latest = new WeakMap<Socket, ServerResponse>(); // answers of a connection are sent in order, this one last
  const app = Fastify({
    trustProxy: edge.trusts,
    bodyLimit: BODY_BYTES,
    serverFactory: (handle) => {
      // An upgrade takes the connection away from HTTP: an answer that is not sent by then would never end.
      const shouldUpgradeCallback = ({ socket }: { readonly socket: Socket }): boolean =>
        server.listenerCount('upgrade') > 0 && latest.get(socket)?.writableFinished !== false;
      const server: Server = createServer({ ...TIMEOUTS, shouldUpgradeCallback }, (request, answer) => {
        if (connections?.drops(request)) return;
        latest.set(request.socket, answer);
        handle(request, answer);
      });
      return server.setTimeout(ANSWER_MS);
    },
    logger: { level: logLevel },
    // Input is accepted as sent or refused, never coerced.
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false, useDefaults: false } },
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: true },
    // For example an invalid %-escape in the URL: no route matches, so no hook runs.
    frameworkErrors: (_error, { raw }, answer) => {
      const reply = answer as FastifyReply;
      const refused = connections?.refusal(raw, reply.raw) ?? limit('pages', edge.arrival(raw).address);
      void reply.headers({ ...SECURITY_HEADERS, connection: 'close' }).send(refuse(reply, refused ?? NOT_A_PATH));
    },
  });

  app.decorate('edge', edge);
  app.decorateRequest('arrival');
  app.decorateRequest('caller');
  const connections = rateLimits ? new Connections(app.server, edge) : undefined;
  app.addHook('onClose', async () => connections?.close());
  app.addHook('onRequest', async (request, reply) => {
    request.arrival = edge.arrival(request.raw);
    request.caller = {};
    reply.headers(SECURITY_HEADERS);
    if (request.arrival.scheme === 'https') reply.header('strict-transport-security', `max-age=${A_YEAR_S}`);
    const wrongBody = bodyRefusal(request.raw);
    if (wrongBody) reply.header('connection', 'close'); // so that the rest is not read
    const refused =
      connections?.refusal(request.raw, reply.raw, wrongBody !== undefined) ?? refusalOf(request, wrongBody);
    if (refused === NOT_CANONICAL && wantsPage(request)) return answerNotFound(request, reply);
    return refused ? reply.send(refuse(reply, refused)) : undefined;
  });

  /** Counts requests outside the API; `addSessions` counts those of the API with their session. */
  function refusalOf(request: FastifyRequest, wrongBody?: OnlineError): OnlineError | undefined {
    const { arrival, raw, routeOptions } = request;
    const { budget = 'pages', isApi = false } = routeOptions.config;
    const wrong = edge.isOurs(arrival) ? (isCanonical(raw.url ?? '') ? wrongBody : NOT_CANONICAL) : NOT_OUR_NAME;
    if (isApi && !wrong) return undefined;
    return limit(budget, arrival.address) ?? wrong;
  }

  app.setNotFoundHandler(answerNotFound);
  app.setErrorHandler((error, request, reply) => {
    const told = notAsTheSchemaSays(error, request) ?? explain(error);
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

/** Addressed to the operator: visitors who use the configured host name never see it. */
const NOT_OUR_NAME: OnlineError = {
  code: 'forbidden',
  detail: 'host: not this server’s name, which is in its PUBLIC_URL',
};

const NOT_A_PATH: OnlineError = { code: 'malformed', detail: 'path' };
const NOT_CANONICAL: OnlineError = { code: 'malformed', detail: 'path: another spelling of it is in use' };

const TIMEOUTS = {
  headersTimeout: HEADERS_MS,
  requestTimeout: REQUEST_MS,
  keepAliveTimeout: 72_000, // longer than that of common proxies
  connectionsCheckingInterval: 2000,
} as const;
const A_YEAR_S = 365 * 86_400;

/** Names the field that the route's schema refuses, and the expected value. */
function notAsTheSchemaSays(error: unknown, request: FastifyRequest): OnlineError | undefined {
  const { validationContext: part } = error as { readonly validationContext?: string };
  if (part !== 'body' && part !== 'params' && part !== 'querystring') return undefined;
  const schema = request.routeOptions.schema?.[part] as TSchema | undefined;
  const value = part === 'querystring' ? request.query : request[part];
  const fault = schema && faultIn(schema, value);
  return fault && malformed(part === 'body' ? 'body' : part === 'params' ? 'path' : 'query', fault);
}

/** Gives every error a code. Internal errors are logged; the caller sees no details. */
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
