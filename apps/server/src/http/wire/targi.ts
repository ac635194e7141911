import {
  BORDER_NUMBERS,
  CELLS,
  FIRSTS,
  GAIN_SOURCES,
  GOODS,
  GOODS_CARDS,
  HANDS,
  SEATS,
  SHORTFALLS,
  SLOTS,
  SYMBOLS,
  TRIBE_CARDS,
  type Targi,
} from '@caravanserai/targi';
import { Type } from 'typebox';
import type { MustHold, SameType, Unlike } from '../sameType.ts';
import { closed, named, oneOf, oneOfNumbers, variant } from './schema.ts';

const Seat = oneOf(SEATS);
const Good = oneOf(GOODS);
const GoodOrGold = oneOf([...GOODS, 'gold']);
const Border = oneOfNumbers(BORDER_NUMBERS);
const Cell = oneOf(CELLS);
const Place = Type.Union([Border, Cell]);
const Row = oneOfNumbers([1, 2, 3]);
const Count = Type.Integer({ minimum: 0 });
const TribeId = named('TargiTribeCard', oneOf(TRIBE_CARDS.map(({ id }) => id)));
const GoodsId = named('TargiGoodsCard', oneOf(GOODS_CARDS.map(({ id }) => id)));
const TribeOrHidden = Type.Union([TribeId, Type.Literal('hidden')]);
const LayFrom = oneOf([...CELLS, 'noble', 'hand', 'drawn']);
const DiscardFrom = oneOf([...CELLS, 'noble', 'drawn']);
const KeepFrom = oneOf([...CELLS, 'drawn']);
const Instead = oneOf(['gold', 'vp']);

const goods = { dates: Type.Optional(Count), salt: Type.Optional(Count), pepper: Type.Optional(Count) };
const GoodsCount = named('TargiGoods', closed(goods));
const Payment = named('TargiPayment', closed({ ...goods, gold: Type.Optional(Count), stored: Type.Optional(Count) }));
const Tokens = named('TargiTokens', closed({ ...goods, gold: Type.Optional(Count), vp: Type.Optional(Count) }));
const Shift = closed({ from: oneOf(SLOTS), to: oneOf(SLOTS) });
const Shifts = Type.Array(Shift);

const OptionsSchema = named(
  'TargiOptions',
  closed({ first: oneOf(FIRSTS), shortfall: oneOf(SHORTFALLS), hands: oneOf(HANDS) }),
);

const MoveSchema = named(
  'TargiMove',
  Type.Union([
    variant('type', 'place', { at: Border }),
    variant('type', 'take', { at: Place, good: Type.Optional(Good) }),
    variant('type', 'lay', { from: LayFrom, row: Row, pay: Payment }),
    variant('type', 'keep', { from: KeepFrom }),
    variant('type', 'discard', { from: DiscardFrom }),
    variant('type', 'trade', { give: Good, count: oneOfNumbers([1, 2, 3]), get: GoodOrGold }),
    variant('type', 'leaveTrader', {}),
    variant('type', 'mirage', { from: Cell, to: Cell }),
    variant('type', 'smith', { give: GoodOrGold, count: oneOfNumbers([1, 2, 4]) }),
    variant('type', 'caravan', {}),
    variant('type', 'expand', {}),
    variant('type', 'gain', { goods: GoodsCount }),
    variant('type', 'gain', { instead: Instead }),
    variant('type', 'rearrange', { cards: Shifts }),
    variant('type', 'end', {}),
    variant('type', 'return', { goods: GoodsCount }),
    variant('type', 'raid', { goods: GoodsCount }),
    variant('type', 'raid', { instead: Instead }),
  ]),
);

