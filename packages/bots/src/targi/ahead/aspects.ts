import { type State, SYMBOLS, TRIBE_CARDS, type TribeCard, type TribeId } from '@caravanserai/targi';
import { layout as L, states as S, tables as T } from '@caravanserai/targi/search';

/**
 * The features of one player's side at the start of a round, used by the strongest level. Each has a separate weight for every round
 * (`roundWeights.ts`, fitted by `tune/fitRounds.ts`).
 */
const GOODS_ASPECTS = ['dates', 'salt', 'pepper'].flatMap((good) => [1, 2, 3, 4].map((count) => `${good}${count}`));

const SIDE_ASPECTS = [
  'points', // current score
  ...GOODS_ASPECTS, // 1 if there are at least that many of the good; the last one counts each beyond the third
  'oneOfEach',
  'twoOfEach',
  'goldOne',
  'goldTwo',
  'goldThree',
  'storedGold',
  'hand', // 1: has a card in the hand
  'handPoints', // points of that card
  'handMissing', // goods and gold still missing for its price
  'handPayable',
  'laid', // number of cards in the display
  'laidNine', // 1: at least nine cards
  'laidTen',
  'laidEleven',
  'single', // rows of one card
  'equalTwo', // incomplete rows of equal symbols
  'equalThree',
  'variedTwo', // incomplete rows of different symbols
  'variedThree',
  'spoiledTwo', // incomplete rows that can no longer score
  'spoiledThree',
  'liftedTwo', // incomplete rows of different symbols, with the card of TG-56 laid
  'liftedThree',
  'oddPair', // one card short of the next point of a `scorePerTwo` card
  'limited', // places two Targis in this round
] as const;

/** Cards whose effect is worth more than their printed points. */
// oxfmt-ignore
const CARD_ASPECTS = [
  'W4', 'W5', 'W6', 'W8', 'C4', 'C5', 'C6', 'C7', 'C8', 'O4', 'O5', 'O6', 'O7', 'O8',
  'G4', 'G5', 'G6', 'G7', 'G8', 'N4', 'N5', 'N6', 'N7', 'N8',
] as const satisfies readonly TribeId[];

export const ASPECTS: readonly string[] = [...SIDE_ASPECTS, ...CARD_ASPECTS];
export const LAID_ASPECT = SIDE_ASPECTS.indexOf('laid');
export const LIMITED_ASPECT = SIDE_ASPECTS.indexOf('limited');
export const ASPECT_COUNT = ASPECTS.length;
export const POINTS = 0;
export const PURSE = 1; // index of the first aspect of goods
export const PURSE_SIZE = GOODS_ASPECTS.length + 2;
/** Range of the aspects of gold and the hand. */
export const HOLDINGS = SIDE_ASPECTS.indexOf('goldOne');
export const HOLDINGS_END = LAID_ASPECT;

const at = (name: (typeof SIDE_ASPECTS)[number]) => SIDE_ASPECTS.indexOf(name);
const GOLD_ONE = at('goldOne');
const STORED_GOLD = at('storedGold');
const IN_HAND = at('hand');
const LAID = LAID_ASPECT;
const SINGLE = at('single');
const EQUAL = at('equalTwo');
const VARIED = at('variedTwo');
const SPOILED = at('spoiledTwo');
const LIFTED = at('liftedTwo');
const ODD_PAIR = at('oddPair');
const LIMITED_NEXT = LIMITED_ASPECT;

const { COST, NO_CARD, OR_GOLD, SYMBOL_OF, VP_OF } = T;
const { DISPLAY, GOLD, GOODS_HELD, HAND, LIMITED, MAX_GOLD, STORED, VP } = L;

/** By card: the index of its aspect, or 0. */
const CARD_ASPECT = new Uint8Array(64);
CARD_ASPECTS.forEach((id, i) => (CARD_ASPECT[T.cardOf(id)] = SIDE_ASPECTS.length + i));

/** By card: for a card that scores a point per two of a symbol, 1 + the symbol's index; otherwise 0. */
const PER_TWO = new Uint8Array(64);
for (const { id, effect } of TRIBE_CARDS as readonly TribeCard[]) {
  if (effect?.kind === 'scorePerTwo') PER_TWO[T.cardOf(id as TribeId)] = 1 + SYMBOLS.indexOf(effect.symbol);
}
export const MORE_CARDS_ASPECT = ASPECTS.indexOf('C5');
const [FOURTH, MANY_CARDS, LIFTING] = (['C6', 'N5', 'G5'] as const).map(T.cardOf);
const EQUAL_ROW = 4;
const VARIED_ROW = 2;
const LIFTED_ROW = 4;
const LIFTED_ROWS = 2;
const MANY = 10;

