import { assert, chacha, shuffle } from '@caravanserai/contract';
import * as B from './board.ts';
import { CELLS } from './board.ts';
import type { Event } from './events.ts';
import * as L from './layout.ts';
import type { Pile, State } from './state.ts';
import { isTribe } from './tables.ts';

const { CELL_COUNT } = B;
const { CENTRE, FACE, FACE_DOWN, FACE_DOWN_LONGER, GOODS_PILE, KEY, RESHUFFLES, TRIBE_PILE } = L;

/** The random stream of the deal; reshuffles use streams 1, 2, 3 … */
export const DEAL_STREAM = 0;

export function draw(s: State, pile: Pile, log?: Event[]): number {
  if (s[pile.left] === 0) reshuffle(s, pile, log);
  s[pile.left]--;
  const at = pile.deck + s[pile.left];
  const card = s[at];
  s[at] = 0;
  return card;
}

/** The card that `draw` gives next, for programs that choose what chance brings: it must be in the deck, or in the one about to be shuffled. */
export function stackNext(s: State, pile: Pile, card: number, log?: Event[]): void {
  if (s[pile.left] === 0) reshuffle(s, pile, log);
  const top = pile.deck + s[pile.left] - 1;
  const at = s.subarray(pile.deck, top + 1).indexOf(card);
  assert(at >= 0, 'only a card that may come is chosen');
  s[pile.deck + at] = s[top];
  s[top] = card;
}

export function discard(s: State, card: number): void {
  const pile = isTribe(card) ? TRIBE_PILE : GOODS_PILE;
  s[pile.discards + s[pile.discarded]] = card;
  s[pile.discarded]++;
}

/** TG-19. Sorts the discards first, so that the new order does not depend on the order of discarding. */
function reshuffle(s: State, pile: Pile, log?: Event[]): void {
  const count = s[pile.discarded];
  assert(count > 0, 'there are always discards when a deck is empty');
  const cards = s.slice(pile.discards, pile.discards + count).sort();
  s[RESHUFFLES]++;
  shuffle(cards, chacha(s.subarray(KEY, KEY + 32), s[RESHUFFLES]));
  s.set(cards, pile.deck);
  s[pile.left] = count;
  s.fill(0, pile.discards, pile.discards + count);
  s[pile.discarded] = 0;
  for (let cell = 0; cell < CELL_COUNT; cell++) {
    const isSame = isTribe(s[CENTRE + cell]) === (pile === TRIBE_PILE);
    if (isSame && s[FACE + cell] === FACE_DOWN) s[FACE + cell] = FACE_DOWN_LONGER;
  }
  log?.push({ type: 'reshuffled', kind: kindOf(pile), cards: count, reveals: false });
}

/** TG-18: puts a card of the other kind there, face down. The old card must have been removed. */
export function refill(s: State, cell: number, log?: Event[]): void {
  const pile = isTribe(s[CENTRE + cell]) ? GOODS_PILE : TRIBE_PILE;
  const card = draw(s, pile, log);
  s[CENTRE + cell] = card;
  s[FACE + cell] = FACE_DOWN;
  log?.push({ type: 'refilled', cell: CELLS[cell], kind: kindOf(pile), reveals: false });
}

function kindOf(pile: Pile): 'goods' | 'tribe' {
  return pile === TRIBE_PILE ? 'tribe' : 'goods';
}