const Due = closed({ goods: Count, gold: Count, vp: Count });
const Pending = named(
  'TargiPending',
  Type.Union([
    closed({ phase: oneOf(['place', 'act', 'rearrange']), seat: Seat }),
    variant('phase', 'trade', { seat: Seat, given: Type.Array(Good), received: Type.Array(Good) }),
    variant('phase', 'drawn', { seat: Seat, card: TribeOrHidden }),
    variant('phase', 'gain', { seat: Seat, source: oneOf(GAIN_SOURCES), count: Count, orElse: Type.Boolean() }),
    variant('phase', 'return', { seat: Seat, count: Count }),
    variant('phase', 'raid', { seat: Seat, due: Due }),
    variant('phase', 'over', { by: oneOf(['display', 'raid']) }),
  ]),
);
const centre = { cell: Cell, kind: oneOf(['goods', 'tribe']), marker: Type.Optional(Seat) };
const Centre = Type.Union([
  closed({ ...centre, card: Type.Union([TribeId, GoodsId]) }),
  closed({ ...centre, card: Type.Literal('hidden'), beforeReshuffle: Type.Boolean() }),
]);
const Hand = Type.Union([
  variant('kind', 'empty', {}),
  variant('kind', 'open', { card: TribeId, secret: Type.Boolean(), keptThisRound: Type.Boolean() }),
  variant('kind', 'hidden', { keptThisRound: Type.Boolean() }),
]);
const Player = named(
  'TargiPlayer',
  closed({
    goods: closed({ dates: Count, salt: Count, pepper: Count }),
    gold: Count,
    storedGold: Count,
    vp: Count,
    hand: Hand,
    display: Type.Array(Type.Array(TribeId)),
    targisLeft: Count,
    limitedNextRound: Type.Boolean(),
    goodsFromCards: Type.Array(Good),
    bonusGiven: Type.Array(Good),
  }),
);

const ViewSchema = named(
  'TargiView',
  closed({
    viewer: oneOf([...SEATS, 'spectator']),
    options: OptionsSchema,
    round: Count,
    robber: Border,
    first: Seat,
    pending: Pending,
    targis: Type.Array(closed({ at: Border, seat: Seat })),
    centre: Type.Array(Centre),
    blue: Player,
    white: Player,
    goods: closed({ left: Count, discards: Type.Array(GoodsId), heldBack: Type.Array(GoodsId) }),
    tribe: closed({ left: Count, discards: Type.Array(TribeId), heldBack: Type.Array(TribeId) }),
  }),
);

const reveals = Type.Boolean({ description: 'somebody learned what was hidden before: undo stops here' });
const EventSchema = named(
  'TargiEvent',
  Type.Union([
    variant('type', 'roundStarted', { reveals, round: Count, first: Seat }),
    variant('type', 'robberMoved', { reveals, to: Border }),
    variant('type', 'raidStarted', { reveals, at: Border }),
    variant('type', 'raidPaid', { reveals, seat: Seat, paid: Tokens }),
    variant('type', 'raidSpared', { reveals, seat: Seat }),
    variant('type', 'raidShortfall', { reveals, seat: Seat, opponentGains: Count }),
    variant('type', 'raidVp', { reveals, seat: Seat }),
    variant('type', 'placed', { reveals, seat: Seat, at: Border }),
    variant('type', 'markersSet', { reveals, blue: Type.Array(Cell), white: Type.Array(Cell) }),
    variant('type', 'turnStarted', { reveals, seat: Seat }),
    variant('type', 'took', { reveals, seat: Seat, at: Place, got: Tokens }),
    variant('type', 'goodsBonus', { reveals, seat: Seat, good: Good, card: TribeId }),
    variant('type', 'traded', { reveals, seat: Seat, gave: Tokens, got: Tokens }),
    variant('type', 'leftTrader', { reveals, seat: Seat }),
    variant('type', 'smithed', { reveals, seat: Seat, gave: Tokens, got: Tokens }),
    variant('type', 'markerMoved', { reveals, seat: Seat, from: Cell, to: Cell }),
    variant('type', 'caravanShown', { reveals, seat: Seat, card: GoodsId }),
    variant('type', 'tribeDrawn', { reveals, seat: Seat, card: TribeOrHidden, secret: Type.Boolean() }),
    variant('type', 'laid', {
      reveals,
      seat: Seat,
      card: TribeId,
      from: LayFrom,
      row: Row,
      column: oneOfNumbers([1, 2, 3, 4]),
      paid: Payment,
    }),
    variant('type', 'kept', { reveals, seat: Seat, card: TribeOrHidden, from: KeepFrom, secret: Type.Boolean() }),
    variant('type', 'discarded', { reveals, seat: Seat, card: TribeId, from: DiscardFrom }),
    variant('type', 'refilled', { reveals, cell: Cell, kind: oneOf(['goods', 'tribe']) }),
    variant('type', 'reshuffled', { reveals, kind: oneOf(['goods', 'tribe']), cards: Count }),
    variant('type', 'gained', { reveals, seat: Seat, got: Tokens, from: oneOf(GAIN_SOURCES) }),
    variant('type', 'goldStored', { reveals, seat: Seat }),
    variant('type', 'targisLimited', { reveals, seat: Seat }),
    variant('type', 'rearranged', { reveals, seat: Seat, cards: Shifts }),
    variant('type', 'turnEnded', { reveals, seat: Seat, declined: Type.Array(Place) }),
    variant('type', 'returned', { reveals, seat: Seat, gave: Tokens }),
    variant('type', 'revealed', {
      reveals,
      cards: Type.Array(closed({ cell: Cell, card: Type.Union([TribeId, GoodsId]) })),
    }),
    variant('type', 'gameOver', { reveals, by: oneOf(['display', 'raid']) }),
  ]),
);

