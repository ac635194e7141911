import type { DieId } from '@caravanserai/targets';
import type { Shown } from '../show/director.ts';
import type { Picture } from '../../client.ts';

/** Whether calls are still open (TT-27). Independent of whether there is anything to call, which must stay secret. */
function areCallsOpen({ pause, past, snapshot: { view } }: Shown): boolean {
  if (past !== undefined) return false;
  if (view.options.calls === 'forYou') return false;
  if (pause) return pause === 'calls';
  return view.phase.name === 'flick' || view.phase.name === 'keep';
}

/** A die of the last flick while calls are open: the explanation must not reveal what could be called with it. */
export function mayBeCalled(shown: Shown, die: DieId): boolean {
  if (!areCallsOpen(shown)) return false;
  if (shown.moment === 'resting' && !shown.pause) return true; // the snapshot still precedes this flick
  const { shot } = shown.snapshot;
  return shot !== undefined && poseIn(shot.before, die) !== poseIn(shot.rest, die);
}

function poseIn({ dice }: Picture, die: DieId): string | undefined {
  return JSON.stringify(dice.find((each) => each.die === die)?.pose);
}
