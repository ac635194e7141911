import type { BorderNumber, View } from '@caravanserai/targi';
import { type Seat, type TribeCard, TRIBE_CARDS, type TribeId } from '@caravanserai/targi/cards';
import type { PlaceId } from '../../client.ts';
import { acrossFrom, isBorder, isColumnLine, isCornerPlace, nameAt, placeOf, samePlace, SQUARE } from '../../places.ts';

/** What a player could still reach in this placing phase, if the opponent placed no further Targi. */
export interface Reach {
  /** Border cards where a Targi may stand. */
  readonly open: readonly BorderNumber[];
  /** Cards of the centre that no lines cross yet, with the number of Targis it takes. */
  readonly cells: ReadonlyMap<PlaceId, 1 | 2>;
}

const ALL: readonly PlaceId[] = SQUARE.flat();

export function reachOf(view: View, seat: Seat): Reach {
  const left = view.pending.phase === 'place' ? view[seat].targisLeft : 0;
  const open = left > 0 ? ALL.filter(isBorder).filter((number) => mayStand(view, seat, number)) : [];
  const lines = [
    ...view.targis.flatMap(({ at, seat: owner }) => (owner === seat ? [{ at, takes: 0 }] : [])),
    ...open.map((at) => ({ at, takes: 1 })),
  ].map(({ at, takes }) => ({ from: placeOf(at), takes }));
  const columns = lines.filter(({ from }) => isColumnLine(from));
  const rows = lines.filter(({ from }) => !isColumnLine(from));
  const takes = new Map<PlaceId, number>();
  for (const column of columns) {
    for (const row of rows) {
      const cell = nameAt({ column: column.from.column, row: row.from.row });
      if (cell !== undefined) takes.set(cell, Math.min(takes.get(cell) ?? Infinity, column.takes + row.takes));
    }
  }
  const within = [...takes].filter((each): each is [PlaceId, 1 | 2] => each[1] > 0 && each[1] <= left);
  return { open, cells: new Map(within) };
}

/** TG-10 to TG-13, TG-61 */
function mayStand(view: View, seat: Seat, number: BorderNumber): boolean {
  const { targis, robber } = view;
  const place = placeOf(number);
  if (isCornerPlace(place)) return false;
  if (targis.some(({ at, seat: owner }) => at === number || (owner !== seat && faces(at, number)))) return false;
  return robber !== number || view[seat].display.flat().some(allowsRobber);
}

function faces(one: BorderNumber, other: BorderNumber): boolean {
  return samePlace(acrossFrom(placeOf(one)), placeOf(other));
}

function allowsRobber(id: TribeId): boolean {
  const card: TribeCard | undefined = TRIBE_CARDS.find((each) => each.id === id);
  return card?.effect?.kind === 'placeOnRobber';
}
