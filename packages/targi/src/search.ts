import type { SearchGame } from '@caravanserai/contract';
import { playUnchecked } from './actions.ts';
import { guess, redeal } from './guess.ts';
import { PHASE, PHASE_OVER, TO_ACT } from './layout.ts';
import { listMoves, MAX_MOVES } from './list.ts';
import { decodeMove, type Move } from './moves.ts';
import { compare, totalVp } from './scoring.ts';
import { copyInto, newState, seatName, type State } from './state.ts';
import type { View } from './view.ts';

export const targiSearch: SearchGame<State, View, Move> = {
  maxMoves: MAX_MOVES,
  newState,
  copyInto,
  toAct: (s) => (s[PHASE] === PHASE_OVER ? -1 : s[TO_ACT]),
  list: listMoves,
  play: (s, code) => playUnchecked(s, code),
  guess,
  redeal: (s, seat, rng) => redeal(s, seatName(seat), rng),
  margin: (s, seat) => totalVp(s, seat) - totalVp(s, seat ^ 1),
  result(s, seat) {
    const ahead = compare(s);
    return ahead === 0 ? 0.5 : ahead > 0 === (seat === 0) ? 1 : 0;
  },
  decode: decodeMove,
};

export { setMarkers } from './rounds.ts';

// for evaluation functions: the engine's byte layout, tables and codes
export * as layout from './layout.ts';
export * as tables from './tables.ts';
export * as codes from './moves.ts';
export * as states from './state.ts';

// for user interfaces
export { closedBy, crossingsOf, isTurnOver, lackFor, paymentsAt, placeOf, refusalAt } from './foresee.ts';
