import {
  BORDER_NUMBERS,
  type Cell,
  CELLS,
  type Move,
  type Payment,
  type PlayerView,
  type State,
  targi,
  type TribeId,
} from '@caravanserai/targi';
import { closedBy, crossingsOf, paymentsAt, placeOf, refusalAt } from '@caravanserai/targi/search';
import type { Crossing, PlaceId, PlacePreview, PlaceState, Snapshot } from '../../games/targi/table.ts';

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
  const pay = cheapest(paymentsAt(state, cell), purse.goods);
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

/** Gold is dearer than goods, gold on a card less so, since it serves nothing else; then what is left should be even. */
export function cheapest(payments: readonly Payment[], held: PlayerView['goods']): Payment | undefined {
  const worth = ({ dates = 0, salt = 0, pepper = 0, gold = 0, stored = 0 }: Payment) => {
    const left = [held.dates - dates, held.salt - salt, held.pepper - pepper];
    const uneven = Math.max(...left) - Math.min(...left);
    return dates + salt + pepper + gold * 2.5 + stored * 1.5 + uneven / 100;
  };
  return payments.toSorted((a, b) => worth(a) - worth(b))[0];
}
