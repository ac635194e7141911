import { copyInto, listMoves, MAX_MOVES, newState, playUnchecked, type State, totalVp } from '@caravanserai/targi';
import { codes as M, layout as L, states as S } from '@caravanserai/targi/search';
import { keepRound } from '../planner.ts';
import { bestEnd } from './ends.ts';
import { type Hopes, newHopes } from './hopes.ts';
import { takeUp, valueOf } from './solve.ts';
import { type Look, newValues, nextPlacement } from './spaces.ts';
import { newTurnCache, type TurnCache } from './turnCache.ts';
import type { Worth } from './worth.ts';

/** A quick player for what comes after the moves that are compared: the rest of this round, and the next. */

const trial = newState();
const codes = new Uint16Array(MAX_MOVES);
const values = newValues();

/** Plays the turns that are still to come in this round, then the raid if there is one. The state is at a placement then, or over. */
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

/** `first` is who really began: the planner plays as if the round went on. */
export function endTurn(s: State, first: number, worth: Worth): void {
  s[L.FIRST] = first;
  playUnchecked(s, M.END);
  settle(s, worth);
}

/** What has to be chosen between turns: goods at the end of a turn, and what a raid is paid with. */
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

/** Blue's margin when the coming round is played in the best way; exact when there is none any more. */
export function nextRoundValue(s: State, look: Look, { turns, hopes }: Memory): number {
  if (s[L.PHASE] === L.PHASE_OVER) return finalMargin(s);
  const game = nextPlacement(s, values, turns);
  takeUp(game, look, hopes);
  return valueOf(game.start);
}

/** What is remembered from one deal to the next while a decision is made. */
export interface Memory {
  readonly turns: TurnCache;
  readonly hopes: Hopes;
}

export function newMemory(): Memory {
  return { turns: newTurnCache(), hopes: newHopes() };
}

const TIE_BREAK = 0.25; // points: gold, then goods decide between equal totals

/** Blue's margin at the end. */
export function finalMargin(s: State): number {
  const margin = totalVp(s, 0) - totalVp(s, 1);
  const gold = s[S.playerAt(0) + L.GOLD] - s[S.playerAt(1) + L.GOLD];
  return margin + TIE_BREAK * Math.sign(gold || S.goodsCount(s, 0) - S.goodsCount(s, 1));
}
