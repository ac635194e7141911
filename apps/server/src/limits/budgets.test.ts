import { afterEach, describe, expect, test } from 'vitest';
import type { Bus } from '../bus.ts';
import { openTestNode } from '../../test/play.ts';
import { type TestDatabase, DATABASES } from '../../test/stores.ts';
import { addressKey, isPublic, networksOf } from './address.ts';
import { type Asker, Budgets } from './budgets.ts';
import { HOLDINGS, RATES } from './limits.ts';

const ADA: Asker = { address: '192.0.2.1', person: 'ada' };

/** Nodes whose messages arrive immediately. */
function nodes(count: number, clock: { nowMs: number }): Budgets[] {
  const listeners: ((kind: string, node: string, words: readonly string[]) => void)[] = [];
  return Array.from({ length: count }, (_, i) => {
    const heard = new Map<string, (node: string, words: readonly string[]) => void>();
    listeners.push((kind, node, words) => heard.get(kind)?.(node, words));
    const bus: Pick<Bus, 'nodeId' | 'on' | 'send'> = {
      nodeId: `node-${i}` as Bus['nodeId'],
      on: (kind, listener) => void heard.set(kind, listener),
      send: async (kind, ...words) => {
        for (const tell of listeners) tell(kind, `node-${i}`, words.map(String));
      },
    };
    return new Budgets({ bus, now: () => clock.nowMs, isOn: true });
  });
}

describe('rates', () => {
  const clock = { nowMs: 1_000_000 };
  const [one, two] = nodes(2, clock);

  test('allows a burst, then returns a retry time; a client that waits for it is allowed', () => {
    const { atOnce } = RATES.chat.person;
    for (let i = 0; i < atOnce; i++) expect(one.take('chat', ADA)).toBeUndefined();
    const refused = one.take('chat', ADA);
    expect(refused).toEqual({ code: 'too-many', retryAfterS: 60 / RATES.chat.person.perMinute });
    clock.nowMs += (refused?.retryAfterS ?? 0) * 1000;
    expect(one.take('chat', ADA)).toBeUndefined();
    expect(one.take('chat', { ...ADA, person: 'bo' })).toBeUndefined();
  });

  test('one address with many persons has one budget, and one person with many addresses', () => {
    const { address, person } = RATES.tables;
    const crowd = Array.from({ length: address.atOnce }, (_, i) => ({ address: '192.0.2.7', person: `guest ${i}` }));
    expect(crowd.map((asker) => one.take('tables', asker))).toEqual(crowd.map(() => undefined));
    expect(one.take('tables', { address: '192.0.2.7', person: 'one more' })).toMatchObject({ code: 'too-many' });
    const moves = Array.from({ length: person.atOnce }, (_, i) => ({ address: `198.51.100.${i}`, person: 'cy' }));
    expect(moves.map((asker) => one.take('tables', asker))).toEqual(moves.map(() => undefined));
    expect(one.take('tables', { address: '198.51.100.99', person: 'cy' })).toMatchObject({ code: 'too-many' });
  });

  test('what was taken on one node is not there on the other', () => {
    const asker = { address: '192.0.2.20', person: 'dee' };
    for (let i = 0; i < RATES.guests.person.atOnce; i++) one.take('guests', asker);
    one.say();
    expect(two.take('guests', asker)).toMatchObject({ code: 'too-many', retryAfterS: expect.any(Number) });
    clock.nowMs += 10 * 60_000;
    expect(two.take('guests', asker)).toBeUndefined();
  });
});

describe('IPv6 networks', () => {
  /** One address in each of `count` networks of `bits` bits inside of 2001:db8:1::/48. */
  const inside = (bits: 56 | 64, count: number) =>
    Array.from({ length: count }, (_, i) => `2001:db8:1:${((i + 1) << (64 - bits)).toString(16)}::1`);
  const taken = (budgets: Budgets, name: 'guests', addresses: readonly string[]) =>
    addresses.filter((address) => budgets.take(name, { address }) === undefined).length;

  test('a /56 has twice, a /48 four times what an address has, however many addresses they are', () => {
    const { atOnce } = RATES.guests.address;
    const [one] = nodes(1, { nowMs: 1_000_000 });
    expect(taken(one, 'guests', inside(64, 10 * atOnce).slice(0, 255))).toBe(2 * atOnce); // all in one /56
    const [other] = nodes(1, { nowMs: 1_000_000 });
    expect(taken(other, 'guests', inside(56, 255))).toBe(4 * atOnce);
    expect(other.take('guests', { address: '2001:db8:2::1' })).toBeUndefined();
  });

  test('so it is with what is held, and it is given back', () => {
    const [one] = nodes(1, { nowMs: 1_000_000 });
    const most = HOLDINGS.sockets.address;
    const askers = inside(56, 4 * most + 1).map((address) => ({ address: addressKey(address) })); // in the form that sockets use
    const [last] = askers.splice(-1);
    expect(askers.map((asker) => one.hold('sockets', asker))).toEqual(askers.map(() => undefined));
    expect(one.hold('sockets', last)).toMatchObject({ code: 'too-many' });
    one.release('sockets', askers[0]);
    expect(one.hold('sockets', last)).toBeUndefined();
  });

  test('other nodes hear of them', () => {
    const [one, two] = nodes(2, { nowMs: 1_000_000 });
    const { atOnce } = RATES.guests.address;
    expect(taken(one, 'guests', inside(56, 4 * atOnce))).toBe(4 * atOnce);
    for (const address of inside(56, 4 * HOLDINGS.passwords.address)) one.hold('passwords', { address });
    one.say();
    const elsewhere = { address: '2001:db8:1:ff01::1' };
    expect(two.take('guests', elsewhere)).toMatchObject({ code: 'too-many' });
    expect(two.hold('passwords', elsewhere)).toMatchObject({ code: 'too-many' });
    expect(two.take('guests', { address: '2001:db8:2::1' })).toBeUndefined();
  });
});

