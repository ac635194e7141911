import { type BorderNumber, CELLS, type Cell } from './board.ts';
import { discard, draw, refill } from './decks.ts';
import { type Event, GAIN_SOURCES, type Tokens } from './events.ts';
import { doRearrange, giveGoodsBonus, isSecret, lay, leaveSource } from './laying.ts';
import * as M from './moves.ts';
import { afterPlacement, afterRaidPayment, applyLimits, askGain, endTurn, nextTurn } from './rounds.ts';
import * as L from './layout.ts';
import * as S from './state.ts';
import type { State } from './state.ts';
import * as T from './tables.ts';

// oxfmt-ignore
const {
  CENTRE, DRAWN, GAIN_COUNT, GAIN_OR_ELSE, GAIN_SOURCE, GOLD, GOODS_HELD, GOODS_PILE, GOT, HAND, HAND_FRESH,
  HAND_SECRET, MARKERS, OPEN_HANDS, PHASE, PHASE_ACT, PHASE_DRAWN, PHASE_TRADE, ROBBER, TARGIS, TARGIS_LEFT,
  TO_ACT, TRADED, TRIBE_PILE, VP,
} = L;
// oxfmt-ignore
const {
  CARAVAN, DISCARD, END, EXPAND, FROM_DRAWN, FROM_NOBLE, GAIN, GAIN_BITS, GAIN_GOLD, GAIN_VP, GOLD_INDEX, KEEP, LAY,
  LEAVE_TRADER, MIRAGE, PLACE, RAID_BITS, RAID_GOLD, RAID_VP, REARRANGE, RETURN, RETURN_BITS, SMITH, TAKE_BORDER,
  TAKE_CENTRE, TRADE,
} = M;
// oxfmt-ignore
const {
  BORDER_GOOD, CARAVAN_CARD, EXPANSION, GIVES, GIVES_CHOICE, GIVES_GOLD, GIVES_VP, MIRAGE_CARD, SILVERSMITH,
  TRADER,
} = T;

/** Plays a move in place without checking it: an illegal move corrupts the state. */
export function playUnchecked(s: State, code: M.MoveCode, log?: Event[]): void {
  switch (M.kindOf(code)) {
    case PLACE:
      return place(s, M.argumentOf(code), log);
    case TAKE_BORDER:
      return takeBorder(s, M.argumentOf(code), log);
    case TAKE_CENTRE:
      return takeCentre(s, M.takenCell(code), M.takenChoice(code) - 1, log);
    case LAY:
      return lay(s, code, log);
    case KEEP:
      return keep(s, M.argumentOf(code), log);
    case DISCARD:
      return throwAway(s, M.argumentOf(code), log);
    case TRADE:
      return trade(s, M.tradeCount(code), M.tradeGive(code), M.tradeGet(code), log);
    case LEAVE_TRADER:
      return leaveTrader(s, log);
    case MIRAGE:
      return moveMarker(s, M.mirageFrom(code), M.mirageTo(code), log);
    case SMITH:
      return smith(s, M.smithCount(code), M.smithGive(code), log);
    case CARAVAN:
      return caravan(s, log);
    case EXPAND:
      return expand(s, log);
    case GAIN:
      return gain(s, code, log);
    case REARRANGE:
      return doRearrange(s, code, log);
    case END:
      return endTurn(s, log);
    case RETURN:
      return giveBack(s, code, log);
    default:
      return payRaid(s, code, log);
  }
}

function place(s: State, at: number, log?: Event[]): void {
  const seat = s[TO_ACT];
  s[TARGIS + at] = seat + 1;
  s[S.playerAt(seat) + TARGIS_LEFT]--;
  log?.push({ type: 'placed', seat: S.seatName(seat), at: at as BorderNumber, reveals: false });
  afterPlacement(s, log);
}

function takeBorder(s: State, border: number, log?: Event[]): void {
  const seat = s[TO_ACT];
  const good = BORDER_GOOD[border];
  s[TARGIS + border] = 0;
  s[S.playerAt(seat) + GOODS_HELD + good]++;
  log?.push({
    type: 'took',
    seat: S.seatName(seat),
    at: border as BorderNumber,
    got: { [T.goodName(good)]: 1 },
    reveals: false,
  });
}

