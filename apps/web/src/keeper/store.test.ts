import 'fake-indexeddb/auto'; // including the classes, which idb checks with `instanceof`
import { IDBDatabase, IDBFactory, IDBObjectStore } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { move, openBrowser, playTo, SETUP, valueOf } from '../../test/keeperDeps.ts';
import { againstBot } from '../../test/randomTables.ts';
import { type Kept, keptOf } from '../games/targi/game/kept.ts';
import { memoryStore, openStore, type Store } from './store.ts';

const NAME = 'caravanserai-test';

const TIMES = { startedMs: 1, changedMs: 2 };
const kept = (id: string, revision: number): Kept => keptOf({ ...againstBot('s'), id }, TIMES, revision);

beforeEach(() => void vi.stubGlobal('indexedDB', new IDBFactory()));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe.each<[string, boolean, () => Promise<Store>]>([
  ['the browser’s database', true, () => openStore(NAME)],
  ['the memory', false, async () => memoryStore()],
])('%s', (_name, isKept, open) => {
  test('keeps games, each revision over the one before', async () => {
    const store = await open();
    expect(store.isKept).toBe(isKept);
    expect(await store.load('a')).toBeUndefined();
    expect(await store.save(kept('a', 1))).toBe('saved');
    expect(await store.save(kept('b', 1))).toBe('saved');
    expect(await store.save(kept('a', 2))).toBe('saved');
    expect(await store.load('a')).toEqual(kept('a', 2));
    expect(await store.list()).toEqual([kept('a', 2), kept('b', 1)]);
  });

  test('writes over nothing else', async () => {
    const store = await open();
    await store.save(kept('a', 1));
    await store.save(kept('a', 2));
    for (const revision of [1, 2, 4]) expect(await store.save(kept('a', revision))).toBe('outdated');
    expect(await store.load('a')).toEqual(kept('a', 2));
    await store.remove('a');
    expect(await store.save(kept('a', 3))).toBe('outdated');
    expect(await store.list()).toEqual([]);
  });
});

describe('the browser’s database', () => {
  test('is there for the next visit', async () => {
    await (await openStore(NAME)).save(kept('a', 1));
    expect(await (await openStore(NAME)).load('a')).toEqual(kept('a', 1));
  });

  test('has it on the disk when it says so', async () => {
    const store = await openStore(NAME);
    const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction');
    await store.save(kept('a', 1));
    await store.remove('a');
    expect(transaction).toHaveBeenCalledTimes(2);
    for (const call of transaction.mock.calls) expect(call).toEqual(['games', 'readwrite', { durability: 'strict' }]);
  });

  test('gives way to a later version of the page, and is opened again', async () => {
    const store = await openStore(NAME);
    await store.save(kept('a', 1));
    const request = indexedDB.deleteDatabase(NAME);
    await new Promise((done) => request.addEventListener('success', done));
    expect(await store.list()).toEqual([]);
  });

  test('that refuses to write says so, and keeps what it had', async () => {
    const store = await openStore(NAME);
    await store.save(kept('a', 1));
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('the disk is full', 'QuotaExceededError');
    });
    await expect(store.save(kept('a', 2))).rejects.toThrow('the disk is full');
    vi.restoreAllMocks();
    expect(await store.load('a')).toEqual(kept('a', 1));
    expect(await store.save(kept('a', 2))).toBe('saved');
  });

  test.each([
    ['there is none', undefined],
    [
      'it may not be used',
      {
        open: () => {
          throw new DOMException('not in private windows', 'SecurityError');
        },
      },
    ],
  ])('where %s, games continue in memory, and the list says so', async (_name, factory) => {
    vi.stubGlobal('indexedDB', factory);
    const { games } = openBrowser(await openStore(NAME)).openTab();
    const table = valueOf(await games.create(SETUP));
    await move(table);
    expect(await games.list()).toMatchObject([{ version: 1, isKept: false }]);
  });

  test('keeps a game from tab to tab', async () => {
    const first = openBrowser(await openStore(NAME)).openTab();
    const table = valueOf(await first.games.create(SETUP));
    await playTo(table, 25);
    const { gameId, version } = table.snapshot();
    first.kill();
    const { games } = openBrowser(await openStore(NAME)).openTab();
    expect(await games.list()).toMatchObject([{ id: gameId, version, isKept: true }]);
    const again = valueOf(await games.open(gameId));
    expect(again.snapshot()).toEqual(table.snapshot());
    await playTo(again, Infinity);
    expect(again.snapshot().control.kind).toBe('over');
  });
});
