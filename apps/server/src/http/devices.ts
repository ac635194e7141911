import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Marks a browser that has logged in: `accounts/devices.ts`. It signs nobody in. */
export const DEVICE_COOKIE = 'caravanserai-device';
const A_YEAR_S = 365 * 86_400;

export function deviceIn({ cookies }: FastifyRequest): string | undefined {
  return cookies[DEVICE_COOKIE];
}

/** Sent back to the API alone, and never read by a page. */
export function setDevice(request: FastifyRequest, reply: FastifyReply, marks: string): void {
  reply.setCookie(DEVICE_COOKIE, marks, {
    path: '/api',
    httpOnly: true,
    sameSite: 'strict',
    secure: request.arrival.scheme === 'https',
    maxAge: A_YEAR_S,
  });
}
