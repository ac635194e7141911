import type { Rng } from '@caravanserai/contract';
import { type Move, targi, type View } from '@caravanserai/targi';
import { freeGain } from './planner.ts';
import { codeOf, consider, type Effort, type Option } from './solver.ts';
import { weighTurn } from './turn.ts';

const TURN_NODES = 4; // as many positions of a turn as a bot looks at: costs are told to a tenth of a point
const LEAST_DEALS = 8; // where a turn may still draw a card: one deal says little

/**
 * What every legal move leads to, in the order of `moves`: the expected margin at the end of the game, seen from the player to act.
 * A bot needs only an order among its moves; whoever asks for advice wants each of them weighed. It yields the share that is done.
 */
export function* weigh(view: View, moves: readonly Move[], effort: Effort, rng: Rng): Generator<number, Option[]> {
  if (view.pending.phase === 'place') return yield* consider(view, moves, effort, rng);
  const s = targi.guess(view, rng);
  const closely = { nodes: effort.nodes * TURN_NODES, deals: Math.max(LEAST_DEALS, effort.worlds) };
  const codes = moves.map(codeOf);
  const margins = yield* weighTurn(view, s, codes, closely, rng);
  const gain = freeGain(s); // nothing is lost by it, whatever a search that stopped early says
  const best = Math.max(...margins);
  return moves.map((move, i) => ({ move, margin: codes[i] === gain ? best : margins[i] }));
}
