import { BORDER_NUMBERS, type Cell, CELLS, type Move, type State, targi, type TribeId } from '@caravanserai/targi';
import { closedBy, crossingsOf, paymentsAt, placeOf, refusalAt } from '@caravanserai/targi/search';
import type { Crossing, PlaceId, PlacePreview, PlaceState, Snapshot } from '../client.ts';
import { cheapestFirst } from '../table/turn/payments.ts';

const PLACES: readonly PlaceId[] = [...BORDER_NUMBERS, ...CELLS];

/** For all 25 places: what the player to act can do there, or why nothing. */
export function placesOf(state: State, moves: readonly Move[]): Snapshot['places'] {
  const byPlace = Map.groupBy(moves, placeOf);
  return Object.fromEntries(PLACES.map((place) => [place, placeState(state, place, byPlace.get(place) ?? [])]));
}

function placeState(state: State, place: PlaceId, [first, ...others]: readonly Move[]): PlaceState {
  if (first) return { moves: [first, ...others] };
  const reason = refusalAt(state, place);
  return reason ? { moves: [], reason } : { moves: [] };
}

/** For each legal placement of the player to act. */
export function previewsOf(state: State, moves: readonly Move[]): Snapshot['previews'] {
  const now = crossingsOf(state);
  const known = new Map<Cell, Crossing>();
  const crossingAt = (cell: Cell) => {
    const crossing = known.get(cell) ?? priced(state, cell);
    known.set(cell, crossing);
    return crossing;
  };
  const previews = moves.flatMap((move): [number, PlacePreview][] => {
    if (move.type !== 'place') return [];
    const crossings = crossingsOf(state, move.at).map((cell) => ({ ...crossingAt(cell), isNew: !now.includes(cell) }));
    const closes = closedBy(state, move.at);
    return [[move.at, closes === undefined ? { crossings } : { crossings, closes }]];
  });
  return Object.fromEntries(previews);
}

function priced(state: State, cell: Cell): Crossing {
  const [seat] = targi.toAct(state);
  const view = targi.view(state, seat);
  const place = view.centre[CELLS.indexOf(cell)];
  if (place.kind !== 'tribe' || place.card === 'hidden') return { cell };
  const purse = view[seat];
  const [pay] = cheapestFirst(paymentsAt(state, cell), purse.goods);
  if (!pay) return { cell, price: { canPay: false, card: place.card as TribeId } };
  const { goods, gold, storedGold } = purse;
  const left = {
    goods: {
      dates: goods.dates - (pay.dates ?? 0),
      salt: goods.salt - (pay.salt ?? 0),
      pepper: goods.pepper - (pay.pepper ?? 0),
    },
    gold: gold - (pay.gold ?? 0),
    storedGold: storedGold - (pay.stored ?? 0),
  };
  return { cell, price: { canPay: true, pay, left } };
}
