/** The data of all 80 cards, used by the engine, the pages, the terminal and the rulebook. */

export const SEATS = ['blue', 'white'] as const;
export type Seat = (typeof SEATS)[number];

export const GOODS = ['dates', 'salt', 'pepper'] as const;
export type Good = (typeof GOODS)[number];

export const SYMBOLS = ['well', 'camelRider', 'oasis', 'targia', 'tent'] as const;
export type Symbol = (typeof SYMBOLS)[number];

/** The price of a tribe card. Gold is not a good. */
export type Cost = { readonly [item in Good | 'gold']?: number };

/** What a goods card gives; `goodOfChoice`: goods of the player's choice. */
export type Gives = { readonly [item in Good | 'goodOfChoice' | 'gold' | 'vp']?: number };

/** What a raid takes from each player: the goods or gold, or instead the points. */
export interface RaidDue {
  readonly goods: number;
  readonly gold: number;
  readonly vp: number;
}

export type BorderAction =
  | { readonly kind: 'noble' }
  | { readonly kind: 'good'; readonly good: Good }
  | { readonly kind: 'trader' }
  | { readonly kind: 'fataMorgana' }
  | { readonly kind: 'silversmith' }
  | { readonly kind: 'caravan' }
  | { readonly kind: 'tribalExpansion' }
  | { readonly kind: 'raid'; readonly due: RaidDue };

export interface BorderCard {
  readonly number: number;
  readonly action: BorderAction;
}

const good = (number: number, name: Good): BorderCard => ({ number, action: { kind: 'good', good: name } });
const raid = (number: number, due: RaidDue): BorderCard => ({ number, action: { kind: 'raid', due } });

export const BORDER_CARDS: readonly BorderCard[] = [
  { number: 1, action: { kind: 'noble' } },
  good(2, 'dates'),
  good(3, 'salt'),
  raid(4, { goods: 1, gold: 0, vp: 1 }),
  { number: 5, action: { kind: 'trader' } },
  good(6, 'pepper'),
  good(7, 'dates'),
  raid(8, { goods: 2, gold: 0, vp: 1 }),
  { number: 9, action: { kind: 'fataMorgana' } },
  { number: 10, action: { kind: 'silversmith' } },
  good(11, 'pepper'),
  raid(12, { goods: 3, gold: 0, vp: 2 }),
  { number: 13, action: { kind: 'caravan' } },
  { number: 14, action: { kind: 'tribalExpansion' } },
  good(15, 'salt'),
  raid(16, { goods: 0, gold: 1, vp: 3 }),
];

/** The Silversmith's prices. Each visit may use one. */
export const SMITH_OFFERS = [
  { goods: 2, gold: 0, vp: 1 },
  { goods: 4, gold: 0, vp: 3 },
  { goods: 0, gold: 1, vp: 2 },
  { goods: 0, gold: 2, vp: 4 },
] as const;

export interface GoodsCard {
  readonly id: string;
  readonly gives: Gives;
  readonly copies: number;
}

export const GOODS_CARDS = [
  { id: 'D', gives: { dates: 1 }, copies: 2 },
  { id: 'S', gives: { salt: 1 }, copies: 2 },
  { id: 'P', gives: { pepper: 1 }, copies: 2 },
  { id: 'DD', gives: { dates: 2 }, copies: 1 },
  { id: 'SS', gives: { salt: 2 }, copies: 1 },
  { id: 'PP', gives: { pepper: 2 }, copies: 1 },
  { id: 'DS', gives: { dates: 1, salt: 1 }, copies: 1 },
  { id: 'DP', gives: { dates: 1, pepper: 1 }, copies: 1 },
  { id: 'SP', gives: { salt: 1, pepper: 1 }, copies: 1 },
  { id: 'D/S/P', gives: { goodOfChoice: 1 }, copies: 3 },
  { id: 'GOLD', gives: { gold: 1 }, copies: 3 },
  { id: 'VP', gives: { vp: 1 }, copies: 1 },
] as const satisfies readonly GoodsCard[];
export type GoodsId = (typeof GOODS_CARDS)[number]['id'];

/**
 * The effects of tribe cards. A new kind needs a line here, a case in the engine (`laying.ts` for immediate effects, `scoring.ts` for
 * the end of the game) and a sentence in each language.
 */
