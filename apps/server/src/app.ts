import fastifyStatic from '@fastify/static';
import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { cacheControl, SECURITY_HEADERS } from './headers.ts';
import { answerNotFound } from './notFound.ts';
import { refuse, STATUS } from './http/route.ts';
import { pageRoutes } from './pages.ts';
import { OtherRulesError } from './matches/table.ts';
import { UnavailableError } from './storage/sql.ts';
import type { OnlineError } from '@caravanserai/contract';

export interface AppOptions {
  readonly webRoot: string; // the folder of the built page
  readonly trustProxy?: boolean;
  readonly logLevel?: string;
}

const MOST_BYTES = 16_384; // of a body

export function buildApp({ webRoot, trustProxy = false, logLevel = 'silent' }: AppOptions): FastifyInstance {
  const app = Fastify({
    // One hop: what a visitor writes into the header does not count.
    trustProxy: trustProxy ? isFirstHop : false,
    bodyLimit: MOST_BYTES,
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

  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(SECURITY_HEADERS);
  });
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
  pageRoutes(app, webRoot);
  return app;
}

function isFirstHop(_address: string, hop: number): boolean {
  return hop === 0;
}

/** Everything that can go wrong has a code. What is our own mistake is told to the log, not to the caller. */
function explain(error: unknown): OnlineError {
  if (error instanceof UnavailableError) return { code: 'unavailable' };
  if (error instanceof OtherRulesError) return { code: 'other-rules' };
  const { statusCode = 500, message = '', code } = error as { statusCode?: number; message?: string; code?: string };
  if (statusCode === 429) {
    const { statusCode: _, ...told } = error as OnlineError & { statusCode: number };
    return told;
  }
  if (statusCode === 413) return { code: 'too-large' };
  if (statusCode === 404) return { code: 'not-found' };
  if (statusCode < 500) return { code: 'malformed', detail: code === 'FST_ERR_VALIDATION' ? message : 'the request' };
  return { code: 'internal' };
}
