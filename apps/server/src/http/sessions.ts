import '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { IncomingHttpHeaders } from 'node:http';
import type { Accounts } from '../accounts/accounts.ts';
import type { Budgets } from '../limits/budgets.ts';
import { refuse } from './route.ts';

const COOKIE = 'caravanserai';
const HOST_COOKIE = `__Host-${COOKIE}`; // over https: a subdomain cannot set it
const A_YEAR_S = 365 * 86_400;
const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Checks the origin, the limits and the session of every request in the scope of `api`, including unknown routes. */
export function addSessions(api: FastifyInstance, accounts: Accounts, budgets: Budgets): void {
  api.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const { budget = 'reads', isPublic = false } = request.routeOptions.config;
    // CORS without credentials: a page of another origin sees the anonymous answer.
    if (isPublic) reply.headers({ 'access-control-allow-origin': '*', 'access-control-expose-headers': 'retry-after' });
    if (!SAFE.has(request.method) && !api.edge.isOwnOrigin(request.raw, request.arrival)) {
      const tooMany = budgets.take(budget, { address: request.arrival.address });
      return reply.send(refuse(reply, tooMany ?? { code: 'forbidden', detail: 'origin' }));
    }

    const { address } = request.arrival;
    const flood = budgets.refusal(budget, { address }); // before the session lookup
    if (flood) return reply.send(refuse(reply, flood));
    const token = tokenIn(request.headers);
    const session = token === undefined ? undefined : await accounts.session(token);
    if (session && token !== undefined) {
      request.caller = { user: session.user, token, session };
      if (hasOldCookie(request) && bearerIn(request.headers) === undefined) setSession(request, reply, token);
    }
    const asker = { address, ...(session ? { person: session.user.id } : {}) };
    budgets.note(asker);
    const tooMany = budgets.take(budget, asker);
    return tooMany ? reply.send(refuse(reply, tooMany)) : undefined;
  });
}

export function setSession(request: FastifyRequest, reply: FastifyReply, token: string): void {
  const secure = isSecure(request);
  reply.setCookie(secure ? HOST_COOKIE : COOKIE, token, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure,
    maxAge: A_YEAR_S,
  });
  if (hasOldCookie(request)) reply.clearCookie(COOKIE, { path: '/' });
}

export function endSession(request: FastifyRequest, reply: FastifyReply): void {
  // A browser ignores a `__Host-` cookie without `Secure`, even when it is to be removed.
  if (isSecure(request)) reply.clearCookie(HOST_COOKIE, { path: '/', secure: true });
  if (!isSecure(request) || hasOldCookie(request)) reply.clearCookie(COOKIE, { path: '/' });
}

function isSecure({ arrival }: FastifyRequest): boolean {
  return arrival.scheme === 'https';
}

/** A cookie of version 0.1.0, which had the unprefixed name over https too. It is replaced on use. */
function hasOldCookie(request: FastifyRequest): boolean {
  return isSecure(request) && cookieIn(request.headers, COOKIE) !== undefined;
}

/** Also for WebSocket upgrades, which bypass Fastify. */
export function tokenIn(headers: Pick<IncomingHttpHeaders, 'cookie' | 'authorization'>): string | undefined {
  return bearerIn(headers) ?? cookieIn(headers, HOST_COOKIE) ?? cookieIn(headers, COOKIE);
}

function bearerIn({ authorization = '' }: Pick<IncomingHttpHeaders, 'authorization'>): string | undefined {
  return /^Bearer ([A-Za-z0-9_-]{1,100})$/.exec(authorization)?.[1];
}

function cookieIn({ cookie = '' }: Pick<IncomingHttpHeaders, 'cookie'>, name: string): string | undefined {
  return new RegExp(`(?:^|;\\s*)${name}=([A-Za-z0-9_-]{1,100})(?:;|$)`).exec(cookie)?.[1];
}