export type Effect =
  | { readonly kind: 'scorePerTwo'; readonly symbol: Symbol } // 1 VP for every two of them in the player's display
  | { readonly kind: 'scoreIfMoreCards'; readonly vp: number }
  | { readonly kind: 'scoreIfFourth'; readonly vp: number }
  | { readonly kind: 'scoreVariedRows'; readonly rows: number; readonly vp: number }
  | { readonly kind: 'scoreIfCards'; readonly atLeast: number; readonly vp: number }
  | { readonly kind: 'discount'; readonly symbol: Symbol }
  | { readonly kind: 'nobleDiscount' }
  | { readonly kind: 'layFromHand' }
  | { readonly kind: 'placeOnRobber' }
  | { readonly kind: 'traderOneForOne' }
  | { readonly kind: 'raidShield' }
  | { readonly kind: 'raidVp' }
  | { readonly kind: 'goodsBonus'; readonly good: Good }
  | { readonly kind: 'dryRoundGood' }
  | { readonly kind: 'gainPerTwo'; readonly of: 'laid' | 'free' }
  | { readonly kind: 'gainChoice'; readonly goods: number; readonly gold: number; readonly vp: number }
  | { readonly kind: 'storeGold' }
  | { readonly kind: 'rearrange' }
  | { readonly kind: 'fewerTargis' };

export const EFFECT_TIMING = {
  scorePerTwo: 'endgame',
  scoreIfMoreCards: 'endgame',
  scoreIfFourth: 'endgame',
  scoreVariedRows: 'endgame',
  scoreIfCards: 'endgame',
  discount: 'permanent',
  nobleDiscount: 'permanent',
  layFromHand: 'permanent',
  placeOnRobber: 'permanent',
  traderOneForOne: 'permanent',
  raidShield: 'permanent',
  raidVp: 'permanent',
  goodsBonus: 'permanent',
  dryRoundGood: 'permanent',
  gainPerTwo: 'once',
  gainChoice: 'once',
  storeGold: 'once',
  rearrange: 'once',
  fewerTargis: 'once',
} as const satisfies Record<Effect['kind'], 'endgame' | 'permanent' | 'once'>;

export interface TribeCard {
  readonly id: string;
  readonly symbol: Symbol;
  readonly vp: number;
  readonly cost: Cost;
  /** Can be paid instead of `cost`. */
  readonly orCost?: Cost;
  readonly effect?: Effect;
}

