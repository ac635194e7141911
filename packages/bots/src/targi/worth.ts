import {
  BORDER_CARDS,
  type CentreCard,
  type Cost,
  type Effect,
  GOODS,
  GOODS_CARDS,
  type GoodsCard,
  LINES,
  lineOf,
  type PlayerView,
  type Seat,
  SEATS,
  type State,
  targi,
  totalVp,
  TRIBE_CARDS,
  type TribeCard,
  type View,
} from '@caravanserai/targi';

/**
 * What a position is worth to a seat, in points: those it has, and guesses by hand of what the rest will bring.
 * Waiting pieces are worth a little less than using them brings, so that nothing useful is left when a turn ends.
 */
export function worth(state: State, seat: Seat): number {
  const view = targi.view(state, seat);
  const points = totalVp(state, SEATS.indexOf(seat));
  if (view.pending.phase === 'over') return points;
  const me = view[seat];
  const time = timeLeft(view);
  return points + purseWorth(me, time) + displayWorth(me, time) + handWorth(me, time) + piecesWorth(view, seat, time);
}

const ROUNDS = 12;
const USED_LATER = 0.85; // a piece that waits, against the same piece used

/** 1 for most of the game, then falling: what is gained late can no longer be used. */
function timeLeft({ round }: View): number {
  return Math.min(1, (ROUNDS - round + 1) / 4);
}

// Worth of the first, second, third … token of one kind.
const GOOD_STEPS = [0.75, 0.65, 0.5, 0.35, 0.25, 0.15];
const GOLD_STEPS = [1.9, 1.5, 1.2];
const STORED_GOLD = 1.1;
const LEFTOVER = 0.05; // what a token is worth when there is no time left: ties

function steps(table: readonly number[], count: number, time: number): number {
  let sum = 0;
  for (let i = 0; i < count; i++) sum += (table[i] ?? 0) * time + LEFTOVER * (i < table.length ? 1 : 0);
  return sum;
}

function purseWorth({ goods, gold, storedGold }: PlayerView, time: number): number {
  const bags = GOODS.reduce((sum, good) => sum + steps(GOOD_STEPS, goods[good], time), 0);
  return bags + steps(GOLD_STEPS, gold, time) + storedGold * STORED_GOLD * time;
}

// By cards laid in a row that is still open: what its bonus may come to.
const EQUAL_ROW = [0, 0.3, 0.9, 2];
const VARIED_ROW = [0, 0.3, 0.5, 0.9];

function displayWorth({ display }: PlayerView, time: number): number {
  const laid = display.flat().map(tribeCard);
  const rows = display.reduce((sum, row) => sum + rowWorth(row.map((id) => tribeCard(id).symbol)) * time, 0);
  const lasting = laid.reduce((sum, { effect }) => sum + (effect ? lastingWorth(effect) * time : 0), 0);
  return rows + lasting;
}

function rowWorth(symbols: readonly string[]): number {
  if (symbols.length === 4) return 0; // scored already
  const kinds = new Set(symbols).size;
  const equal = kinds <= 1 ? EQUAL_ROW[symbols.length] : 0;
  const varied = kinds === symbols.length ? VARIED_ROW[symbols.length] : 0;
  return Math.max(equal, varied);
}

/** What a laid card will still bring, apart from the points that it scores now. */
function lastingWorth(effect: Effect): number {
  switch (effect.kind) {
    case 'discount':
    case 'raidVp':
      return 1.2;
    case 'raidShield':
    case 'goodsBonus':
    case 'dryRoundGood':
      return 1.5;
    case 'scorePerTwo':
    case 'scoreIfCards':
    case 'nobleDiscount':
    case 'layFromHand':
      return 0.6;
    case 'placeOnRobber':
    case 'traderOneForOne':
      return 0.4;
    default:
      return 0;
  }
}

/** What laying a card at once brings besides its points. */
function layingWorth(effect: Effect): number {
  switch (effect.kind) {
    case 'gainPerTwo':
    case 'gainChoice':
      return 1.5;
    case 'storeGold':
      return STORED_GOLD;
    case 'fewerTargis':
      return 1;
    default:
      return lastingWorth(effect);
  }
}

function cardWorth({ vp, effect }: TribeCard, time: number): number {
  return vp + 0.4 + (effect ? layingWorth(effect) * time : 0);
}

/** What laying the card would add, all prices paid; nothing if the player cannot pay it now. */
function layingGain(card: TribeCard, me: PlayerView, time: number): number {
  const prices = card.orCost ? [card.cost, card.orCost] : [card.cost];
  const gains = prices
    .filter((cost) => canPay(me, cost))
    .map((cost) => cardWorth(card, time) - costWorth(me, cost, time));
  return Math.max(0, ...gains);
}

function canPay({ goods, gold, storedGold }: PlayerView, cost: Cost): boolean {
  return GOODS.every((good) => goods[good] >= (cost[good] ?? 0)) && gold + storedGold >= (cost.gold ?? 0);
}

