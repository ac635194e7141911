import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** What a store has to know of a game. */
export interface Stored {
  readonly id: string;
  readonly revision: number; // one more with each save
}

/** Where games are kept. What comes out was perhaps written by another version of the page: it is read with care. */
export interface Store<G extends Stored = Stored> {
  /** False: nothing outlives this worker. */
  readonly isKept: boolean;
  list(): Promise<readonly unknown[]>;
  load(id: string): Promise<unknown>;
  /**
   * Written for good when it resolves; rejects when it could not be. It writes over the revision before and nothing else: «outdated»
   * means that somebody else has saved or removed the game meanwhile.
   */
  save(game: G): Promise<'saved' | 'outdated'>;
  remove(id: string): Promise<void>;
}

interface Schema extends DBSchema {
  games: { key: string; value: Stored };
}
const NAME = 'caravanserai-targi';

type Database = IDBPDatabase<Schema>;

/** The browser's database; or, where there is none or it may not be used, the worker's memory. Each game of the house has its own. */
export async function openStore<G extends Stored = Stored>(name = NAME): Promise<Store<G>> {
  let opened: Promise<Database> | undefined;
  const lose = () => (opened = undefined);
  const database = () => {
    opened ??= openDB<Schema>(name, 1, {
      upgrade: (db) => void db.createObjectStore('games', { keyPath: 'id' }),
      // another tab with a later version of the page waits for us
      blocking: (_current, _blocked, event) => {
        (event.target as IDBDatabase).close();
        lose();
      },
      terminated: lose,
    });
    return opened;
  };
  try {
    await database();
    return databaseStore(database);
  } catch {
    return memoryStore();
  }
}

function databaseStore<G extends Stored>(database: () => Promise<Database>): Store<G> {
  return {
    isKept: true,
    list: async () => (await database()).getAll('games'),
    load: async (id) => (await database()).get('games', id),
    async save(game) {
      const saving = (await database()).transaction('games', 'readwrite', { durability: 'strict' });
      const write = async () => {
        const before = await saving.store.get(game.id);
        if ((before?.revision ?? 0) !== game.revision - 1) return 'outdated';
        await saving.store.put(game);
        return 'saved';
      };
      const [outcome] = await Promise.all([write(), saving.done]);
      return outcome;
    },
    async remove(id) {
      const removing = (await database()).transaction('games', 'readwrite', { durability: 'strict' });
      await Promise.all([removing.store.delete(id), removing.done]);
    },
  };
}

export function memoryStore<G extends Stored = Stored>(): Store<G> {
  const games = new Map<string, G>();
  return {
    isKept: false,
    list: async () => [...games.values()],
    load: async (id) => games.get(id),
    async save(game) {
      if ((games.get(game.id)?.revision ?? 0) !== game.revision - 1) return 'outdated';
      games.set(game.id, game);
      return 'saved';
    },
    remove: async (id) => void games.delete(id),
  };
}
