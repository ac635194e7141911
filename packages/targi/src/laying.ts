import { assertNever } from '@caravanserai/contract';
import * as B from './board.ts';
import type { Effect } from './cards.ts';
import { refill } from './decks.ts';
import { rearrange } from './display.ts';
import type { Event } from './events.ts';
import * as M from './moves.ts';
import { effectsOf, grants } from './packed.ts';
import { layCard } from './payment.ts';
import { askGain } from './rounds.ts';
import * as L from './layout.ts';
import * as S from './state.ts';
import type { State } from './state.ts';
import * as T from './tables.ts';

const { CELL_COUNT, DISPLAY_SIZE, ROW_LENGTH } = B;
// oxfmt-ignore
const {
  BONUS, DISPLAY, DRAWN, GOLD, GOODS_HELD, GOT, HAND, HAND_FRESH, HAND_SECRET, LIMITED, MARKERS, OPEN_HANDS, PHASE,
  PHASE_ACT, PHASE_REARRANGE, STORED, TARGIS, TO_ACT,
} = L;
const { FROM_DRAWN, FROM_NOBLE, PAY_BITS } = M;
const { EFFECT_AT_ONCE, GOODS_BONUS, NOBLE, NO_CARD } = T;

/** Pays, lays the card, clears its source and applies its immediate effect. */
export function lay(s: State, code: M.MoveCode, log?: Event[]): void {
  const source = M.laySource(code);
  const row = M.layRow(code);
  const seat = s[TO_ACT];
  const card = layCard(s, source);
  pay(s, seat, M.layPayment(code));
  const column = S.rowLength(s, seat, row);
  s[S.playerAt(seat) + DISPLAY + row * ROW_LENGTH + column] = card;
  log?.push({
    type: 'laid',
    seat: S.seatName(seat),
    card: T.tribeId(card),
    from: M.sourceName(source),
    row: (row + 1) as 1 | 2 | 3,
    column: (column + 1) as 1 | 2 | 3 | 4,
    paid: M.unpackPayment(M.layPayment(code)),
    reveals: isSecret(s, source),
  });
  leaveSource(s, source, log);
  const effect = EFFECT_AT_ONCE[card];
  if (effect) doAtOnce(s, seat, effect, log);
  giveGoodsBonus(s, seat, log);
}

function pay(s: State, seat: number, payment: number): void {
  const me = S.playerAt(seat);
  s[me + GOODS_HELD] -= M.countIn(payment, PAY_BITS, 0);
  s[me + GOODS_HELD + 1] -= M.countIn(payment, PAY_BITS, 1);
  s[me + GOODS_HELD + 2] -= M.countIn(payment, PAY_BITS, 2);
  s[me + GOLD] -= M.paidGold(payment);
  s[me + STORED] -= M.paidStored(payment);
}

/** TG-51: whether only its player knows the card. */
export function isSecret(s: State, source: number): boolean {
  if (source < CELL_COUNT) return false;
  return source === FROM_DRAWN ? s[OPEN_HANDS] === 0 : s[S.playerAt(s[TO_ACT]) + HAND_SECRET] === 1;
}

/** Removes the card from its source, and the piece that was used. */
export function leaveSource(s: State, source: number, log?: Event[]): void {
  const me = S.playerAt(s[TO_ACT]);
  if (source < CELL_COUNT) {
    s[MARKERS + source] = 0;
    refill(s, source, log);
    return;
  }
  if (source === FROM_DRAWN) {
    s[DRAWN] = NO_CARD;
    s[PHASE] = PHASE_ACT;
    return;
  }
  if (source === FROM_NOBLE) s[TARGIS + NOBLE] = 0;
  s[me + HAND] = NO_CARD;
  s[me + HAND_SECRET] = 0;
  s[me + HAND_FRESH] = 0;
}

/** Applies an immediate effect. Lasting effects are checked where they apply; effects at the end of the game are in `scoring.ts`. */
function doAtOnce(s: State, seat: number, effect: Effect, log?: Event[]): void {
  switch (effect.kind) {
    case 'gainPerTwo': {
      const laid = S.laidCount(s, seat);
      const count = (effect.of === 'laid' ? laid : DISPLAY_SIZE - laid) >>> 1;
      if (count > 0) askGain(s, 'laid', count);
      return;
    }
    case 'gainChoice':
      askGain(s, 'laid', effect.goods, 1);
      return;
    case 'storeGold':
      s[S.playerAt(seat) + STORED] = 1;
      log?.push({ type: 'goldStored', seat: S.seatName(seat), reveals: false });
      return;
    case 'rearrange':
      s[PHASE] = PHASE_REARRANGE;
      return;
    case 'fewerTargis':
      s[S.playerAt(seat ^ 1) + LIMITED] = 1;
      log?.push({ type: 'targisLimited', seat: S.seatName(seat ^ 1), reveals: false });
      return;
    case 'scorePerTwo':
    case 'scoreIfMoreCards':
    case 'scoreIfFourth':
    case 'scoreVariedRows':
    case 'scoreIfCards':
    case 'discount':
    case 'nobleDiscount':
    case 'layFromHand':
    case 'placeOnRobber':
    case 'traderOneForOne':
    case 'raidShield':
    case 'raidVp':
    case 'goodsBonus':
    case 'dryRoundGood':
      return;
    default:
      assertNever(effect);
  }
}

/** TG-65: called after each goods card and each laid card. */
export function giveGoodsBonus(s: State, seat: number, log?: Event[]): void {
  const me = S.playerAt(seat);
  const due = s[me + GOT] & ~s[me + BONUS];
  if (due === 0) return;
  const effects = effectsOf(s, seat);
  for (let good = 0; good < 3; good++) {
    const bit = 1 << good;
    if ((due & bit) === 0 || !grants(effects, GOODS_BONUS[good])) continue;
    s[me + BONUS] |= bit;
    s[me + GOODS_HELD + good]++;
    log?.push({
      type: 'goodsBonus',
      seat: S.seatName(seat),
      good: T.goodName(good),
      card: T.tribeId(GOODS_BONUS[good]),
      reveals: false,
    });
  }
}

export function doRearrange(s: State, code: M.MoveCode, log?: Event[]): void {
  log?.push({ type: 'rearranged', seat: S.seatName(s[TO_ACT]), cards: M.unpackShifts(code), reveals: false });
  rearrange(s, code);
  s[PHASE] = PHASE_ACT;
}
