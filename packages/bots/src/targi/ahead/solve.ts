import type { MoveCode } from '@caravanserai/targi';
import { codes as M } from '@caravanserai/targi/search';
import { type Hopes, orderFor, startHoping } from './hopes.ts';
import { bitOf, SPACE_COUNT, spaceOf } from './masks.ts';
import { afterSpace, freeFor, type Look, type PlacementGame, type Position, turnWorth } from './spaces.ts';

/** Transposition table of the placement game: values for blue, or bounds. */
const SLOTS = 1 << 15;
const keys = new Int32Array(SLOTS);
const stamps = new Uint32Array(SLOTS);
const worths = new Float64Array(SLOTS);
const kinds = new Uint8Array(SLOTS);
const EXACT = 0;
const AT_LEAST = 1;
const AT_MOST = 2;
let stamp = 0;

let game: PlacementGame;
let look: Look;
let hopes: Hopes;

/** Selects the game for the functions below. */
export function selectGame(taken: PlacementGame, lookAt: Look, hoped: Hopes): void {
  game = taken;
  look = lookAt;
  hopes = hoped;
  stamp++;
  startHoping(hopes, (seat, mask) => turnWorth(game, seat, mask, look));
}

/** Blue's margin after both have placed. */
function afterTurns(blue: number, white: number): number {
  const ours = turnWorth(game, 0, blue, look);
  const theirs = turnWorth(game, 1, white, look);
  hopes.worths[0][blue] = ours;
  hopes.worths[1][white] = theirs;
  return ours - theirs;
}

/** Blue's margin with best play by both sides. */
export function valueOf({ masks, left, toAct }: Position): number {
  if (left[0] + left[1] === 0) return afterTurns(masks[0], masks[1]);
  return search(masks[0], masks[1], left[0], left[1], toAct, Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY);
}

/** A placement and the best line after it. */
export interface Line {
  readonly codes: readonly MoveCode[];
  readonly masks: readonly [number, number];
  /** Identifies the final placement. */
  readonly key: string;
}

export function lineAfter(start: Position, code: MoveCode): Line {
  const codes = [code, ...bestLine(afterSpace(start, bitOf(code - M.PLACE)))];
  let at = start;
  for (const placed of codes) at = afterSpace(at, bitOf(placed - M.PLACE));
  return { codes, masks: at.masks, key: at.masks.join() };
}

/** All remaining placements with best play by both sides. */
function bestLine(from: Position): MoveCode[] {
  const codes: MoveCode[] = [];
  for (let at = from; at.left[0] + at.left[1] > 0;) {
    const bit = bestSpace(at);
    codes.push(M.PLACE + spaceOf(bit));
    at = afterSpace(at, bit);
  }
  return codes;
}

/** The best space for the player to act. */
function bestSpace(at: Position): number {
  const { masks, toAct } = at;
  const side = toAct === 0 ? 1 : -1;
  const free = freeFor(game, toAct, masks[toAct], masks[toAct ^ 1]);
  let [best, most] = [0, Number.NEGATIVE_INFINITY];
  for (let rest = free; rest !== 0; rest &= rest - 1) {
    const bit = rest & -rest;
    const value = side * valueOf(afterSpace(at, bit));
    if (value > most) [best, most] = [bit, value];
  }
  return best;
}

/** TG-9: the players alternate while the other one has Targis left. */
function after(
  blue: number,
  white: number,
  blueLeft: number,
  whiteLeft: number,
  seat: number,
  alpha: number,
  beta: number,
): number {
  if (blueLeft + whiteLeft === 0) return afterTurns(blue, white);
  const othersLeft = seat === 0 ? whiteLeft : blueLeft;
  return search(blue, white, blueLeft, whiteLeft, othersLeft > 0 ? seat ^ 1 : seat, alpha, beta);
}

/** Alpha-beta search; blue maximises, white minimises. */
function search(
  blue: number,
  white: number,
  blueLeft: number,
  whiteLeft: number,
  seat: number,
  alpha: number,
  beta: number,
): number {
  const key = blue | (white << 12);
  let slot = Math.imul(key, 0x9e3779b1) >>> 17;
  for (; stamps[slot] === stamp && keys[slot] !== key; slot = (slot + 1) & (SLOTS - 1));
  if (stamps[slot] === stamp) {
    const known = worths[slot];
    const kind = kinds[slot];
    if (kind === EXACT || (kind === AT_LEAST && known >= beta) || (kind === AT_MOST && known <= alpha)) return known;
  }
  const isBlue = seat === 0;
  const free = freeFor(game, seat, isBlue ? blue : white, isBlue ? white : blue);
  const from = orderFor(hopes, seat, isBlue ? blue : white);
  const { ordered } = hopes;
  let best = isBlue ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
  let [low, high] = [alpha, beta];
  for (let i = 0; i < SPACE_COUNT && low < high; i++) {
    const bit = ordered[from + i];
    if ((free & bit) === 0) continue;
    if (isBlue) {
      best = Math.max(best, after(blue | bit, white, blueLeft - 1, whiteLeft, 0, low, high));
      low = Math.max(low, best);
    } else {
      best = Math.min(best, after(blue, white | bit, blueLeft, whiteLeft - 1, 1, low, high));
      high = Math.min(high, best);
    }
  }
  for (slot = Math.imul(key, 0x9e3779b1) >>> 17; stamps[slot] === stamp && keys[slot] !== key;)
    slot = (slot + 1) & (SLOTS - 1);
  keys[slot] = key;
  stamps[slot] = stamp;
  worths[slot] = best;
  kinds[slot] = best <= alpha ? AT_MOST : best >= beta ? AT_LEAST : EXACT;
  return best;
}
