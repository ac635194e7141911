import { BORDER_SIZE, CELL_COUNT, DISPLAY_SIZE } from './board.ts';
import { GOODS_COUNT, TRIBE_COUNT } from './tables.ts';

/**
 * Byte offsets of the fields of a state.
 *
 * The engine's files destructure what they need: `const { PHASE, TO_ACT } = L`. V8 inlines a module's own constants but loads imported
 * ones at each use, which made the engine a fifth slower (`npm run bench -- targi`).
 */
let size = 0;
function field(length = 1): number {
  const offset = size;
  size += length;
  return offset;
}

// table
export const PHASE = field(); // one of the phases below
export const TO_ACT = field(); // 0 blue, 1 white
export const ROUND = field(); // 1 to 12; 13 is the last raid
export const ROBBER = field(); // 1 to 16; 0 before the first round
export const FIRST = field(); // the seat with the amulet
export const FIRST_OPTION = field(); // index into FIRSTS
export const LOSE_WHAT_YOU_HAVE = field(); // option, TG-44
export const OPEN_HANDS = field(); // option, TG-52
export const ENDED_BY = field(); // 0 still running, else one of the two below
export const TARGIS = field(BORDER_SIZE + 1); // by border number: 0 none, 1 blue, 2 white
export const CENTRE = field(CELL_COUNT); // a card
export const FACE = field(CELL_COUNT); // `FACE_UP`, `FACE_DOWN` or `FACE_DOWN_LONGER`
export const MARKERS = field(CELL_COUNT); // as TARGIS

// pending decision
export const DRAWN = field(); // the card of the Tribal Expansion
export const GAIN_SOURCE = field(); // index into GAIN_SOURCES
export const GAIN_COUNT = field(); // goods of choice
export const GAIN_OR_ELSE = field(); // 1: gold or a point instead (TG-69)
export const TRADED = field(); // one for one (TG-62): bits 0–2 given, 3–5 received
export const RAID_STEP = field(); // 0: the first player pays, 1: the other player

// per player: offsets relative to `playerAt`
export const PLAYERS = size;
size = 0;
export const GOODS_HELD = field(3); // dates, salt, pepper
export const GOLD = field();
export const STORED = field(); // gold on a laid card (TG-70)
export const VP = field(); // tokens
export const HAND = field();
export const HAND_SECRET = field(); // 1: unknown to the opponent
export const HAND_FRESH = field(); // 1: kept this round
export const TARGIS_LEFT = field(); // to place in this round
export const LIMITED = field(); // 1: two Targis in the next round (TG-72)
export const GOT = field(); // goods gained from goods cards this round, a bit each
export const BONUS = field(); // goods for which TG-65 gave an extra one this round, a bit each
export const DISPLAY = field(DISPLAY_SIZE);
export const PLAYER_SIZE = size;
size = PLAYERS + 2 * PLAYER_SIZE;

// decks: the next card is the last one
export const GOODS_PILE = { deck: field(GOODS_COUNT), left: field(), discards: field(GOODS_COUNT), discarded: field() };
export const TRIBE_PILE = { deck: field(TRIBE_COUNT), left: field(), discards: field(TRIBE_COUNT), discarded: field() };
export const RESHUFFLES = field();
export const KEY = field(32); // of the random streams of reshuffles

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
