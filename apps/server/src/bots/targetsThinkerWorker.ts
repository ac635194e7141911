import { decideFirst, type LevelName, levelBot } from '@caravanserai/bots/targets';
import { assert, at, connect, quickRng } from '@caravanserai/contract';
import type { View } from '@caravanserai/targets';
import { rulesOf } from '@caravanserai/targets/versions';
import { parentPort } from 'node:worker_threads';
import type { Decision, Question } from './brains.ts';

assert(parentPort !== null, 'this file is a worker');
const port = parentPort;

/** Requests that this thread answers. */
const answers = {
  async decide(asked: readonly Question[]): Promise<Decision | undefined> {
    const { flick } = await rulesOf(at(asked, 0).rulesVersion); // all seats belong to one match, so to one rules version
    return decideFirst(
      asked.map(({ seat, bot, view, seed }) => ({
        seat,
        bot: levelBot(bot as LevelName, flick),
        view: view as View,
        rng: () => quickRng(seed),
      })),
    );
  },
};
export type TargetsThinker = typeof answers;

const page = connect((message) => port.postMessage(message), answers);
port.on('message', page.hear);
