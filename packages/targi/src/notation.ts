import { assertNever } from '@caravanserai/contract';
import { type BorderNumber, type Cell, SLOTS, type Slot } from './board.ts';
import { GOODS, type Good } from './cards.ts';
import { encodeMove, type GoodsCount, type LayFrom, type Move, type Payment, type Shift } from './moves.ts';
import { CARAVAN_CARD, EXPANSION, MIRAGE_CARD, NOBLE, SILVERSMITH, TRADER } from './tables.ts';

/**
 * The notation of moves: words without spaces, described in docs/notation.md.
 *
 *     5        place on 5; later: use border card 5       +dds  gain 2 dates and 1 salt (+g gold, +v a point)
 *     A  A=d   take the goods card at A (and choose)      -ds   return 1 date and 1 salt
 *     C>2:dsg  lay the card at C in row 2, paying         !ds   pay a raid with goods (!g gold, !v points)
 *     C>hand   keep it                                    5:2d>s 5:done   trade, leave the Trader
 *     C>off    discard it                                 9:A>F  move a marker; 10:4d  sell to the Silversmith
 *     1>2:d    through the Noble; hand>2:d without        ~1.1>2.3,2.3>1.1   rearrange the display (~ leaves it)
 *     14>2:d   the card drawn by Tribal Expansion         end   end the turn
 */
export function makeMove(move: Move): string {
  switch (move.type) {
    case 'place':
      return `${move.at}`;
    case 'take':
      return move.good ? `${move.at}=${letterOf(move.good)}` : `${move.at}`;
    case 'lay':
      return `${makeSource(move.from)}>${move.row}:${makePayment(move.pay)}`;
    case 'keep':
      return `${makeSource(move.from)}>hand`;
    case 'discard':
      return `${makeSource(move.from)}>off`;
    case 'trade':
      return `${TRADER}:${move.count}${letterOf(move.give)}>${letterOf(move.get)}`;
    case 'leaveTrader':
      return `${TRADER}:done`;
    case 'mirage':
      return `${MIRAGE_CARD}:${move.from}>${move.to}`;
    case 'smith':
      return `${SILVERSMITH}:${move.count}${letterOf(move.give)}`;
    case 'caravan':
      return `${CARAVAN_CARD}`;
    case 'expand':
      return `${EXPANSION}`;
    case 'gain':
      return `+${'goods' in move ? makeGoods(move.goods) : letterOf(move.instead)}`;
    case 'rearrange':
      return `~${move.cards.map(({ from, to }) => `${from}>${to}`).join(',')}`;
    case 'end':
      return 'end';
    case 'return':
      return `-${makeGoods(move.goods)}`;
    case 'raid':
      return `!${'goods' in move ? makeGoods(move.goods) : letterOf(move.instead)}`;
    default:
      return assertNever(move);
  }
}

const LETTERS = { dates: 'd', salt: 's', pepper: 'p', gold: 'g', vp: 'v' } as const;
type Lettered = keyof typeof LETTERS;
const STORED_LETTER = 'G';
const NOTHING = '0';

function letterOf(item: Lettered): string {
  return LETTERS[item];
}

function makeGoods(goods: GoodsCount): string {
  return GOODS.map((good) => LETTERS[good].repeat(goods[good] ?? 0)).join('');
}

function makePayment(pay: Payment): string {
  const gold = LETTERS.gold.repeat(pay.gold ?? 0) + STORED_LETTER.repeat(pay.stored ?? 0);
  return makeGoods(pay) + gold || NOTHING;
}

function makeSource(from: LayFrom): string {
  return from === 'noble' ? `${NOBLE}` : from === 'drawn' ? `${EXPANSION}` : from;
}

/** Parses a word, or returns undefined. A bare number places a Targi if `isPlacing`; otherwise it uses the border card. */
export function parseMove(word: string, isPlacing: boolean): Move | undefined {
  for (const [pattern, read] of WORDS) {
    const parts = pattern.exec(word);
    const move = parts && read(parts, isPlacing);
    if (move) return encodeMove(move) === undefined ? undefined : move;
  }
  return undefined;
}

type Read = (parts: RegExpExecArray, isPlacing: boolean) => Move | undefined;

