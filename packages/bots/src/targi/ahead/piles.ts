import type { State } from '@caravanserai/targi';
import { layout as L, tables as T } from '@caravanserai/targi/search';

type Pile = typeof L.TRIBE_PILE;

const ENOUGH = 16; // cards: two rounds rarely draw more

/** Puts the discards under decks that may run out, because a real reshuffle during a search would take most of its time. */
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

/** In a pseudorandom order that differs between deals. */
function discardsOf(s: State, { discards, discarded }: Pile): number[] {
  const cards = Array.from(s.subarray(discards, discards + s[discarded]));
  for (let i = cards.length - 1; i > 0; i--) {
    const j = s[L.KEY + (i & 31)] % (i + 1);
    [cards[i], cards[j]] = [cards[j], cards[i]];
  }
  return cards;
}

/** The cards that refill the cells in one deal, by cell and kind. */
export interface NewCards {
  readonly tribe: readonly number[];
  readonly goods: readonly number[];
}

/** Taken from the hidden cards of a deal, so that all compared moves get the same new cards in the same cells. */
export function newCardsOf(deal: State): NewCards {
  return { tribe: bottomOf(deal, L.TRIBE_PILE), goods: bottomOf(deal, L.GOODS_PILE) };
}

/** Nine cards from the bottom of a deck, because draws come from its top, then from the discards. */
function bottomOf(s: State, pile: Pile): number[] {
  const { deck, left } = pile;
  return [...s.subarray(deck, deck + s[left]), ...discardsOf(s, pile)].slice(0, 9);
}

/** Replaces the cards that are new since `before`. */
export function putNewCards(s: State, before: State, cards: NewCards): void {
  for (let cell = 0; cell < 9; cell++) {
    const card = s[L.CENTRE + cell];
    if (before[L.FACE + cell] === L.FACE_UP && before[L.CENTRE + cell] === card) continue;
    const put = (T.isTribe(card) ? cards.tribe : cards.goods)[cell];
    if (put !== undefined) s[L.CENTRE + cell] = put;
  }
}
