import { bestOf, costOf, movesOf } from '@caravanserai/bots/targi/puzzles';
import { makeMove, makePosition, targi } from '@caravanserai/targi';
import { quickRng } from '@caravanserai/contract';
import { describe, expect, test } from 'vitest';
import { choosePuzzle, modeOf, themesOf } from './choose.ts';
import { exerciseOf } from './puzzleExercise.ts';
import { loadPuzzles, openPuzzle } from './puzzles.ts';
import { parseRecord, type PuzzleRecord, ratingOf, withStreak, withTry } from './record.ts';

const all = await loadPuzzles();
const NEW = parseRecord(undefined);
const chance = 0.5;

describe('the collection', () => {
  test('has puzzles for every strength, each once', () => {
    expect(all.length).toBeGreaterThan(30);
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    const ratings = all.map(({ rating }) => rating);
    expect(ratings).toEqual(ratings.toSorted((a, b) => a - b));
  });

  test('judges all legal moves of a placement, and shows only what the player knows', () => {
    for (const one of all) {
      const puzzle = openPuzzle(one);
      const { view } = puzzle;
      expect(view.pending).toMatchObject({ phase: 'place', seat: view.viewer });
      expect(makePosition(view)).toBe(one.data.position);
      const state = targi.guess(view, quickRng(one.id));
      const legal =
        targi.moves.kind === 'listed' && view.viewer !== 'spectator' ? targi.moves.list(state, view.viewer) : [];
      expect(movesOf(puzzle).map(makeMove).toSorted()).toEqual(legal.map(makeMove).toSorted());
      const costs = movesOf(puzzle).map((move) => costOf(puzzle, move));
      expect(Math.min(...costs)).toBe(0);
      expect(Math.min(...costs.filter((cost) => cost > 0))).toBeGreaterThanOrEqual(0.75);
      expect(puzzle.winChance).toBeGreaterThanOrEqual(0.1);
      expect(puzzle.winChance).toBeLessThanOrEqual(0.9);
    }
  });

  test('is varied: at most three from a game, none twice', () => {
    const games = Map.groupBy(all, ({ data }) => data.source.game);
    expect(Math.max(...[...games.values()].map((some) => some.length))).toBeLessThanOrEqual(3);
    expect(themesOf(all).reduce((sum, { count }) => sum + count, 0)).toBe(all.length);
  });

  test('asks at the table with the best choice first', () => {
    for (const one of all.slice(0, 20)) {
      const puzzle = openPuzzle(one);
      const { options = [] } = exerciseOf(puzzle);
      expect(bestOf(puzzle).map(makeMove)).toContain(makeMove(options[0]?.move ?? { type: 'end' }));
      expect(options[0]).toMatchObject({ cost: 0, margin: puzzle.margin });
    }
  });
});

describe('the next puzzle', () => {
  const next = (mode: string, record: PuzzleRecord = NEW, done: readonly string[] = []) =>
    choosePuzzle(modeOf(mode), all, { record, done, chance });

  test('is near the player’s rating, and new while there are new ones', () => {
    let record = NEW;
    for (let n = 0; n < all.length; n++) {
      const puzzle = next('rated', record);
      if (!puzzle) throw new Error('there is always one');
      expect(record.tried).not.toHaveProperty(puzzle.id);
      record = withTry(record, puzzle, n % 2 === 0, true);
    }
    expect(next('rated', record)).toBeDefined(); // the second time round
    const [hardest] = all.slice(-1);
    const strong = { ...NEW, skill: { mu: 60, sigma: 1 } };
    expect(Math.abs((next('rated', strong)?.rating ?? 0) - (hardest?.rating ?? 0))).toBeLessThan(300);
  });

  test('of a streak is harder than the one before, and ends with the collection', () => {
    const done: string[] = [];
    const ratings: number[] = [];
    for (let puzzle = next('streak'); puzzle; puzzle = next('streak', NEW, done)) {
      done.push(puzzle.id);
      ratings.push(puzzle.rating);
    }
    expect(ratings.length).toBeGreaterThan(3);
    expect(ratings).toEqual(ratings.toSorted((a, b) => a - b));
  });

  test('keeps to a theme, or is the one that was opened', () => {
    for (const { theme } of themesOf(all)) expect(next(theme)?.theme).toBe(theme);
    const [one] = all;
    expect(next(one?.id ?? '')).toBe(one);
    expect(next(one?.id ?? '', NEW, [one?.id ?? ''])).toBeUndefined();
    expect(next('abracadabra')).toBeUndefined();
  });
});

describe('the record', () => {
  const [one] = all;
  if (!one) throw new Error('the collection is empty');

  test('counts the first try alone, and only a rated one', () => {
    const solved = withTry(NEW, one, true, true);
    expect(ratingOf(solved).points).toBeGreaterThan(1500);
    expect(withTry(solved, one, false, true)).toBe(solved);
    expect(withTry(NEW, one, false, false)).toEqual({ ...NEW, tried: { [one.id]: false } });
    expect(withStreak(withStreak(NEW, 4), 3).longestStreak).toBe(4);
  });

  test('is read as it was written, and anything else is left out', () => {
    const record = withStreak(withTry(NEW, one, true, true), 2);
    expect(parseRecord(JSON.stringify(record))).toEqual(record);
    for (const text of ['', 'x', '[]', 'null', '{"skill":{"mu":"1"},"tried":{"a":1},"longestStreak":-1}'])
      expect(parseRecord(text)).toEqual(NEW);
  });
});
