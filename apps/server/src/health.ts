import type { FastifyInstance } from 'fastify';
import type { ServerNode } from './node.ts';
import { soon } from './soon.ts';

const MOST_MS = 2000; // a health check needs a quick answer

/** Ready: the database answers in time, and messages of other nodes arrive. A server with a full disk stays ready, as it can still read. */
export function addHealth(app: FastifyInstance, { store }: Pick<ServerNode, 'store'>): void {
  app.get('/healthz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    if (store.db.isDeaf()) return reply.code(503).send({ status: 'deaf' });
    const answered = store.db.all('SELECT 1 AS one').then(
      () => true,
      () => false,
    );
    if (await soon(answered, MOST_MS, false)) return { status: 'ok' };
    return reply.code(503).send({ status: 'no database' });
  });
}
