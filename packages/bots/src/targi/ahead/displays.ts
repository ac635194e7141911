import type { State } from '@caravanserai/targi';
import { layout as L, states as S } from '@caravanserai/targi/search';
import { ASPECT_COUNT, ASPECTS, LAID_ASPECT, MORE_CARDS_ASPECT, POINTS, writeDisplay } from './aspects.ts';

/** Cached evaluation of a player's display, which most moves do not change. */
export interface Display {
  /** Cache key: the cards of each row, packed into one number. */
  rows: [number, number, number];
  /** The weighted sum of its aspects, without points. */
  worth: number;
  /** Its current score, without comparison to the opponent. */
  points: number;
  laid: number;
  hasMoreCards: boolean;
  isShielded: boolean;
  raidGain: number;
}

/** A cache of displays for one set of weights. */
export interface Displays {
  readonly weights: Float64Array;
  readonly known: readonly Display[];
}

const SLOT_BITS = 9;
const SHIELD = ASPECTS.indexOf('O6');
const RAID_GAIN = ASPECTS.indexOf('G7');
const aspects = new Float64Array(ASPECT_COUNT);

export function newDisplays(weights: Float64Array): Displays {
  const known = Array.from({ length: 1 << SLOT_BITS }, (): Display => ({
    rows: [-1, -1, -1],
    worth: 0.5,
    points: 0,
    laid: 0,
    hasMoreCards: false,
    isShielded: false,
    raidGain: 0,
  }));
  return { weights, known };
}

export function displayOf({ weights, known }: Displays, s: State, seat: number): Display {
  const at = S.playerAt(seat) + L.DISPLAY;
  const first = rowAt(s, at);
  const second = rowAt(s, at + 4);
  const third = rowAt(s, at + 8);
  const hash = Math.imul(first ^ Math.imul(second ^ Math.imul(third, 0x85ebca6b), 0xc2b2ae35), 0x9e3779b1);
  const display = known[hash >>> (32 - SLOT_BITS)];
  const { rows } = display;
  if (rows[0] === first && rows[1] === second && rows[2] === third) return display;
  rows[0] = first;
  rows[1] = second;
  rows[2] = third;
  aspects.fill(0);
  writeDisplay(s, seat, aspects);
  let worth = 0;
  for (let i = 0; i < ASPECT_COUNT; i++) if (i !== POINTS) worth += aspects[i] * weights[i];
  display.worth = worth;
  display.points = aspects[POINTS];
  display.laid = aspects[LAID_ASPECT];
  display.hasMoreCards = aspects[MORE_CARDS_ASPECT] === 1;
  display.isShielded = aspects[SHIELD] === 1;
  display.raidGain = aspects[RAID_GAIN];
  return display;
}

function rowAt(s: State, at: number): number {
  return s[at] | (s[at + 1] << 8) | (s[at + 2] << 16) | (s[at + 3] << 24);
}
