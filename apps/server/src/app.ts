import fastifyStatic from '@fastify/static';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { type Arrival, Edge, type EdgeOptions } from './http/edge.ts';
import { isCanonical } from './http/target.ts';
import { Connections } from './limits/connections.ts';
import { ANSWER_MS, BODY_BYTES, HEADERS_MS, type RateName, REQUEST_MS } from './limits/limits.ts';
import { TooBusyError } from './limits/fairQueue.ts';
import { cacheControl, SECURITY_HEADERS } from './headers.ts';
import { answerNotFound, wantsPage } from './notFound.ts';
import { refuse, STATUS } from './http/route.ts';
import { type PageOptions, pageRoutes } from './pages.ts';
import { EngineTimeoutError } from './engine/pool.ts';
import { OtherRulesError } from './matches/table.ts';
import { UnavailableError } from './storage/sql.ts';
import type { OnlineError } from '@caravanserai/contract';

export interface AppOptions extends EdgeOptions, PageOptions {
  readonly logLevel?: string;
  readonly rateLimits?: boolean;
  /** Counts one request of an address; a refusal if it is one too many. */
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
  const app = Fastify({
    trustProxy: edge.trusts,
    bodyLimit: BODY_BYTES,
    requestTimeout: REQUEST_MS,
    connectionTimeout: ANSWER_MS,
    http: { headersTimeout: HEADERS_MS, connectionsCheckingInterval: LOOK_FOR_SLOW_MS },
    logger: { level: logLevel },
    // What comes in is refused or taken as it is, never bent into shape.
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false, useDefaults: false } },
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: true },
    frameworkErrors: (_error, _request, reply) => {
      // Such as a broken %-escape in the URL: no route was found, so no hook has run and nothing was counted.
      void (reply as FastifyReply)
        .headers({ ...SECURITY_HEADERS, connection: 'close' })
        .code(400)
        .send({ code: 'malformed', detail: 'path' });
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
    const refused = connections?.refusal(request.raw, reply.raw) ?? refusalOf(request);
    if (refused === NOT_CANONICAL && wantsPage(request)) return answerNotFound(request, reply);
    return refused ? reply.send(refuse(reply, refused)) : undefined;
  });

  /** Every request is counted here, or with its session in the scope of the API (`addSessions`). */
  function refusalOf({ arrival, raw, routeOptions }: FastifyRequest): OnlineError | undefined {
    const { budget = 'pages', isApi = false } = routeOptions.config;
    const wrong = edge.isOurs(arrival) ? (isCanonical(raw.url ?? '') ? undefined : NOT_CANONICAL) : NOT_OUR_NAME;
    if (isApi && !wrong) return undefined;
    return limit(budget, arrival.address) ?? wrong;
  }

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

const NOT_CANONICAL: OnlineError = { code: 'malformed', detail: 'path: another spelling of it is in use' };

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
