import type { Rng } from './rng.ts';

/**
 * A game as a search needs it: states that are written over, moves and seats as whole numbers, no garbage. The rules behind it are the
 * same judge's; a bot gets its first state from `guess(view)` and never a true one.
 */
export interface SearchGame<State, View, Move> {
  readonly maxMoves: number;
  newState(): State;
  copyInto(target: State, source: State): void;
  /** A seat, or −1 when the game is over. */
  toAct(state: State): number;
  /** The legal moves of the seat to act, written to `out`; the answer is how many. */
  list(state: State, out: Uint16Array): number;
  /** Only for a listed move. In place. */
  play(state: State, code: number): void;
  guess(view: View, rng: Rng): State;
  /** Deals again, in place, all that this seat does not know. */
  redeal(state: State, seat: number, rng: Rng): void;
  /** Points ahead of the best other seat. */
  margin(state: State, seat: number): number;
  /** Of a finished game: 1 won, 0 lost, 0.5 shared. */
  result(state: State, seat: number): number;
  decode(code: number): Move;
}
