import { DatabaseSync } from 'node:sqlite';

interface Held {
  readonly file: DatabaseSync;
  users: number;
}
const held = new Map<string, Held>();

/**
 * One process for one file: another one would not hear what this one writes. The lock is the operating system's, on a file beside
 * the database, and so it goes with the process however that ends; the empty file stays.
 */
export function lockFile(path: string): { close(): void } {
  const lock = held.get(path) ?? { file: lockNew(path), users: 0 };
  held.set(path, lock);
  lock.users++;
  return {
    close() {
      lock.users--;
      if (lock.users > 0) return;
      held.delete(path);
      lock.file.close();
    },
  };
}

function lockNew(path: string): DatabaseSync {
  const file = new DatabaseSync(`${path}-lock`);
  try {
    file.exec('PRAGMA journal_mode=OFF; PRAGMA locking_mode=EXCLUSIVE; BEGIN EXCLUSIVE');
    return file;
  } catch (error) {
    file.close();
    throw new Error(
      `Another server is running on ${path}. One SQLite file is for one server: stop the other one, or use PostgreSQL for several.`,
      { cause: error },
    );
  }
}
