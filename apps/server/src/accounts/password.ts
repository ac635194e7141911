import { randomBytes, timingSafeEqual } from 'node:crypto';
import { derive as deriveElsewhere } from './hashing.ts';

/** OWASP's advice for scrypt; the numbers are stored with each password, so they can grow. */
const COST = { N: 2 ** 15, r: 8, p: 3 } as const;
const MEMORY_BYTES = 128 * COST.N * COST.r * 2;
const [SALT_BYTES, KEY_BYTES] = [16, 32];

export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const key = await derive(password, salt, COST);
  return ['scrypt', COST.N, COST.r, COST.p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

/** Takes as long for a password that is not there as for a wrong one. */
export async function checkPassword(password: string, stored: string | undefined): Promise<boolean> {
  const [, n, r, p, salt = '', key = ''] = (stored ?? NOBODY).split('$');
  const wanted = Buffer.from(key, 'base64url');
  const got = await derive(password, Buffer.from(salt, 'base64url'), { N: Number(n), r: Number(r), p: Number(p) });
  return timingSafeEqual(wanted, got) && stored !== undefined;
}

const NOBODY = [
  'scrypt',
  COST.N,
  COST.r,
  COST.p,
  'AAAAAAAAAAAAAAAAAAAAAA',
  Buffer.alloc(KEY_BYTES).toString('base64url'),
].join('$');

async function derive(password: string, salt: Buffer, cost: { N: number; r: number; p: number }): Promise<Buffer> {
  const key = await deriveElsewhere({
    password: password.normalize('NFKC'),
    salt: salt.toString('base64url'),
    keyBytes: KEY_BYTES,
    cost,
    memoryBytes: MEMORY_BYTES,
  });
  return Buffer.from(key, 'base64url');
}
