import type { FastifyInstance } from 'fastify';
import type { HouseNode } from './node.ts';

/** Ready means: the database answers. */
export function addHealth(app: FastifyInstance, { store }: Pick<HouseNode, 'store'>): void {
  app.get('/healthz', { schema: { hide: true } }, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    try {
      await store.db.all('SELECT 1 AS one');
      return { status: 'ok' };
    } catch {
      return reply.code(503).send({ status: 'no database' });
    }
  });
}
