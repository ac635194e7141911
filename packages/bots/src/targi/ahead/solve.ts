import { afterSpace, freeFor, type Look, type PlacementGame, type Position, turnWorth } from './spaces.ts';

/** What is known about a position of the placement game: its worth for blue, or a bound of it. */
const SLOTS = 1 << 15;
const keys = new Int32Array(SLOTS);
const stamps = new Uint32Array(SLOTS);
const worths = new Float64Array(SLOTS);
const kinds = new Uint8Array(SLOTS);
const EXACT = 0;
const AT_LEAST = 1;
const AT_MOST = 2;
let stamp = 0;

const MOST_SPACES = 12;
const order: [Uint16Array, Uint16Array] = [new Uint16Array(MOST_SPACES), new Uint16Array(MOST_SPACES)];
let game: PlacementGame;
let look: Look;

/** Takes up a game; until the next one is taken up, the functions below are about it. */
export function takeUp(taken: PlacementGame, lookAt: Look): void {
  game = taken;
  look = lookAt;
  stamp++;
  for (let seat = 0; seat < 2; seat++) rank(seat);
}

/** The spaces by what a Targi there would be worth beside those that stand: the likely best first, so that the search cuts early. */
function rank(seat: number): void {
  const own = game.start.masks[seat];
  const bits = Array.from({ length: MOST_SPACES }, (_, i) => 1 << i);
  const worth = bits.map((bit) => turnWorth(game, seat, own | bit, look));
  const ranked = bits.map((bit, i) => ({ bit, worth: worth[i] })).toSorted((a, b) => b.worth - a.worth);
  for (const [i, { bit }] of ranked.entries()) order[seat][i] = bit;
}

/** Blue's margin when both place and act in the best way from here on. */
export function valueOf({ masks, left, toAct }: Position): number {
  if (left[0] + left[1] === 0) return turnWorth(game, 0, masks[0], look) - turnWorth(game, 1, masks[1], look);
  return search(masks[0], masks[1], left[0], left[1], toAct, Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY);
}

/** Where the player to act should go. */
export function bestSpace(at: Position): number {
  const { masks, toAct } = at;
  const side = toAct === 0 ? 1 : -1;
  const free = freeFor(game, toAct, masks[toAct], masks[toAct ^ 1]);
  let [best, most] = [0, Number.NEGATIVE_INFINITY];
  for (const bit of order[toAct]) {
    if ((free & bit) === 0) continue;
    const value = side * valueOf(afterSpace(at, bit));
    if (value > most) [best, most] = [bit, value];
  }
  return best;
}

/** Who is next follows TG-9: in turn, as long as the other has Targis left. */
function after(
  blue: number,
  white: number,
  blueLeft: number,
  whiteLeft: number,
  seat: number,
  alpha: number,
  beta: number,
): number {
  if (blueLeft + whiteLeft === 0) return turnWorth(game, 0, blue, look) - turnWorth(game, 1, white, look);
  const othersLeft = seat === 0 ? whiteLeft : blueLeft;
  return search(blue, white, blueLeft, whiteLeft, othersLeft > 0 ? seat ^ 1 : seat, alpha, beta);
}

/** Alpha-beta; blue wants much, white little. */
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
  const spaces = order[seat];
  let best = isBlue ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
  let [low, high] = [alpha, beta];
  for (let i = 0; i < MOST_SPACES && low < high; i++) {
    const bit = spaces[i];
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
