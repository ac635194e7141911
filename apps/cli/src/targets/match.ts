import { nextStep, type TargetsBot } from '@caravanserai/bots/targets';
import { init, type Options, type Seat, type Simulate, type State, type Step, toAct } from '@caravanserai/targets';
import { botRng } from './bots.ts';

/** A whole game between bots, step by step; in the end the state that it ended in. */
export function* playMatch(
  bots: Readonly<Record<Seat, TargetsBot>>,
  options: Options,
  seed: string,
  chance: string,
  simulate: Simulate,
): Generator<Step, State> {
  let state = init(options, seed);
  for (let n = 0; toAct(state).length > 0; n++) {
    const step = nextStep(state, bots, simulate, (seat) => botRng(chance, seat, n));
    yield step;
    ({ state } = step);
  }
  return state;
}
