import { chmodSync, closeSync, existsSync, openSync } from 'node:fs';

const PRIVATE = 0o600;

/**
 * Makes a file of SQLite readable by its owner only, and creates it first if it is missing. An existing file is not opened: on POSIX, closing it
 * would release the locks that SQLite holds on it in this process.
 */
export function makePrivate(file: string): void {
  if (existsSync(file)) chmodSync(file, PRIVATE);
  else closeSync(openSync(file, 'a', PRIVATE));
}
