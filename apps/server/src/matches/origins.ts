import { createHmac, randomBytes } from 'node:crypto';
import { addressKey } from '../limits/address.ts';
import { ORIGINS_OF_SEAT } from '../limits/limits.ts';
import type { MatchRow } from '../storage/matchStore.ts';
import { OriginStore } from '../storage/originStore.ts';
import type { Store } from '../storage/store.ts';
import { rememberUpTo } from '../youngest.ts';

const MOST_NOTED = 50_000;
const BYTES = 16;

/**
 * Whether players of a rated game came from one address, without storing addresses: a hash with a secret of the server, which all nodes
 * share, and the id of the match, so that games cannot be linked by it.
 */
export class Origins {
  readonly #store: OriginStore;
  readonly #secret: string;
  readonly #noted = new Map<string, true>(); // what is stored already

  constructor(store: OriginStore, secret: string) {
    this.#store = store;
    this.#secret = secret;
  }

  static async open({ db, house }: Pick<Store, 'db' | 'house'>): Promise<Origins> {
    const secret = await house.key('origins', () => randomBytes(32).toString('base64url'));
    return new Origins(new OriginStore(db), secret);
  }

  /** Nothing for a friendly game, in which it does not matter. */
  of({ id, terms }: MatchRow, address: string | undefined): string | undefined {
    if (!terms.rated || address === undefined) return undefined;
    const hmac = createHmac('sha256', this.#secret).update(`${id} ${addressKey(address)}`);
    return hmac.digest().subarray(0, BYTES).toString('base64url');
  }

  /** A seat acts from this address. Stored once. */
  async note(match: MatchRow, seat: string, address: string | undefined): Promise<void> {
    const origin = this.of(match, address);
    if (origin === undefined) return;
    const key = `${match.id} ${seat} ${origin}`;
    if (this.#noted.has(key)) return;
    await this.#store.note(match.id, seat, origin, ORIGINS_OF_SEAT);
    rememberUpTo(MOST_NOTED, this.#noted, key, true);
  }
}
