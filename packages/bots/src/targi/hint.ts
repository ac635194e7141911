import { err, ok, quickRng, type Result, type Rng } from '@caravanserai/contract';
import { listMoves, MAX_MOVES, decodeMove, type Move, type Seat, targi, type View } from '@caravanserai/targi';
import { checkRequest } from '../thinking/parse.ts';
import { codeOf, type Effort } from './solver.ts';
import { spreadOf, winChance } from './spread.ts';
import { weigh } from './weigh.ts';
import { type Why, whyOf } from './why.ts';

/** One move and its reason in numbers, for the player to act. */
export interface HintOption {
  readonly move: Move;
  /** From 0 to 1; a shared game counts as half a win. */
  readonly winChance: number;
  /** The margin that the game is expected to end in, in points. */
  readonly margin: number;
  /** How many points it gives away against the best move. */
  readonly cost: number;
}

export interface Hint {
  readonly seat: Seat;
  /** Every legal move, the best first. */
  readonly options: readonly HintOption[];
  /** How far final margins lie from the expected one: a standard deviation in points, 0 when nothing is uncertain any more. */
  readonly spread: number;
  /** Why, for the first few options, in their order. */
  readonly why: readonly Why[];
}

const EXPLAINED = 3;

export type HintRefusal =
  | { readonly code: 'over' }
  | { readonly code: 'not-to-act'; readonly toAct: Seat }
  | { readonly code: 'impossible-view'; readonly detail: string };

/** Advice for the player whose view this is. It yields the share that is done; a view that no game leads to is refused. */
export function* hint(
  view: View,
  effort: Effort,
  rng: Rng,
  isLate?: () => boolean,
): Generator<number, Result<Hint, HintRefusal>> {
  const asked = movesOf(view);
  if (!asked.ok) return asked;
  const { seat, moves } = asked.value;
  const options = yield* weigh(view, moves, effort, rng, isLate);
  const spread = spreadOf(view);
  const ranked = options.toSorted((a, b) => b.margin - a.margin);
  const best = ranked[0].margin;
  const why: Why[] = [];
  for (const { move } of ranked.slice(0, EXPLAINED)) {
    why.push(whyOf(view, codeOf(move), quickRng('why')));
    yield 1;
  }
  return ok({
    seat,
    options: ranked.map(({ move, margin }) => ({
      move,
      winChance: winChance(margin, spread),
      margin,
      cost: best - margin,
    })),
    spread,
    why,
  });
}

interface Asked {
  readonly seat: Seat;
  readonly moves: readonly Move[];
}

/** What the player to act may do follows from what that player sees: any world that the view allows tells it. */
function movesOf(view: View): Result<Asked, HintRefusal> {
  try {
    const { pending, viewer } = view;
    if (pending.phase === 'over') return err({ code: 'over' });
    if (pending.seat !== viewer) return err({ code: 'not-to-act', toAct: pending.seat });
    const buffer = new Uint16Array(MAX_MOVES);
    const count = listMoves(targi.guess(view, quickRng('')), buffer);
    const moves = Array.from(buffer.subarray(0, count), decodeMove);
    const detail = checkRequest({ view, moves, level: 'merchant', seed: '', mode: { kind: 'nodes' } });
    return detail === undefined ? ok({ seat: viewer, moves }) : err({ code: 'impossible-view', detail });
  } catch (error) {
    return err({ code: 'impossible-view', detail: String(error) }); // it is not even shaped like a view
  }
}
