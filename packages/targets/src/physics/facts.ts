import { type DieFact, faceUp, footprint, isFlatOnTable, type Pose, type Scene, type Where } from '../geometry.ts';
import { isAtRest, type Track } from './track.ts';
import { puckUnder } from './tower.ts';

/** From whole numbers only, so that anybody can work it out again from the poses. */
export function factOf(track: Track, pose: Pose, moved: boolean, scene: Scene): DieFact {
  const where = whereIs(track, pose, scene);
  const isReadable = where === 'tower' || where === 'table';
  const face = isReadable ? faceUp(pose) : undefined;
  return {
    die: track.body.die,
    where,
    ...(face === undefined ? {} : { face }),
    isFlat: where === 'table' && isFlatOnTable(pose),
    moved,
    rolled: track.rolled,
    footprint: footprint(pose),
  };
}

function whereIs(track: Track, pose: Pose, { pucks }: Scene): Where {
  if (track.isOff) return 'off';
  if (!isAtRest(track)) return 'unsettled';
  const before = puckUnder(track.body.pose, pucks);
  return before !== undefined && puckUnder(pose, pucks) === before ? 'tower' : 'table';
}
