import { sha256 } from './sha256.ts';

/** A source of chance. Drawing from it moves it on; nothing in the house asks `Math.random`. */
export interface Rng {
  /** 32 random bits, 0 to 2³² − 1. */
  next(): number;
}

/**
 * What real games are dealt with: ChaCha20 (RFC 8439), the key being SHA-256 of the seed's UTF-8 text. Every shuffle of a match reads a
 * stream of its own (the nonce), so that anybody can recompute a deal with any library of cryptography, and nobody can
 * foresee the next card from those already seen.
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

/** For search and tests: sfc32 (Chris Doty-Humphrey's PractRand), ten times as quick and not for secrets. */
export function quickRng(seed: string): Rng {
  const words = new DataView(keyOf(seed).buffer);
  // In an array of whole numbers: variables of a closure would be boxed, and take three times as long.
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

/** A whole number from 0 to `n` − 1, every one equally likely: draws beyond the last full multiple of `n` are thrown away. */
export function below(rng: Rng, n: number): number {
  let index = indexFrom(rng.next(), n);
  while (index < 0) index = indexFrom(rng.next(), n);
  return index;
}

/** One drawn number as 0 to `n` − 1, or −1 if it is one of those to throw away. For loops that must not share `below` with others. */
export function indexFrom(drawn: number, n: number): number {
  const rest = n > 0xffff_ffff ? drawn : (drawn >>> 0) % (n >>> 0); // a division of whole numbers, not of doubles
  return drawn - rest <= 0x1_0000_0000 - n ? rest : -1;
}

export function pick<T>(rng: Rng, items: readonly T[]): T {
  return items[below(rng, items.length)];
}

/** Fisher–Yates from the last place down, in place. */
export function shuffle(cards: Uint8Array | number[], rng: Rng): void {
  for (let i = cards.length - 1; i > 0; i--) {
    const j = below(rng, i + 1);
    const card = cards[i];
    cards[i] = cards[j];
    cards[j] = card;
  }
}
