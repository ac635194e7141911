import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { DEVICE_MARKS } from '../limits/limits.ts';
import type { UserRow } from '../storage/userStore.ts';

/** Id of the browser and a signature for one account and its current password. */
const MARK = /^([\w-]{22})\.([\w-]{43})$/;

/**
 * All browser ids in the cookie, for any account: players with a common id used the same browser. The signature prevents adding someone
 * else's id.
 */
export function devicesIn(marks = ''): string[] {
  return [...new Set(marks.split('~', DEVICE_MARKS).flatMap((mark) => MARK.exec(mark)?.[1] ?? []))];
}

type Account = Pick<UserRow, 'id' | 'password'>;

/**
 * Device cookies as OWASP describes them: marks of browsers that have logged in. A mark does not authenticate anyone. It shows that this
 * browser is not the source of others' wrong guesses, so it need not wait for them. A new password invalidates all marks.
 */
export class Devices {
  readonly #key: string;

  constructor(key: string) {
    this.#key = key;
  }

  /** Id of this browser, if it has a mark for that account. */
  find(marks: string | undefined, account: Account): string | undefined {
    const parsed = (marks ?? '').split('~', DEVICE_MARKS).flatMap((mark) => {
      const [, id, signature] = MARK.exec(mark) ?? [];
      return id === undefined || signature === undefined ? [] : [{ id, signature }];
    });
    const known = parsed.find(({ id, signature }) => {
      const wanted = this.#sign(id, account);
      return timingSafeEqual(Buffer.from(wanted), Buffer.from(signature));
    });
    return account.password === undefined ? undefined : known?.id;
  }

  /** Adds a mark for that account and keeps the latest marks of other accounts. */
  add(marks: string | undefined, account: Account): string {
    const others = (marks ?? '').split('~', DEVICE_MARKS).filter((mark) => MARK.test(mark));
    const kept = others.filter((mark) => this.find(mark, account) === undefined);
    const id = this.find(marks, account) ?? randomBytes(16).toString('base64url');
    return [`${id}.${this.#sign(id, account)}`, ...kept].slice(0, DEVICE_MARKS).join('~');
  }

  #sign(id: string, account: Account): string {
    const about = JSON.stringify([id, account.id, account.password ?? '']);
    return createHmac('sha256', this.#key).update(about).digest('base64url');
  }
}
