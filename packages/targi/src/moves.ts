import { assertNever } from '@caravanserai/contract';
import { GOODS, type Good } from './cards.ts';
import { BORDER_SIZE, type BorderNumber, CELLS, type Cell, SLOTS, type Slot } from './board.ts';

/** Counts of the three goods; a missing field means 0. */
export type GoodsCount = { readonly [good in Good]?: number };

/** Payment for a tribe card. `stored` is the gold on a laid card (TG-26). */
export interface Payment extends GoodsCount {
  readonly gold?: number;
  readonly stored?: number;
}

/** Where a tribe card is laid from: a cell, the hand (through the Noble, or without it by TG-60), or Tribal Expansion. */
export type LayFrom = Cell | 'noble' | 'hand' | 'drawn';

export type Move =
  | { readonly type: 'place'; readonly at: BorderNumber }
  | { readonly type: 'take'; readonly at: BorderNumber | Cell; readonly good?: Good } // `good`: for a card that offers a choice
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

/** Moves one card in the player's display. */
export interface Shift {
  readonly from: Slot;
  readonly to: Slot;
}

/**
 * A move as an integer below 2¹⁶, so that search and move lists do not allocate. Most kinds have an argument of eight bits; the four
 * kinds with more choices (GAIN, RETURN, LAY, REARRANGE) have larger ranges.
 */
export type MoveCode = number;

export const PLACE = 0x0100; // + border number
export const TAKE_BORDER = 0x0200; // + border number
export const TAKE_CENTRE = 0x0300; // + cell × 4 + (0, or 1 + the chosen good)
export const KEEP = 0x0400; // + source
export const DISCARD = 0x0500; // + source
export const TRADE = 0x0600; // + count × 16 + given good × 4 + received good or gold
export const LEAVE_TRADER = 0x0700;
export const MIRAGE = 0x0800; // + from × 16 + to
export const SMITH = 0x0900; // + count × 4 + given good or gold
export const CARAVAN = 0x0a00;
export const EXPAND = 0x0b00;
export const END = 0x0c00;
export const RAID = 0x0d00; // + goods, or one of the two below
export const RAID_GOLD = 0x0d40;
export const RAID_VP = 0x0d41;
export const GAIN = 0x1000; // + goods, or one of the two below
export const GAIN_GOLD = 0x1200;
export const GAIN_VP = 0x1201;
export const RETURN = 0x3000; // + goods
export const LAY = 0x4000; // + source × 1024 + row × 256 + payment
export const REARRANGE = 0x8000; // + four slots in base 12: from, to, from, to

/** Sources of tribe cards besides the cells 0 to 8. */
export const FROM_NOBLE = 9;
export const FROM_HAND = 10;
export const FROM_DRAWN = 11;
const SOURCES = [...CELLS, 'noble', 'hand', 'drawn'] as const;

export function sourceName(source: number): LayFrom {
  return SOURCES[source];
}

/** Payments have two bits for each good and these two bits. */
export const PAY_GOLD = 0x40;
export const PAY_STORED = 0x80;

/** Bits per good. */
export const PAY_BITS = 2;
export const RAID_BITS = 2;
export const GAIN_BITS = 3;
export const RETURN_BITS = 4;

/** The index of gold, after the three goods. */
export const GOLD_INDEX = 3;
const GOODS_AND_GOLD = [...GOODS, 'gold'] as const;
const INSTEAD = ['gold', 'vp'] as const; // `RAID_GOLD` and `RAID_VP`, `GAIN_GOLD` and `GAIN_VP`, in this order

// Encoding and decoding of codes. The decoders below must only get codes of their own kind.

/** The constant above to which any code belongs. */
export function kindOf(code: MoveCode): number {
  if (code < GAIN) return code & 0xff00;
  return code < LAY ? (code < RETURN ? GAIN : RETURN) : code < REARRANGE ? LAY : REARRANGE;
}

export function isLay(code: MoveCode): boolean {
  return code >= LAY && code < REARRANGE;
}

/** The border number or source, for kinds with an argument of eight bits. */
export function argumentOf(code: MoveCode): number {
  return code & 0xff;
}

/** `choice` is 1 + the chosen good, or 0 if the card offers no choice. */
export function takeCentreCode(cell: number, choice: number): MoveCode {
  return TAKE_CENTRE + cell * 4 + choice;
}

export function takenCell(code: MoveCode): number {
  return (code & 0xff) >>> 2;
}

export function takenChoice(code: MoveCode): number {
  return code & 3;
}

export function tradeCode(count: number, give: number, get: number): MoveCode {
  return TRADE + count * 16 + give * 4 + get;
}

export function tradeCount(code: MoveCode): number {
  return (code & 0xff) >>> 4;
}

export function tradeGive(code: MoveCode): number {
  return (code >>> 2) & 3;
}

export function tradeGet(code: MoveCode): number {
  return code & 3;
}

