import { quickRng, shuffle } from '@caravanserai/contract';
import type { State, Viewer } from '@caravanserai/targi';
import { layout as L, states as S, tables as T } from '@caravanserai/targi/search';
import type { NewCards } from '../ahead/piles.ts';

type Pile = typeof L.TRIBE_PILE;

const CELLS = 9;
const BLOCK = 8;
const KEY_SIZE = 32;
const ENOUGH = 16; // cards in a deck: two rounds rarely draw more

/** How many discards have been put under each deck. */
export interface Under {
  readonly tribe: number;
  readonly goods: number;
}

/**
 * Puts the discards under a deck that may run out, because a real reshuffle takes most of the time of a search, and because no position of
 * a turn may then have other hidden places than the first.
 */
export function putUnder(s: State): Under {
  return { tribe: stock(s, L.TRIBE_PILE), goods: stock(s, L.GOODS_PILE) };
}

function stock(s: State, { deck, left, discards, discarded }: Pile): number {
  const count = s[discarded];
  if (s[left] >= ENOUGH || count === 0) return 0;
  s.copyWithin(deck + count, deck, deck + s[left]);
  s.copyWithin(deck, discards, discards + count);
  s[left] += count;
  s.fill(0, discards, discards + count);
  s[discarded] = 0;
  return count;
}

/**
 * The deals of the hidden cards over which positions are averaged. They depend only on the seed and on the set of hidden cards, so all
 * positions of a turn between two reveals are evaluated in the same deals. Within a block, the deals rotate one shuffled order by equal
 * distances: each deal is uniform, and each place receives varied cards, which reduces the variance of means.
 */
export interface Deals {
  readonly count: number;
  /** Puts the cards of a deal into the hidden places of a position that follows from the first without a draw. */
  deal(n: number, s: State): void;
  /** The cards that refill the cells: in one deal, the same card in the same cell of every position. */
  newCards(n: number): NewCards;
}

/** The hidden cards of one kind, from the bottom of the deck. */
type Order = readonly number[];

interface PileDeal {
  readonly hidden: Order;
  /** The discards under the deck. */
  readonly under: Order;
  /** By cell: cards that have been face down since before a reshuffle. They are among other cards than the rest. */
  readonly older: ReadonlyMap<number, number>;
}

interface Deal {
  readonly tribe: PileDeal;
  readonly goods: PileDeal;
  readonly key: Order;
}

/** Deals of all that is hidden from the viewer of a position. With a block of all hidden cards, each comes once in each place. */
export function dealsFor(
  s: State,
  viewer: Viewer,
  seed: string,
  { count, under, block = BLOCK }: { readonly count: number; readonly under: Under; readonly block?: number },
): Deals {
  const deals: Deal[] = [];
  for (let start = 0; start < count; start += block) {
    const size = Math.min(block, count - start);
    const tribe = pileDeals(s, L.TRIBE_PILE, viewer, under.tribe, { seed: `${seed} tribe ${start}`, size });
    const goods = pileDeals(s, L.GOODS_PILE, viewer, under.goods, { seed: `${seed} goods ${start}`, size });
    const rng = quickRng(`${seed} ${start}`);
    for (let n = 0; n < size; n++) {
      const key = Array.from({ length: KEY_SIZE }, () => rng.next() & 255);
      deals.push({ tribe: tribe[n], goods: goods[n], key });
    }
  }
  return {
    count,
    deal(n, into) {
      dealPile(into, L.TRIBE_PILE, viewer, deals[n].tribe);
      dealPile(into, L.GOODS_PILE, viewer, deals[n].goods);
      into.set(deals[n].key, L.KEY);
    },
    newCards: (n) => ({ tribe: lowest(deals[n].tribe), goods: lowest(deals[n].goods) }),
  };
}

function pileDeals(
  s: State,
  pile: Pile,
  viewer: Viewer,
  under: number,
  { seed, size }: { readonly seed: string; readonly size: number },
): PileDeal[] {
  const hidden = shuffled(hiddenCards(s, pile, viewer, under), seed);
  const discards = shuffled(sorted(s.subarray(pile.deck, pile.deck + Math.min(under, s[pile.left]))), `${seed} under`);
  const cells = cellsFaced(s, pile, L.FACE_DOWN_LONGER);
  const held = shuffled(sorted(cells.map((cell) => s[L.CENTRE + cell])), `${seed} held`);
  return Array.from({ length: size }, (_, n) => {
    const older = rotated(held, n / size);
    return {
      hidden: rotated(hidden, n / size),
      under: rotated(discards, n / size),
      older: new Map(cells.map((cell, i) => [cell, older[i]])),
    };
  });
}

function shuffled(cards: number[], seed: string): Order {
  shuffle(cards, quickRng(seed));
  return cards;
}

function rotated(cards: Order, share: number): Order {
  const by = Math.round(share * cards.length);
  return [...cards.slice(by), ...cards.slice(0, by)];
}

function sorted(cards: Iterable<number>): number[] {
  return [...cards].toSorted((a, b) => a - b);
}

/** The hidden cards of one kind without the discards under the deck, in the order of their codes. */
export function hiddenCards(s: State, pile: Pile, viewer: Viewer, under: number): number[] {
  const places = hiddenPlaces(s, pile, viewer, under).slice(Math.min(under, s[pile.left]));
  return sorted(places.map((place) => s[place]));
}

/**
 * The hidden places of one kind. First come the discards under the deck. The top of the deck and a secret hand come last and the bottom
 * first, so that cards that refill cells during the turn come out of the middle.
 */
function hiddenPlaces(s: State, pile: Pile, viewer: Viewer, under: number): number[] {
  const isTribePile = pile === L.TRIBE_PILE;
  const deck = Array.from({ length: s[pile.left] }, (_, i) => pile.deck + i);
  const cells = cellsFaced(s, pile, L.FACE_DOWN).map((cell) => L.CENTRE + cell);
  const places = [...deck.slice(0, under + CELLS), ...cells, ...deck.slice(under + CELLS)];
  return isTribePile ? [...places, ...secretHands(s, viewer)] : places;
}

function cellsFaced(s: State, pile: Pile, face: number): number[] {
  const cells: number[] = [];
  for (let cell = 0; cell < CELLS; cell++) {
    const isOfPile = T.isTribe(s[L.CENTRE + cell]) === (pile === L.TRIBE_PILE);
    if (s[L.FACE + cell] === face && isOfPile) cells.push(cell);
  }
  return cells;
}

function secretHands(s: State, viewer: Viewer): number[] {
  return [0, 1]
    .filter((seat) => S.seatName(seat) !== viewer && s[S.playerAt(seat) + L.HAND_SECRET] === 1)
    .map((seat) => S.playerAt(seat) + L.HAND);
}

function dealPile(s: State, pile: Pile, viewer: Viewer, { hidden, under, older }: PileDeal): void {
  const places = hiddenPlaces(s, pile, viewer, under.length);
  for (const [i, card] of [...under, ...hidden].entries()) s[places[i]] = card;
  for (const [cell, card] of older) s[L.CENTRE + cell] = card;
}

function lowest({ hidden, under, older }: PileDeal): Order {
  return [...hidden, ...under].slice(0, CELLS).map((card, cell) => older.get(cell) ?? card);
}
