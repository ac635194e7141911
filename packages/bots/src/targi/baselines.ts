import { below, type Rng } from '@caravanserai/contract';
import type { State, Targi } from '@caravanserai/targi';
import { codes as M, targiSearch } from '@caravanserai/targi/search';
import type { Bot } from '../bot.ts';
import { ismcts, type Iterations } from '../search/ismcts.ts';

/** Textbook: won or lost, uniform playouts, c = 0.7. */
export function textbook(iterations: number): Bot<Targi> {
  const reward = targiSearch.result;
  return ismcts<Targi, State>(targiSearch, { name: `ismcts-${iterations}`, iterations, exploration: 0.7, reward });
}

/** The same search with what helps it most here: the margin as reward, and playouts that do not waste a turn. */
export function lightRollouts(iterations: Iterations): Bot<Targi> {
  return ismcts<Targi, State>(targiSearch, {
    name: typeof iterations === 'number' ? `light-${iterations}` : 'light-timed',
    iterations,
    exploration: 0.7,
    reward: (s, seat) => 0.5 + 0.5 * Math.tanh(targiSearch.margin(s, seat) / 10),
    playout,
  });
}

/** Never ends a turn with something left to do, never throws a card away that can be laid. */
function playout(_s: State, moves: Uint16Array, count: number, rng: Rng): number {
  let lays = 0;
  let useful = 0;
  for (let i = 0; i < count; i++) {
    const code = moves[i];
    if (M.isLay(code)) lays++;
    else if (code !== M.END && M.kindOf(code) !== M.DISCARD) useful++;
  }
  const pool = lays > 0 ? lays : useful;
  if (pool === 0) return moves[below(rng, count)];
  let left = below(rng, pool);
  for (let i = 0; i < count; i++) {
    const code = moves[i];
    const counts = lays > 0 ? M.isLay(code) : code !== M.END && M.kindOf(code) !== M.DISCARD;
    if (counts && left-- === 0) return code;
  }
  return moves[0];
}
