import type { CardId } from '@caravanserai/targi';
import type { Seat } from '@caravanserai/targi/cards';
import { anchorsIn, type Find } from './anchors.ts';
import { TURN_STEP_MS } from '../show/pace.ts';
import type { CardPlace, Change, Coin } from './changes.ts';

/** Appearance of a flying thing. */
export type Art =
  | { readonly kind: 'targi' | 'marker'; readonly seat: Seat }
  | { readonly kind: 'coin'; readonly coin: Coin }
  | { readonly kind: 'card'; readonly card: CardId }
  | { readonly kind: 'back'; readonly pile: 'goods' | 'tribe' }
  | { readonly kind: 'turning'; readonly pile: 'goods' | 'tribe' } // the back of a card being turned over
  | { readonly kind: 'shade' };

/** A thing that has left, or is under way: drawn only during its flight. */
export interface Ghost {
  readonly key: string;
  readonly art: Art;
  readonly from: DOMRect;
  readonly to: DOMRect | undefined; // undefined: it fades where it is
  readonly delayMs: number;
}

/** A thing already in its new place: its flight starts at the old one. */
export interface Arrival {
  readonly element: Element;
  readonly from: DOMRect | 'turned' | 'risen';
  /** Its current box. All boxes are measured before the first animation starts, because a starting animation invalidates the layout. */
  readonly to: DOMRect;
  readonly delayMs: number;
}

export interface Flights {
  readonly ghosts: readonly Ghost[];
  readonly arrivals: readonly Arrival[];
}

export const FLIGHT_MS = 380;
const COIN_DELAY_MS = 90;
const COIN_STEP_MS = 45;
/** The fraction of a flight after which the card itself may appear at its destination. */
const LANDING = 0.7;
const MOST_COINS = 4; // flying at the same time; more would be visual noise

export function planFlights(root: ParentNode, told: readonly Change[], moment: number): Flights {
  const find = anchorsIn(root);
  const ghosts: Ghost[] = [];
  const arrivals: Arrival[] = [];
  let turned = 0;
  told.forEach((change, index) => {
    const delayMs = change.kind === 'reveal' ? turned++ * TURN_STEP_MS : 0;
    plan(change, { find, ghosts, arrivals, key: `${moment}-${index}`, delayMs });
  });
  return { ghosts, arrivals };
}

interface Plan {
  readonly find: Find;
  readonly ghosts: Ghost[];
  readonly arrivals: Arrival[];
  readonly key: string;
  readonly delayMs: number;
}

function plan(change: Change, { find, ghosts, arrivals, key, delayMs: waits }: Plan): void {
  const arrive = (element: Element | undefined, from: Element | Arrival['from'] | undefined, delayMs = 0) => {
    if (!element || !from) return;
    arrivals.push({ element, from: from instanceof Element ? rectOf(from) : from, to: rectOf(element), delayMs });
  };
  const haunt = (art: Art, from: Element | undefined, to: Element | undefined, delayMs = 0, part = '') => {
    if (from) ghosts.push({ key: key + part, art, from: rectOf(from), to: to && rectOf(to), delayMs });
  };

  switch (change.kind) {
    case 'targi':
    case 'marker': {
      const { kind, seat, from, to } = change;
      const camp = find(`camp-${seat}`, `player-${seat}`)?.querySelector('svg') ?? undefined;
      const start = from === 'camp' ? camp : find(`place-${from}`);
      if (to === 'camp') haunt({ kind, seat }, start, camp);
      else arrive(typeof to === 'number' ? find(`targi-${to}`) : find(`marker-${to}`), start);
      break;
    }
    case 'robber':
      arrive(find('robber'), find(`place-${change.from}`));
      break;
    case 'amulet':
      arrive(find(`amulet-${change.to}`), find(`amulet-${change.from}`));
      break;
    case 'raid':
      haunt({ kind: 'shade' }, find(`place-${change.at}`), undefined);
      break;
    case 'reveal':
      haunt({ kind: 'turning', pile: change.pile }, faceIn(find(`place-${change.cell}`)), undefined, waits);
      arrive(faceIn(find(`place-${change.cell}`)), 'turned', waits + FLIGHT_MS / 2);
      break;
    case 'refill':
      arrive(faceIn(find(`place-${change.cell}`)), 'risen', COIN_DELAY_MS);
      break;
    case 'card': {
      const art: Art = change.card === 'hidden' ? { kind: 'back', pile: 'tribe' } : { kind: 'card', card: change.card };
      const to = change.to === 'discard' ? undefined : placeOfCard(find, change.to);
      haunt(art, placeOfCard(find, change.from), to);
      arrive(faceIn(to), 'risen', FLIGHT_MS * LANDING);
      break;
    }
    case 'coins': {
      const { seat, coin, count, at } = change;
      const purse = find(`purse-${seat}-${coin}`);
      const place = find('turned', at === undefined ? 'place-E' : `place-${at}`);
      for (let i = 0; i < Math.min(Math.abs(count), MOST_COINS); i++) {
        const delayMs = COIN_DELAY_MS + i * COIN_STEP_MS;
        const [from, to] = count > 0 ? [place, purse] : [purse, place];
        haunt({ kind: 'coin', coin }, from, to, delayMs, `-${i}`);
      }
      break;
    }
  }
}

function faceIn(place: Element | undefined): Element | undefined {
  return place?.querySelector('.face') ?? undefined;
}

function placeOfCard(find: Find, place: CardPlace): Element | undefined {
  if (typeof place === 'string') return find(`place-${place}`);
  switch (place.kind) {
    case 'hand':
      return find(`hand-${place.seat}`, `player-${place.seat}`);
    case 'slot':
      return find(`slot-${place.seat}-${place.slot}`, `player-${place.seat}`);
    case 'deck':
      return find(`deck-${place.pile}`, 'place-E');
  }
}

function rectOf(element: Element): DOMRect {
  return element.getBoundingClientRect();
}
