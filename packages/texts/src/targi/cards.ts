import { assert } from '@caravanserai/contract';
import {
  BORDER_CARDS,
  type BorderAction,
  type CardId,
  type Cost,
  type Effect,
  type Gives,
  type Good,
  GOODS_CARDS,
  type RaidDue,
  SMITH_OFFERS,
  TRIBE_CARDS,
} from '@caravanserai/targi/cards';
import type { TargiT } from '../words.ts';
import { sayList, sayTokens, tokenParts } from './parts.ts';

export { sayTokens } from './parts.ts';

/** «Well W5». A goods card is named by what it gives: «1 date + 1 salt». */
export function cardName(t: TargiT, id: CardId): string {
  const tribe = TRIBE_CARDS.find((card) => card.id === id);
  if (tribe) return t('targi.card.tribe', { symbol: t(`targi.symbol.${tribe.symbol}`), id });
  const goods = GOODS_CARDS.find((card) => card.id === id);
  assert(goods !== undefined, `a card has the id ${id}`);
  return tokenParts(t, goods.gives).join(' + ');
}

/** A heading for a column or a pile of tokens. */
export function itemName(t: TargiT, item: Good | 'gold' | 'vp'): string {
  return t(`targi.item.${item}`);
}

export function sayGives(t: TargiT, gives: Gives): string {
  return sayTokens(t, gives);
}

/** «1 date and 2 salt, or 1 gold» for a card with two prices. */
export function sayCost(t: TargiT, cost: Cost, orCost?: Cost): string {
  const price = sayTokens(t, cost);
  return orCost ? t('targi.card.eitherPrice', { price, other: sayTokens(t, orCost) }) : price;
}

export function borderName(t: TargiT, number: number): string {
  return t(`targi.border.${borderKey(borderAction(number))}.name`);
}

export function borderText(t: TargiT, number: number): string {
  const action = borderAction(number);
  switch (action.kind) {
    case 'good':
      return t(`targi.border.${action.good}.text`, { tokens: sayTokens(t, { [action.good]: 1 }) });
    case 'silversmith':
      return t('targi.border.silversmith.text', { offers: sayOffers(t) });
    case 'raid':
      return t(`targi.border.${raidKey(action.due)}.text`, { due: sayDue(t, action.due) });
    default:
      return t(`targi.border.${action.kind}.text`);
  }
}

/** «2 goods or 1 point» */
export function sayDue(t: TargiT, { goods, gold, vp }: RaidDue): string {
  const kind = gold > 0 ? t('targi.token.gold', { count: gold }) : t('targi.token.goods', { count: goods });
  return sayList(t, 'or', [kind, t('targi.token.vp', { count: vp })]);
}

function borderAction(number: number): BorderAction {
  const card = BORDER_CARDS.find((border) => border.number === number);
  assert(card !== undefined, `there is a border card ${number}`);
  return card.action;
}

function borderKey(action: BorderAction) {
  if (action.kind === 'good') return action.good;
  return action.kind === 'raid' ? raidKey(action.due) : action.kind;
}

/** Only the final raid takes gold. */
function raidKey({ gold }: RaidDue): 'raid' | 'lastRaid' {
  return gold > 0 ? 'lastRaid' : 'raid';
}

function sayOffers(t: TargiT): string {
  const offers = SMITH_OFFERS.map(({ goods, gold, vp }) => {
    const give = gold > 0 ? t('targi.token.gold', { count: gold }) : t('targi.token.equalGoods', { count: goods });
    return t('targi.card.offer', { give, get: t('targi.token.vp', { count: vp }) });
  });
  return sayList(t, 'or', offers);
}

export function sayEffect(t: TargiT, effect: Effect): string {
  const points = (vp: number) => t('targi.token.vp', { count: vp });
  switch (effect.kind) {
    case 'scorePerTwo':
      return t('targi.effect.scorePerTwo', { symbol: t(`targi.symbol.${effect.symbol}`) });
    case 'scoreIfMoreCards':
      return t('targi.effect.scoreIfMoreCards', { points: points(effect.vp) });
    case 'scoreIfFourth':
      return t('targi.effect.scoreIfFourth', { points: points(effect.vp) });
    case 'scoreVariedRows':
      return t('targi.effect.scoreVariedRows', { count: effect.rows, points: points(effect.vp) });
    case 'scoreIfCards':
      return t('targi.effect.scoreIfCards', { count: effect.atLeast, points: points(effect.vp) });
    case 'discount':
      return t('targi.effect.discount', { symbol: t(`targi.symbol.${effect.symbol}`) });
    case 'goodsBonus':
      return t('targi.effect.goodsBonus', {
        some: t(`targi.someGood.${effect.good}`),
        tokens: sayTokens(t, { [effect.good]: 1 }),
      });
    case 'gainPerTwo':
      return t(effect.of === 'laid' ? 'targi.effect.gainPerLaid' : 'targi.effect.gainPerFree');
    case 'gainChoice':
      return t('targi.effect.gainChoice', {
        goods: sayTokens(t, { goodOfChoice: effect.goods }),
        gold: sayTokens(t, { gold: effect.gold }),
        points: points(effect.vp),
      });
    default:
      return t(`targi.effect.${effect.kind}`);
  }
}
