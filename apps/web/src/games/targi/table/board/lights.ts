import type { BorderNumber, Cell, View } from '@caravanserai/targi';
import type { Seat } from '@caravanserai/targi/cards';
import {
  acrossFrom,
  isBorder,
  isColumnLine,
  isCornerPlace,
  isOnLine,
  nameAt,
  type Place,
  placeOf,
  SQUARE,
} from '../../places.ts';
import type { PlaceId, Snapshot } from '../../client.ts';

/** A thread across the board, from a Targi to the facing card. */
export interface Thread {
  readonly from: Place;
  readonly to: Place;
  readonly seat: Seat;
  /** `preview`: the line of a placement not made yet; `held`: a Targi's line; `strong`: the same, with the pointer at a place on it. */
  readonly strength: 'preview' | 'held' | 'strong';
}

/** Everything highlighted on the board, with the reason. */
export interface Lights {
  readonly threads: readonly Thread[];
  readonly line: ReadonlySet<PlaceId>;
  readonly crossings: ReadonlyMap<Cell, 'new' | 'held'>;
  readonly closes: BorderNumber | undefined;
}

const ALL: readonly PlaceId[] = SQUARE.flat();

function threadFrom(at: BorderNumber, seat: Seat, strength: Thread['strength']): Thread {
  const from = placeOf(at);
  return { from, to: acrossFrom(from), seat, strength };
}

/** One line for every Targi on the board. */
function threadsOf({ targis }: View, pointed: PlaceId | undefined): Thread[] {
  const isSeen = (at: BorderNumber) => pointed !== undefined && isOnLine(placeOf(pointed), placeOf(at));
  return targis.map(({ at, seat }) => threadFrom(at, seat, isSeen(at) ? 'strong' : 'held'));
}

const NO_GHOSTS: ReadonlyMap<PlaceId, Seat> = new Map();

/**
 * The places, with their seats, that would get markers if no more Targis were placed. A line never belongs to both players, because a Targi may not
 * face the opponent's. Empty after the placing phase, when the markers themselves are on the board.
 */
export function ghostsOf({ targis, pending }: View): ReadonlyMap<PlaceId, Seat> {
  if (pending.phase !== 'place') return NO_GHOSTS;
  const lines = targis.map(({ at, seat }) => ({ seat, from: placeOf(at) }));
  const columns = lines.filter(({ from }) => isColumnLine(from));
  const rows = lines.filter(({ from }) => !isColumnLine(from));
  return new Map(
    columns.flatMap(({ seat, from: { column } }) =>
      rows.flatMap(({ seat: other, from: { row } }): [PlaceId, Seat][] => {
        const place = nameAt({ column, row });
        return other === seat && place !== undefined ? [[place, seat]] : [];
      }),
    ),
  );
}

export function lightsOf(view: View, snapshot: Snapshot | undefined, pointed: PlaceId | undefined): Lights {
  const isPlacing = view.pending.phase === 'place';
  const threads = threadsOf(view, pointed);
  const none: Lights = { threads, line: new Set(), crossings: new Map(), closes: undefined };
  if (!isPlacing || pointed === undefined || !isBorder(pointed) || isCornerPlace(placeOf(pointed))) return none;

  const from = placeOf(pointed);
  const line = new Set(ALL.filter((place) => isOnLine(placeOf(place), from)));
  const preview = snapshot?.previews[pointed];
  const isDrawn = view.targis.some(({ at }) => at === pointed); // a placement to be confirmed
  if (!preview || !snapshot || snapshot.viewer === 'spectator') return { ...none, line };
  return {
    ...none,
    threads: isDrawn ? threads : [...threads, threadFrom(pointed, snapshot.viewer, 'preview')],
    line,
    crossings: new Map(preview.crossings.map(({ cell, isNew }) => [cell, isNew ? 'new' : 'held'])),
    closes: preview.closes,
  };
}

/** The place that an arrow key leads to; undefined for other keys. */
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
