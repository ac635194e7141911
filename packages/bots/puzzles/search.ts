import { at, quickRng, shuffle } from '@caravanserai/contract';
import { makeMove, type Seat, targi } from '@caravanserai/targi';
import { levelBot, type LevelName } from '../src/targi/levels.ts';
import { type Choice } from '../src/targi/puzzles/choices.ts';
import { type Found, type Gate, judgePuzzle } from '../src/targi/puzzles/gates.ts';
import type { Puzzle } from '../src/targi/puzzles/puzzle.ts';
import { type Situation, situationOf } from '../test/games.ts';

/** The puzzles of one game, and how many placements each gate rejected. */
export interface GameSearch {
  readonly game: number;
  readonly placements: number; // judged
  readonly rejected: Readonly<Record<Gate, number>>;
  readonly puzzles: readonly Omit<Puzzle, 'id'>[];
  readonly cpuMs: number;
}

const PLAYERS: readonly LevelName[] = ['saltCarrier', 'guide', 'merchant', 'amenokal']; // the others play oddly, or slowly
const LEAST_MOVES = 4;
const ENOUGH = 5; // puzzles of a game; three are stored

interface Placement extends Situation {
  readonly n: number;
}

/** Plays a game between two levels and judges its placements. */
export function searchGame(game: number): GameSearch {
  const start = process.threadCpuUsage();
  const levels = levelsOf(game);
  const rejected = { candidate: 0, unique: 0, engineOnly: 0 };
  const puzzles: Omit<Puzzle, 'id'>[] = [];
  let placements = 0;
  for (const placement of placementsOf(game, levels)) {
    if (puzzles.length === ENOUGH) break;
    placements++;
    const judged = judgePuzzle(placement);
    if (typeof judged === 'string') rejected[judged]++;
    else puzzles.push(puzzleOf(placement, judged, { game, ...levels, n: placement.n }));
  }
  const { user, system } = process.threadCpuUsage(start);
  return { game, placements, rejected, puzzles, cpuMs: (user + system) / 1000 };
}

/** All pairs come up. */
function levelsOf(game: number): Readonly<Record<Seat, LevelName>> {
  const blue = game % PLAYERS.length;
  const white = (blue + 1 + Math.floor(game / PLAYERS.length)) % PLAYERS.length;
  return { blue: at(PLAYERS, blue), white: at(PLAYERS, white) };
}

/** In an order by chance, so that the puzzles of a game come from different rounds. */
function placementsOf(game: number, levels: Readonly<Record<Seat, LevelName>>): Placement[] {
  const seed = `puzzles ${game}`;
  const found: Placement[] = [];
  let state = targi.init(targi.defaultOptions, seed);
  for (let n = 1, one = situationOf(state); one; n++, one = situationOf(state)) {
    if (one.view.pending.phase === 'place' && one.moves.length >= LEAST_MOVES) found.push({ ...one, n });
    const move = levelBot(levels[one.seat]).choose(one.view, one.moves, quickRng(`${seed} ${n}`));
    const played = targi.play(state, one.seat, move);
    if (!played.ok) throw new Error(`game ${game}, move ${n} is refused`);
    state = played.value.state;
  }
  const order = found.map((_, i) => i);
  shuffle(order, quickRng(`${seed} order`));
  return order.map((i) => at(found, i));
}

function puzzleOf({ view }: Placement, found: Found, source: Puzzle['source']): Omit<Puzzle, 'id'> {
  const [best] = found.choices;
  return {
    view,
    theme: found.theme,
    costs: costsOf(found.choices),
    margin: round(best.margin, 2),
    winChance: round(best.winChance, 3),
    why: found.why,
    found: found.found,
    source,
  };
}

function costsOf(choices: readonly Choice[]): Record<string, number> {
  const most = choices[0].margin;
  const costs = choices.flatMap(({ moves, margin }) =>
    moves.map((move) => [makeMove(move), round(most - margin, 2)] as const),
  );
  return Object.fromEntries(costs);
}

function round(value: number, digits: number): number {
  return Number(value.toFixed(digits)) || 0;
}
