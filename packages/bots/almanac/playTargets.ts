import { quickRng } from '@caravanserai/contract';
import { DEFAULT_OPTIONS, init, type State, toAct } from '@caravanserai/targets';
import { flick } from '@caravanserai/targets/physics';
import type { Pages } from '../src/measure/almanac.ts';
import { TargetsObserver } from '../src/targets/almanac/observer.ts';
import { levelBot, type LevelName } from '../src/targets/levels.ts';
import { nextStep } from '../src/targets/table.ts';

/** A game of two players of one level; the physics must be loaded. */
export function playTargets(level: LevelName, game: number): Pages {
  const seed = `almanac ${level} ${game}`;
  const bot = levelBot(level, flick);
  const players = { red: bot, blue: bot, yellow: bot, green: bot };
  const observer = new TargetsObserver();
  let state: State = init({ ...DEFAULT_OPTIONS, players: 2 }, seed);
  for (let n = 0; toAct(state).length > 0; n++) {
    const step = nextStep(state, players, flick, (seat) => quickRng(`${seed}/${seat}/${n}`));
    observer.see({ before: state, ...step });
    ({ state } = step);
  }
  return observer.pages(state);
}
