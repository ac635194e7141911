import { assertNever } from '@caravanserai/contract';
import { GOODS, type Good } from './cards.ts';
import { BORDER_SIZE, type BorderNumber, CELLS, type Cell, SLOTS, type Slot } from './board.ts';

/** Counts of the three goods; what is not named is none. */
export type GoodsCount = { readonly [good in Good]?: number };

/** What is paid for a tribe card, token by token. `stored` is the gold that lies on a laid card (TG-26). */
export interface Payment extends GoodsCount {
  readonly gold?: number;
  readonly stored?: number;
}

/** Where a tribe card is laid from: a centre place, the hand (through the Noble or, TG-60, without), the Tribal Expansion. */
export type LayFrom = Cell | 'noble' | 'hand' | 'drawn';

export type Move =
  | { readonly type: 'place'; readonly at: BorderNumber }
  | { readonly type: 'take'; readonly at: BorderNumber | Cell; readonly good?: Good } // `good`: for a card that lets choose
  | { readonly type: 'lay'; readonly from: LayFrom; readonly row: 1 | 2 | 3; readonly pay: Payment }
  | { readonly type: 'keep'; readonly from: Cell | 'drawn' }
  | { readonly type: 'discard'; readonly from: Cell | 'noble' | 'drawn' }
  | { readonly type: 'trade'; readonly give: Good; readonly count: 1 | 2 | 3; readonly get: Good | 'gold' }
  | { readonly type: 'leaveTrader' }
  | { readonly type: 'mirage'; readonly from: Cell; readonly to: Cell }
  | { readonly type: 'smith'; readonly give: Good | 'gold'; readonly count: 1 | 2 | 4 }
  | { readonly type: 'caravan' }
  | { readonly type: 'expand' }
  | { readonly type: 'gain'; readonly goods: GoodsCount }
  | { readonly type: 'gain'; readonly instead: 'gold' | 'vp' }
  | { readonly type: 'rearrange'; readonly cards: readonly Shift[] }
  | { readonly type: 'end' }
  | { readonly type: 'return'; readonly goods: GoodsCount }
  | { readonly type: 'raid'; readonly goods: GoodsCount }
  | { readonly type: 'raid'; readonly instead: 'gold' | 'vp' };

/** One card of the own display that changes its place. */
export interface Shift {
  readonly from: Slot;
  readonly to: Slot;
}

/**
 * The compact form: one whole number below 2¹⁶, for search and for lists without garbage.
 * Small kinds have eight bits of argument; the four rich kinds have ranges of their own.
 */
export type MoveCode = number;

export const PLACE = 0x0100; // + border number
export const TAKE_BORDER = 0x0200; // + border number
export const TAKE_CENTRE = 0x0300; // + cell × 4 + (0, or 1 + the chosen good)
export const KEEP = 0x0400; // + source
export const DISCARD = 0x0500; // + source
export const TRADE = 0x0600; // + count × 16 + given good × 4 + what is got
export const LEAVE_TRADER = 0x0700;
export const MIRAGE = 0x0800; // + from × 16 + to
export const SMITH = 0x0900; // + count × 4 + what is given
export const CARAVAN = 0x0a00;
export const EXPAND = 0x0b00;
export const END = 0x0c00;
export const RAID = 0x0d00; // + goods, two bits each, or one of the two below
export const RAID_GOLD = 0x0d40;
export const RAID_VP = 0x0d41;
export const GAIN = 0x1000; // + goods, three bits each, or one of the two below
export const GAIN_GOLD = 0x1200;
export const GAIN_VP = 0x1201;
export const RETURN = 0x3000; // + goods, four bits each
export const LAY = 0x4000; // + source × 1024 + row × 256 + payment
export const REARRANGE = 0x8000; // + four slots to the base 12: card, its place, card, its place

