import { memo } from 'react';
import type { PlaceId } from '../../client.ts';
import { placeOf } from '../../places.ts';

/**
 * The signs of the places where something can be done now. They lie over the board in one layer that breathes as a whole: one that
 * breathes at each place would have the browser lay all that is drawn after it into layers of its own, and paint those again and again.
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
