import { assert } from '@caravanserai/contract';
import { parentPort } from 'node:worker_threads';
import type { EngineRequest } from '../src/engine/protocol.ts';

/** For tests of the pool: a thread that hangs, fails, ends or loads for long, as the name of the match says. */
assert(parentPort !== null, 'this file is a worker');
const port = parentPort;
port.on('message', (requests: string) => (JSON.parse(requests) as EngineRequest[]).forEach(answer));

function answer(request: EngineRequest): void {
  const mood = request.type === 'forget' ? request.match : '';
  if (mood === 'hangs') for (;;);
  if (mood === 'ends') process.exit(1);
  if (mood === 'fails') return port.postMessage({ ok: false, detail: 'a mistake' });
  if (mood === 'loads') {
    port.postMessage('loading');
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, LOADING_MS);
    port.postMessage('ready');
  }
  return port.postMessage({ ok: true, answer: { type: 'forgotten' } });
}
port.postMessage('ready');

const LOADING_MS = 1500;
