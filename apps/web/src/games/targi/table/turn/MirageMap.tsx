import type { Cell, CentreCard, Move, View } from '@caravanserai/targi';
import { cardName } from '@caravanserai/texts/page';
import { useState } from 'react';
import { Picture } from '../../../../app/art/Picture.tsx';
import { TribeMarker } from '../../art/pieces.tsx';
import { mirageChoices } from './choices.ts';
import { CardBack, CardFace } from '../board/faces.tsx';
import { type TargiT, useT } from '../../useT.ts';

interface MirageMapProps {
  readonly moves: readonly Move[];
  readonly view: View;
  readonly onAct: (move: Move) => void;
}

/** The centre in small: choose the marker, then where it goes. */
export function MirageMap({ moves, view, onAct }: MirageMapProps) {
  const t = useT();
  const choices = mirageChoices(moves);
  const [from, setFrom] = useState<Cell | undefined>(() => [...choices.keys()][0]);
  const targets = from ? (choices.get(from) ?? []) : [];
  return (
    <div className="mirage">
      <p>{t(choices.size > 1 ? 'play.mirage.whichMarker' : 'play.mirage.where')}</p>
      <ul className="mirage-map">
        {view.centre.map((place) => (
          <li key={place.cell}>
            <MapCell
              place={place}
              isFrom={place.cell === from}
              canLeave={choices.has(place.cell)}
              isTarget={targets.includes(place.cell)}
              onLift={() => setFrom(place.cell)}
              onSet={() => from && onAct({ type: 'mirage', from, to: place.cell })}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface MapCellProps {
  readonly place: CentreCard;
  readonly isFrom: boolean;
  readonly canLeave: boolean;
  readonly isTarget: boolean;
  readonly onLift: () => void;
  readonly onSet: () => void;
}

function MapCell({ place, isFrom, canLeave, isTarget, onLift, onSet }: MapCellProps) {
  const t = useT();
  const face = (
    <>
      {place.card === 'hidden' ? <CardBack kind={place.kind} /> : <CardFace id={place.card} />}
      {place.marker && (
        <Picture className="mirage-marker">
          <TribeMarker seat={place.marker} />
        </Picture>
      )}
      <span className="mirage-cell" aria-hidden="true">
        {place.cell}
      </span>
    </>
  );
  const values = { cell: place.cell, card: nameOf(t, place) };
  if (canLeave) {
    return (
      <button type="button" aria-pressed={isFrom} aria-label={t('play.mirage.from', values)} onClick={onLift}>
        {face}
      </button>
    );
  }
  return (
    <button type="button" disabled={!isTarget} aria-label={t('play.mirage.to', values)} onClick={onSet}>
      {face}
    </button>
  );
}

function nameOf(t: TargiT, { card }: CentreCard): string {
  return card === 'hidden' ? t('targi.card.hidden') : cardName(t, card);
}
