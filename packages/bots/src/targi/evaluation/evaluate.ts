import { quickRng } from '@caravanserai/contract';
import { type Move, targi, type View } from '@caravanserai/targi';
import { layout as L } from '@caravanserai/targi/search';
import { isBetweenTurns, newMemory } from '../ahead/rest.ts';
import { codeOf } from '../solver.ts';
import { spreadOf, winChance } from '../spread.ts';
import { valueBetween } from './between.ts';
import { dealsFor, putUnder } from './deals.ts';
import { type Depth, NORMAL } from './depth.ts';
import { valuePlacements } from './placement.ts';
import { compareValues, type Position, type Valued } from './position.ts';
import { valueTurn } from './turn.ts';
import { type Trace, type Why, whyOf } from './why.ts';
import { LAST_ROUND } from '../ahead/worth.ts';

/** A legal move and its value, from the side of the player to act. */
export interface Judged {
  readonly move: Move;
  /** The expected final margin in points; a whole number if it is certain. */
  readonly margin: number;
  /** From 0 to 1; a tie counts as half a win. */
  readonly winChance: number;
  /** Points lost against the best move. */
  readonly cost: number;
  /** Standard error of the cost; for the best move, of its margin. */
  readonly error: number;
  /** About as good as the best move: within two standard errors. */
  readonly isEqual: boolean;
  /** Reasons; undefined if all moves are about equal. */
  readonly why?: Why;
}

export interface Evaluation {
  /** Best first. */
  readonly options: readonly Judged[];
  /** Standard deviation of the final margin in points; 0 if the result is certain. */
  readonly spread: number;
}

export interface Question {
  readonly view: View;
  /** The legal moves. */
  readonly moves: readonly Move[];
  /** Moves to search even if they seem inferior. */
  readonly asked?: readonly Move[];
  readonly depth?: Depth;
  readonly seed?: string;
  readonly isLate?: () => boolean;
}

/** Equal requests have equal answers everywhere. */
export const SEED = 'evaluation';
const EQUAL = 2; // standard errors
const LEAST = 0.05; // points: smaller differences are not shown
const HARDLY = 0.15; // points: smaller differences have no reason that can be named
const TELLING = 0.25; // points

/**
 * The evaluation behind hints, the coach, the analysis and the story of a game. It uses only what the player sees. Yields the progress,
 * 0 to 1.
 */
export function* evaluate(question: Question): Generator<number, Evaluation> {
  const { view, moves, asked = [], depth = NORMAL, seed = SEED, isLate = () => false } = question;
  const s = targi.guess(view, quickRng(seed));
  const under = putUnder(s);
  const position: Position = {
    s,
    under,
    viewer: view.viewer,
    codes: moves.map(codeOf),
    asked: asked.map(codeOf),
    depth,
    seed,
    deals: dealsFor(s, view.viewer, seed, { count: depth.deals, under }),
    memory: newMemory(),
    isLate,
  };
  const searching = valuesOf(position);
  let step = searching.next();
  for (let done = 0; !step.done; step = searching.next()) {
    done = Math.max(done, step.value); // searches of the cards that may come begin at 0 again
    yield done;
  }
  yield 1;
  const values = step.value;
  const usual = spreadOf(view);
  const best = values.reduce((most, one) => (one.margin > most.margin ? one : most));
  const options = values.map((value, i): Judged & { readonly trace: Trace } => {
    const spread = value.isCertain ? 0 : usual;
    const cost = best.margin - value.margin;
    return {
      move: moves[i],
      margin: value.isCertain ? whole(value.margin) : value.margin,
      winChance: value.chance ?? winChance(value.margin, spread),
      cost: value.isCertain && best.isCertain ? whole(cost) : cost,
      error: value.error,
      isEqual: isEqual(cost, value, best),
      trace: value.trace,
    };
  });
  const order = options
    .map((_, i) => i)
    .toSorted((a, b) => compareValues(values[a], values[b]) || options[b].winChance - options[a].winChance);
  const ordered = order.map((i) => options[i]);
  return {
    options: explained(led(ordered), s[L.ROUND] >= LAST_ROUND),
    spread: best.isCertain ? 0 : usual,
  };
}

/** Without the negative zero. */
function whole(points: number): number {
  return Math.round(points) || 0;
}

function isEqual(cost: number, value: Valued, best: Valued): boolean {
  // with equal points, gold and goods decide the game
  if (value.isCertain && best.isCertain) return Math.sign(value.margin) === Math.sign(best.margin) && cost < LEAST;
  return cost < HARDLY || cost <= EQUAL * value.error;
}

/**
 * A discard or the end of the turn is not the first choice while something hardly worse can be done: it is best at last, and the order of
 * actions seldom matters.
 */
export function led<T extends Judged>(options: readonly T[]): readonly T[] {
  const [best] = options;
  const lead = options.find(({ move, cost }) => cost < HARDLY && move.type !== 'discard' && move.type !== 'end');
  if (!best || !lead || lead === best || (best.move.type !== 'discard' && best.move.type !== 'end')) return options;
  const others = options.filter((option) => option !== lead);
  const costs = [lead, ...others].map((option) => ({ ...option, cost: Math.max(0, option.cost - lead.cost) }));
  return costs.map((option) => (option.cost < HARDLY ? { ...option, isEqual: true } : option));
}

/**
 * Adds the reasons. The best move is compared with the best one that is clearly worse, by more than a trifle if there is one, the others with
 * the best move.
 */
function explained(options: readonly (Judged & { readonly trace: Trace })[], isLastRound: boolean): Judged[] {
  const [best] = options;
  const others = options.filter(({ isEqual: equal }) => !equal);
  const worse = others.find(({ cost }) => cost >= TELLING) ?? others[0];
  return options.map(({ trace, ...option }, i) => {
    const than = i === 0 ? worse : best;
    return than === undefined || (i > 0 && option.isEqual)
      ? option
      : { ...option, why: whyOf({ ...option, trace }, than, isLastRound) };
  });
}

function valuesOf(position: Position): Generator<number, Valued[]> {
  if (position.s[L.PHASE] === L.PHASE_PLACE) return valuePlacements(position);
  return isBetweenTurns(position.s) ? valueBetween(position) : valueTurn(position);
}
