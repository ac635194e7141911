import { UNCOUNTED } from '@caravanserai/contract';
import { LANGUAGES, translator } from '@caravanserai/texts';
import { expect, test } from 'vitest';
import { sayError, sayTerms, sayTime, sayUncounted } from './words.ts';

test.each(LANGUAGES)('%s: a rated game that does not count says why', (language) => {
  const t = translator(language);
  const reasons = UNCOUNTED.map((uncounted) => sayUncounted(t, { result: { winners: [], by: 'play', uncounted } }));
  expect(new Set(reasons).size).toBe(UNCOUNTED.length);
  for (const reason of reasons) expect(reason).toMatch(/\.$/);
  expect(sayUncounted(t, { result: { winners: [], by: 'play' } })).toBeUndefined();
});

test('a game of a newer page goes by its key, and not by the name of another game', () => {
  const terms = {
    options: {},
    seats: 2,
    clock: { kind: 'none' },
    rated: false,
    visibility: 'public',
    chat: true,
  } as const;
  expect(sayTerms(translator('en'), { ...terms, game: 'chess' })).toBe('chess · no time limit · unrated');
  expect(sayTerms(translator('en'), { ...terms, game: 'targi' })).toMatch(/^Targi · /);
});

test.each([
  [0, '0:00.0'],
  [-20, '0:00.0'],
  [9_940, '0:09.9'],
  [10_000, '0:10'],
  [61_001, '1:02'],
  [3_600_000, '1:00:00'],
])('%i ms are %s', (ms, words) => {
  expect(sayTime(ms)).toBe(words);
});

test.each([
  [{ code: 'too-many', retryAfterS: 5 }, 'That was too much at once. Wait a moment and try again.'],
  [{ code: 'too-many', detail: 'guesses', retryAfterS: 64 }, expect.stringContaining('Wait 2 minutes,')],
  [{ code: 'wrong-password' }, 'Wrong name or password.'],
] as const)('%o is said in words', (error, words) => {
  expect(sayError(translator('en'), error)).toEqual(words);
});
