import {
  type Chosen as FirstToAct,
  firstToAct,
  levelBot,
  type LevelName,
  type TargetsBot,
} from '@caravanserai/bots/targets';
import { chacha, keyOf, type Rng } from '@caravanserai/contract';
import type { Seat } from '@caravanserai/targets';
import type { Rules } from '@caravanserai/targets/versions';
import type { Pace } from '../client.ts';
import { botSeats, isFlick, stateOf, type Table } from './table.ts';

export type Chosen = FirstToAct<Seat>;

/** Yields to the event loop; false: the answer is no longer needed. */
export type YieldToEventLoop = () => Promise<boolean>;

const bots = new Map<string, TargetsBot>();

function botOf(level: LevelName, { version, flick }: Rules): TargetsBot {
  const name = `${level} ${version}`;
  const bot = bots.get(name) ?? levelBot(level, flick);
  bots.set(name, bot);
  return bot;
}

/** The next move of the first bot that may act, with its delay; undefined if it is nobody's or another player's turn. */
export async function chooseForBots(table: Table, yieldToEventLoop: YieldToEventLoop): Promise<Chosen | undefined> {
  const state = stateOf(table);
  const thinking = firstToAct(
    botSeats(table, state).map(({ seat, level }) => ({
      seat,
      bot: botOf(level, table.rules),
      view: table.rules.view(state, seat),
      rng: () => chanceOf(table, seat),
    })),
  );
  let step = thinking.next();
  while (!step.done) {
    if (!(await yieldToEventLoop())) return undefined;
    step = thinking.next();
  }
  return step.value;
}

/** Constant for all decisions after one flick, so that a bot that missed something does not see it on a second try. */
function chanceOf({ setup, steps }: Table, seat: Seat): Rng {
  return chacha(keyOf(`${setup.seed}/bot/${seat}`), steps.filter(isFlick).length);
}

/** Enough time for a person to notice and call something, whether or not there is anything. */
const QUICK_MS = 1600;

/** Calls ignore the pace, because they are a race. */
export function delayOf({ move, afterMs }: Chosen, pace: Pace): number {
  const isCall = 'atMs' in move || move.type === 'pass';
  return pace === 'quick' && !isCall ? Math.min(afterMs, QUICK_MS) : afterMs;
}
