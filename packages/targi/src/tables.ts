import { assert } from '@caravanserai/contract';
import {
  BORDER_CARDS,
  GOODS,
  GOODS_CARDS,
  type CardId,
  EFFECT_TIMING,
  type Effect,
  type GoodsId,
  type Good,
  type RaidDue,
  SMITH_OFFERS,
  SYMBOLS,
  TRIBE_CARDS,
  type TribeCard,
  type TribeId,
} from './cards.ts';

/**
 * The card table as arrays of bytes. A card is one byte: 0 is no card, 1 to 45 are the tribe cards, and from 46 on the goods cards by
 * kind; copies of a goods card have the same code.
 */
export const NO_CARD = 0;
export const TRIBE_COUNT = TRIBE_CARDS.length;
export const GOODS_COUNT = GOODS_CARDS.reduce((sum, { copies }) => sum + copies, 0);
const FIRST_GOODS = TRIBE_COUNT + 1;
const CARD_CODES = FIRST_GOODS + GOODS_CARDS.length;

const CARD_IDS: readonly CardId[] = [...TRIBE_CARDS.map(({ id }) => id), ...GOODS_CARDS.map(({ id }) => id)];

export function isTribe(card: number): boolean {
  return card <= TRIBE_COUNT;
}

const CODE_OF = new Map(CARD_IDS.map((id, i) => [id, i + 1]));

export function cardOf(id: CardId): number {
  return CODE_OF.get(id) ?? NO_CARD;
}

export function tribeId(card: number): TribeId {
  return CARD_IDS[card - 1] as TribeId;
}

export function goodsId(card: number): GoodsId {
  return CARD_IDS[card - 1] as GoodsId;
}

export function cardId(card: number): CardId {
  return CARD_IDS[card - 1];
}

/** By card. */
export const EFFECT_OF: readonly (Effect | undefined)[] = [
  undefined,
  ...TRIBE_CARDS.map((card: TribeCard) => card.effect),
];

/** By card: only the effects that apply when the card is laid. */
export const EFFECT_AT_ONCE: readonly (Effect | undefined)[] = EFFECT_OF.map((effect) =>
  effect && EFFECT_TIMING[effect.kind] === 'once' ? effect : undefined,
);

/** Both decks before the first shuffle. */
export const TRIBE_DECK: readonly number[] = TRIBE_CARDS.map((_, i) => i + 1);
export const GOODS_DECK: readonly number[] = GOODS_CARDS.flatMap(({ copies }, i) =>
  Array<number>(copies).fill(FIRST_GOODS + i),
);

/** The number of copies, by card. */
export const COPIES = new Uint8Array(CARD_CODES);
for (const card of [...TRIBE_DECK, ...GOODS_DECK]) COPIES[card]++;

/** Price by card: dates, salt, pepper, gold. The alternative price in `OR_GOLD` is always one gold. */
export const COST = new Uint8Array(CARD_CODES * 4);
export const OR_GOLD = new Uint8Array(CARD_CODES);
export const SYMBOL_OF = new Uint8Array(CARD_CODES);
export const VP_OF = new Uint8Array(CARD_CODES);
TRIBE_CARDS.forEach(({ cost, symbol, vp, ...card }: TribeCard, i) => {
  COST.set([...GOODS.map((good) => cost[good] ?? 0), cost.gold ?? 0], (i + 1) * 4);
  assert((cost.gold ?? 0) <= 1, 'a payment has one bit of gold');
  assert(!card.orCost || JSON.stringify(card.orCost) === '{"gold":1}', 'the other price is one gold');
  OR_GOLD[i + 1] = card.orCost ? 1 : 0;
  SYMBOL_OF[i + 1] = SYMBOLS.indexOf(symbol);
  VP_OF[i + 1] = vp;
});

/** Six bytes for each goods card: dates, salt, pepper, goods of choice, gold, points. */
export const GIVES = new Uint8Array(CARD_CODES * 6);
export const GIVES_CHOICE = 3;
export const GIVES_GOLD = 4;
export const GIVES_VP = 5;
GOODS_CARDS.forEach(({ gives }: { gives: { readonly [item: string]: number } }, i) => {
  const row = [...GOODS, 'goodOfChoice', 'gold', 'vp'].map((item) => gives[item] ?? 0);
  GIVES.set(row, (FIRST_GOODS + i) * 6);
});

