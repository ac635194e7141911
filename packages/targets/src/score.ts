import type { Ending } from './events.ts';
import type { Seat } from './geometry.ts';
import { seatsOf, sideOf } from './options.ts';
import { type State, wonBy } from './state.ts';

export interface SeatScore {
  readonly seat: Seat;
  readonly won: number; // discs won for good
  readonly stored: number; // not yet won
  readonly total: number; // won, including the partner's discs (TT-51)
}

export interface Score {
  readonly seats: readonly SeatScore[]; // clockwise
  /** Empty while the game is running; two in teams. */
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
