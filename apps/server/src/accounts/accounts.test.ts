import { assert } from '@caravanserai/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountsOf, openTestNode } from '../../test/play.ts';
import { DATABASES, type TestDatabase } from '../../test/stores.ts';
import { HASH_QUEUE } from '../limits/limits.ts';
import type { ServerNode } from '../node.ts';
import type { Accounts } from './accounts.ts';
import { passwordsAt } from './password.ts';

/** Real password cost: the test measures how requests wait for the hashing thread. */
let place: TestDatabase;
let node: ServerNode;
let accounts: Accounts;
beforeAll(async () => {
  place = await DATABASES.sqlite();
  node = await openTestNode(place.address);
  accounts = accountsOf(node, passwordsAt());
  const { user } = await accounts.newGuest('en');
  const named = await accounts.takeName(user, 'Ada', 'correct horse', { address: '192.0.2.1' });
  assert(named.ok, 'the name is free');
});
afterAll(async () => {
  await node.close();
  await place.remove();
});

test('ten addresses that guess do not keep anybody from logging in', async () => {
  const order: string[] = [];
  const logIn = async (name: string, password: string, address: string) => {
    const done = await accounts.logIn(name, password, { address });
    order.push(done.ok ? 'honest' : done.error.code);
    return done.ok;
  };
  const guesses = Array.from({ length: 10 }, (_, i) =>
    [1, 2].map((n) => logIn(`Name ${i} ${n}`, 'a guess', `198.51.100.${i}`)),
  );
  const honest = Array.from({ length: 8 }, (_, i) => logIn('Ada', 'correct horse', `203.0.113.${i}`));
  expect(await Promise.all(honest)).toEqual(honest.map(() => true));
  await Promise.all(guesses.flat());
  expect(order.slice(0, 18).filter((one) => one === 'honest')).toHaveLength(8); // after one guess from each address
});

test('strangers from hundreds of networks fill the queue, and a browser that was here before is answered first', async () => {
  const quick = accountsOf(node, passwordsAt({ N: 2 ** 11, r: 8, p: 1 }));
  const { user } = await quick.newGuest('en');
  const named = await quick.takeName(user, 'Bea', 'correct horse', { address: '192.0.2.2' });
  assert(named.ok, 'the name is free');
  const order: string[] = [];
  const strangers = Array.from({ length: 2 * HASH_QUEUE }, async (_, i) => {
    await quick.logIn(`Nobody ${i}`, 'a guess', { address: `198.18.${i >> 8}.${i & 255}` });
    order.push('stranger');
  });
  const crowd = Promise.allSettled(strangers);
  const known = await quick.logIn('Bea', 'correct horse', { address: '192.0.2.2', marks: named.value.marks });
  order.push('known');
  expect(known.ok).toBe(true);
  const refused = (await crowd).filter(({ status }) => status === 'rejected');
  expect(refused.length).toBeGreaterThan(0); // otherwise there was no contention
  expect(order.indexOf('known')).toBeLessThan(order.length - HASH_QUEUE / 2);
});
