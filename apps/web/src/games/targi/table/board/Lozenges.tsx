import { memo } from 'react';
import type { PlaceId } from '../../client.ts';
import { placeOf } from '../../places.ts';

/**
 * Signs on the places where an action is possible. They are one layer over the board that pulses as a whole. If every place pulsed by itself, the
 * browser would put everything painted after it into layers of its own and repaint them constantly.
 */
export const Lozenges = memo(function Lozenges({ places }: { readonly places: readonly PlaceId[] }) {
  if (places.length === 0) return undefined;
  return (
    <div className="lozenges" aria-hidden="true">
      {places.map((place) => {
        const { column, row } = placeOf(place);
        return <span key={place} className="lozenge" style={{ gridArea: `${row + 1} / ${column + 1}` }} />;
      })}
    </div>
  );
});
