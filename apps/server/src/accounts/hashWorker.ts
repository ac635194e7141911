import { scryptSync } from 'node:crypto';
import { parentPort } from 'node:worker_threads';
import type { Derivation, Derived } from './hashing.ts';

/** Slow on purpose. Here and not in Node's own threads, in which the files of the database are written. */
parentPort?.on('message', ({ password, salt, keyBytes, cost, memoryBytes }: Derivation) => {
  const key = scryptSync(password, Buffer.from(salt, 'base64url'), keyBytes, { ...cost, maxmem: memoryBytes });
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin
  parentPort?.postMessage({ key: key.toString('base64url') } satisfies Derived);
});
