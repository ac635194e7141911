import type { State } from '@caravanserai/targi';
import { layout as L, states as S, tables as T } from '@caravanserai/targi/search';
import {
  ASPECT_COUNT,
  ASPECTS,
  HOLDINGS,
  HOLDINGS_END,
  LIMITED_ASPECT,
  POINTS,
  PURSE,
  PURSE_SIZE,
  writeHoldings,
  writePurse,
} from './aspects.ts';
import { type Display, displayOf, newDisplays } from './displays.ts';

const { GOLD, GOODS_HELD, MAX_GOODS, ROUND, VP } = L;

export const LAST_ROUND = 12;
const FULL_DISPLAY = 12;
const LAST_CORNER = 16;

/** Small values at the end of the game, because gold and then goods break ties. */
const TIE_GOLD = 0.06;
const TIE_GOOD = 0.006;

/** By round: the corner of the raid after it, or 0 (TG-7). The last raid is handled separately. */
const CORNER_AFTER = Uint8Array.of(0, 0, 0, 4, 0, 0, 8, 0, 0, 12, 0, 0, 0);

/** By aspect: the weights in points at the start of rounds 2 to 12. */
export type RoundWeights = Readonly<Record<string, readonly number[]>>;

/** The value of one side after its turn, in points. The value of a position is the difference of its sides. */
export type Worth = (s: State, seat: number) => number;

const aspects = new Float64Array(ASPECT_COUNT); // scratch

export function makeWorth(weights: RoundWeights): Worth {
  // row `r - 1` applies after round `r`
  const rows = Array.from({ length: LAST_ROUND - 1 }, (_, i) => Float64Array.from(ASPECTS, (name) => weights[name][i]));
  const purses = rows.map(purseTable);
  const raided = rows.map((_, i) => raidedTable(purses[i], CORNER_AFTER[i + 1]));

  const displays = rows.map(newDisplays);
  const lastDisplays = newDisplays(new Float64Array(ASPECT_COUNT));

  return function worth(s: State, seat: number): number {
    const round = s[ROUND] < LAST_ROUND ? s[ROUND] : LAST_ROUND;
    const display = displayIn(s, seat, round);
    const points = pointsOf(s, seat, display);
    if (display.laid === FULL_DISPLAY) return points + tieBreak(s, seat) + toCome(s, seat ^ 1, round);
    return round === LAST_ROUND
      ? points + lastRaid(s, seat, display) + tieBreak(s, seat)
      : points * rows[round - 1][POINTS] + weigh(s, seat, round, display);
  };

  function displayIn(s: State, seat: number, round: number): Display {
    return displayOf(round === LAST_ROUND ? lastDisplays : displays[round - 1], s, seat);
  }

  /** The value without points. */
  function weigh(s: State, seat: number, round: number, display: Display): number {
    const row = rows[round - 1];
    writeHoldings(s, seat, aspects);
    let sum = display.worth + aspects[LIMITED_ASPECT] * row[LIMITED_ASPECT];
    for (let i = HOLDINGS; i < HOLDINGS_END; i++) sum += aspects[i] * row[i];
    const me = S.playerAt(seat) + GOODS_HELD;
    const purse = purseOf(s[me], s[me + 1], s[me + 2]);
    const whole = purses[round - 1][purse];
    if (CORNER_AFTER[round] === 0) return sum + whole;
    return sum + afterRaid(s, seat, round, display, whole, raided[round - 1][purse]);
  }

  /** The value after the raid before the next round, paid in the better way. */
  function afterRaid(s: State, seat: number, round: number, display: Display, whole: number, paid: number): number {
    const point = rows[round - 1][POINTS];
    const gain = display.raidGain * point;
    if (display.isShielded) return whole + gain;
    const { goods, vp } = T.raidDue(CORNER_AFTER[round]);
    const inPoints = whole - vp * point;
    const mayPoints = s[S.playerAt(seat) + VP] >= vp;
    const mayGoods = S.goodsCount(s, seat) >= goods;
    if (mayGoods) return gain + (mayPoints ? Math.max(paid, inPoints) : paid);
    return mayPoints ? gain + inPoints : inPoints; // otherwise the opponent gains the points
  }

  /** The part of a side's value that lies in future rounds; a full display ends the game and takes it from the opponent. */
  function toCome(s: State, seat: number, round: number): number {
    const display = displayIn(s, seat, round);
    if (round === LAST_ROUND) return lastRaid(s, seat, display);
    return weigh(s, seat, round, display) + pointsOf(s, seat, display) * (rows[round - 1][POINTS] - 1);
  }
}

/** The current score. */
function pointsOf(s: State, seat: number, display: Display): number {
  const longer = display.hasMoreCards && display.laid > S.laidCount(s, seat ^ 1) ? 1 : 0; // TG-54
  return display.points + s[S.playerAt(seat) + VP] + longer;
}

function lastRaid(s: State, seat: number, { raidGain, isShielded }: Display): number {
  const { gold, vp } = T.raidDue(LAST_CORNER);
  const me = S.playerAt(seat);
  if (isShielded || s[me + GOLD] >= gold) return raidGain;
  return s[me + VP] >= vp ? raidGain - vp : -vp;
}

function tieBreak(s: State, seat: number): number {
  return s[S.playerAt(seat) + GOLD] * TIE_GOLD + S.goodsCount(s, seat) * TIE_GOOD;
}

const BITS = 4; // per good in a packed purse
const MOST = (1 << BITS) - 1;

function purseOf(dates: number, salt: number, pepper: number): number {
  return Math.min(dates, MOST) | (Math.min(salt, MOST) << BITS) | (Math.min(pepper, MOST) << (2 * BITS));
}

/** The value by purse. Goods above the limit are returned, the least useful first (TG-38). */
function purseTable(row: Float64Array): Float64Array {
  const table = new Float64Array(1 << (3 * BITS));
  for (let purse = 0; purse < table.length; purse++) {
    const [dates, salt, pepper] = goodsIn(purse);
    writePurse(dates, salt, pepper, aspects);
    if (dates + salt + pepper > MAX_GOODS) table[purse] = bestWithoutOne(table, purse);
    else for (let i = PURSE; i < PURSE + PURSE_SIZE; i++) table[purse] += aspects[i] * row[i];
  }
  return table;
}

/** The value by purse after paying a raid with goods. */
function raidedTable(whole: Float64Array, corner: number): Float64Array {
  let table = whole;
  const due = corner === 0 ? 0 : T.raidDue(corner).goods;
  for (let paid = 0; paid < due; paid++) {
    const before = table;
    table = before.map((_, purse) => bestWithoutOne(before, purse));
  }
  return table;
}

/** The best value with one good less. */
function bestWithoutOne(table: Float64Array, purse: number): number {
  let best = Number.NEGATIVE_INFINITY;
  for (let good = 0; good < 3; good++) {
    const one = 1 << (good * BITS);
    if ((purse & (one * MOST)) !== 0) best = Math.max(best, table[purse - one]);
  }
  return best;
}

function goodsIn(purse: number): readonly [number, number, number] {
  return [purse & MOST, (purse >>> BITS) & MOST, purse >>> (2 * BITS)];
}
