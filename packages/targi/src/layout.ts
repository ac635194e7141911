import { BORDER_SIZE, CELL_COUNT, DISPLAY_SIZE } from './board.ts';
import { GOODS_COUNT, TRIBE_COUNT } from './tables.ts';

/**
 * Where everything lies in the bytes of a state.
 *
 * The files of the engine take what they need by `const { PHASE, TO_ACT } = L`: V8 folds a module's own constants into the code, but
 * loads an imported one again each time, and that costs a fifth of the speed (`npm run bench`).
 */
let size = 0;
function field(length = 1): number {
  const offset = size;
  size += length;
  return offset;
}

// The table
export const PHASE = field(); // one of the phases below
export const TO_ACT = field(); // 0 blue, 1 white
export const ROUND = field(); // 1 to 12; 13 is the last raid
export const ROBBER = field(); // 1 to 16; 0 before the first round
export const FIRST = field(); // who holds the amulet
export const FIRST_OPTION = field(); // index into FIRSTS
export const LOSE_WHAT_YOU_HAVE = field(); // option, TG-44
export const OPEN_HANDS = field(); // option, TG-52
export const ENDED_BY = field(); // 0 still running, else one of the two below
export const TARGIS = field(BORDER_SIZE + 1); // by border number: 0 nobody, 1 blue, 2 white
export const CENTRE = field(CELL_COUNT); // a card
export const FACE = field(CELL_COUNT); // up, down, or down since before the last reshuffle
export const MARKERS = field(CELL_COUNT); // as TARGIS

// What the phase waits for
export const DRAWN = field(); // the card of the Tribal Expansion
export const GAIN_SOURCE = field(); // index into GAIN_SOURCES
export const GAIN_COUNT = field(); // goods of choice
export const GAIN_OR_ELSE = field(); // 1: gold or a point instead (TG-69)
export const TRADED = field(); // at one for one (TG-62): bits 0–2 given, 3–5 received
export const RAID_STEP = field(); // 0: the first player pays, 1: the other

// Each player: the offsets below are counted from `playerAt`
export const PLAYERS = size;
size = 0;
export const GOODS_HELD = field(3); // dates, salt, pepper
export const GOLD = field();
export const STORED = field(); // gold on a laid card (TG-70)
export const VP = field(); // tokens
export const HAND = field();
export const HAND_SECRET = field(); // drawn, and nobody else knows it
export const HAND_FRESH = field(); // kept this round
export const TARGIS_LEFT = field(); // to place in this round
export const LIMITED = field(); // two Targis in the next round (TG-72)
export const GOT = field(); // goods that goods cards gave this round, a bit each
export const BONUS = field(); // goods whose extra one was given this round (TG-65)
export const DISPLAY = field(DISPLAY_SIZE);
export const PLAYER_SIZE = size;
size = PLAYERS + 2 * PLAYER_SIZE;

// The decks: the next card is the last one
export const GOODS_PILE = { deck: field(GOODS_COUNT), left: field(), discards: field(GOODS_COUNT), discarded: field() };
export const TRIBE_PILE = { deck: field(TRIBE_COUNT), left: field(), discards: field(TRIBE_COUNT), discarded: field() };
export const RESHUFFLES = field();
export const KEY = field(32); // of the streams that reshuffles read

export const STATE_SIZE = size;

export const PHASES = ['place', 'act', 'trade', 'drawn', 'gain', 'rearrange', 'return', 'raid', 'over'] as const;
export const PHASE_PLACE = 0;
export const PHASE_ACT = 1;
export const PHASE_TRADE = 2;
export const PHASE_DRAWN = 3;
export const PHASE_GAIN = 4;
export const PHASE_REARRANGE = 5;
export const PHASE_RETURN = 6;
export const PHASE_RAID = 7;
export const PHASE_OVER = 8;

export const FACE_UP = 0;
export const FACE_DOWN = 1;
export const FACE_DOWN_LONGER = 2; // since before the last reshuffle (TG-51)

/** TG-38 */
export const MAX_GOODS = 10;
export const MAX_GOLD = 3;

export const BY_DISPLAY = 1;
export const BY_RAID = 2;
