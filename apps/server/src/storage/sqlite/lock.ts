import { DatabaseSync } from 'node:sqlite';
import { makePrivate } from './private.ts';

interface Held {
  readonly file: DatabaseSync;
  users: number;
}
const held = new Map<string, Held>();

/**
 * Allows one process per database file, since another would not receive messages of this one's writes. The operating system releases the
 * lock on the file beside the database when the process ends, however it ends; the empty file stays.
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
  makePrivate(`${path}-lock`); // a user who can read it can lock it, and keep the server from starting
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
