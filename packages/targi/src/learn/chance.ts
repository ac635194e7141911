import { assert } from '@caravanserai/contract';
import { CELL_COUNT } from '../board.ts';
import { SEATS } from '../cards.ts';
import { stackNext } from '../decks.ts';
import { init } from '../engine.ts';
import type { Event } from '../events.ts';
import * as L from '../layout.ts';
import * as M from '../moves.ts';
import { type Options, writeOptions } from '../options.ts';
import type { Pile, State } from '../state.ts';
import * as T from '../tables.ts';

/** Chance outcomes: card codes minus one, then who goes first. */
const CARDS = T.TRIBE_COUNT + new Set(T.GOODS_DECK).size;
export const OUTCOMES = [
  ...Array.from({ length: CARDS }, (_, i): string => T.cardId(i + 1)),
  ...SEATS.map((seat) => `first: ${seat}`),
];

export type Outcomes = readonly (readonly [id: number, probability: number])[];

/** The deck that this legal move draws from, if any. No move draws twice. */
export function drawsFrom(code: M.MoveCode): Pile | undefined {
  switch (M.kindOf(code)) {
    case M.CARAVAN:
      return L.GOODS_PILE;
    case M.EXPAND:
    case M.TAKE_CENTRE:
      return L.TRIBE_PILE;
    case M.KEEP:
    case M.DISCARD:
      return M.argumentOf(code) < CELL_COUNT ? L.GOODS_PILE : undefined;
    case M.LAY:
      return M.laySource(code) < CELL_COUNT ? L.GOODS_PILE : undefined;
    default:
      return undefined;
  }
}

/** Possible next cards of a deck; if it is empty, those of its discard pile. */
export function drawOutcomes(s: State, pile: Pile): Outcomes {
  const from = s[pile.left] > 0 ? pile.deck : pile.discards;
  const count = s[pile.left] > 0 ? s[pile.left] : s[pile.discarded];
  return shares([...s.subarray(from, from + count)]);
}

function shares(cards: readonly number[]): Outcomes {
  const kinds = [...new Set(cards)].sort((a, b) => a - b);
  return kinds.map((kind) => [kind - 1, cards.filter((card) => card === kind).length / cards.length]);
}

export function chooseDraw(s: State, pile: Pile, outcome: number, log?: Event[]): void {
  stackNext(s, pile, outcome + 1, log);
}

/** The outcomes of a deal in order: who goes first, unless the options fix it, then the nine centre places. */
export function dealLength(options: Options): number {
  return CELL_COUNT + firstOutcomes(options);
}

function firstOutcomes({ first }: Options): number {
  return first === 'drawn' ? 1 : 0;
}

export function dealOutcomes(options: Options, dealt: readonly number[]): Outcomes {
  if (dealt.length < firstOutcomes(options)) return SEATS.map((_, seat) => [CARDS + seat, 1 / SEATS.length]);
  const cells = dealt.slice(firstOutcomes(options));
  const deck = isGoodsCell(cells.length) ? [...T.GOODS_DECK] : [...T.TRIBE_DECK];
  for (const outcome of cells) {
    const at = deck.indexOf(outcome + 1);
    if (at >= 0) deck.splice(at, 1);
  }
  return shares(deck);
}

/** Corners and the middle hold goods cards. */
function isGoodsCell(cell: number): boolean {
  return cell % 2 === 0;
}

/** The deal with these outcomes; the rest follows from the seed. */
export function dealFrom(options: Options, dealt: readonly number[], seed: string): State {
  const [first, ...rest] = dealt;
  const drawn = firstOutcomes(options) === 1;
  assert(first !== undefined, 'a deal has outcomes');
  const s = init(drawn ? { ...options, first: SEATS[first - CARDS] } : options, seed);
  if (drawn) writeOptions(s, options);
  (drawn ? rest : dealt).forEach((outcome, cell) => bringTo(s, cell, outcome + 1));
  return s;
}

/** Swaps this card with the one at the cell. */
function bringTo(s: State, cell: number, card: number): void {
  const pile = isGoodsCell(cell) ? L.GOODS_PILE : L.TRIBE_PILE;
  const later = Array.from({ length: CELL_COUNT - cell }, (_, i) => L.CENTRE + cell + i);
  const places = [...later, ...Array.from({ length: s[pile.left] }, (_, i) => pile.deck + i)];
  const from = places.find((place) => s[place] === card);
  assert(from !== undefined, 'only a card that may come is chosen');
  s[from] = s[L.CENTRE + cell];
  s[L.CENTRE + cell] = card;
}
