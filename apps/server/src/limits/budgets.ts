import type { OnlineError } from '@caravanserai/contract';
import type { Bus } from '../bus.ts';
import { type HoldingName, HOLDINGS, NETWORKS, type RateName, RATES, type Rate } from './limits.ts';
import { addressKey, networksOf } from './address.ts';

/** Who asks for something, from where: as much of it as is known and is to be counted. */
export interface Asker {
  readonly address?: string;
  readonly person?: string;
}

interface Bucket {
  left: number;
  atMs: number;
  unsaid: number; // taken here, and not told to the other nodes
}

interface Spent {
  readonly bucket: Bucket;
  readonly rate: Rate;
}

const SAY_EVERY_MS = 500;
const SAY_AGAIN_MS = 30_000; // what is held
const STALE_MS = 75_000; // a node that has not said so for so long is gone
const MOST_BYTES_SAID = 7000; // PostgreSQL takes 8000

export interface BudgetsDeps {
  readonly bus: Pick<Bus, 'nodeId' | 'on' | 'send'>;
  readonly now: () => number;
  readonly isOn: boolean;
}

/**
 * What one person, one address and one IPv6 network may take of the server. Each node counts, and tells the others of those who have used
 * half of something: so a caller with several nodes has at most what it can take there within half a second more.
 */
export class Budgets {
  readonly #deps: BudgetsDeps;
  readonly #buckets = new Map<string, Bucket>();
  readonly #held = new Map<string, number>(); // on this node
  readonly #heldElsewhere = new Map<string, Map<string, { readonly count: number; readonly atMs: number }>>();
  readonly #unsaidHeld = new Set<string>();
  readonly #addresses = new Map<string, string>(); // of persons, as last seen here
  readonly #timers: readonly NodeJS.Timeout[];

