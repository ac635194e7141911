import type { Rng } from '@caravanserai/contract';
import {
  copyInto,
  listMoves,
  MAX_MOVES,
  type MoveCode,
  newState,
  playUnchecked,
  type State,
  targi,
  totalVp,
  type View,
} from '@caravanserai/targi';
import { layout as L, tables as T } from '@caravanserai/targi/search';
import { keepRound, planTurn } from './planner.ts';
import { sideValue, type Taste } from './value.ts';

const next = newState();
const scratch = newState();
const trial = newState();
const codes = new Uint16Array(MAX_MOVES);

/** How closely the moves of a turn are looked at. */
export interface TurnEffort {
  /** Positions of the rest of the turn. */
  readonly nodes: number;
  /** Deals of what is hidden, where a turn may still draw a card. */
  readonly deals: number;
  readonly taste: Taste;
}

/**
 * What moves other than placements lead to, in their order: the expected margin at the end of the game, seen from the player to act. It
 * reckons with what the opponent will still do in this round. `first` is the first deal. It yields the share that is done.
 */
export function* weighTurn(
  view: View,
  first: State,
  moves: readonly MoveCode[],
  effort: TurnEffort,
  rng: Rng,
): Generator<number, number[]> {
  const deals = mayDraw(first) ? effort.deals : 1;
  const sums = moves.map(() => 0);
  for (let deal = 0; deal < deals; deal++) {
    const s = deal === 0 ? first : targi.guess(view, rng);
    const theirs = sideToCome(s, s[L.TO_ACT] ^ 1, effort);
    for (const [i, code] of moves.entries()) {
      sums[i] += marginAfter(s, code, theirs, effort);
      yield (deal * moves.length + i + 1) / (deals * moves.length);
    }
  }
  return sums.map((sum) => sum / deals);
}

/** Either player; anyone who has ended a turn has no Targis on the table any more. */
function mayDraw(s: State): boolean {
  return s[L.TARGIS + T.CARAVAN_CARD] !== 0 || s[L.TARGIS + T.EXPANSION] !== 0;
}

function marginAfter(s: State, code: MoveCode, theirs: number, { nodes, taste }: TurnEffort): number {
  const seat = s[L.TO_ACT];
  const isRaid = s[L.PHASE] === L.PHASE_RAID;
  copyInto(next, s);
  if (!isRaid) keepRound(next, seat);
  playUnchecked(next, code);
  if (isRaid) return afterRaid(next, seat, taste);
  return (next[L.TO_ACT] === seat ? planTurn(next, nodes, taste).value : sideValue(next, seat, taste)) - theirs;
}

function isActing(s: State): boolean {
  return s[L.PHASE] >= L.PHASE_ACT && s[L.PHASE] <= L.PHASE_RETURN;
}

/** The side of the player who is not to act: the best turn that it can still take in this round, if it has one to come. */
function sideToCome(s: State, seat: number, { nodes, taste }: TurnEffort): number {
  if (!isActing(s) || s[L.TO_ACT] !== s[L.FIRST]) return sideValue(s, seat, taste);
  copyInto(scratch, s);
  scratch[L.PHASE] = L.PHASE_ACT;
  scratch[L.TO_ACT] = seat;
  return planTurn(scratch, nodes, taste).value;
}

/** Anyone who still has to pay pays in the best way; after the last raid the points are counted. */
function afterRaid(s: State, seat: number, taste: Taste): number {
  while (s[L.PHASE] === L.PHASE_RAID) payBest(s, taste);
  if (s[L.PHASE] === L.PHASE_OVER) return totalVp(s, seat) - totalVp(s, seat ^ 1);
  return sideValue(s, seat, taste) - sideValue(s, seat ^ 1, taste);
}

function payBest(s: State, taste: Taste): void {
  const payer = s[L.TO_ACT];
  const count = listMoves(s, codes);
  let [best, bestValue] = [codes[0], Number.NEGATIVE_INFINITY];
  for (let i = 0; i < count; i++) {
    copyInto(trial, s);
    playUnchecked(trial, codes[i]);
    const isOver = trial[L.PHASE] === L.PHASE_OVER;
    const value = isOver ? totalVp(trial, payer) : sideValue(trial, payer, taste);
    if (value > bestValue) [best, bestValue] = [codes[i], value];
  }
  playUnchecked(s, best);
}
