import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openPair, type Pair, told } from '../faults/pairs.ts';
import { SCENES } from '../faults/transitions.ts';
import type { ServerNode } from '../src/node.ts';
import type { Sql } from '../src/storage/sql.ts';
import { accountsOf } from './play.ts';
import { type TestDatabase, DATABASES } from './stores.ts';

/** Each transition is interrupted before each of its writes, as by a kill: afterwards it is applied completely or not at all. */
let place: TestDatabase;
let pair: Pair;
beforeEach(async () => {
  place = await DATABASES.sqlite(); // sequential writes, so the kind of database does not matter
  pair = await openPair(place.address);
});
afterEach(async () => {
  vi.restoreAllMocks();
  await Promise.all(pair.nodes.map((node) => node.close()));
  await place.remove();
});

class CutError extends Error {}

/** Lets this number of write statements pass, and none after them. `isCut` tells whether one was blocked. */
function cutAfter(node: ServerNode, writes: number): { readonly isCut: () => boolean; end(): void } {
  let left = writes;
  let isCut = false;
  const { db } = node.store;
  const [run, transaction] = [db.run.bind(db), db.transaction.bind(db)];
  function pass(): void {
    if (left-- > 0) return;
    isCut = true;
    throw new CutError('killed');
  }
  const cutting = (sql: Sql): Sql => ({
    all: async (text, ...params) => {
      if (!/^\s*SELECT/.test(text)) pass();
      return sql.all(text, ...params);
    },
    run: async (text, ...params) => {
      pass();
      return sql.run(text, ...params);
    },
  });
  const spies = [
    vi.spyOn(db, 'run').mockImplementation(async (text, ...params) => {
      pass();
      return run(text, ...params);
    }),
    vi.spyOn(db, 'transaction').mockImplementation((work, options) => {
      return transaction((sql) => work(cutting(sql)), options);
    }),
  ];
  return { isCut: () => isCut, end: () => spies.forEach((spy) => spy.mockRestore()) };
}

test.each(Object.keys(SCENES))('%s', async (name) => {
  const { prepare, transitions } = SCENES[name];
  const [node, other] = pair.nodes;
  for (const [what, act] of Object.entries(transitions)) {
    const whole = await prepare(node, pair.skip);
    const before = await told(other, whole, []);
    await act(node, whole);
    const after = await told(other, whole, []);
    for (let writes = 0; ; writes++) {
      const world = await prepare(node, pair.skip);
      const cut = cutAfter(node, writes);
      const done = await act(node, world).catch((error: unknown) => {
        if (error instanceof CutError) return undefined;
        throw error;
      });
      cut.end();
      const kept = await told(other, world, []);
      if (done === undefined) expect([before, after], `${what}, cut after ${writes} writes`).toContain(kept);
      if (!cut.isCut()) break;
    }
  }
});

test('an account has a password from its first moment on, and a guest a session', async () => {
  const [node, other] = pair.nodes;
  const accounts = accountsOf(node);
  for (let writes = 0; ; writes++) {
    const name = `Ada ${writes}`;
    const cut = cutAfter(node, writes);
    const made = await accounts.newGuest('en').catch(() => undefined);
    const named =
      made &&
      (await accounts.takeName(made.user, name, 'correct horse', { address: '192.0.2.1' }).catch(() => undefined));
    cut.end();
    const rows = await other.store.db.all(
      `SELECT u.kind, u.password IS NULL AS bare, s.token IS NULL AS unknown FROM users u
       LEFT JOIN sessions s ON s.user_id = u.id WHERE u.kind IN ('guest', 'account')`,
    );
    for (const row of rows) {
      expect(Number(row.unknown)).toBe(0);
      expect(Number(row.bare)).toBe(row.kind === 'account' ? 0 : 1);
    }
    if (!cut.isCut()) {
      expect(named?.ok).toBe(true);
      break;
    }
  }
});
