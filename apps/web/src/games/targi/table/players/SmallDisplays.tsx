import type { PlayerView, View } from '@caravanserai/targi';
import type { Seat } from '@caravanserai/targi/cards';
import type { Who } from '@caravanserai/texts/page';
import { memo } from 'react';
import { Picture } from '../../../../app/art/Picture.tsx';
import { PiecePicture, TargiPiece } from '../../art/pieces.tsx';
import { CardBack, CardFace } from '../board/faces.tsx';
import { useTableActions } from '../tableState.tsx';
import type { Snapshot } from '../../client.ts';
import { CardsPlayed } from './CardsPlayed.tsx';
import { TARGIS } from './Camp.tsx';
import { playerIn } from './seats.ts';
import { useT } from '../../useT.ts';

const SLOTS = [0, 1, 2, 3] as const;

interface SmallDisplayProps extends Pick<PlayerView, 'display' | 'hand' | 'targisLeft'> {
  readonly seat: Seat;
  readonly which: 'own' | 'other';
  readonly name: Who;
}

const SmallDisplay = memo(function SmallDisplay({ seat, which, name, display, hand, targisLeft }: SmallDisplayProps) {
  const t = useT();
  const { openPanel } = useTableActions();
  return (
    <button
      type="button"
      className={`glance glance-${which}`}
      aria-label={t('board.display.open', { name })}
      onClick={() => openPanel({ kind: 'display', seat: which })}
    >
      <CardsPlayed display={display} />
      <span className="glance-owner">
        <PiecePicture seat={seat} />
      </span>
      <span className="glance-rows">
        {display.map((row, index) => (
          <span key={index} className="glance-row">
            {SLOTS.map((slot) => {
              const card = row[slot];
              return (
                <span key={slot} className="glance-slot">
                  {card && <CardFace id={card} isLaid />}
                </span>
              );
            })}
          </span>
        ))}
      </span>
      <span className="glance-row">
        <span className="glance-hand">
          {hand.kind === 'open' && <CardFace id={hand.card} />}
          {hand.kind === 'hidden' && <CardBack kind="tribe" />}
        </span>
        {TARGIS.map((each) => (
          <span key={each} className="glance-targi">
            <Picture className={each > targisLeft ? 'camp-away' : ''}>
              <TargiPiece seat={seat} />
            </Picture>
          </span>
        ))}
      </span>
    </button>
  );
});

interface SmallDisplaysProps {
  readonly own: Seat;
  readonly other: Seat;
  readonly view: View;
  readonly snapshot: Snapshot;
}

/** Small versions of both displays and hands, where a phone has room for them; a tap enlarges them. Hidden while something is inspected. */
export function SmallDisplays({ own, other, view, snapshot }: SmallDisplaysProps) {
  const t = useT();
  const sides = [
    ['own', own],
    ['other', other],
  ] as const;
  return (
    <div className="glances">
      {sides.map(([which, seat]) => {
        const { display, hand, targisLeft } = view[seat];
        const name = playerIn(t, snapshot, seat);
        return <SmallDisplay key={which} {...{ seat, which, name, display, hand, targisLeft }} />;
      })}
    </div>
  );
}
