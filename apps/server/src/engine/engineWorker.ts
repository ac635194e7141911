import { assert } from '@caravanserai/contract';
import { parentPort } from 'node:worker_threads';
import { hostOf } from '../games.ts';
import { Engine } from './engine.ts';
import type { EngineRequest, Position } from './protocol.ts';

assert(parentPort !== null, 'this file is a worker');
const port = parentPort;
const engine = new Engine();
const loaded = new Set<string>();
let last = Promise.resolve(); // one after the other, also while something is loaded

port.on('message', (requests: string) => {
  for (const request of JSON.parse(requests) as EngineRequest[]) last = last.then(() => answer(request));
});
port.postMessage('ready');

async function answer(request: EngineRequest): Promise<void> {
  try {
    if ('position' in request) await load(request.position);
    port.postMessage({ ok: true, answer: engine.answer(request) });
  } catch (error) {
    port.postMessage({ ok: false, detail: String(error) });
  }
}

async function load({ game, rulesVersion }: Position): Promise<void> {
  const rules = `${game} ${rulesVersion}`;
  if (loaded.has(rules)) return;
  port.postMessage('loading');
  await hostOf(game, rulesVersion)?.load?.();
  loaded.add(rules);
  port.postMessage('ready');
}
