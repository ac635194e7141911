import { assert } from '@caravanserai/contract';
import { DatabaseSync } from 'node:sqlite';
import { setInterval } from 'node:timers';
import { parentPort, workerData } from 'node:worker_threads';

const EVERY_MS = 500;
const TIMEOUT_MS = 100; // if a long reader, such as a backup, is active, the checkpoint is retried later

export type ToCheckpointer = 'begin again' | 'all home';
export type FromCheckpointer = 'long' | 'again' | 'home';

export interface CheckpointerData {
  readonly path: string;
  readonly longLogPages: number;
}

/**
 * Runs checkpoints of the write-ahead log on a thread, where waiting for the disk blocks nothing. Under continuous writes the log still
 * grows, since the WAL restarts only after a full checkpoint. When it is long, the worker reports it; writers then pause until the WAL
 * restarts, which is soon, since most of it is in the file already.
 */
assert(parentPort !== null, 'this file is a worker');
const port = parentPort;
const { path, longLogPages } = workerData as CheckpointerData;
const db = new DatabaseSync(path, { timeout: TIMEOUT_MS });
db.exec('PRAGMA synchronous=NORMAL');
const bringHome = db.prepare('PRAGMA wal_checkpoint(PASSIVE)');
const restart = db.prepare('PRAGMA wal_checkpoint(RESTART)');

/** Nothing if the disk is full: retried later, and the data is safe in the log. */
function checkpoint(statement: typeof bringHome): { readonly log: number; readonly isBusy: boolean } | undefined {
  try {
    const row = statement.get();
    return { log: Number(row?.['log']), isBusy: Number(row?.['busy']) !== 0 };
  } catch {
    return undefined;
  }
}

function say(word: FromCheckpointer): void {
  port.postMessage(word);
}

setInterval(() => {
  if ((checkpoint(bringHome)?.log ?? 0) > longLogPages) say('long');
}, EVERY_MS);
port.on('message', (asked: ToCheckpointer) => {
  const done = checkpoint(restart);
  if (asked === 'begin again') say('again');
  else if (done && !done.isBusy) say('home');
});
