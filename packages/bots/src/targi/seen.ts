import type { State } from '@caravanserai/targi';
import { layout as L } from '@caravanserai/targi/search';

/** All but the decks and the seed, four bytes at a time: what can differ within one turn is there. */
const WORDS = Math.ceil((L.PLAYERS + 2 * L.PLAYER_SIZE) / 4);

export function wordsOf(s: State): Uint32Array {
  return new Uint32Array(s.buffer, s.byteOffset, WORDS);
}

const SLOTS = 1 << 13; // no turn that was seen has as many positions within the budgets of the levels

/** The positions of one turn. Two with the same hash are taken for one; 64 bits make that safe enough. */
export interface Seen {
  clear(): void;
  /** False if it was there already. When there is no room left, all are new: that costs time, and nothing else. */
  add(words: Uint32Array): boolean;
}

/** Without garbage, unlike a `Set` of such numbers: an entry counts only if it was made since the table was last cleared. */
export function newSeen(): Seen {
  const low = new Int32Array(SLOTS);
  const high = new Int32Array(SLOTS);
  const madeIn = new Uint32Array(SLOTS);
  let generation = 0;
  let room = 0;
  return {
    clear() {
      generation++;
      room = SLOTS / 2;
    },
    add(words) {
      let a = 0x811c9dc5;
      let b = 0x01000193;
      for (let i = 0; i < WORDS; i++) {
        a = Math.imul(a ^ words[i], 0x85ebca6b);
        a ^= a >>> 15;
        b = Math.imul(b + words[i], 0xc2b2ae35);
        b ^= b >>> 13;
      }
      let slot = (a ^ (a >>> 16)) & (SLOTS - 1);
      for (; madeIn[slot] === generation; slot = (slot + 1) & (SLOTS - 1)) {
        if (low[slot] === a && high[slot] === b) return false;
      }
      if (room === 0) return true;
      room--;
      low[slot] = a;
      high[slot] = b;
      madeIn[slot] = generation;
      return true;
    },
  };
}
