import { createCipheriv } from 'node:crypto';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { below, chacha, keyOf, pick, quickRng, type Rng, shuffle } from './rng.ts';
import { sha256 } from './sha256.ts';

function words(rng: Rng, count: number): number[] {
  return Array.from({ length: count }, () => rng.next());
}

function fixed(...numbers: number[]): Rng {
  return { next: () => numbers.shift() ?? 0 };
}

describe('ChaCha20', () => {
  // RFC 8439, A.1: the keystream of the zero key and nonce, counters 0 and 1.
  test('[rng] RFC 8439, test vectors 1 and 2', () => {
    expect(words(chacha(new Uint8Array(32), 0), 32).map((word) => word.toString(16).padStart(8, '0'))).toEqual(
      (
        'ade0b876 903df1a0 e56a5d40 28bd8653 b819d2bd 1aed8da0 ccef36a8 c70d778b ' +
        '7c5941da 8d485751 3fe02477 374ad8b8 f4b8436a 1ca11815 69b687c3 8665eeb2 ' +
        'bee7079f 7a385155 7c97ba98 0d082d73 a0290fcb 6965e348 3e53c612 ed7aee32 ' +
        '7621b729 434ee69c b03371d5 d539d874 281fed31 45fb0a51 1f0ae1ac 6f4d794b'
      ).split(' '),
    );
  });

  // RFC 8439, A.1, vector 5: the last word of the nonce is 0x02000000.
  test('[rng] RFC 8439, test vector 5: the stream is the last word of the nonce', () => {
    expect(words(chacha(new Uint8Array(32), 0x02000000), 4).map((word) => word.toString(16))).toEqual([
      '374dc6c2',
      '3736d58c',
      'b904e24a',
      'cd3f93ef',
    ]);
  });

  test('[rng] any key and stream gives the same keystream as OpenSSL', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 32, maxLength: 32 }), fc.nat(0xffff), (key, stream) => {
        const iv = new Uint8Array(16); // counter, then the nonce of twelve bytes
        new DataView(iv.buffer).setUint32(12, stream, true);
        const bytes = createCipheriv('chacha20', key, iv).update(new Uint8Array(320));
        const expected = Array.from({ length: 80 }, (_, i) => bytes.readUInt32LE(i * 4));
        expect(words(chacha(key, stream), 80)).toEqual(expected);
      }),
      { numRuns: 50 },
    );
  });

  test('[rng] a key inside a larger buffer', () => {
    const buffer = Uint8Array.from({ length: 100 }, (_, i) => i);
    expect(words(chacha(buffer.subarray(7, 39), 3), 20)).toEqual(words(chacha(buffer.slice(7, 39), 3), 20));
  });

  test('[rng] the key of a seed is SHA-256 of its text', () => {
    expect(keyOf('Oase ☼')).toEqual(sha256(new TextEncoder().encode('Oase ☼')));
  });
});

describe('the quick generator', () => {
  test('[rng] whole numbers of 32 bits, the same for the same seed', () => {
    const drawn = words(quickRng('a'), 1000);
    expect(drawn.every((n) => Number.isInteger(n) && n >= 0 && n < 2 ** 32)).toBe(true);
    expect(words(quickRng('a'), 1000)).toEqual(drawn);
    expect(words(quickRng('b'), 1000)).not.toEqual(drawn);
    expect(new Set(drawn).size).toBeGreaterThan(990);
  });

  // golden games and move counts depend on it
  test('[rng] its output has not changed', () => {
    expect(words(quickRng('caravanserai'), 3)).toEqual([1497932692, 1994153393, 3772536370]);
  });

  test('[rng] every bit is set about half the time', () => {
    const drawn = words(quickRng('bits'), 4000);
    for (let bit = 0; bit < 32; bit++) {
      const set = drawn.filter((n) => (n >>> bit) & 1).length;
      expect(Math.abs(set - 2000), `bit ${bit}`).toBeLessThan(200);
    }
  });
});

describe('below', () => {
  test('[rng] returns 0 to n − 1', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2 ** 32 }), fc.string(), (n, seed) => {
        const drawn = below(quickRng(seed), n);
        expect(Number.isInteger(drawn) && drawn >= 0 && drawn < n).toBe(true);
      }),
    );
  });

  // 2³² = 3 × 1431655765 + 1: accepting the very last number would make 0 likelier than 1 and 2
  test.each([
    ['the last number of a full multiple counts', 3, [0xffff_fffe, 5], 2],
    ['a number beyond the last full multiple is drawn again', 3, [0xffff_ffff, 5], 2],
    ['as often as needed', 3, [0xffff_ffff, 0xffff_ffff, 0xffff_ffff, 4], 1],
    ['powers of two reject nothing', 16, [0xffff_ffff], 15],
    ['n = 1 always gives 0', 1, [0xffff_ffff], 0],
    ['just above half of all numbers', 2 ** 31 + 1, [2 ** 31 + 1, 2 ** 31], 2 ** 31],
  ])('[rng] %s', (_name, n, numbers, expected) => {
    expect(below(fixed(...numbers), n)).toBe(expected);
  });

  test('[rng] every number is about equally likely', () => {
    const rng = quickRng('below');
    const counts = [0, 0, 0, 0, 0, 0, 0];
    for (let i = 0; i < 7000; i++) counts[below(rng, 7)]++;
    for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(150);
  });

  test('[rng] pick takes any of the items', () => {
    expect(pick(fixed(4), ['a', 'b', 'c'])).toBe('b');
    const rng = quickRng('pick');
    expect(new Set(Array.from({ length: 100 }, () => pick(rng, ['a', 'b', 'c'])))).toEqual(new Set(['a', 'b', 'c']));
  });
});

describe('shuffle', () => {
  test('[rng] keeps every card', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(60)), fc.string(), (cards, seed) => {
        const mixed = [...cards];
        shuffle(mixed, quickRng(seed));
        const inOrder = (numbers: number[]) => numbers.toSorted((a, b) => a - b);
        expect(inOrder(mixed)).toEqual(inOrder(cards));
      }),
    );
  });

  test('[rng] Fisher–Yates from the last place down', () => {
    const cards = Uint8Array.of(1, 2, 3, 4);
    shuffle(cards, fixed(0, 2, 1)); // swaps 4 and 1; 3 and 2 stay in place
    expect([...cards]).toEqual([4, 2, 3, 1]);
  });

  test('[rng] every order of three is about equally likely', () => {
    const rng = quickRng('shuffle');
    const counts = new Map<string, number>();
    for (let i = 0; i < 6000; i++) {
      const cards = [1, 2, 3];
      shuffle(cards, rng);
      counts.set(cards.join(), (counts.get(cards.join()) ?? 0) + 1);
    }
    expect(counts.size).toBe(6);
    for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(150);
  });
});
