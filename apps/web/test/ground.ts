import { quickRng } from '@caravanserai/contract';
import { type Flick, flickOf, playWith, type Stroke } from '@caravanserai/targets';
import { flick } from '@caravanserai/targets/physics';
import { type Hand, tremble } from '../../../packages/targets/src/hands.ts';
import type { Drill } from '../src/games/targets/client.ts';
import { THROWS } from '../src/games/targets/table/practice/ground.ts';
import { judged, LEARNER, startOf } from '../src/games/targets/worker/drill.ts';

/** Monte Carlo estimate: the share of intended flicks that reach the goal. */
export function rateOf(drill: Drill, meant: Stroke, hand: Hand, flicks: number): number {
  const start = startOf(drill);
  const play = playWith(flick);
  const rng = quickRng(`${drill.goal} ${hand.directionMrad}`);
  const whole: Flick = flickOf(start, LEARNER, meant);
  let hits = 0;
  for (let i = 0; i < flicks; i++) {
    const { vxMmS, vzMmS, highPm, sidePm } = tremble(whole, hand, rng);
    const move = { type: 'flick', vxMmS, vzMmS, highPm, sidePm } as const;
    const played = play(start, LEARNER, move);
    if (played.ok && judged(drill, { ...played.value, move }, start).isReached) hits++;
  }
  return hits / flicks;
}

/** Probability of at least `bar` hits in a series, if each flick hits with probability `rate`. */
export function chanceOf(bar: number, rate: number): number {
  let sum = 0;
  let ways = 1; // the binomial coefficient
  for (let hits = 0; hits <= THROWS; hits++) {
    if (hits >= bar) sum += ways * rate ** hits * (1 - rate) ** (THROWS - hits);
    ways = (ways * (THROWS - hits)) / (hits + 1);
  }
  return sum;
}
