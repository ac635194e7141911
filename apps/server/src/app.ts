import fastifyStatic from '@fastify/static';
import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { cacheControl, SECURITY_HEADERS } from './headers.ts';
import { answerNotFound } from './notFound.ts';
import { pageRoutes } from './pages.ts';

export interface AppOptions {
  readonly webRoot: string; // the folder of the built page
}

export function buildApp({ webRoot }: AppOptions): FastifyInstance {
  const app = Fastify({
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
  app.setErrorHandler<Error & { statusCode?: number }>((error, _request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) console.error(error);
    return reply.code(status).send({ code: status >= 500 ? 'internal' : 'malformed' });
  });

  app.get('/healthz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { status: 'ok' };
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
