import { assert } from '@caravanserai/contract';
import { parentPort } from 'node:worker_threads';
import { Engine } from './engine.ts';
import type { EngineRequest } from './protocol.ts';

assert(parentPort !== null, 'this file is a worker');
const port = parentPort;
const engine = new Engine();

port.on('message', (request: EngineRequest) => {
  try {
    port.postMessage({ ok: true, answer: engine.answer(request) });
  } catch (error) {
    port.postMessage({ ok: false, detail: String(error) });
  }
});