const WORDS: readonly (readonly [RegExp, Read])[] = [
  [/^end$/, () => ({ type: 'end' })],
  [/^(\d\d?)$/, ([, number], isPlacing) => readBorder(Number(number), isPlacing)],
  [/^([A-I])$/, ([, cell]) => ({ type: 'take', at: cell as Cell })],
  [/^([A-I])=([dsp])$/, ([, cell, good]) => ({ type: 'take', at: cell as Cell, good: goodOf(good) })],
  [/^([A-I]|1|14|hand)>([123]):([dspgG]+|0)$/, ([, from, row, pay]) => readLay(from, Number(row), pay)],
  [/^([A-I]|14)>hand$/, ([, from]) => ({ type: 'keep', from: sourceOf(from) as Cell | 'drawn' })],
  [/^([A-I]|1|14)>off$/, ([, from]) => ({ type: 'discard', from: sourceOf(from) as Cell | 'noble' | 'drawn' })],
  [/^5:done$/, () => ({ type: 'leaveTrader' })],
  [/^5:([123])([dsp])>([dspg])$/, ([, count, give, get]) => readTrade(Number(count), give, get)],
  [/^9:([A-I])>([A-I])$/, ([, from, to]) => ({ type: 'mirage', from: from as Cell, to: to as Cell })],
  [/^10:([124])([dspg])$/, ([, count, give]) => readSmith(Number(count), give)],
  [/^\+([gv])$/, ([, item]) => ({ type: 'gain', instead: item === 'g' ? 'gold' : 'vp' })],
  [/^\+([dsp]+)$/, ([, goods]) => ({ type: 'gain', goods: readGoods(goods) })],
  [/^-([dsp]+)$/, ([, goods]) => ({ type: 'return', goods: readGoods(goods) })],
  [/^!([gv])$/, ([, item]) => ({ type: 'raid', instead: item === 'g' ? 'gold' : 'vp' })],
  [/^!([dsp]+)$/, ([, goods]) => ({ type: 'raid', goods: readGoods(goods) })],
  [/^~(.*)$/, ([, shifts]) => readShifts(shifts)],
];

function readBorder(number: number, isPlacing: boolean): Move {
  if (isPlacing) return { type: 'place', at: number as BorderNumber };
  if (number === CARAVAN_CARD) return { type: 'caravan' };
  if (number === EXPANSION) return { type: 'expand' };
  return { type: 'take', at: number as BorderNumber };
}

function readLay(from: string, row: number, pay: string): Move {
  const counts = { gold: count(pay, LETTERS.gold), stored: count(pay, STORED_LETTER) };
  const gold = Object.fromEntries(Object.entries(counts).filter(([, n]) => n > 0));
  return { type: 'lay', from: sourceOf(from), row: row as 1 | 2 | 3, pay: { ...readGoods(pay), ...gold } };
}

function readTrade(taken: number, give: string, get: string): Move {
  return { type: 'trade', give: goodOf(give), count: taken as 1 | 2 | 3, get: get === 'g' ? 'gold' : goodOf(get) };
}

function readSmith(taken: number, give: string): Move {
  return { type: 'smith', give: give === 'g' ? 'gold' : goodOf(give), count: taken as 1 | 2 | 4 };
}

function readShifts(text: string): Move | undefined {
  const cards: Shift[] = [];
  for (const word of text === '' ? [] : text.split(',')) {
    const [from, to, ...more] = word.split('>');
    if (!isSlot(from) || !isSlot(to) || more.length > 0) return undefined;
    cards.push({ from, to });
  }
  return { type: 'rearrange', cards };
}

function isSlot(text: string | undefined): text is Slot {
  return SLOTS.includes(text as Slot);
}

function sourceOf(text: string): LayFrom {
  if (text === `${NOBLE}`) return 'noble';
  return text === `${EXPANSION}` ? 'drawn' : (text as Cell | 'hand');
}

function goodOf(letter: string): Good {
  return GOODS['dsp'.indexOf(letter)];
}

function readGoods(letters: string): GoodsCount {
  const counts = GOODS.map((good) => [good, count(letters, LETTERS[good])] as const);
  return Object.fromEntries(counts.filter(([, n]) => n > 0));
}

function count(letters: string, letter: string): number {
  return letters.split(letter).length - 1;
}
