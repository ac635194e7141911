import { describe, expect, test } from 'vitest';
import { pack, unpack } from './packed.ts';

describe('a text in an address', () => {
  test.each(['', 'a', '[Game "Targi"]\n\n1. place 2 6', 'Żółw, 荻野, 🐪'.repeat(50)])(
    'comes back: %s',
    async (text) => {
      const packed = await pack(text);
      expect(packed).toMatch(/^[\w-]+$/);
      expect(await unpack(packed)).toEqual({ ok: true, value: text });
    },
  );

  test('is smaller than it was', async () => {
    const text = Array.from({ length: 300 }, (_, i) => `blue ${i % 16} end`).join(' ');
    expect((await pack(text)).length).toBeLessThan(text.length / 2);
  });

  test('that is none says so', async () => {
    expect(await unpack('')).toEqual({ ok: false, error: 'empty' });
    for (const broken of ['%%%', 'abc', 'x'.repeat(99), 'eJw', '<script>', 'eJxz_v7-']) {
      expect(await unpack(broken)).toEqual({ ok: false, error: 'damaged' });
    }
  });

  test('that was cut off, or has one letter wrong, is never taken for another', async () => {
    const text = '[Game "Targi"] 1. place 2 6 13 15 9 1 | white H>hand 10:4p 13 end';
    const packed = await pack(text);
    for (let i = 0; i < packed.length; i++) {
      expect(await unpack(packed.slice(0, i))).toEqual({ ok: false, error: i === 0 ? 'empty' : 'damaged' });
      const wrong = packed.slice(0, i) + (packed[i] === 'A' ? 'B' : 'A') + packed.slice(i + 1);
      const read = await unpack(wrong);
      if (read.ok) expect(read.value).toBe(text); // the last character has spare bits
    }
  });

  test('that would grow without bound is stopped', async () => {
    const bomb = await pack('a'.repeat(3_000_000));
    expect(bomb.length).toBeLessThan(20_000);
    expect(await unpack(bomb)).toEqual({ ok: false, error: 'tooLong' });
    expect(await unpack('A'.repeat(20_001))).toEqual({ ok: false, error: 'tooLong' });
  });
});