export function isOfChoice(card: number): boolean {
  return GIVES[card * 6 + GIVES_CHOICE] > 0;
}

/** The only card with a lasting effect of this kind. */
function cardWith(matches: (effect: Effect) => boolean): number {
  const cards = TRIBE_CARDS.filter((card: TribeCard) => card.effect && matches(card.effect));
  assert(cards.length === 1, 'one card for each lasting effect');
  return cardOf(cards[0].id);
}
export const PLACE_ON_ROBBER = cardWith(({ kind }) => kind === 'placeOnRobber');
export const LAY_FROM_HAND = cardWith(({ kind }) => kind === 'layFromHand');
export const NOBLE_DISCOUNT = cardWith(({ kind }) => kind === 'nobleDiscount');
export const TRADER_ONE_FOR_ONE = cardWith(({ kind }) => kind === 'traderOneForOne');
export const RAID_SHIELD = cardWith(({ kind }) => kind === 'raidShield');
export const RAID_GAIN = cardWith(({ kind }) => kind === 'raidVp');
export const DRY_ROUND_GOOD = cardWith(({ kind }) => kind === 'dryRoundGood');
export const GOODS_BONUS = Uint8Array.from(GOODS, (good) =>
  cardWith((effect) => effect.kind === 'goodsBonus' && effect.good === good),
);
export const DISCOUNT = Uint8Array.from(SYMBOLS, (symbol) =>
  cardWith((effect) => effect.kind === 'discount' && effect.symbol === symbol),
);

/** A bit for each card with a lasting effect, 0 for the others; see `effectsOf` in `packed.ts`. */
export const LASTING = new Uint16Array(CARD_CODES);
[
  PLACE_ON_ROBBER,
  LAY_FROM_HAND,
  NOBLE_DISCOUNT,
  TRADER_ONE_FOR_ONE,
  RAID_SHIELD,
  RAID_GAIN,
  DRY_ROUND_GOOD,
  ...GOODS_BONUS,
  ...DISCOUNT,
].forEach((card, bit) => (LASTING[card] = 1 << bit));

/** By card: the card that gives a discount on it. */
export const DISCOUNT_FOR = Uint8Array.from(SYMBOL_OF, (symbol) => DISCOUNT[symbol]);

const numberOf = (kind: string) => BORDER_CARDS.findIndex(({ action }) => action.kind === kind) + 1;
export const NOBLE = numberOf('noble');
export const TRADER = numberOf('trader');
export const MIRAGE_CARD = numberOf('fataMorgana');
export const SILVERSMITH = numberOf('silversmith');
export const CARAVAN_CARD = numberOf('caravan');
export const EXPANSION = numberOf('tribalExpansion');

/** By border card: the good that it gives (0 to 2), or 3. */
export const NOT_A_GOOD = 3;
export const BORDER_GOOD = new Uint8Array(17).fill(NOT_A_GOOD);
for (const { number, action } of BORDER_CARDS) {
  if (action.kind === 'good') BORDER_GOOD[number] = GOODS.indexOf(action.good);
}

const RAIDS: readonly RaidDue[] = BORDER_CARDS.flatMap(({ action }) => (action.kind === 'raid' ? [action.due] : []));

/** The price of the raid at a corner (4, 8, 12 or 16). */
export function raidDue(corner: number): RaidDue {
  return RAIDS[(corner >> 2) - 1];
}

const SMITH_VP = new Uint8Array(256); // by count × 4 + given good or gold
for (const { goods, gold, vp } of SMITH_OFFERS) {
  if (gold > 0) SMITH_VP[gold * 4 + NOT_A_GOOD] = vp;
  else SMITH_VP.fill(vp, goods * 4, goods * 4 + GOODS.length);
}

/** The Silversmith's points for `count` of a good (0 to 2) or gold (3); 0 if there is no such offer. */
export function smithVp(count: number, give: number): number {
  return SMITH_VP[count * 4 + give];
}

export function goodName(good: number): Good {
  return GOODS[good];
}
