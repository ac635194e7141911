import '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Accounts } from '../accounts/accounts.ts';
import { refuse } from './route.ts';

const COOKIE = 'caravanserai';
const A_YEAR_S = 365 * 86_400;
const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Works out who asks, before anything else is looked at. */
export function addSessions(app: FastifyInstance, accounts: Accounts): void {
  app.decorateRequest('caller');
  app.addHook('onRequest', async (request, reply) => {
    request.caller = {};
    if (!request.url.startsWith('/api/')) return undefined;
    reply.header('cache-control', 'no-store');
    if (!SAFE.has(request.method) && !isOwnOrigin(request))
      return reply.send(refuse(reply, { code: 'forbidden', detail: 'origin' }));
    const token = bearerOf(request) ?? request.cookies[COOKIE];
    if (token === undefined) return undefined;
    const session = await accounts.session(token);
    if (session) request.caller = { user: session.user, token };
    return undefined;
  });
}

/** A page of another host must not act for our visitors. Programs send no origin, and bring a token. */
export function isOwnOrigin(request: Pick<FastifyRequest, 'headers'> & { readonly host?: string }): boolean {
  const { origin } = request.headers;
  if (origin === undefined) return request.headers['sec-fetch-site'] !== 'cross-site';
  try {
    return new URL(origin).host === (request.host ?? request.headers.host);
  } catch {
    return false; // such as "null"
  }
}

function bearerOf({ headers }: FastifyRequest): string | undefined {
  return /^Bearer ([A-Za-z0-9_-]{1,100})$/.exec(headers.authorization ?? '')?.[1];
}

export function setSession(request: FastifyRequest, reply: FastifyReply, token: string): void {
  reply.setCookie(COOKIE, token, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: request.protocol === 'https',
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
