import type { State } from '@caravanserai/targi';
import { layout as L, states as S, tables as T } from '@caravanserai/targi/search';
import { CARAVAN_BIT, crossedBy, EXPANSION_BIT, MIRAGE_BIT } from './masks.ts';

/**
 * A cache of the values of turns in the next round, for one decision. A turn depends only on its side and on the few cards within reach,
 * and most of these are the same in all deals and for all candidates.
 */
export interface TurnCache {
  readonly low: Int32Array;
  readonly high: Int32Array;
  /** NaN for empty slots. */
  readonly worths: Float64Array;
  room: number;
}

const SLOTS = 1 << 16;

export function newTurnCache(): TurnCache {
  return {
    low: new Int32Array(SLOTS),
    high: new Int32Array(SLOTS),
    worths: new Float64Array(SLOTS).fill(Number.NaN),
    room: (SLOTS * 3) >>> 2,
  };
}

let a = 0;
let b = 0;

function mix(word: number): void {
  a = Math.imul(a ^ word, 0x85ebca6b);
  a ^= a >>> 15;
  b = Math.imul(b + word, 0xc2b2ae35);
  b ^= b >>> 13;
}

/** A 64-bit hash of everything about a side that affects its turn. */
export type SideKey = readonly [number, number];

const NEARLY_FULL = 9; // laid cards from which a turn may end the game, so that the value also depends on the opponent's side

export function sideKey(s: State, seat: number): SideKey {
  [a, b] = [0x811c9dc5, 0x01000193];
  mix(s[L.ROUND] * 2 + seat);
  mixPlayer(s, seat);
  mix(S.laidCount(s, seat ^ 1));
  if (S.laidCount(s, seat) >= NEARLY_FULL) mixPlayer(s, seat ^ 1);
  return [a, b];
}

function mixPlayer(s: State, seat: number): void {
  const me = S.playerAt(seat);
  for (let i = 0; i < L.PLAYER_SIZE; i++) mix(s[me + i]);
}

/** The slot of the turn with Targis on `mask`. Assumes the start of a round, when no card is face down. */
export function slotOf(cache: TurnCache, s: State, [keyA, keyB]: SideKey, mask: number): number {
  a = keyA;
  b = keyB;
  mix(mask);
  if ((mask & MIRAGE_BIT) === 0) for (const cell of crossedBy(mask)) mix(s[L.CENTRE + cell]);
  else for (let cell = 0; cell < 9; cell++) mix(s[L.CENTRE + cell]);
  if ((mask & CARAVAN_BIT) !== 0) mix(nextOf(s, L.GOODS_PILE));
  if ((mask & EXPANSION_BIT) !== 0) mix(nextOf(s, L.TRIBE_PILE));
  const { low, high, worths } = cache;
  let slot = (a ^ (a >>> 16)) & (SLOTS - 1);
  while (!Number.isNaN(worths[slot]) && (low[slot] !== a || high[slot] !== b)) slot = (slot + 1) & (SLOTS - 1);
  low[slot] = a;
  high[slot] = b;
  return slot;
}

function nextOf(s: State, { deck, left }: typeof L.GOODS_PILE): number {
  return s[left] === 0 ? T.NO_CARD : s[deck + s[left] - 1];
}

/** Does nothing when the cache is full, which only costs time. */
export function keepAt(cache: TurnCache, slot: number, worth: number): void {
  if (cache.room === 0) return;
  cache.room--;
  cache.worths[slot] = worth;
}
