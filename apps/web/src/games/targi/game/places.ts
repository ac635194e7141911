import { at, groupBy } from '@caravanserai/contract';
import {
  BORDER_NUMBERS,
  type Cell,
  CELLS,
  type Move,
  type Reason,
  type State,
  targi,
  type TribeId,
  type Viewer,
} from '@caravanserai/targi';
import { closedBy, codes, crossingsOf, lackFor, paymentsAt, placeOf, refusalAt } from '@caravanserai/targi/search';
import type { Crossing, PlaceId, PlacePreview, PlaceState, Snapshot } from '../client.ts';
import { cheapestFirst } from '../table/turn/payments.ts';

const PLACES: readonly PlaceId[] = [...BORDER_NUMBERS, ...CELLS];

/** For all 25 places: the actions there of the player to act, or why there are none. */
export function placesOf(state: State, moves: readonly Move[]): Snapshot['places'] {
  const byPlace = groupBy(moves, placeOf);
  return Object.fromEntries(PLACES.map((place) => [place, placeState(state, place, byPlace.get(place) ?? [])]));
}

/** Returns the same object for the same single move or reason, so that unchanged places do not render again. */
const states = new Map<number | Reason | undefined, PlaceState>();

function placeState(state: State, place: PlaceId, [first, ...others]: readonly Move[]): PlaceState {
  if (first && others.length > 0) return { moves: [first, ...others] };
  const name = first ? codes.encodeMove(first) : refusalAt(state, place);
  const made: PlaceState = states.get(name) ?? (first ? { moves: [first] } : reasonState(name as Reason | undefined));
  states.set(name, made);
  return made;
}

function reasonState(reason: Reason | undefined): PlaceState {
  return reason ? { moves: [], reason } : { moves: [] };
}

/** Previews for each legal placement of the player to act. */
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

/** Missing tokens for each tribe card that the viewer sees and might play. */
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
