import { expect, it } from 'vitest';
import type { Struck } from '../../stage/hearing.ts';
import { voiceOf } from './voices.ts';

const voice = (part: { strength?: number; step?: number; struck?: Struck; pace?: number }) =>
  voiceOf({ struck: 'wood', strength: 3, step: 10, pace: 1, ...part });
const loudness = (strength: number) => voice({ strength }).tones[0]!.loud;

it('what is struck harder is louder, up to a bound', () => {
  expect(loudness(4)).toBeGreaterThan(loudness(1));
  expect(loudness(1000)).toBe(loudness(100_000));
  expect(loudness(1000)).toBeLessThan(0.5);
  expect(loudness(0)).toBe(0);
});

it('dice on dice are brighter than a tower, that than the puck, wood and felt', () => {
  const pitches = (['die', 'tower', 'puck', 'wood', 'felt'] as const).map((struck) => voice({ struck }).tones[0]!.hz);
  expect(pitches).toEqual(pitches.toSorted((a, b) => b - a));
});

it('slow motion is heard lower', () => {
  expect(voice({ pace: 0.3 }).tones[0]!.hz).toBeLessThan(voice({ pace: 1 }).tones[0]!.hz);
});

it('the same contact always sounds the same, the next one a little different', () => {
  expect(voice({ step: 31 })).toEqual(voice({ step: 31 }));
  expect(voice({ step: 32 }).tones[0]!.hz).not.toBe(voice({ step: 31 }).tones[0]!.hz);
});
