import { type LevelName, levelBot, SOONEST_FLICK_MS } from '@caravanserai/bots/targets';
import { assert, quickRng } from '@caravanserai/contract';
import type { View } from '@caravanserai/targets';
import { type Rules, rulesOf } from '@caravanserai/targets/versions';
import { parentPort } from 'node:worker_threads';
import type { Decision, Question } from './brains.ts';
import type { TargetsAsk, TargetsReply } from './targetsBrain.ts';

assert(parentPort !== null, 'this file is a worker');
const port = parentPort;

port.on('message', (ask: TargetsAsk) => void answer(ask));

async function answer({ id, asked }: TargetsAsk): Promise<void> {
  try {
    const decision = firstOf(asked, await rulesOf(asked[0].rulesVersion)); // all sit at one table
    port.postMessage({ id, ...(decision ? { decision } : {}) } satisfies TargetsReply);
  } catch (error) {
    port.postMessage({ id, failed: String(error) } satisfies TargetsReply);
  }
}

/** Whoever calls before anybody would flick need not aim yet. */
function firstOf(asked: readonly Question[], { flick }: Rules): Decision | undefined {
  const call = earliest(asked, 'react', flick);
  return call && call.afterMs < SOONEST_FLICK_MS ? call : earliest(asked, 'decide', flick);
}

function earliest(asked: readonly Question[], how: 'react' | 'decide', flick: Rules['flick']): Decision | undefined {
  const decisions = asked.flatMap(({ seat, bot, view, seed }): Decision[] => {
    const decision = levelBot(bot as LevelName, flick)[how](view as View, quickRng(seed));
    return decision ? [{ seat, ...decision }] : [];
  });
  return decisions.toSorted((a, b) => a.afterMs - b.afterMs)[0];
}
