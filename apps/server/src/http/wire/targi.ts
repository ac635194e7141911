import { FIRSTS, GAIN_SOURCES, HANDS, SEATS, SHORTFALLS, SYMBOLS, type Targi } from '@caravanserai/targi';
import { Type } from 'typebox';
import type { MustHold, SameType, Unlike } from '../sameType.ts';
import { closed, named, oneOf, oneOfNumbers, says, variant } from './schema.ts';
import { EventSchema } from './targiEvents.ts';
import {
  Border,
  Cell,
  Count,
  DiscardFrom,
  Good,
  GoodOrGold,
  GoodsCount,
  GoodsId,
  KeepFrom,
  LayFrom,
  Payment,
  Place,
  Row,
  Seat,
  seat,
  Shifts,
  TribeId,
  TribeOrHidden,
} from './targiParts.ts';

const Instead = says('gold or points instead of goods', oneOf(['gold', 'vp']));

const OptionsSchema = named(
  'TargiOptions',
  closed({
    first: says('the player who goes first: a seat, or `drawn` (random)', oneOf(FIRSTS)),
    shortfall: says('what a player loses who cannot pay a raid (TG-43, TG-44)', oneOf(SHORTFALLS)),
    hands: says('whether the cards in hand are open (TG-52)', oneOf(HANDS)),
  }),
);

const MoveSchema = named(
  'TargiMove',
  Type.Union([
    says('place a Targi', variant('type', 'place', { at: Border })),
    says(
      'carry out the action of a Targi, or take the goods card under a marker',
      variant('type', 'take', {
        at: Place,
        good: Type.Optional(says('the chosen good, if the card offers a choice', Good)),
      }),
    ),
    says(
      'play a tribe card into your display',
      variant('type', 'lay', { from: LayFrom, row: Row, pay: says('the tokens that you pay', Payment) }),
    ),
    says('keep a tribe card in your hand', variant('type', 'keep', { from: KeepFrom })),
    says('discard a tribe card', variant('type', 'discard', { from: DiscardFrom })),
    says(
      'exchange at the Trader: 2 for another good, 3 for gold; 1 for 1 with TG-62',
      variant('type', 'trade', {
        give: says('the good that you give', Good),
        count: says('the number that you give', oneOfNumbers([1, 2, 3])),
        get: says('the good, or gold, of which you get one', GoodOrGold),
      }),
    ),
    says('end the visit to the Trader', variant('type', 'leaveTrader', {})),
    says(
      'Fata Morgana: move one of your markers',
      variant('type', 'mirage', {
        from: says('its place', Cell),
        to: says('its new place, with a face-up card and no marker', Cell),
      }),
    ),
    says(
      'sell to the Silversmith for points',
      variant('type', 'smith', {
        give: says('the good, or gold, that you sell', GoodOrGold),
        count: says('the number that you sell: 2 or 4 of a good, 1 or 2 gold', oneOfNumbers([1, 2, 4])),
      }),
    ),
    says('Caravan: take the top goods card', variant('type', 'caravan', {})),
    says('Tribal Expansion: draw the top tribe card', variant('type', 'expand', {})),
    says('choose your gain: goods', variant('type', 'gain', { goods: says('the goods', GoodsCount) })),
    says('choose your gain: gold or a point', variant('type', 'gain', { instead: Instead })),
    says('swap two cards of your display, move one, or none', variant('type', 'rearrange', { cards: Shifts })),
    says('end your turn; unused actions are declined', variant('type', 'end', {})),
    says('return the goods in excess of ten', variant('type', 'return', { goods: says('the goods', GoodsCount) })),
    says('pay a raid with goods', variant('type', 'raid', { goods: says('the goods', GoodsCount) })),
    says('pay a raid with gold or points', variant('type', 'raid', { instead: Instead })),
  ]),
);

