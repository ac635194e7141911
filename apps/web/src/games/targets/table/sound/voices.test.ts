import { expect, it } from 'vitest';
import { voiceOf } from './voices.ts';

const loudness = (strength: number) => voiceOf({ kind: 'die-table', strength, step: 10 }).tones[0].loud;

it('what is struck harder is louder, up to a bound', () => {
  expect(loudness(4)).toBeGreaterThan(loudness(1));
  expect(loudness(1000)).toBe(loudness(100_000));
  expect(loudness(1000)).toBeLessThan(0.5);
  expect(loudness(0)).toBe(0);
});

it('dice on dice are brighter than on the puck, and that than on the table', () => {
  const pitch = (kind: 'die-die' | 'die-table' | 'die-puck') => voiceOf({ kind, strength: 3, step: 4 }).tones[0].hz;
  expect(pitch('die-die')).toBeGreaterThan(pitch('die-puck'));
  expect(pitch('die-puck')).toBeGreaterThan(pitch('die-table'));
});

it('the same contact always sounds the same, the next one a little different', () => {
  const contact = { kind: 'die-die', strength: 2, step: 31 } as const;
  expect(voiceOf(contact)).toEqual(voiceOf(contact));
  expect(voiceOf({ ...contact, step: 32 }).tones[0].hz).not.toBe(voiceOf(contact).tones[0].hz);
});
