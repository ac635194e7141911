import type { OnlineError } from '@caravanserai/contract';
import type { Bus } from '../bus.ts';
import { type HoldingName, HOLDINGS, NETWORKS, type RateName, RATES, type Rate } from './limits.ts';
import { addressKey, networksOf } from './address.ts';

/** The origin of a request, as far as it is known and counted. */
export interface Asker {
  readonly address?: string;
  readonly person?: string;
  readonly device?: string | undefined; // device cookies of the browser; not counted
}

interface Bucket {
  left: number;
  atMs: number;
  unsaid: number; // taken here, and not yet sent to the other nodes
}

interface Spent {
  readonly bucket: Bucket;
  readonly rate: Rate;
}

const SAY_EVERY_MS = 500;
const SAY_AGAIN_MS = 30_000; // interval at which held amounts are sent again
const STALE_MS = 75_000; // a node silent for this long counts as gone
const MOST_BYTES_SAID = 7000; // PostgreSQL allows 8000 in a notification

export interface BudgetsDeps {
  readonly bus: Pick<Bus, 'nodeId' | 'on' | 'send'>;
  readonly now: () => number;
  readonly isOn: boolean;
}

/**
 * Rate limits of each person, address and IPv6 network. Each node counts, and tells the others about callers that have used half of a
 * budget. So a caller that spreads over several nodes gets at most what these allow within half a second more.
 */
export class Budgets {
  readonly #deps: BudgetsDeps;
  readonly #buckets = new Map<string, Bucket>();
  readonly #held = new Map<string, number>(); // on this node
  readonly #heldElsewhere = new Map<string, Map<string, { readonly count: number; readonly atMs: number }>>();
  readonly #unsaidHeld = new Set<string>();
  readonly #addresses = new Map<string, string>(); // by person, as last seen here
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

  /** Takes one; nothing on success. Otherwise a refusal with a retry time, and nothing is taken. */
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

  /** The refusal that `take` would give. */
  refusal(name: RateName, asker: Asker): OnlineError | undefined {
    return this.#deps.isOn ? refusalOf(this.#bucketsOf(name, asker)) : undefined;
  }

  /** Takes one of something held for a while; `release` returns it. Counted even where there is no limit. */
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

  /** How many can still be taken, as far as this node knows. */
  left(name: RateName, asker: Asker): number {
    return Math.floor(Math.min(...this.#bucketsOf(name, asker).map(({ bucket }) => bucket.left)));
  }

  /** How many are held on all nodes, as far as this one knows. */
  held(name: HoldingName, asker: Asker): number {
    return Math.max(...keysOf(asker).map(({ key }) => this.#countHeld(`${name}/${key}`)));
  }

  /** Records the address at which a person was seen. */
  note({ address, person }: Asker): void {
    if (address === undefined || person === undefined) return;
    this.#addresses.delete(person); // moves it to the end of the iteration order
    this.#addresses.set(person, addressKey(address));
    if (this.#addresses.size > MOST_NOTED) this.#addresses.delete(this.#addresses.keys().next().value ?? '');
  }

  /** The address at which this node last saw a person. */
  addressOf(person: string): string | undefined {
    return this.#addresses.get(person);
  }

  /** For notifications and other work that the person did not request. */
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

  /** Sends the other nodes the counts they need. */
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

  /** Drops budgets that have fully refilled. */
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

/** A key to count under, and the multiple of the scope's amount that it gets. */
interface Counted {
  readonly scope: 'person' | 'address';
  readonly times: number;
  readonly key: string;
}

const keys = new WeakMap<Asker, readonly Counted[]>(); // a connection uses the same object for every message

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

/** Rate for a key in its form between nodes, such as `guests/address:2001:db8::/48`. */
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
