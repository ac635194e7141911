import { copyInto, listMoves, MAX_MOVES, newState, playUnchecked, type State, totalVp } from '@caravanserai/targi';
import { codes as M, layout as L, states as S, tables as T } from '@caravanserai/targi/search';
import { keepRound } from '../planner.ts';
import { bestEnd } from './ends.ts';
import { takeUp, valueOf } from './solve.ts';
import { type Look, newValues, placementGame } from './spaces.ts';
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
export function nextRoundValue(s: State, look: Look): number {
  if (s[L.PHASE] === L.PHASE_OVER) return finalMargin(s);
  const game = placementGame([s], values);
  takeUp(game, look);
  return valueOf(game.start);
}

const TIE_BREAK = 0.25; // points: gold, then goods decide between equal totals

/** Blue's margin at the end. */
export function finalMargin(s: State): number {
  const margin = totalVp(s, 0) - totalVp(s, 1);
  const gold = s[S.playerAt(0) + L.GOLD] - s[S.playerAt(1) + L.GOLD];
  return margin + TIE_BREAK * Math.sign(gold || S.goodsCount(s, 0) - S.goodsCount(s, 1));
}

/** The cards that come to the places of one deal, by place, one list for each kind. */
export interface NewCards {
  readonly tribe: readonly number[];
  readonly goods: readonly number[];
}

/** Out of what a deal hides: so every move that is compared meets the same new cards in the same places. */
export function newCardsOf(deal: State): NewCards {
  return { tribe: bottomOf(deal, L.TRIBE_PILE), goods: bottomOf(deal, L.GOODS_PILE) };
}

/** The bottom of a deck: draws come from its top. */
function bottomOf(s: State, { deck, left }: typeof L.TRIBE_PILE): number[] {
  const count = s[left];
  return Array.from({ length: 9 }, (_, cell) => (count === 0 ? T.NO_CARD : s[deck + (cell % count)]));
}

/** Puts them where a card is new since `before`. */
export function putNewCards(s: State, before: State, cards: NewCards): void {
  for (let cell = 0; cell < 9; cell++) {
    const card = s[L.CENTRE + cell];
    if (before[L.FACE + cell] === L.FACE_UP && before[L.CENTRE + cell] === card) continue;
    const put = T.isTribe(card) ? cards.tribe[cell] : cards.goods[cell];
    if (put !== T.NO_CARD) s[L.CENTRE + cell] = put;
  }
}
