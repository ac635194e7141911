import { useSyncExternalStore } from 'react';
import type { Stage } from '../../stage/stage.ts';
import { Pinned } from '../signs/Pinned.tsx';
import { marksShown, shotMarks, subscribeMarks } from './shots.ts';

/** Where the shots of practice ended: full on a disc, hollow beside. */
export function ShotMap({ stage }: { readonly stage: Stage }) {
  const marks = useSyncExternalStore(subscribeMarks, shotMarks);
  const isShown = useSyncExternalStore(subscribeMarks, marksShown);
  if (!isShown) return undefined;
  return marks.map(({ xUm, zUm, isHit }, i) => (
    <Pinned key={`${i} ${xUm} ${zUm}`} stage={stage} anchor={{ xUm, yUm: 0, zUm }} className="shot-mark">
      <i data-hit={isHit ? '' : undefined} />
    </Pinned>
  ));
}
