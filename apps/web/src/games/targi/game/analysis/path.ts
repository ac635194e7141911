import { assert, known } from '@caravanserai/contract';
import { type Move, playWith, type Start, startOf, type State, type Step, targi } from '@caravanserai/targi';
import { type Analysis, type Cursor, pathOf, type Ply } from './tree.ts';

const starts = new WeakMap<Start, State>();
const played = new WeakMap<Ply, { readonly before: State; readonly step: Step }>();

export function startState(start: Start): State {
  const state = starts.get(start) ?? startOf(start);
  starts.set(start, state);
  return state;
}

/** The moves up to a moment, played. The same moment gives the same steps and states. */
export function stepsTo(analysis: Analysis, { line, at }: Cursor): readonly Step[] {
  let state = startState(analysis.start);
  return pathOf(analysis, line)
    .slice(0, at)
    .map((ply) => {
      const step = stepOf(state, ply);
      state = step.state;
      return step;
    });
}

function stepOf(before: State, ply: Ply): Step {
  const last = played.get(ply);
  if (last?.before === before) return last.step;
  const seat = known(targi.toAct(before)[0]);
  const { move, chosen } = ply;
  const result = playWith(before, seat, move, chosen);
  assert(result.ok, 'each ply of a tree was played when it was added');
  const step = { seat, move, ...result.value };
  played.set(ply, { before, step });
  return step;
}

export function legalMovesIn(state: State): readonly Move[] {
  assert(targi.moves.kind === 'listed', 'Targi lists its moves');
  const [seat] = targi.toAct(state);
  return seat ? targi.moves.list(state, seat) : [];
}