/** Writes all aspects except those of goods, for which `worth.ts` has tables. */
export function writeAspects(s: State, seat: number, out: Float64Array): void {
  out.fill(0);
  writeDisplay(s, seat, out);
  out[POINTS] += s[S.playerAt(seat) + VP];
  if (out[MORE_CARDS_ASPECT] === 1 && out[LAID] > S.laidCount(s, seat ^ 1)) out[POINTS]++; // TG-54
  writeHoldings(s, seat, out);
}

/** Writes the aspects of gold, the hand and limited Targis. */
export function writeHoldings(s: State, seat: number, out: Float64Array): void {
  const me = S.playerAt(seat);
  const gold = s[me + GOLD] < MAX_GOLD ? s[me + GOLD] : MAX_GOLD;
  for (let i = 0; i < MAX_GOLD; i++) out[GOLD_ONE + i] = i < gold ? 1 : 0;
  out[STORED_GOLD] = s[me + STORED];
  out[LIMITED_NEXT] = s[me + LIMITED];
  writeHand(s, me, out);
}

/** Writes the aspects of goods. */
export function writePurse(dates: number, salt: number, pepper: number, out: Float64Array): void {
  const held = [dates, salt, pepper];
  for (const [good, count] of held.entries()) {
    const start = PURSE + good * 4;
    for (let step = 0; step < 3; step++) out[start + step] = count > step ? 1 : 0;
    out[start + 3] = Math.max(0, count - 3);
  }
  const least = Math.min(dates, salt, pepper);
  out[PURSE + 12] = least > 0 ? 1 : 0;
  out[PURSE + 13] = least > 1 ? 1 : 0;
}

function writeHand(s: State, me: number, out: Float64Array): void {
  const card = s[me + HAND];
  if (card === NO_CARD) {
    out.fill(0, IN_HAND, LAID);
    return;
  }
  out[IN_HAND] = 1;
  out[IN_HAND + 1] = VP_OF[card];
  let missing = 0;
  for (let good = 0; good < 3; good++) {
    const lacks = COST[card * 4 + good] - s[me + GOODS_HELD + good];
    if (lacks > 0) missing += lacks;
  }
  const gold = s[me + GOLD] + s[me + STORED];
  if (COST[card * 4 + 3] > gold) missing++;
  if (OR_GOLD[card] === 1 && gold > 0) missing = 0;
  out[IN_HAND + 2] = missing;
  out[IN_HAND + 3] = missing === 0 ? 1 : 0;
}

const symbols = new Uint8Array(SYMBOLS.length); // scratch of `writeDisplay`

/** Writes the aspects of rows and cards, and the current score (TG-46) without comparison to the opponent. */
export function writeDisplay(s: State, seat: number, out: Float64Array): void {
  const me = S.playerAt(seat);
  let points = 0;
  let laid = 0;
  let varied = 0; // full rows
  let isLifting = false;
  symbols.fill(0);
  for (let row = me + DISPLAY; row < me + DISPLAY + 12; row += 4) {
    let seen = 0;
    let kinds = 0;
    let length = 0;
    for (; length < 4 && s[row + length] !== NO_CARD; length++) {
      const card = s[row + length];
      const symbol = SYMBOL_OF[card];
      symbols[symbol]++;
      points += VP_OF[card];
      if ((seen & (1 << symbol)) === 0) kinds++;
      seen |= 1 << symbol;
      const aspect = CARD_ASPECT[card];
      if (aspect !== 0) out[aspect] = 1;
      if (card === LIFTING) isLifting = true;
      if (card === FOURTH && length === 3) points += 2;
    }
    laid += length;
    if (length === 1) out[SINGLE]++;
    else if (length === 4) {
      if (kinds === 1) points += EQUAL_ROW;
      else if (kinds === 4) varied++;
    } else if (length > 1) {
      const kind = kinds === 1 ? EQUAL : kinds === length ? VARIED : SPOILED;
      out[kind + length - 2]++;
    }
  }
  points += varied * VARIED_ROW;
  if (isLifting) {
    points += Math.min(varied, LIFTED_ROWS) * (LIFTED_ROW - VARIED_ROW);
    out[LIFTED] = out[VARIED];
    out[LIFTED + 1] = out[VARIED + 1];
  }
  for (let slot = me + DISPLAY; slot < me + DISPLAY + 12; slot++) {
    const pair = PER_TWO[s[slot]];
    if (pair === 0) continue;
    points += symbols[pair - 1] >>> 1;
    out[ODD_PAIR] += symbols[pair - 1] & 1;
  }
  if (out[CARD_ASPECT[MANY_CARDS]] === 1 && laid >= MANY) points++;
  out[POINTS] = points;
  out[LAID] = laid;
  out[LAID + 1] = laid > 8 ? 1 : 0;
  out[LAID + 2] = laid > 9 ? 1 : 0;
  out[LAID + 3] = laid > 10 ? 1 : 0;
}
