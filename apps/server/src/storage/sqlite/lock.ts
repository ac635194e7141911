import { DatabaseSync } from 'node:sqlite';

/**
 * One process for one file: another one would not hear what this one writes. The lock is the operating system's, on a file beside
 * the database, and so it goes with the process however that ends; the empty file stays.
 */
export function lockFile(path: string): { close(): void } {
  const lock = new DatabaseSync(`${path}-lock`);
  try {
    lock.exec('PRAGMA journal_mode=OFF; PRAGMA locking_mode=EXCLUSIVE; BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    throw new Error(
      `Another server is running on ${path}. One SQLite file is for one server: stop the other one, or use PostgreSQL for several.`,
      { cause: error },
    );
  }
  return lock;
}
