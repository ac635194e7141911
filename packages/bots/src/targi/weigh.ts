import { assert, type Rng } from '@caravanserai/contract';
import {
  copyInto,
  encodeMove,
  listMoves,
  MAX_MOVES,
  type Move,
  newState,
  playUnchecked,
  type State,
  targi,
  totalVp,
  type View,
} from '@caravanserai/targi';
import { layout as L, tables as T } from '@caravanserai/targi/search';
import { freeGain, planTurn } from './planner.ts';
import { consider, type Effort, type Option } from './solver.ts';
import { sideValue } from './value.ts';

const TURN_NODES = 4; // as many positions of a turn as a bot looks at: costs are told to a tenth of a point
const LEAST_DEALS = 8; // where a turn may still draw a card: one deal says little
const next = newState();
const scratch = newState();
const trial = newState();
const codes = new Uint16Array(MAX_MOVES);

/**
 * What every legal move leads to, in the order of `moves`: the expected margin at the end of the game, seen from the player to act.
 * A bot needs only an order among its moves; whoever asks for advice wants each of them weighed, and reckons with what
 * the opponent will still do in this round. It yields the share that is done.
 */
export function* weigh(view: View, moves: readonly Move[], effort: Effort, rng: Rng): Generator<number, Option[]> {
  if (view.pending.phase === 'place') return yield* consider(view, moves, effort, rng);
  const first = targi.guess(view, rng);
  const nodes = effort.nodes * TURN_NODES;
  const deals = mayDraw(first) ? Math.max(LEAST_DEALS, effort.worlds) : 1;
  const sums = moves.map(() => 0);
  for (let deal = 0; deal < deals; deal++) {
    const s = deal === 0 ? first : targi.guess(view, rng);
    const theirs = sideToCome(s, s[L.TO_ACT] ^ 1, nodes);
    for (const [i, move] of moves.entries()) {
      sums[i] += marginAfter(s, move, theirs, nodes);
      yield (deal * moves.length + i + 1) / (deals * moves.length);
    }
  }
  const gain = freeGain(first); // nothing is lost by it, whatever a search that stopped early says
  const best = Math.max(...sums) / deals;
  return moves.map((move, i) => ({ move, margin: encodeMove(move) === gain ? best : sums[i] / deals }));
}

/** Either player; whoever has ended a turn has no Targis on the table any more. */
function mayDraw(s: State): boolean {
  return s[L.TARGIS + T.CARAVAN_CARD] !== 0 || s[L.TARGIS + T.EXPANSION] !== 0;
}

function marginAfter(s: State, move: Move, theirs: number, nodes: number): number {
  const seat = s[L.TO_ACT];
  const code = encodeMove(move);
  assert(code !== undefined, 'listed moves have codes');
  copyInto(next, s);
  playUnchecked(next, code);
  if (s[L.PHASE] === L.PHASE_RAID) return afterRaid(next, seat);
  next[L.ROUND] = s[L.ROUND]; // or the one move that ends a round would be judged by the next
  const isTurn = next[L.TO_ACT] === seat && isActing(next);
  return (isTurn ? planTurn(next, nodes).value : sideValue(next, seat)) - theirs;
}

function isActing(s: State): boolean {
  return s[L.PHASE] >= L.PHASE_ACT && s[L.PHASE] <= L.PHASE_RETURN;
}

/** The side of the player who is not to act: the best turn that it can still take in this round, if it has one to come. */
function sideToCome(s: State, seat: number, nodes: number): number {
  if (!isActing(s) || s[L.TO_ACT] !== s[L.FIRST]) return sideValue(s, seat);
  copyInto(scratch, s);
  scratch[L.PHASE] = L.PHASE_ACT;
  scratch[L.TO_ACT] = seat;
  return planTurn(scratch, nodes).value;
}

/** Whoever still has to pay pays in the best way; after the last raid the points are counted. */
function afterRaid(s: State, seat: number): number {
  while (s[L.PHASE] === L.PHASE_RAID) payBest(s);
  if (s[L.PHASE] === L.PHASE_OVER) return totalVp(s, seat) - totalVp(s, seat ^ 1);
  return sideValue(s, seat) - sideValue(s, seat ^ 1);
}

function payBest(s: State): void {
  const payer = s[L.TO_ACT];
  const count = listMoves(s, codes);
  let [best, bestValue] = [codes[0], Number.NEGATIVE_INFINITY];
  for (let i = 0; i < count; i++) {
    copyInto(trial, s);
    playUnchecked(trial, codes[i]);
    const isOver = trial[L.PHASE] === L.PHASE_OVER;
    const value = isOver ? totalVp(trial, payer) : sideValue(trial, payer);
    if (value > bestValue) [best, bestValue] = [codes[i], value];
  }
  playUnchecked(s, best);
}
