import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** The fields of a game that the store needs. */
export interface Stored {
  readonly id: string;
  readonly revision: number; // incremented on each save
}

/** Storage for games. Another version of the page may have written a stored game, so callers must validate it. */
export interface Store<G extends Stored = Stored> {
  /** False if nothing outlives this worker. */
  readonly isKept: boolean;
  list(): Promise<readonly unknown[]>;
  load(id: string): Promise<unknown>;
  /**
   * Resolves once the game is durable and rejects if it could not be saved. Replaces the previous revision only: «outdated» means that another tab
   * has saved or removed the game meanwhile.
   */
  save(game: G): Promise<'saved' | 'outdated'>;
  remove(id: string): Promise<void>;
}

interface Schema extends DBSchema {
  games: { key: string; value: Stored };
}
type Database = IDBPDatabase<Schema>;

/** Uses IndexedDB, or memory if that is unavailable. Each kind of game has its own database. */
export async function openStore<G extends Stored = Stored>(name: string): Promise<Store<G>> {
  let opened: Promise<Database> | undefined;
  const lose = () => (opened = undefined);
  const database = () => {
    opened ??= openDB<Schema>(name, 1, {
      upgrade: (db) => void db.createObjectStore('games', { keyPath: 'id' }),
      // a newer version of the page in another tab waits for this connection to close
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
