import { parentPort, workerData } from 'node:worker_threads';
import { assert, at } from '@caravanserai/contract';
import type { FromWorker, ToWorker, Work } from './crew.ts';
import { playPair } from './pair.ts';
import { openPlayer, type Player } from './player.ts';
import { ProgramError } from './program.ts';
import { parseSpec } from './spec.ts';

const { bots, seed, limitMs, stop } = workerData as Work;
const port = parentPort;
assert(port !== null, 'this runs in a worker');
const players = new Map<string, Player>();

/** Two players of one kind are still two: a program that plays itself runs twice. */
async function playerOf(side: 'a' | 'b', bot: number): Promise<Player> {
  const key = `${side} ${bot}`;
  const spec = parseSpec(at(bots, bot));
  assert(spec !== undefined, 'the command has checked the names');
  const player = players.get(key) ?? (await openPlayer(spec, limitMs));
  players.set(key, player);
  return player;
}

async function answer(message: ToWorker): Promise<FromWorker> {
  if (message.type === 'end') return { type: 'stopped' };
  const { id, task } = message;
  const pair = { a: await playerOf('a', task.a), b: await playerOf('b', task.b) };
  const outcome = await playPair(pair, seed, task.pair, () => Atomics.load(stop, 0) !== 0);
  return outcome ? { type: 'played', id, outcome } : { type: 'stopped' };
}

port.on('message', async (message: ToWorker) => {
  let said: FromWorker;
  try {
    said = await answer(message);
  } catch (error) {
    const isProgram = error instanceof ProgramError;
    said = { type: 'failed', problem: isProgram ? error.problem : { code: 'broke', detail: String(error) } };
  }
  if (said.type === 'played') return port.postMessage(said);
  await Promise.all([...players.values()].map((player) => player.close()));
  port.postMessage(said);
  return port.close();
});
