import type { Game } from '@caravanserai/contract';
import type { Seat } from './cards.ts';
import { SEATS } from './cards.ts';
import { init, legalMoves, play, toAct } from './engine.ts';
import type { Event } from './events.ts';
import { guess } from './guess.ts';
import type { Move } from './moves.ts';
import { DEFAULT_OPTIONS, type Options } from './options.ts';
import { RULES_VERSION } from './record.ts';
import type { Reason } from './rules.ts';
import { type Score, score } from './scoring.ts';
import { hashState, type State } from './state.ts';
import { redact, type View, view } from './view.ts';

export interface Targi {
  seat: Seat;
  options: Options;
  state: State;
  move: Move;
  event: Event;
  view: View;
  reason: Reason;
  score: Score;
}

export const targi: Game<Targi> = {
  key: 'targi',
  rulesVersion: RULES_VERSION,
  seats: SEATS,
  defaultOptions: DEFAULT_OPTIONS,
  moves: { kind: 'listed', list: legalMoves },
  init,
  toAct,
  play,
  view,
  redact,
  guess,
  score,
  hash: hashState,
};

export * from './board.ts';
export * from './cards.ts';
export * from './chance.ts';
export { describe, type Described, type DescribedPlace, type DescribedPlayer } from './describe.ts';
export * from './events.ts';
export { makeMove, parseMove } from './notation.ts';
export * from './options.ts';
export { makeGame } from './gamefile.ts';
export { GAME_FILE_ERRORS, type GameFileError, parseGame } from './readGamefile.ts';
export { makePosition, type Start, startOf } from './position.ts';
export { parsePosition, type PositionError } from './readPosition.ts';
export * from './record.ts';
export * from './rules.ts';
export type { Score, ScoreLine, SeatScore } from './scoring.ts';
export type { CentreCard, HandView, Pending, PileView, PlayerView, View, Viewer } from './view.ts';
export type { GoodsCount, LayFrom, Move, MoveCode, Payment, Shift } from './moves.ts';
export { decodeMove, encodeMove } from './moves.ts';
// for search: in place, on integers, without allocation
export { playUnchecked } from './actions.ts';
export { redeal } from './guess.ts';
export { refusalOf } from './judge.ts';
export { listMoves, MAX_MOVES } from './list.ts';
export { compare, totalVp } from './scoring.ts';
export { clone, copyInto, newState, type State } from './state.ts';
