import { type DieFact, faceUp, footprint, isFlatOnTable, type Pose, type Puck, type Where } from '../geometry.ts';
import { isAtRest, type Track } from './track.ts';
import { puckUnder } from './tower.ts';

/** Uses only integer poses, so that the facts can be recomputed from them. */
export function factOf(
  track: Track,
  pose: Pose,
  moved: boolean,
  pucksBefore: readonly Puck[],
  pucksAfter: readonly Puck[],
): DieFact {
  const where = whereIs(track, pose, pucksBefore, pucksAfter);
  const isReadable = where === 'tower' || where === 'table';
  const face = isReadable ? faceUp(pose) : undefined;
  return {
    die: track.body.die,
    where,
    ...(face === undefined ? {} : { face }),
    isFlat: where === 'table' && isFlatOnTable(pose),
    moved,
    rolled: track.rolled,
    ...(track.sinceFrame === undefined ? {} : { sinceFrame: track.sinceFrame }),
    footprint: footprint(pose),
  };
}

/** A die still on its original puck is in its tower, even if both were pushed. */
function whereIs(track: Track, pose: Pose, pucksBefore: readonly Puck[], pucksAfter: readonly Puck[]): Where {
  if (track.isOff) return 'off';
  if (!isAtRest(track)) return 'unsettled';
  const before = puckUnder(track.body.pose, pucksBefore)?.seat;
  return before !== undefined && puckUnder(pose, pucksAfter)?.seat === before ? 'tower' : 'table';
}
