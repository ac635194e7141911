import { assert, type Rng } from '@caravanserai/contract';
import { encodeMove, type Move, type MoveCode, type State, targi, type View } from '@caravanserai/targi';
import { codes as M, layout as L } from '@caravanserai/targi/search';
import { foresee, type Foresight } from './ahead/foresight.ts';
import { newMemory, solvePlacement } from './placement.ts';
import { freeGain } from './planner.ts';
import { weighTurn } from './turn.ts';
import { SOBER, type Taste } from './value.ts';

/** How far a decision is looked into. */
export interface Effort {
  /** Deals of what is hidden that placements are worked out for, and averaged over. */
  readonly worlds: number;
  /** Positions of one turn that are looked at. */
  readonly nodes: number;
  /** Whether placements take those of the opponent into account. */
  readonly opponent: boolean;
  /** What it thinks that things are worth, where it errs about that. */
  readonly taste?: Taste;
  /** Only the strongest looks into the next round; what is above then counts for nothing. */
  readonly foresight?: Foresight;
}

export interface Option {
  readonly move: Move;
  /** The margin that it is expected to end in, in points, seen from the player to act. */
  readonly margin: number;
}

/**
 * What each move is worth, the best first; where something is to be had for nothing, that alone. A generator, so that anyone who runs it may
 * look up between two slices of a few milliseconds: to report progress, or to stop. It yields the share that is done.
 */
export function* consider(
  view: View,
  moves: readonly Move[],
  effort: Effort,
  rng: Rng,
  isLate: () => boolean = () => false,
): Generator<number, Option[]> {
  assert(moves.length > 0, 'a bot is asked only when it is to act');
  const s = targi.guess(view, rng);
  const gain = freeGain(s);
  const weighed = gain === 0 ? moves : moves.filter((move) => codeOf(move) === gain);
  const codes = weighed.map(codeOf);
  const { foresight } = effort;
  const margins = foresight
    ? yield* foresee({ view, s, codes, foresight, rng, isLate, all: false })
    : s[L.PHASE] === L.PHASE_PLACE
      ? yield* weighPlacements(view, s, codes, effort, rng)
      : yield* weighTurn(view, s, codes, { nodes: effort.nodes, deals: 1, taste: effort.taste ?? SOBER }, rng);
  return weighed.map((move, i) => ({ move, margin: margins[i] })).toSorted((a, b) => b.margin - a.margin);
}

export function codeOf(move: Move): MoveCode {
  const code = encodeMove(move);
  assert(code !== undefined, 'listed moves have codes');
  return code;
}

function* weighPlacements(
  view: View,
  first: State,
  codes: readonly MoveCode[],
  effort: Effort,
  rng: Rng,
): Generator<number, number[]> {
  const sums = new Float64Array(17); // by border number
  const drawless = newMemory();
  for (let world = 0; world < effort.worlds; world++) {
    const deal = solvePlacement(world === 0 ? first : targi.guess(view, rng), effort, sums, drawless);
    for (let step = deal.next(); !step.done; step = deal.next()) yield (world + step.value) / effort.worlds;
    yield (world + 1) / effort.worlds;
  }
  return codes.map((code) => sums[M.argumentOf(code)] / effort.worlds);
}
