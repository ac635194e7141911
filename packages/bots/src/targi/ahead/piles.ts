import type { State } from '@caravanserai/targi';
import { layout as L, tables as T } from '@caravanserai/targi/search';

type Pile = typeof L.TRIBE_PILE;

const ENOUGH = 16; // cards: two rounds hardly draw as many

/** Puts the discards under decks that may run out: a real shuffle in the middle of a search costs more than all the rest of a position. */
export function stockPiles(s: State): void {
  stock(s, L.GOODS_PILE);
  stock(s, L.TRIBE_PILE);
}

function stock(s: State, pile: Pile): void {
  const count = s[pile.discarded];
  if (s[pile.left] >= ENOUGH || count === 0) return;
  const cards = discardsOf(s, pile);
  s.copyWithin(pile.deck + count, pile.deck, pile.deck + s[pile.left]);
  s.set(cards, pile.deck);
  s[pile.left] += count;
  s.fill(0, pile.discards, pile.discards + count);
  s[pile.discarded] = 0;
}

/** In an order that differs from deal to deal, as their shuffle would. */
function discardsOf(s: State, { discards, discarded }: Pile): number[] {
  const cards = Array.from(s.subarray(discards, discards + s[discarded]));
  for (let i = cards.length - 1; i > 0; i--) {
    const j = s[L.KEY + (i & 31)] % (i + 1);
    [cards[i], cards[j]] = [cards[j], cards[i]];
  }
  return cards;
}

/** The cards that come to the places of one deal, by place, one list for each kind. */
export interface NewCards {
  readonly tribe: readonly number[];
  readonly goods: readonly number[];
}

/** Out of what a deal hides: so every move that is compared meets the same new cards in the same places. */
export function newCardsOf(deal: State): NewCards {
  return { tribe: bottomOf(deal, L.TRIBE_PILE), goods: bottomOf(deal, L.GOODS_PILE) };
}

/** The bottom of a deck, as draws come from its top; then the discards. */
function bottomOf(s: State, pile: Pile): number[] {
  const { deck, left } = pile;
  return [...s.subarray(deck, deck + s[left]), ...discardsOf(s, pile)].slice(0, 9);
}

/** Puts them where a card is new since `before`. */
export function putNewCards(s: State, before: State, cards: NewCards): void {
  for (let cell = 0; cell < 9; cell++) {
    const card = s[L.CENTRE + cell];
    if (before[L.FACE + cell] === L.FACE_UP && before[L.CENTRE + cell] === card) continue;
    const put = (T.isTribe(card) ? cards.tribe : cards.goods)[cell];
    if (put !== undefined) s[L.CENTRE + cell] = put;
  }
}
