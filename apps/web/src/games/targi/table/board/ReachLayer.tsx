import '../../styles/reach.css';
import type { View } from '@caravanserai/targi';
import { sayList } from '@caravanserai/texts/page';
import { useMemo } from 'react';
import { PiecePicture } from '../../art/pieces.tsx';
import type { PlaceId, Snapshot } from '../../client.ts';
import { placeOf } from '../../places.ts';
import { nearSeat, otherSeat } from '../players/seats.ts';
import { useT } from '../../useT.ts';
import { reachOf } from './reach.ts';

interface ReachLayerProps {
  readonly snapshot: Snapshot;
  readonly view: View;
}

/** Over the board: where the opponent's Targis may still stand, and how many of them each card of the centre takes. */
export function ReachLayer({ snapshot, view }: ReachLayerProps) {
  const t = useT();
  const seat = otherSeat(nearSeat(snapshot));
  const { open, cells } = useMemo(() => reachOf(view, seat), [view, seat]);
  const piece = <PiecePicture seat={seat} />;
  const reached = ([1, 2] as const).flatMap((count) => {
    const places = [...cells].flatMap(([cell, takes]) => (takes === count ? [String(cell)] : []));
    return places.length > 0 ? [t('board.reach.with', { count, places: sayList(t, 'and', places.toSorted()) })] : [];
  });
  return (
    <>
      <div className="reach" aria-hidden="true">
        {open.map((place) => (
          <span key={place} className="reach-stand" style={at(place)}>
            {piece}
          </span>
        ))}
        {[...cells].map(([cell, takes]) => (
          <span key={cell} className="reach-card" data-takes={takes} style={at(cell)}>
            <b>
              {piece}
              {takes}
            </b>
          </span>
        ))}
      </div>
      <p className="unseen" role="status">
        {reached.length > 0 ? reached.join(' ') : t('board.reach.nothing')}
      </p>
    </>
  );
}

function at(place: PlaceId) {
  const { column, row } = placeOf(place);
  return { gridArea: `${row + 1} / ${column + 1}` };
}
