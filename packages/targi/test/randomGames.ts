import { below, pick, quickRng, type Rng } from '@caravanserai/contract';
import * as fc from 'fast-check';
import { playUnchecked } from '../src/actions.ts';
import { lineOf } from '../src/board.ts';
import { init } from '../src/engine.ts';
import type { Event } from '../src/events.ts';
import { listMoves, MAX_MOVES } from '../src/list.ts';
import {
  argumentOf,
  CARAVAN,
  DISCARD,
  END,
  EXPAND,
  GOLD_INDEX,
  isLay,
  KEEP,
  kindOf,
  LEAVE_TRADER,
  MIRAGE,
  PLACE,
  RAID_VP,
  SMITH,
  TAKE_BORDER,
  TAKE_CENTRE,
  TRADE,
  tradeGet,
} from '../src/moves.ts';
import { FIRSTS, HANDS, type Options, SHORTFALLS } from '../src/options.ts';
import * as L from '../src/layout.ts';
import { playerAt, type State } from '../src/state.ts';
import { COST, isTribe, NO_CARD } from '../src/tables.ts';

/** `any`: uniform; `busy`: never ends a turn while an action is possible; `laying`: lays a card whenever possible. */
export type Style = 'any' | 'busy' | 'laying';

export interface Decision {
  /** The state before the move. It is changed in place: clone it to keep it. */
  readonly state: State;
  readonly code: number;
  readonly listed: Uint16Array;
}

export interface Walk {
  readonly style: Style;
  readonly options: Options;
  readonly seed: string;
  readonly rng: Rng;
}

const buffer = new Uint16Array(MAX_MOVES);

/** Plays random game `number` to its end. */
export function walk(
  number: number,
  visit: { before?(decision: Decision): void; after?(state: State, events: Event[], walk: Walk): void },
): State {
  const seed = `random game ${number}`;
  const rng = quickRng(seed);
  const style = pick<Style>(rng, ['any', 'any', 'busy', 'laying']);
  const options = {
    first: pick(rng, FIRSTS),
    shortfall: pick(rng, SHORTFALLS),
    hands: pick(rng, [...HANDS, 'closed'] as const),
  };
  const about: Walk = { style, options, seed, rng };
  const s = init(options, seed);
  for (let count = listMoves(s, buffer); count > 0; count = listMoves(s, buffer)) {
    const code = choose(s, buffer, count, style, rng);
    visit.before?.({ state: s, code, listed: buffer.subarray(0, count) });
    const events: Event[] = [];
    playUnchecked(s, code, events);
    visit.after?.(s, events, about);
  }
  return s;
}

export function choose(s: State, moves: Uint16Array, count: number, style: Style, rng: Rng): number {
  if (style === 'laying') return chooseWeighted(s, moves, count, rng);
  const isLastEnd = moves[count - 1] === END && count > 1;
  return moves[below(rng, style === 'busy' && isLastEnd ? count - 1 : count)];
}

/** Prefers gathering goods and laying cards, so that displays fill up. */
function chooseWeighted(s: State, moves: Uint16Array, count: number, rng: Rng): number {
  let sum = 0;
  for (let i = 0; i < count; i++) sum += weightOf(s, moves[i]);
  let left = below(rng, sum);
  for (let i = 0; i < count; i++) {
    left -= weightOf(s, moves[i]);
    if (left < 0) return moves[i];
  }
  return moves[count - 1];
}

const GOODS_SPACES = new Set([2, 3, 6, 7, 11, 15]);
const WEIGHTS = new Map([
  [TAKE_BORDER, 200],
  [TAKE_CENTRE, 200],
  [CARAVAN, 200],
  [EXPAND, 200],
  [KEEP, 40],
  [DISCARD, 4],
  [MIRAGE, 4],
  [SMITH, 1],
  [LEAVE_TRADER, 20],
  [END, 1],
]);

function weightOf(s: State, code: number): number {
  if (isLay(code)) return 4000;
  if (code === RAID_VP) return 20;
  const kind = kindOf(code);
  if (kind === PLACE) return spaceWeight(s, argumentOf(code));
  if (kind === TRADE) return tradeGet(code) === GOLD_INDEX ? 60 : 1;
  return WEIGHTS.get(kind) ?? 1;
}

/** The value of the space itself plus that of the new crossings. */
function spaceWeight(s: State, border: number): number {
  const seat = s[L.TO_ACT];
  const hasHand = s[playerAt(seat) + L.HAND] !== NO_CARD;
  let weight = GOODS_SPACES.has(border) ? 8 : border === 5 ? 6 : border === 1 && hasHand ? 12 : 3;
  for (let other = 1; other < 16; other++) {
    if (s[L.TARGIS + other] !== seat + 1) continue;
    const [column, row] = [lineOf(border), lineOf(other)].toSorted();
    if (column > 2 || row < 3) continue;
    const card = s[L.CENTRE + (row - 3) * 3 + column];
    const needsGold = COST[card * 4 + 3] > s[playerAt(seat) + L.GOLD] + s[playerAt(seat) + L.STORED];
    weight += !isTribe(card) ? 20 : needsGold ? 4 : 30;
  }
  return weight * weight;
}

/**
 * Runs a property over random games, `fixed` with constant seeds and `fresh` with new ones. A failure reports the number of its game.
 * There is no shrinking, because a smaller number is an unrelated game.
 */
export function overGames(runs: { readonly fixed: number; readonly fresh: number }, check: (n: number) => void): void {
  const property = fc.property(fc.noShrink(fc.nat()), (number) => check(number));
  fc.assert(property, { numRuns: runs.fixed, seed: 2018 });
  fc.assert(property, { numRuns: runs.fresh });
}
