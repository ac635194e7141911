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

/** Lets others have a word; false: nobody waits for the answer any more. */
export type Breathe = () => Promise<boolean>;

const bots = new Map<string, TargetsBot>();

function botOf(level: LevelName, { version, flick }: Rules): TargetsBot {
  const name = `${level} ${version}`;
  const bot = bots.get(name) ?? levelBot(level, flick);
  bots.set(name, bot);
  return bot;
}

/** What the first of the bots who may act does next, and when; nothing if it is somebody else's to go on. */
export async function chooseForBots(table: Table, breathe: Breathe): Promise<Chosen | undefined> {
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
    if (!(await breathe())) return undefined;
    step = thinking.next();
  }
  return step.value;
}

/** The same for all that is asked after one flick: who has missed something does not see it on a second look. */
function chanceOf({ setup, steps }: Table, seat: Seat): Rng {
  return chacha(keyOf(`${setup.seed}/bot/${seat}`), steps.filter(isFlick).length);
}

/** Time enough for a person to see something and to call it, whether there is something or not. */
const QUICK_MS = 1600;

/** Calls keep their time at any pace: it is a race. */
export function delayOf({ move, afterMs }: Chosen, pace: Pace): number {
  const isCall = 'atMs' in move || move.type === 'pass';
  return pace === 'quick' && !isCall ? Math.min(afterMs, QUICK_MS) : afterMs;
}