  constructor(deps: BudgetsDeps) {
    this.#deps = deps;
    deps.bus.on('spent', (node, words) => (node === deps.bus.nodeId ? undefined : this.#heardSpent(words)));
    deps.bus.on('held', (node, words) => (node === deps.bus.nodeId ? undefined : this.#heardHeld(node, words)));
    this.#timers = [
      setInterval(() => this.say(), SAY_EVERY_MS).unref(),
      setInterval(() => this.#tidy(), SAY_AGAIN_MS).unref(),
    ];
  }

  /** Nothing: it was taken. Otherwise nothing was, and there is a time to come again. */
  take(name: RateName, asker: Asker): OnlineError | undefined {
    if (!this.#deps.isOn) return undefined;
    const buckets = this.#bucketsOf(name, asker);
    const refused = refusalOf(buckets);
    if (refused) return refused;
    for (const { bucket } of buckets) {
      bucket.left -= 1;
      bucket.unsaid += 1;
    }
    return undefined;
  }

  /** What `take` would say. */
  refusal(name: RateName, asker: Asker): OnlineError | undefined {
    return this.#deps.isOn ? refusalOf(this.#bucketsOf(name, asker)) : undefined;
  }

  /** One more of something that is held for a while; `release` gives it back. It is counted where nothing is limited, too. */
  hold(name: HoldingName, asker: Asker): OnlineError | undefined {
    const keys = keysOf(asker).map(({ scope, times, key }) => ({
      most: HOLDINGS[name][scope] * times,
      key: `${name}/${key}`,
    }));
    if (this.#deps.isOn && keys.some(({ key, most }) => this.#countHeld(key) >= most)) {
      return { code: 'too-many', detail: name, retryAfterS: HELD_RETRY_S };
    }
    for (const { key } of keys) this.#setHeld(key, (this.#held.get(key) ?? 0) + 1);
    return undefined;
  }

  release(name: HoldingName, asker: Asker): void {
    for (const { key } of keysOf(asker)) this.#setHeld(`${name}/${key}`, (this.#held.get(`${name}/${key}`) ?? 1) - 1);
  }

  /** How many more can be taken now, as far as this node knows. */
  left(name: RateName, asker: Asker): number {
    return Math.floor(Math.min(...this.#bucketsOf(name, asker).map(({ bucket }) => bucket.left)));
  }

  /** How many are held on all nodes, as far as this one knows. */
  held(name: HoldingName, asker: Asker): number {
    return Math.max(...keysOf(asker).map(({ key }) => this.#countHeld(`${name}/${key}`)));
  }

  /** Somebody was seen at an address. */
  note({ address, person }: Asker): void {
    if (address === undefined || person === undefined) return;
    this.#addresses.delete(person); // to the end of the row
    this.#addresses.set(person, addressKey(address));
    if (this.#addresses.size > MOST_NOTED) this.#addresses.delete(this.#addresses.keys().next().value ?? '');
  }

  /** Where somebody was last seen, by this node. */
  addressOf(person: string): string | undefined {
    return this.#addresses.get(person);
  }

  /** Somebody who is told or served without having asked. */
  askerOf(person: string): Asker {
    const address = this.addressOf(person);
    return { person, ...(address === undefined ? {} : { address }) };
  }

  #bucketsOf(name: RateName, asker: Asker): Spent[] {
    return keysOf(asker).map(({ scope, times, key }) => {
      const rate = multiplied(RATES[name][scope], times);
      return { rate, bucket: this.#bucket(`${name}/${key}`, rate) };
    });
  }

  #bucket(key: string, { atOnce, perMinute }: Rate): Bucket {
    const nowMs = this.#deps.now();
    const bucket = this.#buckets.get(key) ?? { left: atOnce, atMs: nowMs, unsaid: 0 };
    this.#buckets.set(key, bucket);
    bucket.left = Math.min(atOnce, bucket.left + (Math.max(0, nowMs - bucket.atMs) / 60_000) * perMinute);
    bucket.atMs = nowMs;
    if (bucket.left >= atOnce) bucket.unsaid = 0;
    return bucket;
  }

  #countHeld(key: string): number {
    let held = this.#held.get(key) ?? 0;
    const nowMs = this.#deps.now();
    for (const { count, atMs } of this.#heldElsewhere.get(key)?.values() ?? [])
      if (nowMs - atMs < STALE_MS) held += count;
    return held;
  }

  #setHeld(key: string, count: number): void {
    if (count > 0) this.#held.set(key, count);
    else this.#held.delete(key);
    this.#unsaidHeld.add(key);
  }

  /** Tells the other nodes what they must know. */
  say(): void {
    const spent: string[] = [];
    for (const [key, bucket] of this.#buckets) {
      if (bucket.unsaid === 0 || bucket.left > rateOf(key).atOnce / 2) continue;
      spent.push(`${key}=${bucket.unsaid}`);
      bucket.unsaid = 0;
    }
    this.#send('spent', spent);
    const held = [...this.#unsaidHeld].map((key) => `${key}=${this.#held.get(key) ?? 0}`);
    this.#unsaidHeld.clear();
    this.#send('held', held);
  }

  #send(kind: string, words: readonly string[]): void {
    let [line, bytes] = [[] as string[], 0];
    for (const word of words) {
      if (bytes + word.length > MOST_BYTES_SAID) {
        void this.#deps.bus.send(kind, ...line);
        [line, bytes] = [[], 0];
      }
      line.push(word);
      bytes += word.length + 1;
    }
    if (line.length > 0) void this.#deps.bus.send(kind, ...line);
  }

  #heardSpent(words: readonly string[]): void {
    for (const [key, count] of words.map(parsed)) {
      const rate = rateOf(key);
      const bucket = this.#bucket(key, rate);
      bucket.left = Math.max(-rate.atOnce, bucket.left - count);
    }
  }

  #heardHeld(node: string, words: readonly string[]): void {
    for (const [key, count] of words.map(parsed)) {
      const nodes = this.#heldElsewhere.get(key) ?? new Map<string, { count: number; atMs: number }>();
      if (count > 0) nodes.set(node, { count, atMs: this.#deps.now() });
      else nodes.delete(node);
      if (nodes.size > 0) this.#heldElsewhere.set(key, nodes);
      else this.#heldElsewhere.delete(key);
    }
  }

  /** A budget that is whole again need not be remembered. */
  #tidy(): void {
    for (const key of this.#held.keys()) this.#unsaidHeld.add(key);
    for (const key of this.#buckets.keys()) {
      const rate = rateOf(key);
      if (this.#bucket(key, rate).left >= rate.atOnce) this.#buckets.delete(key);
    }
    for (const [key, nodes] of this.#heldElsewhere) {
      for (const [node, { atMs }] of nodes) if (this.#deps.now() - atMs >= STALE_MS) nodes.delete(node);
      if (nodes.size === 0) this.#heldElsewhere.delete(key);
    }
  }

  close(): void {
    for (const timer of this.#timers) clearInterval(timer);
  }
}

const HELD_RETRY_S = 10;
const MOST_NOTED = 20_000;

/** What somebody is counted under, and with how many times the amount of the scope. */
interface Counted {
  readonly scope: 'person' | 'address';
  readonly times: number;
  readonly key: string;
}

const keys = new WeakMap<Asker, readonly Counted[]>(); // a connection asks for itself with every message

function keysOf(asker: Asker): readonly Counted[] {
  const known = keys.get(asker);
  if (known) return known;
  const { address, person } = asker;
  const networks = address === undefined ? [] : networksOf(address);
  const own: Counted[] = networks.map(({ key, times }) => ({ scope: 'address', times, key: `address:${key}` }));
  if (person !== undefined) own.push({ scope: 'person', times: 1, key: `person:${person}` });
  keys.set(asker, own);
  return own;
}

function multiplied(rate: Rate, times: number): Rate {
  return times === 1 ? rate : { atOnce: rate.atOnce * times, perMinute: rate.perMinute * times };
}

function refusalOf(buckets: readonly Spent[]): OnlineError | undefined {
  let retryAfterS = 0;
  for (const { bucket, rate } of buckets) {
    if (bucket.left < 1) retryAfterS = Math.max(retryAfterS, Math.ceil(((1 - bucket.left) * 60) / rate.perMinute));
  }
  return retryAfterS > 0 ? { code: 'too-many', retryAfterS } : undefined;
}

/** Of a key as nodes tell it to each other, such as `guests/address:2001:db8::/48`. */
function rateOf(key: string): Rate {
  const [name, who = '', bits] = key.split('/');
  const budget = RATES[name as RateName];
  if (who.startsWith('person:')) return budget.person;
  return multiplied(budget.address, NETWORKS.find((network) => String(network.bits) === bits)?.times ?? 1);
}

function parsed(word: string): [string, number] {
  const at = word.lastIndexOf('=');
  return [word.slice(0, at), Number(word.slice(at + 1))];
}