const acting = says('the player to act', Seat);
const Due = closed({
  goods: says('the number of goods', Count),
  gold: says('the amount of gold, instead of goods', Count),
  vp: says('the number of points, instead of goods', Count),
});
const Pending = named(
  'TargiPending',
  Type.Union([
    says(
      'the player places a Targi, plays a turn, or may rearrange the display (TG-71)',
      closed({ phase: says('the phase', oneOf(['place', 'act', 'rearrange'])), seat: acting }),
    ),
    says(
      'the player is visiting the Trader',
      variant('phase', 'trade', {
        seat: acting,
        given: Type.Array(Good, { description: 'goods given one for one during this visit (TG-62)' }),
        received: Type.Array(Good, { description: 'goods received one for one during this visit' }),
      }),
    ),
    says(
      'the player has drawn a card with the Tribal Expansion',
      variant('phase', 'drawn', {
        seat: acting,
        card: says('the card; `hidden` for the other player', TribeOrHidden),
      }),
    ),
    says(
      'the player chooses a gain',
      variant('phase', 'gain', {
        seat: acting,
        source: says(
          'the source of the gain: the Caravan, a played card, or a round without goods (TG-66)',
          oneOf(GAIN_SOURCES),
        ),
        count: says('the number of goods', Count),
        orElse: Type.Boolean({ description: 'whether gold or a point may be taken instead of goods' }),
      }),
    ),
    says(
      'the player returns goods',
      variant('phase', 'return', { seat: acting, count: says('the number of goods', Count) }),
    ),
    says(
      'the player pays a raid',
      variant('phase', 'raid', { seat: acting, due: says('the price: goods, gold or points', Due) }),
    ),
    says(
      'the game is over',
      variant('phase', 'over', {
        by: says('the cause of the end: a full display or the fourth raid', oneOf(['display', 'raid'])),
      }),
    ),
  ]),
);
const centre = {
  cell: Cell,
  kind: says('the back of the card', oneOf(['goods', 'tribe'])),
  marker: Type.Optional(says('the owner of the marker on it', Seat)),
};
const Centre = Type.Union([
  says('face up', closed({ ...centre, card: says('the card', Type.Union([TribeId, GoodsId])) })),
  says(
    'face down; not available in this round',
    closed({
      ...centre,
      card: says('the face is hidden from all viewers', Type.Literal('hidden')),
      beforeReshuffle: Type.Boolean({
        description: 'whether it has been there since before the last reshuffle; then it is one of `heldBack`',
      }),
    }),
  ),
]);
const keptThisRound = Type.Boolean({
  description: 'whether it was kept in this round; the Noble can play it from the next round on (TG-31)',
});
const Hand = Type.Union([
  says('no card', variant('kind', 'empty', {})),
  says(
    'a card that is visible to you',
    variant('kind', 'open', {
      card: TribeId,
      secret: Type.Boolean({ description: 'whether it is hidden from the other player' }),
      keptThisRound,
    }),
  ),
  says('a card that only its owner knows (TG-51)', variant('kind', 'hidden', { keptThisRound })),
]);
const Player = named(
  'TargiPlayer',
  closed({
    goods: says(
      'at most ten at the end of a turn',
      closed({
        dates: says('the number of dates', Count),
        salt: says('the amount of salt', Count),
        pepper: says('the amount of pepper', Count),
      }),
    ),
    gold: says('at most three at the end of a turn', Count),
    storedGold: says('gold stored on a card (TG-70); it can only pay for tribe cards', Count),
    vp: says('the points in tokens', Count),
    hand: says('the card in the hand', Hand),
    display: Type.Array(Type.Array(TribeId), { description: 'the three rows, each from left to right' }),
    targisLeft: says('the number of Targis still to place in this round', Count),
    limitedNextRound: Type.Boolean({
      description: 'whether the player places only two Targis in the next round (TG-72)',
    }),
    goodsFromCards: Type.Array(Good, { description: 'goods received from goods cards in this round (TG-65)' }),
    bonusGiven: Type.Array(Good, { description: 'those of them for which the extra good was given' }),
  }),
);
const left = says('the number of cards in the deck', Count);

