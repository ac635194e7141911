import { expect, test } from 'vitest';
import { translator } from '../index.ts';
import { sayWhy, type Why } from './why.ts';

const t = translator('en');
const WHY: Why = {
  than: { type: 'place', at: 5 },
  total: 1.5,
  parts: [
    { part: 'later', worth: 2 },
    { part: 'gold', worth: -0.5 },
  ],
  lays: [],
  misses: [],
};

test('a better move is explained by what it gains, a worse one by what it loses', () => {
  expect(sayWhy(t, WHY)).toBe('A better next round');
  expect(sayWhy(t, { ...WHY, total: -0.3 })).toBe('Less gold');
  expect(sayWhy(t, { ...WHY, parts: [] })).toBe('Smaller differences');
});

test('a fact of the position comes before a part of the difference', () => {
  expect(sayWhy(t, { ...WHY, draws: 'tribe' })).toBe('It brings you one more tribe card.');
  expect(sayWhy(t, { ...WHY, draws: 'tribe', total: -1 })).toBe('Less gold');
  const facts: Why = { ...WHY, lays: ['W1'], misses: ['C9'], next: { place: 11, cards: ['N3'] } };
  expect(sayWhy(t, facts)).toContain('It lets you play: ');
  expect(sayWhy(t, { ...facts, lays: [] })).toContain('Then, with ');
  expect(sayWhy(t, { ...facts, total: -1 })).toContain('You would not play: ');
  expect(sayWhy(t, { ...facts, total: -1, misses: [] })).toBe('Less gold');
});
