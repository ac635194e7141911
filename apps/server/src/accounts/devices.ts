import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { DEVICE_MARKS } from '../limits/limits.ts';
import type { UserRow } from '../storage/userStore.ts';

/** An id of the browser and a signature, for one account with its present password. */
const MARK = /^([\w-]{22})\.([\w-]{43})$/;

type Account = Pick<UserRow, 'id' | 'password'>;

/**
 * Marks of browsers that have logged in, which a cookie holds: «device cookies» as OWASP describes them. A mark signs nobody in. It shows
 * that guesses of others at the account are not this browser's, so it does not wait for them. A new password ends all marks.
 */
export class Devices {
  readonly #key: string;

  constructor(key: string) {
    this.#key = key;
  }

  /** The id of this browser, if one of its marks is for that account. */
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

  /** With a mark for that account; the latest of other accounts stay. */
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
