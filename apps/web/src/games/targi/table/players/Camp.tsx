import type { Seat } from '@caravanserai/targi/cards';
import { memo } from 'react';
import { Picture } from '../../../../app/art/Picture.tsx';
import { TargiPiece } from '../../art/pieces.tsx';
import { anchor } from '../motion/anchors.ts';
import { useT } from '../../useT.ts';

/** TG-1 */
export const TARGIS = [1, 2, 3] as const;

interface CampProps {
  readonly seat: Seat;
  readonly left: number;
}

/** The Targis that the player has yet to place this round, and empty places for the others. */
export const Camp = memo(function Camp({ seat, left }: CampProps) {
  const t = useT();
  const words = t('board.player.targisLeft', { count: left });
  return (
    <p className="camp" title={words} {...anchor.camp(seat)}>
      {TARGIS.map((each) => (
        <Picture key={each} className={each > left ? 'camp-away' : ''}>
          <TargiPiece seat={seat} />
        </Picture>
      ))}
      <span className="unseen">{words}</span>
    </p>
  );
});
