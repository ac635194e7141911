import { parentPort, workerData } from 'node:worker_threads';
import { assert, at, connect, err, ok } from '@caravanserai/contract';
import type { CrewAnswers, Work } from './crew.ts';
import { playPair } from './pair.ts';
import { openPlayer, type Player } from './player.ts';
import { parseSpec } from './spec.ts';
import { ProgramError } from '../../userBots/problem.ts';

const { bots, seed, limitMs, stop } = workerData as Work;
const port = parentPort;
assert(port !== null, 'this runs in a worker');
const players = new Map<string, Player>();

/** Two players from one spec are independent: a program that plays itself runs twice. */
async function playerOf(side: 'a' | 'b', bot: number): Promise<Player> {
  const key = `${side} ${bot}`;
  const spec = parseSpec(at(bots, bot));
  assert(spec !== undefined, 'the command has checked the names');
  const player = players.get(key) ?? (await openPlayer(spec, limitMs));
  players.set(key, player);
  return player;
}

const answers: CrewAnswers = {
  async play({ a, b, pair }) {
    try {
      const players = { a: await playerOf('a', a), b: await playerOf('b', b) };
      return ok(await playPair(players, seed, pair, () => Atomics.load(stop, 0) !== 0));
    } catch (error) {
      return err(error instanceof ProgramError ? error.problem : { code: 'broke', detail: String(error) });
    }
  },
  async close() {
    await Promise.all([...players.values()].map((player) => player.close()));
  },
};
port.on('message', connect((message) => port.postMessage(message), answers).hear);
