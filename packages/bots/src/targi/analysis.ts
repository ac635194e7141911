import { assert, type Rng } from '@caravanserai/contract';
import { encodeMove, type Move, type Replayed, type Seat, SEATS, targi, type View } from '@caravanserai/targi';
import type { Effort, Option } from './solver.ts';
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
const RIVALS = 3; // moves that seemed best, when a move that seems to give something away is looked at again

/** What goes into every move, and what into those that seem to give something away. */
export interface Scrutiny {
  readonly first: Effort;
  readonly second?: Effort;
}

interface Judgement {
  readonly made: Option;
  readonly best: Option;
  readonly lost: number;
}

/** It yields the share that is done. */
export function* analyse(game: Replayed, scrutiny: Scrutiny, rng: Rng): Generator<number, Analysis> {
  const moves: JudgedMove[] = [];
  let before = game.start;
  for (const [i, { seat, move, state }] of game.steps.entries()) {
    const view = targi.view(before, seat);
    assert(targi.moves.kind === 'listed', 'Targi lists its moves');
    const legal = targi.moves.list(before, seat);
    const judging = judgeMove(view, legal, move, scrutiny, rng);
    let step = judging.next();
    for (; !step.done; step = judging.next()) yield (i + step.value) / game.steps.length;
    const { made, best, lost } = step.value;
    const spread = spreadOf(view);
    const side = seat === 'blue' ? 1 : -1;
    const told = (margin: number) => ({ margin: side * margin, winChance: winChance(side * margin, spread) });
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

/**
 * The best of many guesses is often the luckiest one. So nobody is told of a mistake before those that seemed best have been looked at
 * again, with more deals; that look is the one that counts. It yields the share that is done.
 */
export function* judgeMove(
  view: View,
  legal: readonly Move[],
  move: Move,
  { first, second }: Scrutiny,
  rng: Rng,
): Generator<number, Judgement> {
  const options = yield* weigh(view, legal, first, rng);
  const seemed = judgement(options, move);
  if (!second || seemed.lost < WORTH_TELLING) return seemed;
  const rivals = options.filter((option) => option !== seemed.made).toSorted((a, b) => b.margin - a.margin);
  const some = [seemed.made, ...rivals.slice(0, RIVALS)].map((option) => option.move);
  const again = weigh(view, some, second, rng);
  let step = again.next();
  for (; !step.done; step = again.next()) yield 1;
  return judgement(step.value, move);
}

function judgement(options: readonly Option[], move: Move): Judgement {
  const code = encodeMove(move);
  const made = options.find((option) => encodeMove(option.move) === code);
  assert(made !== undefined, 'every legal move is weighed');
  const best = options.reduce((most, option) => (option.margin > most.margin ? option : most));
  return { made, best, lost: best.margin - made.margin };
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
