import '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Accounts } from '../accounts/accounts.ts';
import type { Budgets } from '../limits/budgets.ts';
import { refuse } from './route.ts';

const COOKIE = 'caravanserai';
const A_YEAR_S = 365 * 86_400;
const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Works out who asks, before anything else is looked at. */
export function addSessions(app: FastifyInstance, accounts: Accounts, budgets: Budgets): void {
  app.decorateRequest('caller');
  app.addHook('onRequest', async (request, reply) => {
    request.caller = {};
    if (!request.url.startsWith('/api/')) return undefined;
    reply.header('cache-control', 'no-store');
    const { budget = 'reads', isPublic = false } = request.routeOptions.config;
    // Without credentials: a page of another host sees what nobody in particular sees.
    if (isPublic) reply.headers({ 'access-control-allow-origin': '*', 'access-control-expose-headers': 'retry-after' });
    if (!SAFE.has(request.method) && !app.edge.isOwnOrigin(request.raw, request.arrival))
      return reply.send(refuse(reply, { code: 'forbidden', detail: 'origin' }));
    const { address } = request.arrival;
    const flood = budgets.refusal(budget, { address }); // before anybody is looked up
    if (flood) return reply.send(refuse(reply, flood));
    const token = bearerOf(request) ?? request.cookies[COOKIE];
    const session = token === undefined ? undefined : await accounts.session(token);
    if (session && token !== undefined) request.caller = { user: session.user, token, session };
    const asker = { address, ...(session ? { person: session.user.id } : {}) };
    budgets.note(asker);
    const tooMany = budgets.take(budget, asker);
    return tooMany ? reply.send(refuse(reply, tooMany)) : undefined;
  });
}

function bearerOf({ headers }: FastifyRequest): string | undefined {
  return /^Bearer ([A-Za-z0-9_-]{1,100})$/.exec(headers.authorization ?? '')?.[1];
}

export function setSession(request: FastifyRequest, reply: FastifyReply, token: string): void {
  reply.setCookie(COOKIE, token, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: request.arrival.scheme === 'https',
    maxAge: A_YEAR_S,
  });
}

export function endSession(reply: FastifyReply): void {
  reply.clearCookie(COOKIE, { path: '/' });
}

/** For the socket, which comes before Fastify. */
export function tokenIn(headers: {
  readonly cookie?: string | undefined;
  readonly authorization?: string | undefined;
}): string | undefined {
  const bearer = /^Bearer ([A-Za-z0-9_-]{1,100})$/.exec(headers.authorization ?? '')?.[1];
  return bearer ?? new RegExp(`(?:^|; )${COOKIE}=([A-Za-z0-9_-]{1,100})`).exec(headers.cookie ?? '')?.[1];
}