/** Sources of tribe cards: the cells 0 to 8, then these. */
export const FROM_NOBLE = 9;
export const FROM_HAND = 10;
export const FROM_DRAWN = 11;
const SOURCES = [...CELLS, 'noble', 'hand', 'drawn'] as const;

export function sourceName(source: number): LayFrom {
  return SOURCES[source];
}

/** In a payment: three goods of two bits each, one bit of gold, one of stored gold. */
export const PAY_GOLD = 0x40;
export const PAY_STORED = 0x80;

/** After the three goods, where gold can stand too. */
export const GOLD_INDEX = 3;
const GOODS_AND_GOLD = [...GOODS, 'gold'] as const;
const INSTEAD = ['gold', 'vp'] as const; // of goods: the second code after the first

/** Not a number where a count does not fit: arithmetic carries it to the end, and the code is none. */
export function packGoods(goods: GoodsCount, bits: number): number {
  return GOODS.reduce((packed, good, i) => packed + bounded(goods[good] ?? 0, 2 ** bits - 1) * 2 ** (i * bits), 0);
}

function bounded(count: number, most: number): number {
  return Number.isInteger(count) && count >= 0 && count <= most ? count : Number.NaN;
}

function indexIn<T>(items: readonly T[], item: T): number {
  const index = items.indexOf(item);
  return index < 0 ? Number.NaN : index;
}

export function unpackGoods(packed: number, bits: number): GoodsCount {
  const counts = GOODS.map((good, i) => [good, (packed >>> (i * bits)) & ((1 << bits) - 1)] as const);
  return Object.fromEntries(counts.filter(([, count]) => count > 0));
}

/** The compact form, or nothing where a value lies outside of what such a move can say. */
export function encodeMove(move: Move): MoveCode | undefined {
  const code = pack(move);
  return Number.isInteger(code) ? code : undefined;
}

function pack(move: Move): number {
  switch (move.type) {
    case 'place':
      return PLACE + bounded(move.at, BORDER_SIZE);
    case 'take':
      if (typeof move.at === 'number') return move.good ? Number.NaN : TAKE_BORDER + bounded(move.at, BORDER_SIZE);
      return TAKE_CENTRE + indexIn(CELLS, move.at) * 4 + (move.good ? 1 + indexIn(GOODS, move.good) : 0);
    case 'lay':
      return LAY + indexIn(SOURCES, move.from) * 1024 + bounded(move.row, 3) * 256 + packPayment(move.pay);
    case 'keep':
      return KEEP + indexIn(SOURCES, move.from);
    case 'discard':
      return DISCARD + indexIn(SOURCES, move.from);
    case 'trade':
      return TRADE + bounded(move.count, 3) * 16 + indexIn(GOODS, move.give) * 4 + indexIn(GOODS_AND_GOLD, move.get);
    case 'leaveTrader':
      return LEAVE_TRADER;
    case 'mirage':
      return MIRAGE + indexIn(CELLS, move.from) * 16 + indexIn(CELLS, move.to);
    case 'smith':
      return SMITH + bounded(move.count, 4) * 4 + indexIn(GOODS_AND_GOLD, move.give);
    case 'caravan':
      return CARAVAN;
    case 'expand':
      return EXPAND;
    case 'gain':
      if ('goods' in move) return GAIN + packGoods(move.goods, 3);
      return GAIN_GOLD + indexIn(INSTEAD, move.instead);
    case 'rearrange':
      return REARRANGE + packShifts(move.cards);
    case 'end':
      return END;
    case 'return':
      return RETURN + packGoods(move.goods, 4);
    case 'raid':
      if ('goods' in move) return RAID + packGoods(move.goods, 2);
      return RAID_GOLD + indexIn(INSTEAD, move.instead);
    default:
      return assertNever(move);
  }
}

