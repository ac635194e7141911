import { randomBytes, timingSafeEqual } from 'node:crypto';
import { type Derivation, derive as deriveElsewhere } from './hashing.ts';

type Cost = Derivation['cost'];

/** Cost that OWASP recommends for scrypt. It is stored with each password, so it can be raised later. */
const COST: Cost = { N: 2 ** 15, r: 8, p: 3 };
const MEMORY_BYTES = 128 * COST.N * COST.r * 2;
const [SALT_BYTES, KEY_BYTES] = [16, 32];

/** Both methods wait in the fair queue of `hashing.ts`, under these groups. */
export interface Passwords {
  hash(password: string, groups: readonly string[]): Promise<string>;
  /** Takes equally long without a stored password. */
  check(password: string, stored: string | undefined, groups: readonly string[]): Promise<boolean>;
}

export function passwordsAt(cost: Cost = COST): Passwords {
  const nobody = stored(cost, Buffer.alloc(SALT_BYTES), Buffer.alloc(KEY_BYTES));
  return {
    async hash(password, groups) {
      const salt = randomBytes(SALT_BYTES);
      return stored(cost, salt, await derive(password, salt, cost, groups));
    },
    async check(password, kept, groups) {
      const [, n, r, p, salt = '', key = ''] = (kept ?? nobody).split('$');
      const wanted = Buffer.from(key, 'base64url');
      const costThen = { N: Number(n), r: Number(r), p: Number(p) };
      const got = await derive(password, Buffer.from(salt, 'base64url'), costThen, groups);
      return timingSafeEqual(wanted, got) && kept !== undefined;
    },
  };
}

function stored({ N, r, p }: Cost, salt: Buffer, key: Buffer): string {
  return ['scrypt', N, r, p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

async function derive(password: string, salt: Buffer, cost: Cost, groups: readonly string[]): Promise<Buffer> {
  const asked = {
    password: password.normalize('NFKC'),
    salt: salt.toString('base64url'),
    keyBytes: KEY_BYTES,
    cost,
    memoryBytes: MEMORY_BYTES,
  };
  const key = await deriveElsewhere(asked, groups);
  return Buffer.from(key, 'base64url');
}
