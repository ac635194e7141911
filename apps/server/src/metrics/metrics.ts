import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { soon } from '../soon.ts';

const MOST_MS = 2000; // other metrics must be available even when the database does not answer

/** Metrics of the server; they contain nothing about individual users. */
export class Metrics {
  readonly #registry = new Registry();
  readonly #counts = new Map<string, number>(); // of events: incremented for every move, and labelled only on a scrape
  readonly #requests: Histogram<'method' | 'route' | 'status'>;

  constructor(gauges: { readonly sockets: () => number; readonly games: () => Promise<number> }) {
    const registers = [this.#registry];
    collectDefaultMetrics({ register: this.#registry });
    const counts = this.#counts;
    const events = new Counter({
      name: 'caravanserai_events_total',
      help: 'moves, socket messages, refusals',
      labelNames: ['what'],
      registers: [],
      collect() {
        this.reset();
        for (const [what, count] of counts) this.inc({ what }, count);
      },
    });
    this.#requests = new Histogram({
      name: 'caravanserai_request_seconds',
      help: 'time to answer a request',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5],
      registers,
    });
    const sockets = new Gauge({
      name: 'caravanserai_sockets',
      help: 'open sockets on this node',
      registers: [],
      collect() {
        this.set(gauges.sockets());
      },
    });
    const games = new Gauge({
      name: 'caravanserai_running_games',
      help: 'running games',
      registers: [],
      async collect() {
        const count = await soon(gauges.games().catch(nothing), MOST_MS, undefined);
        if (count !== undefined) this.set(count); // keeps the last value otherwise
      },
    });
    for (const metric of [events, sockets, games]) this.#registry.registerMetric(metric);
  }

  count(what: string, howMany = 1): void {
    this.#counts.set(what, (this.#counts.get(what) ?? 0) + howMany);
  }

  /** All metrics in the Prometheus text format. */
  text(): Promise<string> {
    return this.#registry.metrics();
  }

  /** Answers local requests, or those with the token. */
  addTo(app: FastifyInstance, token: string): void {
    app.addHook('onResponse', async (request, reply) => {
      const route = request.routeOptions.url ?? 'none';
      this.#requests.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
    });
    app.get('/metrics', async (request, reply) => {
      const isAllowed =
        token === '' ? isLocal(request) : isSame(request.headers.authorization ?? '', `Bearer ${token}`);
      if (!isAllowed) return reply.code(403).send({ code: 'forbidden' });
      return reply.type(this.#registry.contentType).send(await this.text());
    });
  }
}

function nothing(): undefined {}

/** Not if a local proxy forwards the request for someone else. */
function isLocal({ socket, headers }: FastifyRequest): boolean {
  if (Object.keys(headers).some((name) => BY_PROXIES.test(name))) return false;
  return ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(socket.remoteAddress ?? '');
}

const BY_PROXIES = /^(?:x-forwarded-.*|forwarded|x-real-ip|via)$/;

function isSame(a: string, b: string): boolean {
  const [x, y] = [Buffer.from(a), Buffer.from(b)];
  return x.length === y.length && timingSafeEqual(x, y);
}
