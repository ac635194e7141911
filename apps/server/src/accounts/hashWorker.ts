import { assert, connect } from '@caravanserai/contract';
import { scryptSync } from 'node:crypto';
import { parentPort } from 'node:worker_threads';
import type { HashAnswers } from './hashing.ts';

assert(parentPort !== null, 'this file is a worker');
const port = parentPort;

/** Hashing is slow by design. It runs here, since SQLite's flushes need the threads of Node's own pool. */
const answers: HashAnswers = {
  derive: ({ password, salt, keyBytes, cost, memoryBytes }) =>
    scryptSync(password, Buffer.from(salt, 'base64url'), keyBytes, { ...cost, maxmem: memoryBytes }).toString(
      'base64url',
    ),
};
port.on('message', connect((message) => port.postMessage(message), answers).hear);
