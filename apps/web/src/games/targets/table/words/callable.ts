import type { DieId } from '@caravanserai/targets';
import type { Shown } from '../show/director.ts';
import type { Picture } from '../../client.ts';

/** Somebody could still call something (TT-27). That is so whether there is anything to call or not: nobody is told. */
function areCallsOpen({ pause, past, snapshot: { view } }: Shown): boolean {
  if (past !== undefined) return false;
  if (view.options.calls === 'forYou') return false;
  if (pause) return pause === 'calls';
  return view.phase.name === 'flick' || view.phase.name === 'keep';
}

/** A die of the last flick while calls are open: who looks into it must see for themselves what could be called with it. */
export function mayBeCalled(shown: Shown, die: DieId): boolean {
  if (!areCallsOpen(shown)) return false;
  if (shown.moment === 'resting' && !shown.pause) return true; // the snapshot is still the one before this flick
  const { shot } = shown.snapshot;
  return shot !== undefined && poseIn(shot.before, die) !== poseIn(shot.rest, die);
}

function poseIn({ dice }: Picture, die: DieId): string | undefined {
  return JSON.stringify(dice.find((each) => each.die === die)?.pose);
}