describe('what is held', () => {
  const clock = { nowMs: 1_000_000 };
  const [one, two] = nodes(2, clock);

  test('counts on all nodes together, is given back, and dies with its node', () => {
    const most = HOLDINGS.sockets.person;
    for (let i = 0; i < most - 1; i++) expect(one.hold('sockets', ADA)).toBeUndefined();
    one.say();
    expect(two.hold('sockets', ADA)).toBeUndefined();
    expect(two.hold('sockets', ADA)).toMatchObject({ code: 'too-many', retryAfterS: expect.any(Number) });
    one.release('sockets', ADA);
    one.say();
    expect(two.hold('sockets', ADA)).toBeUndefined();
    expect(two.hold('sockets', ADA)).toMatchObject({ code: 'too-many' });
    clock.nowMs += 80_000; // the first node has sent nothing for too long
    expect(two.hold('sockets', ADA)).toBeUndefined();
  });
});

describe('two nodes on one PostgreSQL', () => {
  let place: TestDatabase | undefined;
  afterEach(() => place?.remove());

  test('share budgets through the database', async () => {
    place = await DATABASES.postgres();
    const nowMs = Date.now(); // stands still: nothing is refilled meanwhile
    const [one, two] = [
      await openTestNode(place.address, () => nowMs, undefined, true),
      await openTestNode(place.address, () => nowMs, undefined, true),
    ];
    for (let i = 0; i < RATES.passwords.address.atOnce; i++) one.budgets.take('passwords', ADA);
    for (let i = 0; i < HOLDINGS.watches.person; i++) one.budgets.hold('watches', ADA);
    await expect.poll(() => two.budgets.left('passwords', ADA)).toBeLessThan(1);
    await expect.poll(() => two.budgets.held('watches', ADA)).toBe(HOLDINGS.watches.person);
    expect(two.budgets.take('passwords', ADA)).toMatchObject({ code: 'too-many' });
    expect(two.budgets.hold('watches', ADA)).toMatchObject({ code: 'too-many' });
    await Promise.all([one.close(), two.close()]);
  });
});

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
])('%s is counted as %s', (address, key) => expect(addressKey(address)).toBe(key));

test.each([
  ['192.0.2.1', ['192.0.2.1']],
  ['2001:db8:1:2ff:3:4:5:6', ['2001:db8:1::/48', '2001:db8:1:200::/56', '2001:db8:1:2ff::/64']],
  ['2001:db8:1:2ff::/64', ['2001:db8:1::/48', '2001:db8:1:200::/56', '2001:db8:1:2ff::/64']],
  ['', ['']],
])('«%s» is in the networks %s', (address, keys) => expect(networksOf(address).map(({ key }) => key)).toEqual(keys));

test.each([
  ['8.8.8.8', true],
  ['2606:4700:4700::1111', true],
  ['127.0.0.1', false],
  ['10.1.2.3', false],
  ['100.64.0.1', false],
  ['169.254.169.254', false],
  ['192.0.0.8', false],
  ['192.0.2.1', false],
  ['198.18.0.1', false],
  ['224.0.0.1', false],
  ['255.255.255.255', false],
  ['0.0.0.0', false],
  ['::1', false],
  ['::', false],
  ['::ffff:127.0.0.1', false],
  ['::127.0.0.1', false], // IPv4-compatible
  ['::7f00:1', false], // the same as a URL spells it
  ['4000::1', false], // not allocated
  ['64:ff9b::7f00:1', false], // NAT64
  ['64:ff9b:1::7f00:1', false], // local NAT64
  ['2002:7f00:1::', false], // 6to4
  ['2001:0:1::1', false], // Teredo
  ['fc00::1', false],
  ['fe80::1', false],
  ['fec0::1', false], // site-local
  ['2001:db8::1', false],
  ['ff02::1', false],
  ['nonsense', false],
])('%s is public: %s', (address, expected) => expect(isPublic(address)).toBe(expected));
