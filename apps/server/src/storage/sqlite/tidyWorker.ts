import { assert } from '@caravanserai/contract';
import { DatabaseSync } from 'node:sqlite';
import { setInterval } from 'node:timers';
import { parentPort, workerData } from 'node:worker_threads';

const EVERY_MS = 500;
const PATIENCE_MS = 100; // with somebody who reads for long, such as a backup: then another time

export type ToTidier = 'begin again' | 'all home';
export type FromTidier = 'long' | 'again' | 'home';

export interface TidierData {
  readonly path: string;
  readonly longLogPages: number;
}

/**
 * Brings what is in the write-ahead log home into the file, which takes the disk's time: on a thread where nobody waits for it. While
 * there are writers the log grows all the same, for it begins again only when all of it is home. So we say when it is long; anyone who
 * writes then stops until we say that it begins again, and as most of it is home already, that is soon.
 */
assert(parentPort !== null, 'this file is a worker');
const port = parentPort;
const { path, longLogPages } = workerData as TidierData;
const db = new DatabaseSync(path, { timeout: PATIENCE_MS });
db.exec('PRAGMA synchronous=NORMAL');
const bringHome = db.prepare('PRAGMA wal_checkpoint(PASSIVE)');
const restart = db.prepare('PRAGMA wal_checkpoint(RESTART)');

/** Nothing on a disk without room: it is tried again, and what is in the log is safe there. */
function checkpoint(statement: typeof bringHome): { readonly log: number; readonly isBusy: boolean } | undefined {
  try {
    const row = statement.get();
    return { log: Number(row?.['log']), isBusy: Number(row?.['busy']) !== 0 };
  } catch {
    return undefined;
  }
}

function say(word: FromTidier): void {
  port.postMessage(word);
}

setInterval(() => {
  if ((checkpoint(bringHome)?.log ?? 0) > longLogPages) say('long');
}, EVERY_MS);
port.on('message', (asked: ToTidier) => {
  const done = checkpoint(restart);
  if (asked === 'begin again') say('again');
  else if (done && !done.isBusy) say('home');
});
