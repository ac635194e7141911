import type { BorderNumber, Cell, View } from '@caravanserai/targi';
import type { Seat } from '@caravanserai/targi/cards';
import { acrossFrom, isBorder, isCornerPlace, isOnLine, nameAt, type Place, placeOf, SQUARE } from '../../places.ts';
import type { PlaceId, Snapshot } from '../../client.ts';

/** A thread across the board: from a Targi to the card that faces it. */
export interface Thread {
  readonly from: Place;
  readonly to: Place;
  readonly seat: Seat;
  /** Would be there: nothing stands at its start yet. */
  readonly isWish: boolean;
}

/** What shines on the board, and why. */
export interface Lights {
  readonly threads: readonly Thread[];
  readonly line: ReadonlySet<PlaceId>;
  readonly crossings: ReadonlyMap<Cell, 'new' | 'held'>;
  readonly closes: BorderNumber | undefined;
}

const ALL: readonly PlaceId[] = SQUARE.flat();

function threadFrom(at: BorderNumber, seat: Seat, isWish: boolean): Thread {
  const from = placeOf(at);
  return { from, to: acrossFrom(from), seat, isWish };
}

function threadsOf(view: View): Thread[] {
  return view.targis.map(({ at, seat }) => threadFrom(at, seat, false));
}

export function lightsOf(view: View, snapshot: Snapshot | undefined, pointed: PlaceId | undefined): Lights {
  const isPlacing = view.pending.phase === 'place'; // afterwards the markers have taken the place of the lines
  const threads = isPlacing ? threadsOf(view) : [];
  const none: Lights = { threads, line: new Set(), crossings: new Map(), closes: undefined };
  if (!isPlacing || pointed === undefined || !isBorder(pointed) || isCornerPlace(placeOf(pointed))) return none;

  const from = placeOf(pointed);
  const line = new Set(ALL.filter((place) => isOnLine(placeOf(place), from)));
  const preview = snapshot?.previews[pointed];
  if (!preview || !snapshot || snapshot.viewer === 'spectator') return { ...none, line };
  return {
    threads: [...threads, threadFrom(pointed, snapshot.viewer, true)],
    line,
    crossings: new Map(preview.crossings.map(({ cell, isNew }) => [cell, isNew ? 'new' : 'held'])),
    closes: preview.closes,
  };
}

/** The place that a key leads to from another; nothing: no key that walks. */
export function walk(from: PlaceId, key: string, isWide: boolean): PlaceId | undefined {
  const { column, row } = placeOf(from);
  switch (key) {
    case 'ArrowLeft':
      return nameAt({ column: column - 1, row }) ?? from;
    case 'ArrowRight':
      return nameAt({ column: column + 1, row }) ?? from;
    case 'ArrowUp':
      return nameAt({ column, row: row - 1 }) ?? from;
    case 'ArrowDown':
      return nameAt({ column, row: row + 1 }) ?? from;
    case 'Home':
      return isWide ? SQUARE[0][0] : nameAt({ column: 0, row });
    case 'End':
      return isWide ? SQUARE[4][4] : nameAt({ column: 4, row });
    case 'PageUp':
      return nameAt({ column, row: 0 });
    case 'PageDown':
      return nameAt({ column, row: 4 });
    default:
      return undefined;
  }
}
