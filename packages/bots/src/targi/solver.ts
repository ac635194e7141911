import { assert, type Rng } from '@caravanserai/contract';
import { encodeMove, type Move, type MoveCode, type State, targi, type View } from '@caravanserai/targi';
import { codes as M, layout as L } from '@caravanserai/targi/search';
import { foresee, type Foresight } from './ahead/foresight.ts';
import { newMemory, solvePlacement } from './placement.ts';
import { freeGain } from './planner.ts';
import { weighTurn } from './turn.ts';
import { SOBER, type Taste } from './value.ts';

/** The search effort of a decision. */
export interface Effort {
  /** Random deals of the hidden cards over which placements are averaged. */
  readonly worlds: number;
  /** Limit of positions searched for one turn. */
  readonly nodes: number;
  /** Whether placements consider the opponent's placements. */
  readonly opponent: boolean;
  /** Biased weights of a weaker level. */
  readonly taste?: Taste;
  /** Search into the next round, for the strongest level only. Overrides the settings above. */
  readonly foresight?: Foresight;
}

export interface Option {
  readonly move: Move;
  /** The expected final margin in points, from the view of the player to act. */
  readonly margin: number;
}

/**
 * Evaluates moves, best first; returns only a free gain if there is one. A generator with slices of a few milliseconds, so that the caller
 * can report progress or abort. Yields the progress, 0 to 1.
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
    ? yield* foresee({ view, s, codes, foresight, rng, isLate })
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
