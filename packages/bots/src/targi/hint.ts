import { err, ok, quickRng, type Result } from '@caravanserai/contract';
import { decodeMove, type Move, type Seat, targi, type View } from '@caravanserai/targi';
import type { Depth } from './evaluation/depth.ts';
import { evaluate, type Evaluation } from './evaluation/evaluate.ts';
import { codesOf } from './evaluation/position.ts';

/** Advice for the player to act: all legal moves, best first, with the reasons. */
export interface Hint extends Evaluation {
  readonly seat: Seat;
}

export type HintRefusal = { readonly code: 'over' } | { readonly code: 'not-to-act'; readonly toAct: Seat };

/** When `isLate` returns true, gives the advice found so far. Fast machines finish earlier. Yields the progress, 0 to 1. */
export function* advise(
  view: View,
  { isLate, depth }: { readonly isLate?: () => boolean; readonly depth?: Depth } = {},
): Generator<number, Result<Hint, HintRefusal>> {
  const { pending, viewer } = view;
  if (pending.phase === 'over') return err({ code: 'over' });
  if (pending.seat !== viewer) return err({ code: 'not-to-act', toAct: pending.seat });
  const evaluation = yield* evaluate({
    view,
    moves: movesOf(view),
    ...(isLate && { isLate }),
    ...(depth && { depth }),
  });
  return ok({ seat: viewer, ...evaluation });
}

/** Legal moves depend only on the view, so any state consistent with it gives the same list. */
export function movesOf(view: View): readonly Move[] {
  return codesOf(targi.guess(view, quickRng(''))).map(decodeMove);
}
