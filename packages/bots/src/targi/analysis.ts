import { assert, at } from '@caravanserai/contract';
import { encodeMove, type Move, type Replayed, type Seat, SEATS, targi, type View } from '@caravanserai/targi';
import { type Depth, NORMAL, THOROUGH } from './evaluation/depth.ts';
import { evaluate, type Judged } from './evaluation/evaluate.ts';
import type { Why } from './evaluation/why.ts';

/** One move of a game, evaluated with the information its player had. Margins and chances are blue's. */
export interface JudgedMove {
  readonly n: number; // from 1
  readonly round: number;
  readonly seat: Seat;
  readonly move: Move;
  /** Expected after the move. */
  readonly margin: number;
  readonly winChance: number;
  /** Points lost against the best move; 0 if the move is about as good. */
  readonly lost: number;
  /** The best move, if it was better. */
  readonly better?: { readonly move: Move; readonly margin: number; readonly winChance: number };
  /** Why the move is worse than the best one. */
  readonly why?: Why;
}

export interface Analysis {
  readonly moves: readonly JudgedMove[];
  /** The costliest moves, the worst first. */
  readonly turningPoints: Readonly<Record<Seat, readonly JudgedMove[]>>;
  /** Points lost in the whole game. */
  readonly lost: Readonly<Record<Seat, number>>;
}

/** Points from which a loss is called a mistake. Below that a deeper search often finds half a point or less. */
export const MISTAKE = 0.65;
export const APPARENT = 0.5; // points from which a move is evaluated again
const MOST_POINTS = 3; // per side
const SECOND_SEEDS = ['second', 'third'];
const RIVALS = 3; // best moves that are evaluated again together with an apparent mistake

/** The depths of the two evaluations of a move. */
export interface Scrutiny {
  readonly first: Depth;
  readonly second: Depth;
}

export const SCRUTINY: Scrutiny = { first: NORMAL, second: THOROUGH };

interface Judgement {
  readonly made: Judged;
  readonly best: Judged;
  readonly lost: number;
}

/** Yields the progress, 0 to 1. */
export function* analyse(game: Replayed, scrutiny = SCRUTINY): Generator<number, Analysis> {
  return analysisOf(yield* judgeMoves(game, { from: 0, to: game.steps.length }, scrutiny));
}

/** A part of the moves of a game, by index. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

/** Evaluates a part of a game, so that the first results can be shown while the rest is evaluated. Yields the progress, 0 to 1. */
export function* judgeMoves(game: Replayed, { from, to }: Range, scrutiny = SCRUTINY): Generator<number, JudgedMove[]> {
  const moves: JudgedMove[] = [];
  let before = from === 0 ? game.start : at(game.steps, from - 1).state;
  for (const [i, { seat, move, state }] of [...game.steps.entries()].slice(from, to)) {
    const view = targi.view(before, seat);
    assert(targi.moves.kind === 'listed', 'Targi lists its moves');
    const judging = judgeMove(view, targi.moves.list(before, seat), move, scrutiny);
    let step = judging.next();
    for (; !step.done; step = judging.next()) yield (i - from + step.value) / (to - from);
    const { made, best, lost } = step.value;
    const isBlue = seat === 'blue';
    const told = ({ margin, winChance }: Judged) =>
      isBlue ? { margin, winChance } : { margin: -margin, winChance: 1 - winChance };
    const judged = { n: i + 1, round: view.round, seat, move, ...told(made), lost };
    const better = { move: best.move, ...told(best) };
    moves.push(lost > 0 ? { ...judged, better, ...(made.why && { why: made.why }) } : judged);
    before = state;
  }
  return moves;
}

export function analysisOf(moves: readonly JudgedMove[]): Analysis {
  const [blue, white] = SEATS.map((seat) => moves.filter((move) => move.seat === seat));
  return {
    moves,
    turningPoints: { blue: costliest(blue), white: costliest(white) },
    lost: { blue: sumOf(blue), white: sumOf(white) },
  };
}

/**
 * The first evaluation is that of a hint. Because the best of many estimates is biased, an apparent mistake is evaluated again beside the
 * best moves, more deeply, twice and in other deals. The smaller loss counts. Yields the progress, 0 to 1.
 */
export function* judgeMove(
  view: View,
  legal: readonly Move[],
  move: Move,
  { first, second }: Scrutiny,
): Generator<number, Judgement> {
  const { options } = yield* evaluate({ view, moves: legal, asked: [move], depth: first });
  const seemed = judgement(options, move);
  if (seemed.lost < APPARENT) return seemed;
  const rivals = options.filter((option) => option !== seemed.made).slice(0, RIVALS);
  const moves = [seemed.made, ...rivals].map((option) => option.move);
  let least: Judgement | undefined;
  for (const seed of SECOND_SEEDS) {
    const again = evaluate({ view, moves, asked: moves, depth: second, seed });
    let step = again.next();
    for (; !step.done; step = again.next()) yield 1;
    const judged = judgement(step.value.options, move);
    if (!least || judged.lost < least.lost) least = judged;
    if (least.lost < MISTAKE) break;
  }
  return least ?? seemed;
}

function judgement(options: readonly Judged[], move: Move): Judgement {
  const code = encodeMove(move);
  const made = options.find((option) => encodeMove(option.move) === code);
  const [best] = options;
  assert(made !== undefined && best !== undefined, 'every legal move is evaluated');
  return { made, best, lost: made.isEqual ? 0 : made.cost };
}

function costliest(moves: readonly JudgedMove[]): JudgedMove[] {
  return moves
    .filter(({ lost }) => lost >= MISTAKE)
    .toSorted((a, b) => b.lost - a.lost)
    .slice(0, MOST_POINTS);
}

function sumOf(moves: readonly JudgedMove[]): number {
  return moves.reduce((sum, { lost }) => sum + lost, 0);
}