const ViewSchema = named(
  'TargiView',
  closed({
    viewer: says('your seat, or `spectator`', oneOf([...SEATS, 'spectator'])),
    options: says('the options of the game', OptionsSchema),
    round: says('the round, from 1 to 12', Count),
    robber: says('the border card on which the robber stands', Border),
    first: says('the holder of the amulet, who goes first in this round', Seat),
    pending: says('the player to act, and the pending decision', Pending),
    targis: Type.Array(closed({ at: Border, seat }), { description: 'the Targis on the border' }),
    centre: Type.Array(says('a place of the centre', Centre), { description: 'the nine places of the centre, A to I' }),
    blue: says('blue’s possessions', Player),
    white: says('white’s possessions', Player),
    goods: says(
      'the deck of goods cards',
      closed({
        left,
        discards: Type.Array(GoodsId, { description: 'the discard pile' }),
        heldBack: Type.Array(GoodsId, {
          description:
            'cards that have been face down on the board since before the last reshuffle, sorted; they are not in the deck',
        }),
      }),
    ),
    tribe: says(
      'the deck of tribe cards',
      closed({
        left,
        discards: Type.Array(TribeId, { description: 'the discard pile' }),
        heldBack: Type.Array(TribeId, {
          description:
            'cards that have been face down on the board since before the last reshuffle, sorted; they are not in the deck',
        }),
      }),
    ),
  }),
);

const vp = says('points', Type.Integer());
const symbol = says('the symbol that counts', oneOf(SYMBOLS));
const Effect = named(
  'TargiEffect',
  Type.Union([
    says('TG-53', variant('kind', 'scorePerTwo', { symbol })),
    says('TG-54', variant('kind', 'scoreIfMoreCards', { vp })),
    says('TG-55', variant('kind', 'scoreIfFourth', { vp })),
    says('TG-56', variant('kind', 'scoreVariedRows', { rows: says('the maximum number of rows', Count), vp })),
    says(
      'TG-57',
      variant('kind', 'scoreIfCards', { atLeast: says('the required number of cards in the display', Count), vp }),
    ),
    says('TG-58', variant('kind', 'discount', { symbol })),
    says('TG-59', variant('kind', 'nobleDiscount', {})),
    says('TG-60', variant('kind', 'layFromHand', {})),
    says('TG-61', variant('kind', 'placeOnRobber', {})),
    says('TG-62', variant('kind', 'traderOneForOne', {})),
    says('TG-63', variant('kind', 'raidShield', {})),
    says('TG-64', variant('kind', 'raidVp', {})),
    says('TG-65', variant('kind', 'goodsBonus', { good: says('the good', Good) })),
    says('TG-66', variant('kind', 'dryRoundGood', {})),
    says(
      'TG-67, TG-68',
      variant('kind', 'gainPerTwo', {
        of: says('per two played cards, or per two free places', oneOf(['laid', 'free'])),
      }),
    ),
    says(
      'TG-69',
      variant('kind', 'gainChoice', {
        goods: says('the number of goods', Count),
        gold: says('the amount of gold', Count),
        vp,
      }),
    ),
    says('TG-70', variant('kind', 'storeGold', {})),
    says('TG-71', variant('kind', 'rearrange', {})),
    says('TG-72', variant('kind', 'fewerTargis', {})),
  ]),
);
const SeatScore = named(
  'TargiSeatScore',
  closed({
    lines: Type.Array(
      Type.Union([
        says('point tokens', variant('kind', 'tokens', { vp })),
        says('points printed on cards', variant('kind', 'printed', { cards: says('the number of cards', Count), vp })),
        says(
          'the effect of a card',
          variant('kind', 'effect', { card: says('the card', TribeId), effect: says('its effect', Effect), vp }),
        ),
        says(
          'a full row',
          variant('kind', 'row', {
            row: Row,
            pattern: says('all symbols equal, or all different', oneOf(['equal', 'varied'])),
            vp,
          }),
        ),
      ]),
      { description: 'the lines of the score' },
    ),
    total: says('the sum of all lines', Type.Integer()),
    gold: says('the first tie-break', Count),
    goods: says('the second tie-break', Count),
  }),
);
const ScoreSchema = named(
  'TargiScore',
  closed({
    blue: says('blue’s score', SeatScore),
    white: says('white’s score', SeatScore),
    winner: Type.Optional(says('the leader; absent on a draw', Seat)),
    decidedBy: says('the criterion that decides', oneOf(['points', 'gold', 'goods', 'nothing'])),
  }),
);

export const targiWire = {
  options: OptionsSchema,
  move: MoveSchema,
  view: ViewSchema,
  event: EventSchema,
  score: ScoreSchema,
};

/** Compile-time check: the types of the engine match these schemas. */
export type Checked = MustHold<SameType<Unlike<Targi, typeof targiWire>, never>>;
