import { init, type Options, type Simulate, type State, type Step, toAct } from '@caravanserai/targets';
import { botRng } from './bots.ts';
import { idle, nextStep, type Players } from './players.ts';

/** Plays a whole match between bots, yielding each step; returns the final state. */
export async function* playMatch(
  players: Players,
  options: Options,
  seed: string,
  chance: string,
  simulate: Simulate,
): AsyncGenerator<Step, State> {
  let state = init(options, seed);
  for (let n = 0; toAct(state).length > 0; n++) {
    const step = await nextStep(state, players, simulate, (seat) => botRng(chance, seat, n));
    if (!step) throw idle(state, players);
    yield step;
    ({ state } = step);
  }
  return state;
}
