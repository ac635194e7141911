import { type Seat, type State, targi } from '@caravanserai/targi';

/** What each seat would score if the game ended now. */
export function pointsNow(state: State): Record<Seat, number> {
  const { blue, white } = targi.score(state);
  return { blue: blue.total, white: white.total };
}
