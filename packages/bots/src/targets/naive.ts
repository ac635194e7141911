import { assert, type Rng } from '@caravanserai/contract';
import { guess, sampleMove, toAct, type View } from '@caravanserai/targets';
import { type Decision, finish, type TargetsBot } from './bot.ts';

const LATER_MS = 3000;

/** A baseline: flicks roughly at random targets without simulation, and calls or passes at random. */
export const naive: TargetsBot = { name: 'naive', react, think, decide };

function react(view: View, rng: Rng): Decision | undefined {
  const decision = decide(view, rng);
  return decision && 'atMs' in decision.move ? decision : undefined;
}

function decide(view: View, rng: Rng): Decision | undefined {
  return finish(think(view, rng));
}

function* think(view: View, rng: Rng): Generator<number, Decision | undefined> {
  const { viewer: seat } = view;
  assert(seat !== 'spectator', 'who decides has a seat');
  const s = guess(view, rng);
  if (!toAct(s).includes(seat)) return undefined;
  const move = sampleMove(s, seat, rng);
  yield 1;
  return { move, afterMs: 'atMs' in move ? move.atMs : s.calls.lastMs + LATER_MS };
}