export function mirageCode(from: number, to: number): MoveCode {
  return MIRAGE + from * 16 + to;
}

export function mirageFrom(code: MoveCode): number {
  return (code & 0xff) >>> 4;
}

export function mirageTo(code: MoveCode): number {
  return code & 15;
}

export function smithCode(count: number, give: number): MoveCode {
  return SMITH + count * 4 + give;
}

export function smithCount(code: MoveCode): number {
  return (code & 0xff) >>> 2;
}

export function smithGive(code: MoveCode): number {
  return code & 3;
}

/** Rows are 0 to 2. */
export function layCode(source: number, row: number, payment: number): MoveCode {
  return LAY + source * 1024 + (row + 1) * 256 + payment;
}

export function laySource(code: MoveCode): number {
  return (code - LAY) >>> 10;
}

/** 0 to 2, or −1 for a code that is not a move. */
export function layRow(code: MoveCode): number {
  return ((code >>> 8) & 3) - 1;
}

export function layPayment(code: MoveCode): number {
  return code & 0xff;
}

export function paidGold(payment: number): number {
  return (payment >>> 6) & 1;
}

export function paidStored(payment: number): number {
  return (payment >>> 7) & 1;
}

/** The count of a good in a code or payment whose lowest bits hold `bits` per good. */
export function countIn(packed: number, bits: number, good: number): number {
  return (packed >>> (bits * good)) & ((1 << bits) - 1);
}

export function packCounts(bits: number, dates: number, salt: number, pepper: number): number {
  return dates + salt * (1 << bits) + pepper * (1 << (2 * bits)); // multiplied rather than shifted, because shifting turns NaN into 0
}

/** Two moved cards; a single card is encoded twice. `REARRANGE` alone moves none. */
export function rearrangeCode(from: number, to: number, from2: number, to2: number): MoveCode {
  return REARRANGE + ((from * 12 + to) * 12 + from2) * 12 + to2;
}

/** Codes above four base-12 digits are not moves. */
export function isRearrangement(code: MoveCode): boolean {
  return code >= REARRANGE && code < REARRANGE + 12 ** 4;
}

export function shiftFrom(code: MoveCode): number {
  return ((code - REARRANGE) / 1728) | 0;
}

export function shiftTo(code: MoveCode): number {
  return (((code - REARRANGE) / 144) | 0) % 12;
}

export function shiftFrom2(code: MoveCode): number {
  return (((code - REARRANGE) / 12) | 0) % 12;
}

export function shiftTo2(code: MoveCode): number {
  return (code - REARRANGE) % 12;
}

/** NaN if a count is out of range; `encodeMove` then returns undefined. */
function packGoods({ dates = 0, salt = 0, pepper = 0 }: GoodsCount, bits: number): number {
  const most = (1 << bits) - 1;
  return packCounts(bits, bounded(dates, most), bounded(salt, most), bounded(pepper, most));
}

function bounded(count: number, most: number): number {
  return Number.isInteger(count) && count >= 0 && count <= most ? count : Number.NaN;
}

function indexIn<T>(items: readonly T[], item: T): number {
  const index = items.indexOf(item);
  return index < 0 ? Number.NaN : index;
}

export function unpackGoods(packed: number, bits: number): GoodsCount {
  const [dates, salt, pepper] = [countIn(packed, bits, 0), countIn(packed, bits, 1), countIn(packed, bits, 2)];
  return {
    ...(dates > 0 ? { dates } : {}),
    ...(salt > 0 ? { salt } : {}),
    ...(pepper > 0 ? { pepper } : {}),
  };
}

/** The move's code, or undefined if a value is out of range. */
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
      return takeCentreCode(indexIn(CELLS, move.at), move.good ? 1 + indexIn(GOODS, move.good) : 0);
    case 'lay':
      return layCode(indexIn(SOURCES, move.from), bounded(move.row, 3) - 1, packPayment(move.pay));
    case 'keep':
      return KEEP + indexIn(SOURCES, move.from);
    case 'discard':
      return DISCARD + indexIn(SOURCES, move.from);
    case 'trade':
      return tradeCode(bounded(move.count, 3), indexIn(GOODS, move.give), indexIn(GOODS_AND_GOLD, move.get));
    case 'leaveTrader':
      return LEAVE_TRADER;
    case 'mirage':
      return mirageCode(indexIn(CELLS, move.from), indexIn(CELLS, move.to));
    case 'smith':
      return smithCode(bounded(move.count, 4), indexIn(GOODS_AND_GOLD, move.give));
    case 'caravan':
      return CARAVAN;
    case 'expand':
      return EXPAND;
    case 'gain':
      if ('goods' in move) return GAIN + packGoods(move.goods, GAIN_BITS);
      return GAIN_GOLD + indexIn(INSTEAD, move.instead);
    case 'rearrange':
      return packShifts(move.cards);
    case 'end':
      return END;
    case 'return':
      return RETURN + packGoods(move.goods, RETURN_BITS);
    case 'raid':
      if ('goods' in move) return RAID + packGoods(move.goods, RAID_BITS);
      return RAID_GOLD + indexIn(INSTEAD, move.instead);
    default:
      return assertNever(move);
  }
}

