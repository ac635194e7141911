import type { Ending } from './events.ts';
import type { Seat } from './geometry.ts';
import { seatsOf, sideOf } from './options.ts';
import { type State, wonBy } from './state.ts';

export interface SeatScore {
  readonly seat: Seat;
  readonly won: number; // discs for good
  readonly stored: number; // not yet
  readonly total: number; // for good, with the partner's (TT-51)
}

export interface Score {
  readonly seats: readonly SeatScore[]; // clockwise
  /** Nobody while the game runs; two in teams. */
  readonly winners: readonly Seat[];
  readonly decidedBy: Ending | undefined;
}

export function score(s: State): Score {
  const { phase } = s;
  return {
    seats: seatsOf(s.options).map((seat) => ({
      seat,
      won: s.won[seat].length,
      stored: s.stored[seat].length,
      total: wonBy(s, sideOf(s.options, seat)),
    })),
    winners: phase.name === 'over' ? phase.winners : [],
    decidedBy: phase.name === 'over' ? phase.by : undefined,
  };
}