export const TRIBE_CARDS = [
  { id: 'W1', symbol: 'well', vp: 3, cost: { dates: 1, salt: 1, gold: 1 } },
  { id: 'W2', symbol: 'well', vp: 2, cost: { dates: 2, salt: 1, pepper: 1 } },
  { id: 'W3', symbol: 'well', vp: 3, cost: { dates: 2, salt: 1, pepper: 2 } },
  { id: 'W4', symbol: 'well', vp: 1, cost: { salt: 1, gold: 1 }, effect: { kind: 'scorePerTwo', symbol: 'targia' } },
  { id: 'W5', symbol: 'well', vp: 1, cost: { dates: 1, salt: 2 }, effect: { kind: 'discount', symbol: 'well' } },
  { id: 'W6', symbol: 'well', vp: 1, cost: { dates: 1, gold: 1 }, effect: { kind: 'placeOnRobber' } },
  {
    id: 'W7',
    symbol: 'well',
    vp: 2,
    cost: { dates: 1, salt: 2, pepper: 1 },
    effect: { kind: 'gainPerTwo', of: 'laid' },
  },
  { id: 'W8', symbol: 'well', vp: 2, cost: { salt: 1, pepper: 1, gold: 1 }, effect: { kind: 'layFromHand' } },
  { id: 'W9', symbol: 'well', vp: 1, cost: { dates: 1, gold: 1 }, effect: { kind: 'storeGold' } },
  { id: 'C1', symbol: 'camelRider', vp: 3, cost: { dates: 1, salt: 1, gold: 1 } },
  { id: 'C2', symbol: 'camelRider', vp: 2, cost: { dates: 1, salt: 2, pepper: 1 } },
  { id: 'C3', symbol: 'camelRider', vp: 3, cost: { dates: 1, salt: 2, pepper: 2 } },
  {
    id: 'C4',
    symbol: 'camelRider',
    vp: 1,
    cost: { salt: 1, gold: 1 },
    effect: { kind: 'scorePerTwo', symbol: 'tent' },
  },
  { id: 'C5', symbol: 'camelRider', vp: 1, cost: { gold: 1 }, effect: { kind: 'scoreIfMoreCards', vp: 1 } },
  {
    id: 'C6',
    symbol: 'camelRider',
    vp: 2,
    cost: { dates: 2, salt: 2, pepper: 1 },
    effect: { kind: 'scoreIfFourth', vp: 2 },
  },
  { id: 'C7', symbol: 'camelRider', vp: 1, cost: { gold: 1 }, effect: { kind: 'discount', symbol: 'camelRider' } },
  {
    id: 'C8',
    symbol: 'camelRider',
    vp: 2,
    cost: { pepper: 2, gold: 1 },
    effect: { kind: 'goodsBonus', good: 'pepper' },
  },
  { id: 'C9', symbol: 'camelRider', vp: 1, cost: { dates: 2, salt: 1 }, effect: { kind: 'gainPerTwo', of: 'free' } },
  { id: 'O1', symbol: 'oasis', vp: 2, cost: { pepper: 1, gold: 1 } },
  { id: 'O2', symbol: 'oasis', vp: 3, cost: { dates: 1, salt: 1, gold: 1 } },
  { id: 'O3', symbol: 'oasis', vp: 3, cost: { dates: 2, salt: 1, pepper: 2 } },
  { id: 'O4', symbol: 'oasis', vp: 1, cost: { pepper: 1, gold: 1 }, effect: { kind: 'scorePerTwo', symbol: 'well' } },
  { id: 'O5', symbol: 'oasis', vp: 1, cost: { salt: 2, pepper: 1 }, effect: { kind: 'discount', symbol: 'oasis' } },
  { id: 'O6', symbol: 'oasis', vp: 1, cost: { salt: 1, pepper: 1, gold: 1 }, effect: { kind: 'raidShield' } },
  { id: 'O7', symbol: 'oasis', vp: 1, cost: { salt: 2, pepper: 1 }, effect: { kind: 'goodsBonus', good: 'salt' } },
  { id: 'O8', symbol: 'oasis', vp: 2, cost: { dates: 1, pepper: 1, gold: 1 }, effect: { kind: 'dryRoundGood' } },
  { id: 'O9', symbol: 'oasis', vp: 2, cost: { salt: 1, pepper: 1, gold: 1 }, effect: { kind: 'rearrange' } },
  { id: 'G1', symbol: 'targia', vp: 3, cost: { dates: 1, pepper: 1, gold: 1 } },
  { id: 'G2', symbol: 'targia', vp: 2, cost: { dates: 1, salt: 1, pepper: 2 } },
  { id: 'G3', symbol: 'targia', vp: 3, cost: { dates: 1, salt: 2, pepper: 2 } },
  {
    id: 'G4',
    symbol: 'targia',
    vp: 1,
    cost: { pepper: 1, gold: 1 },
    effect: { kind: 'scorePerTwo', symbol: 'camelRider' },
  },
  {
    id: 'G5',
    symbol: 'targia',
    vp: 1,
    cost: { pepper: 2, gold: 1 },
    effect: { kind: 'scoreVariedRows', rows: 2, vp: 4 },
  },
  {
    id: 'G6',
    symbol: 'targia',
    vp: 1,
    cost: { dates: 1, salt: 2 },
    orCost: { gold: 1 },
    effect: { kind: 'discount', symbol: 'targia' },
  },
  { id: 'G7', symbol: 'targia', vp: 1, cost: { dates: 1, gold: 1 }, effect: { kind: 'raidVp' } },
  { id: 'G8', symbol: 'targia', vp: 2, cost: { dates: 2, gold: 1 }, effect: { kind: 'goodsBonus', good: 'dates' } },
  {
    id: 'G9',
    symbol: 'targia',
    vp: 2,
    cost: { dates: 1, salt: 1, pepper: 2 },
    effect: { kind: 'gainChoice', goods: 3, gold: 1, vp: 1 },
  },
  { id: 'N1', symbol: 'tent', vp: 2, cost: { pepper: 1, gold: 1 } },
  { id: 'N2', symbol: 'tent', vp: 3, cost: { dates: 1, pepper: 1, gold: 1 } },
  { id: 'N3', symbol: 'tent', vp: 3, cost: { dates: 2, salt: 2, pepper: 1 } },
  { id: 'N4', symbol: 'tent', vp: 1, cost: { dates: 1, gold: 1 }, effect: { kind: 'scorePerTwo', symbol: 'oasis' } },
  {
    id: 'N5',
    symbol: 'tent',
    vp: 1,
    cost: { dates: 1, pepper: 1 },
    effect: { kind: 'scoreIfCards', atLeast: 10, vp: 1 },
  },
  {
    id: 'N6',
    symbol: 'tent',
    vp: 1,
    cost: { dates: 1, pepper: 2 },
    orCost: { gold: 1 },
    effect: { kind: 'discount', symbol: 'tent' },
  },
  { id: 'N7', symbol: 'tent', vp: 2, cost: { dates: 1, gold: 1 }, effect: { kind: 'nobleDiscount' } },
  { id: 'N8', symbol: 'tent', vp: 1, cost: { dates: 1, gold: 1 }, effect: { kind: 'traderOneForOne' } },
  { id: 'N9', symbol: 'tent', vp: 2, cost: { dates: 1, salt: 1, pepper: 2 }, effect: { kind: 'fewerTargis' } },
] as const satisfies readonly TribeCard[];
export type TribeId = (typeof TRIBE_CARDS)[number]['id'];

export type CardId = TribeId | GoodsId;
