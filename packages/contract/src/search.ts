import type { Rng } from './rng.ts';

/**
 * A game prepared for tree search: mutable states, moves and seats as integers, no allocation. It shares the rules with the game's
 * `play`. A bot gets its first state from `guess(view)`, never the real one.
 */
export interface SearchGame<State, View, Move> {
  readonly maxMoves: number;
  newState(): State;
  copyInto(target: State, source: State): void;
  /** A seat, or −1 when the game is over. */
  toAct(state: State): number;
  /** Writes the legal moves of the seat to act to `out` and returns their number. */
  list(state: State, out: Uint16Array): number;
  /** In place. The move must be one that `list` returned. */
  play(state: State, code: number): void;
  guess(view: View, rng: Rng): State;
  /** Reshuffles, in place, everything hidden from this seat. */
  redeal(state: State, seat: number, rng: Rng): void;
  /** The seat's points minus those of the best other seat. */
  margin(state: State, seat: number): number;
  /** Only for a finished game: 1 won, 0 lost, 0.5 tied. */
  result(state: State, seat: number): number;
  decode(code: number): Move;
}
