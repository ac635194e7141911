import { useSignal } from '../../../../app/signals/useSignal.ts';
import type { Stage } from '../../stage/stage.ts';
import { Pinned } from '../signs/Pinned.tsx';
import { marksShown, shotMarks } from './shots.ts';

/** End points of the practice shots: filled on a disc, hollow beside. */
export function ShotMap({ stage }: { readonly stage: Stage }) {
  const marks = useSignal(shotMarks);
  const isShown = useSignal(marksShown);
  if (!isShown) return undefined;
  return marks.map(({ xUm, zUm, isHit }, i) => (
    <Pinned key={`${i} ${xUm} ${zUm}`} stage={stage} anchor={{ xUm, yUm: 0, zUm }} className="shot-mark">
      <i data-hit={isHit ? '' : undefined} />
    </Pinned>
  ));
}
