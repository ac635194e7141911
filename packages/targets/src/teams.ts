import { assert } from '@caravanserai/contract';
import { type Event, type Level, tell } from './events.ts';
import type { DieId, Seat } from './geometry.ts';
import { partnerOf, seatsOf } from './options.ts';
import { dieOf, type State } from './state.ts';
import { rebuild } from './towers.ts';

/** TT-49: swaps the dice for the whole match when both partners have chosen. */
export function swapDice(s: State, seat: Seat, die: DieId, level: Level, events: Event[]): void {
  const { phase } = s;
  assert(phase.name === 'swap', 'dice are swapped before the first round');
  const mine = { seat, die, level };
  const partner = partnerOf(seat);
  const theirs = phase.chosen.find((choice) => choice.seat === partner);
  phase.chosen.push(mine);
  if (theirs) {
    for (const [to, from] of [
      [mine, theirs],
      [theirs, mine],
    ] as const) {
      const own = s.stacks[to.seat].filter((id) => id !== to.die);
      s.stacks[to.seat] = own.toSpliced(to.level - 1, 0, from.die);
      dieOf(s, from.die).holder = to.seat;
    }
    for (const { seat: to, die: gave, level: at } of [theirs, mine]) {
      rebuild(s, to);
      const got = to === seat ? theirs.die : die;
      tell(events, 'TT-49', { type: 'swapped', seat: to, gave, got, level: at }, true);
    }
  }
  if (phase.chosen.length < seatsOf(s.options).length) return;
  s.phase = s.options.first === 'called' ? { name: 'start' } : { name: 'flick', from: s.first };
}
