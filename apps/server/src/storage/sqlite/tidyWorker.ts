import { DatabaseSync } from 'node:sqlite';
import { setInterval } from 'node:timers';
import { workerData } from 'node:worker_threads';

const EVERY_MS = 500;

/** Brings what is in the write-ahead log home into the file, which takes the disk's time: on a thread where nobody waits for it. */
const db = new DatabaseSync(workerData as string, { timeout: 5000 });
db.exec('PRAGMA synchronous=NORMAL');
const checkpoint = db.prepare('PRAGMA wal_checkpoint(PASSIVE)');
setInterval(() => void checkpoint.all(), EVERY_MS);
