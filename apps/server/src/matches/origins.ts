import { createHmac, randomBytes } from 'node:crypto';
import { subscriberKey } from '../limits/address.ts';
import { BROWSERS_OF_SEAT, ORIGINS_OF_SEAT } from '../limits/limits.ts';
import { devicesIn } from '../accounts/devices.ts';
import type { MatchRow } from '../storage/matchStore.ts';
import { OriginStore } from '../storage/originStore.ts';
import type { Store } from '../storage/store.ts';
import { rememberUpTo } from '../youngest.ts';
import type { From } from './types.ts';

const MOST_NOTED = 50_000;
const BYTES = 16;

/**
 * Detects players of a rated game on one subscriber's network or with one browser, without storing either: it stores a hash with a secret
 * that all nodes share and the match id, so that hashes of different games cannot be compared.
 */
export class Origins {
  readonly #store: OriginStore;
  readonly #secret: string;
  readonly #noted = new Map<string, true>(); // already stored

  constructor(store: OriginStore, secret: string) {
    this.#store = store;
    this.#secret = secret;
  }

  static async open({ db, server }: Pick<Store, 'db' | 'server'>): Promise<Origins> {
    const secret = await server.key('origins', () => randomBytes(32).toString('base64url'));
    return new Origins(new OriginStore(db), secret);
  }

  /** Empty for a casual game, where it does not matter. */
  of({ id, terms }: MatchRow, { address, device }: From): string[] {
    if (!terms.rated) return [];
    const network = address === undefined ? [] : [subscriberKey(address)];
    return [...network, ...devicesIn(device)].map((from) => this.#hash(`${id} ${from}`));
  }

  /** The network of a table's host. Unlike the origins of seats, those of different tables can be compared. */
  networkOf(address: string): string {
    return this.#hash(`host ${subscriberKey(address)}`);
  }

  #hash(text: string): string {
    return createHmac('sha256', this.#secret).update(text).digest().subarray(0, BYTES).toString('base64url');
  }

  /** Records the origin of a seat's action, once. A client can make up browsers, so these leave room for addresses. */
  async note(match: MatchRow, seat: string, { address, device }: From): Promise<void> {
    for (const origin of this.of(match, { device })) await this.#note(match, seat, origin, BROWSERS_OF_SEAT);
    if (address === undefined) return;
    for (const origin of this.of(match, { address })) await this.#note(match, seat, origin, ORIGINS_OF_SEAT);
  }

  async #note({ id }: MatchRow, seat: string, origin: string, most: number): Promise<void> {
    const key = `${id} ${seat} ${origin}`;
    if (this.#noted.has(key)) return;
    await this.#store.note(id, seat, origin, most);
    rememberUpTo(MOST_NOTED, this.#noted, key, true);
  }
}
