import { clone, type Event, type Seat, SEATS, type State } from '@caravanserai/targi';
import { layout as L } from '@caravanserai/targi/search';
import { sideValue } from '../value.ts';

/** One move of a game. */
export interface Step {
  readonly before: State;
  readonly events: readonly Event[];
  readonly after: State;
}

const ROUNDS_PER_PART = 3; // a raid ends each part

/** From 1 to 4. */
export function partOf(round: number): number {
  return Math.min(4, Math.ceil(round / ROUNDS_PER_PART));
}

/** Blue's final margin as it is expected at the start of a round, from the displays and tokens alone. */
export function expectedAt(start: State): number {
  const s = clone(start);
  s[L.ROUND]--; // the weights are those of the end of the round before
  return sideValue(s, 0) - sideValue(s, 1);
}

export function seatsFrom(first: Seat): readonly [Seat, Seat] {
  return first === 'blue' ? SEATS : ['white', 'blue'];
}
