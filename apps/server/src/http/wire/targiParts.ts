import { BORDER_NUMBERS, CELLS, GOODS, GOODS_CARDS, SEATS, SLOTS, TRIBE_CARDS } from '@caravanserai/targi';
import { Type } from 'typebox';
import { closed, named, oneOf, oneOfNumbers, says } from './schema.ts';

export const Seat = says('a seat', oneOf(SEATS));
export const seat = says('the owner', Seat);
export const Good = says('a good', oneOf(GOODS));
export const GoodOrGold = says('a good, or gold', oneOf([...GOODS, 'gold']));
export const Border = says('the number of a border card, 1 to 16', oneOfNumbers(BORDER_NUMBERS));
export const Cell = says('the letter of a centre place, A to I', oneOf(CELLS));
export const Place = says('the number of a border card, or the letter of a centre place', Type.Union([Border, Cell]));
export const Row = says('a row of the display, 1 at the top', oneOfNumbers([1, 2, 3]));
export const Count = Type.Integer({ minimum: 0 });
export const TribeId = named(
  'TargiTribeCard',
  says('a tribe card; docs/rules/targi.md lists all of them', oneOf(TRIBE_CARDS.map(({ id }) => id))),
);
export const GoodsId = named(
  'TargiGoodsCard',
  says(
    'a goods card, named after what it gives: D dates, S salt, P pepper, G gold, V a point',
    oneOf(GOODS_CARDS.map(({ id }) => id)),
  ),
);
export const TribeOrHidden = Type.Union([TribeId, Type.Literal('hidden')]);
export const LayFrom = says(
  'the origin of the card: a centre place with your marker; `noble`: your hand, with the Noble; `hand`: your hand, without the Noble (TG-60); `drawn`: the card drawn with the Tribal Expansion',
  oneOf([...CELLS, 'noble', 'hand', 'drawn']),
);
export const DiscardFrom = says(
  'the origin of the card: a centre place, `noble` or `drawn`, as for `lay`',
  oneOf([...CELLS, 'noble', 'drawn']),
);
export const KeepFrom = says('the origin of the card: a centre place or `drawn`', oneOf([...CELLS, 'drawn']));

const goods = {
  dates: Type.Optional(says('the number of dates', Count)),
  salt: Type.Optional(says('the amount of salt', Count)),
  pepper: Type.Optional(says('the amount of pepper', Count)),
};
const gold = Type.Optional(says('the amount of gold', Count));
export const GoodsCount = named('TargiGoods', closed(goods));
export const Payment = named(
  'TargiPayment',
  closed({ ...goods, gold, stored: Type.Optional(says('gold that was stored on a card (TG-26)', Count)) }),
);
export const Tokens = named('TargiTokens', closed({ ...goods, gold, vp: Type.Optional(says('points', Count)) }));
const Shift = closed({
  from: says('a place of the display: row and column, `1.1` at the top left', oneOf(SLOTS)),
  to: says('the new place of the card', oneOf(SLOTS)),
});
export const Shifts = Type.Array(Shift, { description: 'moves of cards: none, one, or two that swap places' });
