import { at, quickRng } from '@caravanserai/contract';
import { type Move, targi, type View } from '@caravanserai/targi';
import { isTurnOver } from '@caravanserai/targi/search';
import { evaluate, SEED } from './evaluation/evaluate.ts';
import { movesOf } from './hint.ts';

/** This move and the best ones after it, by the same evaluation, until the turn ends or something is revealed. Yields the progress of each move. */
export function* expectedTurn(view: View, first: Move): Generator<number, readonly Move[]> {
  const { viewer } = view;
  const moves = [first];
  let state = targi.guess(view, quickRng(SEED));
  if (viewer === 'spectator') return moves;
  while (true) {
    const played = targi.play(state, viewer, at(moves, moves.length - 1));
    if (!played.ok || played.value.events.some(({ reveals }) => reveals)) return moves;
    if (isTurnOver(state, played.value.state)) return moves;
    state = played.value.state;
    const next = targi.view(state, viewer);
    const { options } = yield* evaluate({ view: next, moves: movesOf(next) });
    moves.push(at(options, 0).move);
  }
}