const vp = Type.Integer();
const symbol = oneOf(SYMBOLS);
const Effect = named(
  'TargiEffect',
  Type.Union([
    variant('kind', 'scorePerTwo', { symbol }),
    variant('kind', 'scoreIfMoreCards', { vp }),
    variant('kind', 'scoreIfFourth', { vp }),
    variant('kind', 'scoreVariedRows', { rows: Count, vp }),
    variant('kind', 'scoreIfCards', { atLeast: Count, vp }),
    variant('kind', 'discount', { symbol }),
    variant('kind', 'nobleDiscount', {}),
    variant('kind', 'layFromHand', {}),
    variant('kind', 'placeOnRobber', {}),
    variant('kind', 'traderOneForOne', {}),
    variant('kind', 'raidShield', {}),
    variant('kind', 'raidVp', {}),
    variant('kind', 'goodsBonus', { good: Good }),
    variant('kind', 'dryRoundGood', {}),
    variant('kind', 'gainPerTwo', { of: oneOf(['laid', 'free']) }),
    variant('kind', 'gainChoice', { goods: Count, gold: Count, vp }),
    variant('kind', 'storeGold', {}),
    variant('kind', 'rearrange', {}),
    variant('kind', 'fewerTargis', {}),
  ]),
);
const SeatScore = named(
  'TargiSeatScore',
  closed({
    lines: Type.Array(
      Type.Union([
        variant('kind', 'tokens', { vp }),
        variant('kind', 'printed', { cards: Count, vp }),
        variant('kind', 'effect', { card: TribeId, effect: Effect, vp }),
        variant('kind', 'row', { row: Row, pattern: oneOf(['equal', 'varied']), vp }),
      ]),
    ),
    total: Type.Integer(),
    gold: Count,
    goods: Count,
  }),
);
const ScoreSchema = named(
  'TargiScore',
  closed({
    blue: SeatScore,
    white: SeatScore,
    winner: Type.Optional(Seat),
    decidedBy: oneOf(['points', 'gold', 'goods', 'nothing']),
  }),
);

export const targiWire = {
  options: OptionsSchema,
  move: MoveSchema,
  view: ViewSchema,
  event: EventSchema,
  score: ScoreSchema,
};

/** The types of the engine and these schemas say the same, or this does not compile. */
export type Checked = MustHold<SameType<Unlike<Targi, typeof targiWire>, never>>;
