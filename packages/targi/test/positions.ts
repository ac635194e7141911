import { assert } from '@caravanserai/contract';
import { type BorderNumber, type Cell, CELLS } from '../src/board.ts';
import { type CardId, GOODS, type GoodsId, type Seat, SEATS, type TribeId } from '../src/cards.ts';
import { init } from '../src/engine.ts';
import * as L from '../src/layout.ts';
import { DEFAULT_OPTIONS, type Options } from '../src/options.ts';
import { playerAt, seatIndex, type State } from '../src/state.ts';
import { cardOf, GOODS_DECK, isTribe, NO_CARD, TRIBE_DECK } from '../src/tables.ts';

/** One player's part of a position. Defaults: empty, and 4 points. */
export interface SeatFacts {
  /** Tokens in the letters of the notation: d, s, p, g, and G for stored gold. */
  readonly has?: string;
  readonly vp?: number;
  readonly hand?: TribeId;
  readonly handIsSecret?: boolean;
  readonly handIsFresh?: boolean; // kept this round
  /** Up to three rows of cards: 'W1 C5 O2'. */
  readonly display?: readonly string[];
  readonly targis?: readonly BorderNumber[];
  readonly markers?: readonly Cell[];
  readonly targisLeft?: number;
  readonly limited?: boolean; // two Targis in the next round
}

export interface Facts {
  readonly options?: Partial<Options>;
  readonly phase?: (typeof L.PHASES)[number];
  readonly round?: number;
  readonly robber?: BorderNumber;
  readonly first?: Seat;
  readonly toAct?: Seat;
  readonly blue?: SeatFacts;
  readonly white?: SeatFacts;
  readonly centre?: { readonly [cell in Cell]?: CardId };
  readonly faceDown?: readonly Cell[];
  /** The next cards of the deck, in drawing order. */
  readonly goodsTop?: readonly GoodsId[];
  readonly tribeTop?: readonly TribeId[];
  /** The number of cards in the deck; the others are discarded. */
  readonly goodsLeft?: number;
  readonly tribeLeft?: number;
  readonly drawn?: TribeId; // in the phase 'drawn'
}

/**
 * Builds a position from the given facts. It starts from a real deal and only moves cards, so each of the 80 cards exists once. The
 * default phase is `act`.
 */
export function position(facts: Facts): State {
  const s = init({ ...DEFAULT_OPTIONS, first: 'blue', ...facts.options }, 'a table for tests');
  const box = new Box();
  s[L.PHASE] = L.PHASES.indexOf(facts.phase ?? 'act');
  s[L.ROUND] = facts.round ?? 2;
  s[L.ROBBER] = facts.robber ?? 2;
  s[L.FIRST] = seatIndex(facts.first ?? 'blue');
  s[L.TO_ACT] = seatIndex(facts.toAct ?? facts.first ?? 'blue');
  s[L.RAID_STEP] = s[L.PHASE] === L.PHASE_RAID && s[L.TO_ACT] !== s[L.FIRST] ? 1 : 0;
  if (facts.phase === 'over') s[L.ENDED_BY] = L.BY_RAID;
  if (facts.drawn) s[L.DRAWN] = box.take(facts.drawn);
  for (const seat of SEATS) writeSeat(s, seat, facts[seat] ?? {}, facts.phase === 'place', box);
  const top = {
    goods: (facts.goodsTop ?? []).map((id) => box.take(id)),
    tribe: (facts.tribeTop ?? []).map((id) => box.take(id)),
  };
  writeCentre(s, facts, box);
  writePile(s, L.GOODS_PILE, top.goods, box.goods, facts.goodsLeft);
  writePile(s, L.TRIBE_PILE, top.tribe, box.tribe, facts.tribeLeft);
  return s;
}

/** The cards not placed yet. */
class Box {
  readonly goods = [...GOODS_DECK];
  readonly tribe = [...TRIBE_DECK];

  take(id: CardId): number {
    const card = cardOf(id);
    const cards = isTribe(card) ? this.tribe : this.goods;
    const at = cards.indexOf(card);
    assert(at >= 0, `${id} lies elsewhere already`);
    cards.splice(at, 1);
    return card;
  }
}

function writeSeat(s: State, seat: Seat, facts: SeatFacts, isPlacing: boolean, box: Box): void {
  const me = playerAt(seatIndex(seat));
  const has = facts.has ?? '';
  GOODS.forEach((good, i) => (s[me + L.GOODS_HELD + i] = count(has, good[0])));
  s[me + L.GOLD] = count(has, 'g');
  s[me + L.STORED] = count(has, 'G');
  s[me + L.VP] = facts.vp ?? 4;
  s[me + L.HAND] = facts.hand ? box.take(facts.hand) : NO_CARD;
  s[me + L.HAND_SECRET] = facts.handIsSecret ? 1 : 0;
  s[me + L.HAND_FRESH] = facts.handIsFresh ? 1 : 0;
  s[me + L.LIMITED] = facts.limited ? 1 : 0;
  (facts.display ?? []).forEach((row, r) => {
    const ids = row.split(' ').filter(Boolean) as TribeId[];
    ids.forEach((id, column) => (s[me + L.DISPLAY + r * 4 + column] = box.take(id)));
  });
  const targis = facts.targis ?? [];
  for (const at of targis) s[L.TARGIS + at] = seatIndex(seat) + 1;
  for (const cell of facts.markers ?? []) s[L.MARKERS + CELLS.indexOf(cell)] = seatIndex(seat) + 1;
  s[me + L.TARGIS_LEFT] = isPlacing ? (facts.targisLeft ?? 3 - targis.length) : 0;
}

function count(letters: string, letter: string): number {
  return letters.split(letter).length - 1;
}

function writeCentre(s: State, { centre = {}, faceDown = [] }: Facts, box: Box): void {
  const named = CELLS.map((cell) => centre[cell]).map((id) => id && box.take(id));
  named.forEach((card, cell) => {
    s[L.CENTRE + cell] = card ?? (cell % 2 === 0 ? box.goods : box.tribe).shift() ?? NO_CARD;
    s[L.FACE + cell] = faceDown.includes(CELLS[cell]) ? L.FACE_DOWN : L.FACE_UP;
  });
}

/** The end of a deck is its top. */
function writePile(s: State, pile: typeof L.GOODS_PILE, top: number[], rest: number[], left = Infinity): void {
  const below = rest.slice(0, Math.max(0, Math.min(rest.length, left - top.length)));
  const discards = rest.slice(below.length);
  const deck = [...below, ...top.toReversed()];
  s.fill(0, pile.deck, pile.deck + deck.length + discards.length);
  s.fill(0, pile.discards, pile.discards + s[pile.discarded]);
  s.set(deck, pile.deck);
  s[pile.left] = deck.length;
  s.set(discards, pile.discards);
  s[pile.discarded] = discards.length;
}
