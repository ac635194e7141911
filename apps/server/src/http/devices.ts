import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { IncomingMessage } from 'node:http';

/** Holds the device marks of `accounts/devices.ts`; does not authenticate anyone. */
export const DEVICE_COOKIE = 'caravanserai-device';
const A_YEAR_S = 365 * 86_400;

/** Also for WebSocket upgrades, which bypass Fastify. */
export function deviceIn({ headers: { cookie = '' } }: Pick<IncomingMessage, 'headers'>): string | undefined {
  return new RegExp(`(?:^|;\\s*)${DEVICE_COOKIE}=([\\w.~-]{1,500})(?:;|$)`).exec(cookie)?.[1];
}

/** The browser sends it to the API only, and scripts cannot read it. */
export function setDevice(request: FastifyRequest, reply: FastifyReply, marks: string): void {
  reply.setCookie(DEVICE_COOKIE, marks, {
    path: '/api',
    httpOnly: true,
    sameSite: 'strict',
    secure: request.arrival.scheme === 'https',
    maxAge: A_YEAR_S,
  });
}