const decoded = Array.from({ length: 0x100 }, (): (Move | undefined)[] => []); // cache, by the two bytes of the code

/** Only for codes from `listMoves` or `encodeMove`. Equal codes give the same frozen object. */
export function decodeMove(code: MoveCode): Move {
  const row = decoded[code >>> 8];
  return (row[code & 0xff] ??= frozen(unpack(code)));
}

function frozen<T extends object>(value: T): T {
  for (const field of Object.values(value)) if (typeof field === 'object') frozen(field as object);
  return Object.freeze(value);
}

function unpack(code: MoveCode): Move {
  switch (kindOf(code)) {
    case PLACE:
      return { type: 'place', at: argumentOf(code) as BorderNumber };
    case TAKE_BORDER:
      return { type: 'take', at: argumentOf(code) as BorderNumber };
    case TAKE_CENTRE: {
      const at = CELLS[takenCell(code)];
      return takenChoice(code) === 0 ? { type: 'take', at } : { type: 'take', at, good: GOODS[takenChoice(code) - 1] };
    }
    case KEEP:
      return { type: 'keep', from: SOURCES[argumentOf(code)] as Cell | 'drawn' };
    case DISCARD:
      return { type: 'discard', from: SOURCES[argumentOf(code)] as Cell | 'noble' | 'drawn' };
    case TRADE:
      return {
        type: 'trade',
        give: GOODS[tradeGive(code)],
        count: tradeCount(code) as 1 | 2 | 3,
        get: GOODS_AND_GOLD[tradeGet(code)],
      };
    case LEAVE_TRADER:
      return { type: 'leaveTrader' };
    case MIRAGE:
      return { type: 'mirage', from: CELLS[mirageFrom(code)], to: CELLS[mirageTo(code)] };
    case SMITH:
      return { type: 'smith', give: GOODS_AND_GOLD[smithGive(code)], count: smithCount(code) as 1 | 2 | 4 };
    case CARAVAN:
      return { type: 'caravan' };
    case EXPAND:
      return { type: 'expand' };
    case END:
      return { type: 'end' };
    case RAID:
      if (code >= RAID_GOLD) return { type: 'raid', instead: INSTEAD[code - RAID_GOLD] };
      return { type: 'raid', goods: unpackGoods(code, RAID_BITS) };
    case GAIN:
      if (code >= GAIN_GOLD) return { type: 'gain', instead: INSTEAD[code - GAIN_GOLD] };
      return { type: 'gain', goods: unpackGoods(code, GAIN_BITS) };
    case RETURN:
      return { type: 'return', goods: unpackGoods(code, RETURN_BITS) };
    case LAY: {
      const row = (layRow(code) + 1) as 1 | 2 | 3;
      return { type: 'lay', from: SOURCES[laySource(code)], row, pay: unpackPayment(layPayment(code)) };
    }
    case REARRANGE:
      return { type: 'rearrange', cards: unpackShifts(code) };
    default:
      throw new Error(`not a move code: ${code}`);
  }
}

function packPayment(pay: Payment): number {
  return packGoods(pay, PAY_BITS) + bounded(pay.gold ?? 0, 1) * PAY_GOLD + bounded(pay.stored ?? 0, 1) * PAY_STORED;
}

export function unpackPayment(payment: number): Payment {
  return {
    ...unpackGoods(payment, PAY_BITS),
    ...(paidGold(payment) === 1 ? { gold: 1 } : {}),
    ...(paidStored(payment) === 1 ? { stored: 1 } : {}),
  };
}

/** Cards in the order of their slots; a single card is encoded twice; no card is `REARRANGE` alone. */
function packShifts(cards: readonly Shift[]): MoveCode {
  if (cards.length > 2) return Number.NaN;
  const [a, b] = cards
    .map(({ from, to }) => ({ from: indexIn(SLOTS, from), to: indexIn(SLOTS, to) }))
    .toSorted((x, y) => x.from - y.from);
  if (!a) return REARRANGE;
  return rearrangeCode(a.from, a.to, (b ?? a).from, (b ?? a).to);
}

export function unpackShifts(code: MoveCode): Shift[] {
  const [from, to, from2, to2] = [shiftFrom(code), shiftTo(code), shiftFrom2(code), shiftTo2(code)];
  if (from === to && from2 === to2) return [];
  const first = { from: SLOTS[from], to: SLOTS[to] };
  return from === from2 ? [first] : [first, { from: SLOTS[from2], to: SLOTS[to2] }];
}
