import { assert, type Rng } from '@caravanserai/contract';
import { encodeMove, type Move, type Replayed, type Seat, SEATS, targi } from '@caravanserai/targi';
import type { Effort } from './solver.ts';
import { spreadOf, winChance } from './spread.ts';
import { weigh } from './weigh.ts';

/** One move of a game that was played, judged by what its player could know. Margins and chances are blue's. */
export interface JudgedMove {
  readonly n: number; // from 1
  readonly round: number;
  readonly seat: Seat;
  readonly move: Move;
  /** What was expected after it. */
  readonly margin: number;
  readonly winChance: number;
  /** How many points it gave away; 0 for the best. */
  readonly lost: number;
  /** What would have been better, if anything. */
  readonly better?: { readonly move: Move; readonly margin: number; readonly winChance: number };
}

export interface Analysis {
  readonly moves: readonly JudgedMove[];
  /** The moves that gave away most, the costliest first. */
  readonly turningPoints: Readonly<Record<Seat, readonly JudgedMove[]>>;
  /** Points given away in the whole game. */
  readonly lost: Readonly<Record<Seat, number>>;
}

const WORTH_TELLING = 0.5; // points; below that another deal of the unknown cards might say otherwise
const MOST_POINTS = 3; // a side

/** It yields the share that is done. */
export function* analyse(game: Replayed, effort: Effort, rng: Rng): Generator<number, Analysis> {
  const moves: JudgedMove[] = [];
  let before = game.start;
  for (const [i, { seat, move, state }] of game.steps.entries()) {
    const view = targi.view(before, seat);
    assert(targi.moves.kind === 'listed', 'Targi lists its moves');
    const legal = targi.moves.list(before, seat);
    const options = weigh(view, legal, effort, rng);
    let step = options.next();
    for (; !step.done; step = options.next()) yield (i + step.value) / game.steps.length;
    const code = encodeMove(move);
    const made = step.value.find((option) => encodeMove(option.move) === code);
    assert(made !== undefined, 'every legal move is weighed');
    const best = step.value.reduce((most, option) => (option.margin > most.margin ? option : most));
    const spread = spreadOf(view);
    const side = seat === 'blue' ? 1 : -1;
    const told = (margin: number) => ({ margin: side * margin, winChance: winChance(side * margin, spread) });
    const lost = best.margin - made.margin;
    const judged = { n: i + 1, round: view.round, seat, move, ...told(made.margin), lost };
    moves.push(lost > 0 ? { ...judged, better: { move: best.move, ...told(best.margin) } } : judged);
    before = state;
  }
  const [blue, white] = SEATS.map((seat) => moves.filter((move) => move.seat === seat));
  return {
    moves,
    turningPoints: { blue: costliest(blue), white: costliest(white) },
    lost: { blue: sumOf(blue), white: sumOf(white) },
  };
}

function costliest(moves: readonly JudgedMove[]): JudgedMove[] {
  return moves
    .filter(({ lost }) => lost >= WORTH_TELLING)
    .toSorted((a, b) => b.lost - a.lost)
    .slice(0, MOST_POINTS);
}

function sumOf(moves: readonly JudgedMove[]): number {
  return moves.reduce((sum, { lost }) => sum + lost, 0);
}
