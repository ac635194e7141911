import type { Rng } from '@caravanserai/contract';
import { type Move, type MoveCode, type State, targi, type View } from '@caravanserai/targi';
import { foresee } from './ahead/foresight.ts';
import { freeGain } from './planner.ts';
import { codeOf, consider, type Effort, type Option } from './solver.ts';
import { weighTurn } from './turn.ts';
import { SOBER } from './value.ts';

const TURN_NODES = 4; // as many positions of a turn as a bot looks at: costs are told to a tenth of a point
const LEAST_DEALS = 8; // where a turn may still draw a card: one deal says little

/**
 * What every legal move leads to, in the order of `moves`: the expected margin at the end of the game, seen from the player to act.
 * A bot needs only an order among its moves; anyone who asks for advice wants each of them weighed. It yields the share that is done.
 */
export function* weigh(
  view: View,
  moves: readonly Move[],
  effort: Effort,
  rng: Rng,
  isLate: () => boolean = () => false,
): Generator<number, Option[]> {
  const { foresight } = effort;
  if (view.pending.phase === 'place' && !foresight) return yield* consider(view, moves, effort, rng);
  const s = targi.guess(view, rng);
  const codes = moves.map(codeOf);
  const margins = yield* weighRest(view, s, codes, effort, rng, isLate);
  const gain = freeGain(s); // nothing is lost by it, whatever a search that stopped early says
  const best = Math.max(...margins);
  return moves.map((move, i) => ({ move, margin: codes[i] === gain ? best : margins[i] }));
}

function weighRest(
  view: View,
  s: State,
  codes: readonly MoveCode[],
  { nodes, worlds, taste = SOBER, foresight }: Effort,
  rng: Rng,
  isLate: () => boolean,
): Generator<number, number[]> {
  if (foresight) return foresee({ view, s, codes, foresight, rng, all: true, isLate });
  return weighTurn(view, s, codes, { nodes: nodes * TURN_NODES, deals: Math.max(LEAST_DEALS, worlds), taste }, rng);
}
