import type { FastifyInstance } from 'fastify';
import type { HouseNode } from './node.ts';
import { soon } from './soon.ts';

const MOST_MS = 2000; // anyone who asks wants to know now

/** Ready means: the database answers soon, and what other nodes do is heard here. A disk without room can still be read. */
export function addHealth(app: FastifyInstance, { store }: Pick<HouseNode, 'store'>): void {
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
