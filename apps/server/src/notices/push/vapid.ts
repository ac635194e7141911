import { createECDH, createPrivateKey, sign } from 'node:crypto';
import { CURVE } from './encrypt.ts';

const VALID_S = 12 * 3600; // push services accept at most 24 hours

/** VAPID key pair that identifies the server to push services (RFC 8292), both parts base64url. Browsers subscribe with the public key. */
export interface VapidKey {
  readonly publicKey: string;
  readonly privateKey: string;
}

export function newPrivateKey(): string {
  const pair = createECDH(CURVE);
  pair.generateKeys();
  return padded(pair.getPrivateKey()).toString('base64url');
}

/** Nothing for an invalid key. */
export function vapidKey(privateKey: string): VapidKey | undefined {
  const bytes = Buffer.from(privateKey, 'base64url');
  if (bytes.length !== 32 || bytes.toString('base64url') !== privateKey) return undefined;
  try {
    const pair = createECDH(CURVE);
    pair.setPrivateKey(bytes);
    return { publicKey: pair.getPublicKey('base64url'), privateKey };
  } catch {
    return undefined;
  }
}

/** The header that authenticates the server to the push service of this endpoint. */
export function authorization(key: VapidKey, subject: string, endpoint: string, nowMs: number): string {
  const claims = { aud: new URL(endpoint).origin, exp: Math.floor(nowMs / 1000) + VALID_S, sub: subject };
  const unsigned = `${encoded({ typ: 'JWT', alg: 'ES256' })}.${encoded(claims)}`;
  const signature = sign('sha256', Buffer.from(unsigned), { key: signingKey(key), dsaEncoding: 'ieee-p1363' });
  return `vapid t=${unsigned}.${signature.toString('base64url')}, k=${key.publicKey}`;
}

function signingKey({ publicKey, privateKey }: VapidKey): ReturnType<typeof createPrivateKey> {
  const point = Buffer.from(publicKey, 'base64url'); // 0x04, x, y
  const [x, y] = [point.toString('base64url', 1, 33), point.toString('base64url', 33)];
  return createPrivateKey({ key: { kty: 'EC', crv: 'P-256', d: privateKey, x, y }, format: 'jwk' });
}

function encoded(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url');
}

/** Node omits leading zeros. */
function padded(bytes: Buffer): Buffer {
  return Buffer.concat([Buffer.alloc(32 - bytes.length), bytes]);
}
