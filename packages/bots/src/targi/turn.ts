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

/** The search effort for the moves of a turn. */
export interface TurnEffort {
  /** Limit of positions for the rest of the turn. */
  readonly nodes: number;
  /** Random deals of the hidden cards, if a turn may still draw a card. */
  readonly deals: number;
  readonly taste: Taste;
}

/**
 * The expected final margins after moves other than placements, in their order, from the view of the player to act. Includes the
 * opponent's remaining turn of this round. `first` is the first deal. Yields the progress, 0 to 1.
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

/** Whether either player may still draw a card this round. A player who has ended the turn has no Targis on the board. */
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

/** The value of the opponent's side after the best turn that the opponent can still take in this round, if any. */
function sideToCome(s: State, seat: number, { nodes, taste }: TurnEffort): number {
  if (!isActing(s) || s[L.TO_ACT] !== s[L.FIRST]) return sideValue(s, seat, taste);
  copyInto(scratch, s);
  scratch[L.PHASE] = L.PHASE_ACT;
  scratch[L.TO_ACT] = seat;
  return planTurn(scratch, nodes, taste).value;
}

/** The margin after the raid, with all payments made in the best way. After the last raid it is the final margin. */
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