/** `choice` is the chosen good, or −1 if the card offers no choice. */
function takeCentre(s: State, cell: number, choice: number, log?: Event[]): void {
  const seat = s[TO_ACT];
  const card = s[CENTRE + cell];
  s[MARKERS + cell] = 0;
  if (choice >= 0) giveFromCard(s, seat, choice, 1);
  else giveAll(s, seat, card);
  log?.push({
    type: 'took',
    seat: S.seatName(seat),
    at: CELLS[cell],
    got: choice >= 0 ? { [T.goodName(choice)]: 1 } : givesOf(card),
    reveals: false,
  });
  discard(s, card);
  refill(s, cell, log);
  giveGoodsBonus(s, seat, log);
}

function giveAll(s: State, seat: number, card: number): void {
  const me = S.playerAt(seat);
  for (let good = 0; good < 3; good++) giveFromCard(s, seat, good, GIVES[card * 6 + good]);
  s[me + GOLD] += GIVES[card * 6 + GIVES_GOLD];
  s[me + VP] += GIVES[card * 6 + GIVES_VP];
}

/** Gives goods from a goods card and records them for TG-65 and TG-66. */
function giveFromCard(s: State, seat: number, good: number, count: number): void {
  if (count === 0) return;
  const me = S.playerAt(seat);
  s[me + GOODS_HELD + good] += count;
  s[me + GOT] |= 1 << good;
}

function givesOf(card: number): Tokens {
  const items = ['dates', 'salt', 'pepper', 'goodOfChoice', 'gold', 'vp'].map((item, i) => [item, GIVES[card * 6 + i]]);
  return Object.fromEntries(items.filter(([, count]) => count !== 0));
}

function keep(s: State, source: number, log?: Event[]): void {
  const seat = s[TO_ACT];
  const me = S.playerAt(seat);
  const isDrawn = source === FROM_DRAWN;
  const card = isDrawn ? s[DRAWN] : s[CENTRE + source];
  s[me + HAND] = card;
  s[me + HAND_FRESH] = 1;
  s[me + HAND_SECRET] = isDrawn && s[OPEN_HANDS] === 0 ? 1 : 0;
  log?.push({
    type: 'kept',
    seat: S.seatName(seat),
    card: T.tribeId(card),
    from: isDrawn ? 'drawn' : CELLS[source],
    secret: s[me + HAND_SECRET] === 1,
    reveals: false,
  });
  leaveSource(s, source, log);
}

function throwAway(s: State, source: number, log?: Event[]): void {
  const seat = s[TO_ACT];
  const me = S.playerAt(seat);
  const card = source === FROM_NOBLE ? s[me + HAND] : source === FROM_DRAWN ? s[DRAWN] : s[CENTRE + source];
  discard(s, card);
  log?.push({
    type: 'discarded',
    seat: S.seatName(seat),
    card: T.tribeId(card),
    from: M.sourceName(source) as Cell | 'noble' | 'drawn',
    reveals: isSecret(s, source),
  });
  leaveSource(s, source, log);
}

function trade(s: State, count: number, give: number, get: number, log?: Event[]): void {
  const seat = s[TO_ACT];
  const me = S.playerAt(seat);
  s[TARGIS + TRADER] = 0;
  s[PHASE] = PHASE_TRADE;
  s[me + GOODS_HELD + give] -= count;
  s[get === GOLD_INDEX ? me + GOLD : me + GOODS_HELD + get]++;
  if (count === 1) s[TRADED] |= (1 << give) | (8 << get);
  log?.push({
    type: 'traded',
    seat: S.seatName(seat),
    gave: { [T.goodName(give)]: count },
    got: get === GOLD_INDEX ? { gold: 1 } : { [T.goodName(get)]: 1 },
    reveals: false,
  });
}

function leaveTrader(s: State, log?: Event[]): void {
  s[TRADED] = 0;
  s[PHASE] = PHASE_ACT;
  log?.push({ type: 'leftTrader', seat: S.seatName(s[TO_ACT]), reveals: false });
}

function moveMarker(s: State, from: number, to: number, log?: Event[]): void {
  const seat = s[TO_ACT];
  s[TARGIS + MIRAGE_CARD] = 0;
  s[MARKERS + from] = 0;
  s[MARKERS + to] = seat + 1;
  log?.push({ type: 'markerMoved', seat: S.seatName(seat), from: CELLS[from], to: CELLS[to], reveals: false });
}