function costWorth(me: PlayerView, cost: Cost, time: number): number {
  const goods = Object.fromEntries(GOODS.map((good) => [good, me.goods[good] - (cost[good] ?? 0)]));
  const paid = { ...me, goods: { ...me.goods, ...goods }, gold: me.gold - (cost.gold ?? 0) };
  return purseWorth(me, time) - purseWorth(paid, time);
}

const KEPT = 0.45; // a card in hand, against the same card laid now
const KEPT_CARD = 0.5; // and if it cannot be paid yet

function handWorth(me: PlayerView, time: number): number {
  if (me.hand.kind !== 'open') return me.hand.kind === 'hidden' ? KEPT_CARD * time : 0;
  const card = tribeCard(me.hand.card);
  return Math.max(KEPT_CARD + 0.1 * card.vp, KEPT * layingGain(card, me, time)) * time;
}

function piecesWorth(view: View, seat: Seat, time: number): number {
  const me = view[seat];
  const targis = view.targis.filter((targi) => targi.seat === seat);
  const onBorder = targis.reduce((sum, { at }) => sum + borderWorth(at, me, time), 0);
  const inCentre = view.centre.reduce(
    (sum, place) => sum + markerChance(view, seat, place) * placeWorth(place, me, time),
    0,
  );
  return USED_LATER * (onBorder + inCentre);
}

/** How likely this centre place brings an action to the seat this round: 1 where its marker lies. */
function markerChance(view: View, seat: Seat, { cell, marker }: CentreCard): number {
  if (view.pending.phase !== 'place') return marker === seat ? 1 : 0;
  const place = 'ABCDEFGHI'.indexOf(cell);
  const ends = [lineChance(view, seat, place % 3), lineChance(view, seat, 3 + Math.floor(place / 3))];
  return ends[0] * ends[1];
}

const OPEN_LINE = 0.25; // a line that nobody holds yet, while there are Targis left

function lineChance(view: View, seat: Seat, line: number): number {
  const holder = view.targis.find(({ at }) => lineOf(at) === line);
  if (holder) return holder.seat === seat ? 1 : 0;
  const isBlocked = LINES[line].every((end) => end === view.robber);
  return view[seat].targisLeft > 0 && !isBlocked ? OPEN_LINE : 0;
}

function borderWorth(at: number, me: PlayerView, time: number): number {
  const { action } = BORDER_CARDS[at - 1];
  switch (action.kind) {
    case 'good':
      return steps(GOOD_STEPS, me.goods[action.good] + 1, time) - steps(GOOD_STEPS, me.goods[action.good], time);
    case 'noble':
      return me.hand.kind === 'open' ? layingGain(tribeCard(me.hand.card), me, time) * (1 - KEPT) : 0;
    case 'trader':
      return GOODS.some((good) => me.goods[good] >= 3) ? 0.6 : 0.2;
    case 'fataMorgana':
      return 0.5;
    case 'silversmith':
      return smithWorth(me, time);
    case 'caravan':
      return 0.9 * time + LEFTOVER;
    case 'tribalExpansion':
      return 0.8 * time + LEFTOVER;
    case 'raid':
      return 0;
  }
}

function smithWorth(me: PlayerView, time: number): number {
  const most = Math.max(...GOODS.map((good) => me.goods[good]));
  const lost = (count: number) => steps(GOOD_STEPS, most, time) - steps(GOOD_STEPS, most - count, time);
  const gold = (count: number) => steps(GOLD_STEPS, me.gold, time) - steps(GOLD_STEPS, me.gold - count, time);
  const offers = [0];
  if (most >= 2) offers.push(1 - lost(2));
  if (most >= 4) offers.push(3 - lost(4));
  if (me.gold >= 1) offers.push(2 - gold(1));
  if (me.gold >= 2) offers.push(4 - gold(2));
  return Math.max(...offers);
}

function placeWorth(place: CentreCard, me: PlayerView, time: number): number {
  if (place.card === 'hidden') return 0;
  const { card } = place;
  const goods = GOODS_CARDS.find(({ id }) => id === card);
  if (goods) return goodsCardWorth(goods, me, time);
  const keeping = me.hand.kind === 'empty' ? KEPT_CARD * time : 0;
  return Math.max(keeping, layingGain(tribeCard(card), me, time));
}

function goodsCardWorth({ gives }: GoodsCard, me: PlayerView, time: number): number {
  const goods = GOODS.reduce((sum, good) => {
    const more = me.goods[good] + (gives[good] ?? 0);
    return sum + steps(GOOD_STEPS, more, time) - steps(GOOD_STEPS, me.goods[good], time);
  }, 0);
  const gold = steps(GOLD_STEPS, me.gold + (gives.gold ?? 0), time) - steps(GOLD_STEPS, me.gold, time);
  return goods + gold + (gives.vp ?? 0) + (gives.goodOfChoice ?? 0) * 0.7 * time;
}

const BY_ID: ReadonlyMap<string, TribeCard> = new Map(TRIBE_CARDS.map((card) => [card.id, card]));

function tribeCard(id: string): TribeCard {
  const card = BY_ID.get(id);
  if (!card) throw new Error(`not a tribe card: ${id}`);
  return card;
}
