import type { State } from '@caravanserai/targi';
import { layout as L } from '@caravanserai/targi/search';

/** Number of 32-bit words before the decks and the key: the part of a state that can change within a turn. */
const WORDS = Math.ceil((L.PLAYERS + 2 * L.PLAYER_SIZE) / 4);

export function wordsOf(s: State): Uint32Array {
  return new Uint32Array(s.buffer, s.byteOffset, WORDS);
}

const SLOTS = 1 << 13; // more positions than any turn has within the budgets of the levels

/** A set of the positions of one turn, by 64-bit hash; collisions are negligible. */
export interface Seen {
  clear(): void;
  /** Returns false if the position is already in the set. When the set is full it returns true, which only costs time. */
  add(words: Uint32Array): boolean;
}

/** A hash table without allocation. Clearing it only increments `generation`. */
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
