import {
  copyInto,
  GAIN_SOURCES,
  listMoves,
  MAX_MOVES,
  newState,
  playUnchecked,
  type State,
  totalVp,
} from '@caravanserai/targi';
import { codes as M, layout as L, states as S } from '@caravanserai/targi/search';
import { keepRound } from '../planner.ts';
import { bestEnd } from './ends.ts';
import { type Hopes, newHopes } from './hopes.ts';
import { selectGame, valueOf } from './solve.ts';
import { type Look, newValues, nextPlacement } from './spaces.ts';
import { newTurnCache, type TurnCache } from './turnCache.ts';
import type { Worth } from './worth.ts';

/** A fast player for the rest of the round after the compared moves, and for the next round. */

const trial = newState();
const codes = new Uint16Array(MAX_MOVES);
const values = newValues();

/** Plays the remaining turns of the round and the raid, up to the next placement or the end of the game. */
export function finishRound(s: State, look: Look): void {
  const round = s[L.ROUND];
  while (s[L.PHASE] === L.PHASE_ACT && s[L.ROUND] === round) playTurn(s, look);
  settle(s, look.worth);
}

function playTurn(s: State, { nodes, worth }: Look): void {
  const first = s[L.FIRST];
  copyInto(s, bestEnd(s, nodes, worth).s);
  endTurn(s, first, worth);
}

/** Ends a turn. `first` is the real first player, which the planner has changed (`keepRound`). */
export function endTurn(s: State, first: number, worth: Worth): void {
  s[L.FIRST] = first;
  playUnchecked(s, M.END);
  settle(s, worth);
}

/** Whether the choice is one of those between turns: gains, returns and raid payments. */
export function isBetweenTurns(s: State): boolean {
  if (s[L.PHASE] === L.PHASE_GAIN) return GAIN_SOURCES[s[L.GAIN_SOURCE]] === 'dryRound';
  return s[L.PHASE] === L.PHASE_RAID || s[L.PHASE] === L.PHASE_RETURN;
}

/** Makes the choices between turns: gains, returns and raid payments. */
export function settle(s: State, worth: Worth): void {
  while (s[L.PHASE] === L.PHASE_GAIN || s[L.PHASE] === L.PHASE_RETURN || s[L.PHASE] === L.PHASE_RAID) {
    const seat = s[L.TO_ACT];
    const count = listMoves(s, codes);
    let [best, most] = [codes[0], Number.NEGATIVE_INFINITY];
    for (let i = 0; i < count && count > 1; i++) {
      copyInto(trial, s);
      if (s[L.PHASE] !== L.PHASE_RAID) keepRound(trial, seat);
      playUnchecked(trial, codes[i]);
      const value = trial[L.PHASE] === L.PHASE_OVER ? finalMargin(trial) * (seat === 0 ? 1 : -1) : worth(trial, seat);
      if (value > most) [best, most] = [codes[i], value];
    }
    playUnchecked(s, best);
  }
}

/** Blue's margin with best play in the next round; exact if the game is over. */
export function nextRoundValue(s: State, look: Look, { turns, hopes }: Memory): number {
  if (s[L.PHASE] === L.PHASE_OVER) return finalMargin(s);
  const game = nextPlacement(s, values, turns);
  selectGame(game, look, hopes);
  return valueOf(game.start);
}

/** Caches shared by all deals of one decision. */
export interface Memory {
  readonly turns: TurnCache;
  readonly hopes: Hopes;
}

export function newMemory(): Memory {
  return { turns: newTurnCache(), hopes: newHopes() };
}

const TIE_BREAK = 0.25; // points for winning a tie by gold or goods

/** Blue's final margin. */
export function finalMargin(s: State): number {
  const margin = totalVp(s, 0) - totalVp(s, 1);
  const gold = s[S.playerAt(0) + L.GOLD] - s[S.playerAt(1) + L.GOLD];
  return margin + TIE_BREAK * Math.sign(gold || S.goodsCount(s, 0) - S.goodsCount(s, 1));
}