/** Only for codes that the engine listed or `encodeMove` made. */
export function decodeMove(code: MoveCode): Move {
  if (code >= REARRANGE) return { type: 'rearrange', cards: unpackShifts(code - REARRANGE) };
  if (code >= LAY) {
    const row = ((code >>> 8) & 3) as 1 | 2 | 3;
    return { type: 'lay', from: SOURCES[(code - LAY) >>> 10], row, pay: unpackPayment(code & 0xff) };
  }
  if (code >= RETURN) return { type: 'return', goods: unpackGoods(code - RETURN, 4) };
  if (code >= GAIN_GOLD) return { type: 'gain', instead: INSTEAD[code - GAIN_GOLD] };
  if (code >= GAIN) return { type: 'gain', goods: unpackGoods(code - GAIN, 3) };

  const arg = code & 0xff;
  switch (code & 0xff00) {
    case PLACE:
      return { type: 'place', at: arg as BorderNumber };
    case TAKE_BORDER:
      return { type: 'take', at: arg as BorderNumber };
    case TAKE_CENTRE:
      return (arg & 3) === 0
        ? { type: 'take', at: CELLS[arg >>> 2] }
        : { type: 'take', at: CELLS[arg >>> 2], good: GOODS[(arg & 3) - 1] };
    case KEEP:
      return { type: 'keep', from: SOURCES[arg] as Cell | 'drawn' };
    case DISCARD:
      return { type: 'discard', from: SOURCES[arg] as Cell | 'noble' | 'drawn' };
    case TRADE:
      return {
        type: 'trade',
        give: GOODS[(arg >>> 2) & 3],
        count: (arg >>> 4) as 1 | 2 | 3,
        get: GOODS_AND_GOLD[arg & 3],
      };
    case LEAVE_TRADER:
      return { type: 'leaveTrader' };
    case MIRAGE:
      return { type: 'mirage', from: CELLS[arg >>> 4], to: CELLS[arg & 15] };
    case SMITH:
      return { type: 'smith', give: GOODS_AND_GOLD[arg & 3], count: (arg >>> 2) as 1 | 2 | 4 };
    case CARAVAN:
      return { type: 'caravan' };
    case EXPAND:
      return { type: 'expand' };
    case END:
      return { type: 'end' };
    case RAID:
      if (arg >= 0x40) return { type: 'raid', instead: INSTEAD[code - RAID_GOLD] };
      return { type: 'raid', goods: unpackGoods(arg, 2) };
    default:
      throw new Error(`not a move code: ${code}`);
  }
}

function packPayment(pay: Payment): number {
  return packGoods(pay, 2) + bounded(pay.gold ?? 0, 1) * PAY_GOLD + bounded(pay.stored ?? 0, 1) * PAY_STORED;
}

export function unpackPayment(packed: number): Payment {
  return {
    ...unpackGoods(packed & 0x3f, 2),
    ...(packed & PAY_GOLD ? { gold: 1 } : {}),
    ...(packed & PAY_STORED ? { stored: 1 } : {}),
  };
}

/** The cards in the order of their places; one card alone is written twice; none is slot 0 to slot 0. */
function packShifts(cards: readonly Shift[]): number {
  if (cards.length > 2) return Number.NaN;
  const [a, b] = cards
    .map(({ from, to }) => ({ from: indexIn(SLOTS, from), to: indexIn(SLOTS, to) }))
    .toSorted((x, y) => x.from - y.from);
  if (!a) return 0;
  return packShift(a.from, a.to, (b ?? a).from, (b ?? a).to);
}

export function packShift(from: number, to: number, from2: number, to2: number): number {
  return ((from * 12 + to) * 12 + from2) * 12 + to2;
}

export function unpackShifts(packed: number): Shift[] {
  const [from, to, from2, to2] = [1728, 144, 12, 1].map((base) => Math.floor(packed / base) % 12);
  if (from === to && from2 === to2) return [];
  const first = { from: SLOTS[from], to: SLOTS[to] };
  return from === from2 ? [first] : [first, { from: SLOTS[from2], to: SLOTS[to2] }];
}
