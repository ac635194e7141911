import { type GameTypes, pick, type Rng } from '@caravanserai/contract';
import type { Bot } from '../bot.ts';

/** Every legal move equally likely: the bar that every other bot must clear. */
export function randomBot<T extends GameTypes>(): Bot<T> {
  return {
    name: 'random',
    choose: (_view: T['view'], moves: readonly T['move'][], rng: Rng) => pick(rng, moves),
  };
}
