import { expect, test } from 'vitest';
import { noiseOf, renderSound } from './render.ts';

const RATE = 44_100;

/** The pitch of a steady tone, from its upward zero crossings. */
function pitchOf(samples: Float32Array): number {
  let crossings = 0;
  for (let i = 1; i < samples.length; i++) if (samples[i - 1] < 0 && samples[i] >= 0) crossings++;
  return (crossings * RATE) / samples.length;
}

const loudest = (samples: Float32Array) => samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);

test('a ring has its pitch and fades to nothing', () => {
  const samples = renderSound([{ kind: 'ring', hz: 440, atS: 0, lengthS: 1, loud: 0.5 }], RATE);
  expect(pitchOf(samples)).toBeCloseTo(440, -1);
  expect(loudest(samples.subarray(0, 2000))).toBeGreaterThan(0.4);
  expect(loudest(samples.subarray(-400))).toBeLessThan(0.01);
});

test('a string is plucked once and fades by itself', () => {
  const samples = renderSound([{ kind: 'string', hz: 220, atS: 0, lengthS: 1.5, loud: 0.5 }], RATE);
  const early = loudest(samples.subarray(0, 4000));
  expect(early).toBeGreaterThan(0.1);
  expect(loudest(samples.subarray(30_000))).toBeLessThan(early / 2);
});

test('a part begins where it is put, and the sound is as long as its last part', () => {
  const samples = renderSound([{ kind: 'skin', hz: 80, atS: 0.5, lengthS: 0.25, loud: 0.5 }], RATE);
  expect(samples.length).toBe(Math.ceil(0.75 * RATE));
  expect(loudest(samples.subarray(0, 22_000))).toBe(0);
  expect(loudest(samples)).toBeGreaterThan(0.3);
});

test('what adds up too high stays within bounds', () => {
  const part = { kind: 'ring', hz: 100, atS: 0, lengthS: 0.2, loud: 1 } as const;
  expect(
    loudest(
      renderSound(
        Array.from({ length: 9 }, () => part),
        RATE,
      ),
    ),
  ).toBeLessThanOrEqual(1);
});

test('noise is even, bounded and the same each time', () => {
  const noise = noiseOf(RATE);
  expect(noise).toEqual(noiseOf(RATE));
  expect(Math.abs(noise.reduce((sum, sample) => sum + sample, 0) / RATE)).toBeLessThan(0.01);
  expect(loudest(noise)).toBeLessThanOrEqual(1);
});
