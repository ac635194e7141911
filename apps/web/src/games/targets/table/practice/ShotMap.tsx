import { useCell } from '../../../../app/cells/useCell.ts';
import type { Stage } from '../../stage/stage.ts';
import { Pinned } from '../signs/Pinned.tsx';
import { marksShown, shotMarks } from './shots.ts';

/** Where the shots of practice ended: full on a disc, hollow beside. */
export function ShotMap({ stage }: { readonly stage: Stage }) {
  const marks = useCell(shotMarks);
  const isShown = useCell(marksShown);
  if (!isShown) return undefined;
  return marks.map(({ xUm, zUm, isHit }, i) => (
    <Pinned key={`${i} ${xUm} ${zUm}`} stage={stage} anchor={{ xUm, yUm: 0, zUm }} className="shot-mark">
      <i data-hit={isHit ? '' : undefined} />
    </Pinned>
  ));
}
