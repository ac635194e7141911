import { at, groupBy } from '@caravanserai/contract';
import {
  BORDER_NUMBERS,
  type Cell,
  CELLS,
  type Move,
  type State,
  targi,
  type TribeId,
  type Viewer,
} from '@caravanserai/targi';
import { closedBy, crossingsOf, lackFor, paymentsAt, placeOf, refusalAt } from '@caravanserai/targi/search';
import type { Crossing, PlaceId, PlacePreview, PlaceState, Snapshot } from '../client.ts';
import { cheapestFirst } from '../table/turn/payments.ts';

const PLACES: readonly PlaceId[] = [...BORDER_NUMBERS, ...CELLS];

/** For all 25 places: what the player to act can do there, or why nothing. */
export function placesOf(state: State, moves: readonly Move[]): Snapshot['places'] {
  const byPlace = groupBy(moves, placeOf);
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

/** What the viewer lacks for each tribe card that the viewer sees and could come to lay. */
export function lacksOf(state: State, viewer: Viewer): Snapshot['lacks'] {
  if (viewer === 'spectator') return {};
  const { centre, pending, ...view } = targi.view(state, viewer);
  const { hand } = view[viewer];
  const drawn = pending.phase === 'drawn' ? [pending.card] : [];
  const lying = centre.flatMap(({ kind, card }) => (kind === 'tribe' ? [card] : []));
  const onBoard = [...lying, ...drawn].filter((card) => card !== 'hidden') as readonly TribeId[];
  const inHand = hand.kind === 'open' ? [hand.card] : [];
  return Object.fromEntries([
    ...onBoard.map((card) => [card, lackFor(state, viewer, card, 'board')]),
    ...inHand.map((card) => [card, lackFor(state, viewer, card, 'hand')]),
  ]);
}

function priced(state: State, cell: Cell): Crossing {
  const seat = at(targi.toAct(state), 0);
  const view = targi.view(state, seat);
  const place = at(view.centre, CELLS.indexOf(cell));
  if (place.kind !== 'tribe' || place.card === 'hidden') return { cell };
  const purse = view[seat];
  const [pay] = cheapestFirst(paymentsAt(state, cell), purse.goods);
  if (!pay) return { cell, price: { canPay: false, lacks: lackFor(state, seat, place.card as TribeId, 'board') } };
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
