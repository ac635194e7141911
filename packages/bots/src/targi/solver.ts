import { assert, type Rng } from '@caravanserai/contract';
import {
  copyInto,
  encodeMove,
  type Move,
  type MoveCode,
  newState,
  playUnchecked,
  type State,
  targi,
  type View,
} from '@caravanserai/targi';
import { layout as L } from '@caravanserai/targi/search';
import { newMemory, solvePlacement } from './placement.ts';
import { freeGain, planTurn } from './planner.ts';
import { sideValue } from './value.ts';

/** How far a decision is looked into. */
export interface Effort {
  /** Deals of what is hidden that placements are worked out for, and averaged over. */
  readonly worlds: number;
  /** Positions of one turn that are looked at. */
  readonly nodes: number;
  /** Whether placements reckon with the opponent's. */
  readonly opponent: boolean;
}

export interface Option {
  readonly move: Move;
  /** The margin that it is expected to end in, in points, seen from the player to act. */
  readonly margin: number;
}

/**
 * What each move is worth, the best first. A generator, so that whoever runs it may look up between two slices of a few milliseconds:
 * to report progress, or to stop. It yields the share that is done.
 */
export function* consider(view: View, moves: readonly Move[], effort: Effort, rng: Rng): Generator<number, Option[]> {
  assert(moves.length > 0, 'a bot is asked only when it is to act');
  const s = targi.guess(view, rng);
  const margins =
    s[L.PHASE] === L.PHASE_PLACE ? yield* placements(view, s, effort, rng) : yield* actions(s, moves, effort);
  const options = moves.map((move) => ({ move, margin: margins.get(codeOf(move)) ?? Number.NEGATIVE_INFINITY }));
  return options.filter(({ margin }) => margin > Number.NEGATIVE_INFINITY).toSorted((a, b) => b.margin - a.margin);
}

function codeOf(move: Move): MoveCode {
  const code = encodeMove(move);
  assert(code !== undefined, 'listed moves have codes');
  return code;
}

function* placements(view: View, s: State, effort: Effort, rng: Rng): Generator<number, Map<MoveCode, number>> {
  const sums = new Float64Array(17);
  const drawless = newMemory();
  for (let world = 0; world < effort.worlds; world++) {
    solvePlacement(world === 0 ? s : targi.guess(view, rng), effort, sums, drawless);
    yield (world + 1) / effort.worlds;
  }
  const margins = new Map<MoveCode, number>();
  sums.forEach((sum, at) => margins.set(codeOf({ type: 'place', at: at as 1 }), sum / effort.worlds));
  return margins;
}

const next = newState();

/** Everything but placing: the rest of the own turn, or a raid. */
function* actions(s: State, moves: readonly Move[], effort: Effort): Generator<number, Map<MoveCode, number>> {
  const seat = s[L.TO_ACT];
  const theirs = sideValue(s, seat ^ 1);
  const margins = new Map<MoveCode, number>();
  const gain = freeGain(s); // nothing else has to be weighed
  const codes = gain === 0 ? moves.map(codeOf) : [gain];
  for (const [i, code] of codes.entries()) {
    copyInto(next, s);
    playUnchecked(next, code);
    next[L.ROUND] = s[L.ROUND]; // ending the round must not be judged by the next one's measure
    margins.set(code, worthAfter(next, seat, effort.nodes) - theirs);
    yield (i + 1) / codes.length;
  }
  return margins;
}

function worthAfter(s: State, seat: number, nodes: number): number {
  const isTurn = s[L.TO_ACT] === seat && s[L.PHASE] >= L.PHASE_ACT && s[L.PHASE] <= L.PHASE_RETURN;
  return isTurn ? planTurn(s, nodes).value : sideValue(s, seat);
}
