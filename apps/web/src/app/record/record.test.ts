import { describe, expect, test } from 'vitest';
import { type Book, type GameResult, hasWon, nextOpponent, parseBook, tallyOf, withResult } from './record.ts';

const EMPTY: Book = { tallies: {}, recent: [] };
const LEVELS = ['shepherd', 'guide', 'chief'];
const game = (id: string, outcome: GameResult['outcome'], points = 30, opponent = 'shepherd'): GameResult => ({
  id,
  opponent,
  outcome,
  points,
});
const bookOf = (...results: readonly GameResult[]) => results.reduce(withResult, EMPTY);

describe('a record against an opponent', () => {
  test('counts won, lost and drawn, and remembers the best score', () => {
    const book = bookOf(
      game('a', 'won', 31),
      game('b', 'lost', 40),
      game('c', 'drawn', 12),
      game('d', 'won', 5, 'guide'),
    );
    expect(tallyOf(book, 'shepherd')).toEqual({ won: 1, lost: 1, drawn: 1, best: 40 });
    expect(tallyOf(book, 'guide')).toEqual({ won: 1, lost: 0, drawn: 0, best: 5 });
    expect(tallyOf(book, 'chief')).toEqual({ won: 0, lost: 0, drawn: 0, best: 0 });
  });

  test('knows whether somebody has ever won', () => {
    expect(hasWon(EMPTY)).toBe(false);
    expect(hasWon(bookOf(game('a', 'lost'), game('b', 'drawn')))).toBe(false);
    expect(hasWon(bookOf(game('a', 'lost'), game('b', 'won', 30, 'guide')))).toBe(true);
  });

  test('counts a game once, however often its end is looked at', () => {
    const book = bookOf(game('a', 'won'));
    expect(withResult(book, game('a', 'won'))).toBe(book);
  });

  test('comes back from what was kept, and from what is broken as far as it can be read', () => {
    const book = bookOf(game('a', 'won'), game('b', 'lost'));
    expect(parseBook(JSON.stringify(book))).toEqual(book);
    for (const text of [undefined, '', 'x', '7', '[]', '{"tallies":7,"recent":{}}', '{"recent":[7,{"id":1}]}']) {
      expect(parseBook(text)).toEqual(EMPTY);
    }
    const broken = '{"tallies":{"shepherd":{"won":-1,"lost":"2","best":1e99}}}';
    expect(tallyOf(parseBook(broken), 'shepherd')).toEqual({ won: 0, lost: 0, drawn: 0, best: 0 });
  });
});

describe('the next rung', () => {
  test('is nobody before the first game', () => {
    expect(nextOpponent(EMPTY, LEVELS)).toBeUndefined();
  });

  test('is the same opponent until there are two wins, and more than defeats', () => {
    expect(nextOpponent(bookOf(game('a', 'won')), LEVELS)).toBe('shepherd');
    expect(nextOpponent(bookOf(game('a', 'won'), game('b', 'won')), LEVELS)).toBe('guide');
    const even = bookOf(game('a', 'won'), game('b', 'won'), game('c', 'lost'), game('d', 'lost'));
    expect(nextOpponent(even, LEVELS)).toBe('shepherd');
  });

  test('is nobody when all are beaten', () => {
    const all = LEVELS.flatMap((level) => [game(`${level}1`, 'won', 1, level), game(`${level}2`, 'won', 1, level)]);
    expect(nextOpponent(bookOf(...all), LEVELS)).toBeUndefined();
  });
});