function smith(s: State, count: number, give: number, log?: Event[]): void {
  const seat = s[TO_ACT];
  const me = S.playerAt(seat);
  const vp = T.smithVp(count, give);
  s[TARGIS + SILVERSMITH] = 0;
  s[give === GOLD_INDEX ? me + GOLD : me + GOODS_HELD + give] -= count;
  s[me + VP] += vp;
  log?.push({
    type: 'smithed',
    seat: S.seatName(seat),
    gave: give === GOLD_INDEX ? { gold: count } : { [T.goodName(give)]: count },
    got: { vp },
    reveals: false,
  });
}

function caravan(s: State, log?: Event[]): void {
  const seat = s[TO_ACT];
  s[TARGIS + CARAVAN_CARD] = 0;
  const card = draw(s, GOODS_PILE, log);
  discard(s, card);
  log?.push({ type: 'caravanShown', seat: S.seatName(seat), card: T.goodsId(card), reveals: true });
  if (T.isOfChoice(card)) return askGain(s, 'caravan', GIVES[card * 6 + GIVES_CHOICE]);
  giveAll(s, seat, card);
  log?.push({ type: 'gained', seat: S.seatName(seat), got: givesOf(card), from: 'caravan', reveals: false });
  return giveGoodsBonus(s, seat, log);
}

function expand(s: State, log?: Event[]): void {
  s[TARGIS + EXPANSION] = 0;
  s[DRAWN] = draw(s, TRIBE_PILE, log);
  s[PHASE] = PHASE_DRAWN;
  log?.push({
    type: 'tribeDrawn',
    seat: S.seatName(s[TO_ACT]),
    card: T.tribeId(s[DRAWN]),
    secret: s[OPEN_HANDS] === 0,
    reveals: true,
  });
}

function gain(s: State, code: M.MoveCode, log?: Event[]): void {
  const seat = s[TO_ACT];
  const me = S.playerAt(seat);
  const source = GAIN_SOURCES[s[GAIN_SOURCE]];
  if (code === GAIN_GOLD) s[me + GOLD]++;
  else if (code === GAIN_VP) s[me + VP]++;
  else {
    for (let good = 0; good < 3; good++) {
      const count = M.countIn(code, GAIN_BITS, good);
      if (source === 'caravan') giveFromCard(s, seat, good, count);
      else s[me + GOODS_HELD + good] += count;
    }
  }
  if (log) {
    const instead = code === GAIN_GOLD ? { gold: 1 } : { vp: 1 };
    const got = code >= GAIN_GOLD ? instead : M.unpackGoods(code, GAIN_BITS);
    log.push({ type: 'gained', seat: S.seatName(seat), got, from: source, reveals: false });
  }
  s[GAIN_SOURCE] = 0;
  s[GAIN_COUNT] = 0;
  s[GAIN_OR_ELSE] = 0;
  if (source === 'dryRound') return applyLimits(s, log);
  s[PHASE] = PHASE_ACT;
  return giveGoodsBonus(s, seat, log);
}

function giveBack(s: State, code: M.MoveCode, log?: Event[]): void {
  const seat = s[TO_ACT];
  takeGoods(s, seat, code, RETURN_BITS);
  log?.push({ type: 'returned', seat: S.seatName(seat), gave: M.unpackGoods(code, RETURN_BITS), reveals: false });
  nextTurn(s, log);
}

function payRaid(s: State, code: M.MoveCode, log?: Event[]): void {
  const seat = s[TO_ACT];
  const me = S.playerAt(seat);
  const due = T.raidDue(s[ROBBER]);
  let paid: Tokens | undefined;
  let inFull = true;
  if (code === RAID_VP) {
    const vp = Math.min(due.vp, s[me + VP]);
    inFull = vp === due.vp;
    s[me + VP] -= vp;
    if (log) paid = { vp };
  } else if (code === RAID_GOLD) {
    s[me + GOLD] -= due.gold;
    if (log) paid = { gold: due.gold };
  } else {
    const before = S.goodsCount(s, seat);
    takeGoods(s, seat, code, RAID_BITS);
    inFull = before - S.goodsCount(s, seat) === due.goods;
    if (log) paid = M.unpackGoods(code, RAID_BITS);
  }
  if (paid) log?.push({ type: 'raidPaid', seat: S.seatName(seat), paid, reveals: false });
  afterRaidPayment(s, inFull, log);
}

function takeGoods(s: State, seat: number, code: M.MoveCode, bits: number): void {
  const goods = S.playerAt(seat) + GOODS_HELD;
  for (let good = 0; good < 3; good++) s[goods + good] -= M.countIn(code, bits, good);
}
