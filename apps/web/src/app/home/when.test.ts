import { expect, test } from 'vitest';
import { sayWhen } from './when.ts';

test.each([
  [0, 'now', 'maintenant'],
  [59, '59 seconds ago', 'il y a 59 secondes'],
  [60, '1 minute ago', 'il y a 1 minute'],
  [3 * 3600 + 1, '3 hours ago', 'il y a 3 heures'],
  [24 * 3600, 'yesterday', 'hier'],
  [40 * 24 * 3600, 'last month', 'le mois dernier'],
  [-5, 'now', 'maintenant'], // a clock that was set back
])('%i seconds later it was %s', (seconds, english, french) => {
  const then = 1_790_000_000_000;
  expect(sayWhen('en', then, then + seconds * 1000)).toBe(english);
  expect(sayWhen('fr', then, then + seconds * 1000)).toBe(french);
});
