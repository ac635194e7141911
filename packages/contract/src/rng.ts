import { sha256 } from './sha256.ts';

/** A stateful random number generator. `Math.random` is used nowhere. */
export interface Rng {
  /** 32 random bits, 0 to 2³² − 1. */
  next(): number;
}

/**
 * Real games are dealt with ChaCha20 (RFC 8439); the key is SHA-256 of the seed's UTF-8 text. Each shuffle of a match uses its own
 * stream (the nonce). So a deal can be recomputed with any cryptography library, and cards already seen do not reveal the next one.
 */
export function keyOf(seed: string): Uint8Array {
  return sha256(new TextEncoder().encode(seed));
}

export function chacha(key: Uint8Array, stream: number): Rng {
  const input = new Uint32Array(16);
  input.set([0x61707865, 0x3320646e, 0x79622d32, 0x6b206574]);
  const bytes = new DataView(key.buffer, key.byteOffset, 32);
  for (let i = 0; i < 8; i++) input[4 + i] = bytes.getUint32(i * 4, true);
  input[15] = stream;
  const block = new Uint32Array(16);
  let used = 16;
  return {
    next() {
      if (used === 16) {
        chachaBlock(input, block);
        input[12]++;
        used = 0;
      }
      return block[used++];
    },
  };
}

function chachaBlock(input: Uint32Array, out: Uint32Array): void {
  out.set(input);
  for (let round = 0; round < 10; round++) {
    for (let i = 0; i < 4; i++) quarter(out, i, 4 + i, 8 + i, 12 + i);
    for (let i = 0; i < 4; i++) quarter(out, i, 4 + ((i + 1) & 3), 8 + ((i + 2) & 3), 12 + ((i + 3) & 3));
  }
  for (let i = 0; i < 16; i++) out[i] += input[i];
}

function quarter(x: Uint32Array, a: number, b: number, c: number, d: number): void {
  x[a] += x[b];
  x[d] = rotl(x[d] ^ x[a], 16);
  x[c] += x[d];
  x[b] = rotl(x[b] ^ x[c], 12);
  x[a] += x[b];
  x[d] = rotl(x[d] ^ x[a], 8);
  x[c] += x[d];
  x[b] = rotl(x[b] ^ x[c], 7);
}

function rotl(x: number, by: number): number {
  return (x << by) | (x >>> (32 - by));
}

/** For search and tests: sfc32 (from Chris Doty-Humphrey's PractRand). Ten times as fast as ChaCha20; not secure. */
export function quickRng(seed: string): Rng {
  const words = new DataView(keyOf(seed).buffer);
  // An Int32Array, because closure variables would be boxed and take three times as long.
  const state = Int32Array.from([0, 4, 8, 12], (at) => words.getInt32(at));
  return {
    next() {
      const b = state[1];
      const c = state[2];
      const t = (state[0] + b + state[3]) | 0;
      state[3]++;
      state[0] = b ^ (b >>> 9);
      state[1] = c + (c << 3);
      state[2] = ((c << 21) | (c >>> 11)) + t;
      return t >>> 0;
    },
  };
}

/** A uniform integer from 0 to `n` − 1. Rejection sampling: numbers beyond the last full multiple of `n` are drawn again. */
export function below(rng: Rng, n: number): number {
  let index = indexFrom(rng.next(), n);
  while (index < 0) index = indexFrom(rng.next(), n);
  return index;
}

/** Maps a drawn number to 0 to `n` − 1, or to −1 if it must be rejected. For hot loops that need their own copy of `below`. */
export function indexFrom(drawn: number, n: number): number {
  const rest = n > 0xffff_ffff ? drawn : (drawn >>> 0) % (n >>> 0); // an integer division, faster than one of doubles
  return drawn - rest <= 0x1_0000_0000 - n ? rest : -1;
}

export function pick<T>(rng: Rng, items: readonly T[]): T {
  return items[below(rng, items.length)];
}

/** Fisher–Yates, in place, from the last index down. */
export function shuffle(cards: Uint8Array | number[], rng: Rng): void {
  for (let i = cards.length - 1; i > 0; i--) {
    const j = below(rng, i + 1);
    const card = cards[i];
    cards[i] = cards[j];
    cards[j] = card;
  }
}
