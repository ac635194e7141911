import { bestOf, costOf, movesOf } from '@caravanserai/bots/targi/puzzles';
import { makeMove, makePosition, targi } from '@caravanserai/targi';
import { type PuzzleTry, quickRng } from '@caravanserai/contract';
import { describe, expect, test } from 'vitest';
import { choosePuzzle, modeOf, themesOf } from './choose.ts';
import { exerciseOf } from './puzzleExercise.ts';
import { loadPuzzles, openPuzzle, withFigures } from './puzzles.ts';
import {
  type OwnTry,
  parseRecord,
  type PuzzleRecord,
  ratingOf,
  withSent,
  withStored,
  withStreak,
  withTry,
  withVote,
} from './record.ts';

const all = await loadPuzzles();
const NEW = parseRecord(undefined);
const chance = 0.5;
const made = (isSolved: boolean) => ({ isSolved, isRated: true, atMs: 5 });
const SOLVED: OwnTry = { ...made(true), puzzle: 'x', playerPoints: 1500, puzzlePoints: 1500, isSent: true };

function withoutSent({ isSent: _, ...one }: OwnTry): PuzzleTry {
  return one;
}

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

test('first tries and votes of players change ratings, and who is disliked comes on request only', () => {
  const [easiest, next] = all;
  const hard = { puzzle: easiest?.id ?? '', tries: [{ points: 1800, tries: 40, solved: 4 }], up: 4, down: 9 };
  const bad = { puzzle: next?.id ?? '', tries: [], up: 4, down: 10 };
  const rated = withFigures(all, [hard, bad, { ...bad, puzzle: 'gone' }]);
  const [one, other] = [hard, bad].map(({ puzzle }) => rated.find(({ id }) => id === puzzle));
  expect(one?.rating).toBeGreaterThan(1600);
  expect([one?.isDisliked, other?.isDisliked]).toEqual([false, true]);
  expect(other?.rating).toBe(next?.rating);
  const chosen = (mode: string) => choosePuzzle(modeOf(mode), rated, { record: NEW, done: [], chance: 0 })?.id;
  expect(chosen('streak')).not.toBe(bad.puzzle);
  expect(chosen(bad.puzzle)).toBe(bad.puzzle);
});

describe('the next puzzle', () => {
  const next = (mode: string, record: PuzzleRecord = NEW, done: readonly string[] = []) =>
    choosePuzzle(modeOf(mode), all, { record, done, chance });

  test('is near the player’s rating, and new while there are new ones', () => {
    let record = NEW;
    for (let n = 0; n < all.length; n++) {
      const puzzle = next('rated', record);
      if (!puzzle) throw new Error('there is always one');
      expect(record.tries.map((each) => each.puzzle)).not.toContain(puzzle.id);
      record = withTry(record, puzzle, made(n % 2 === 0));
    }
    expect(next('rated', record)).toBeDefined(); // the second time round
    const [hardest] = all.slice(-1);
    const strong = { ...NEW, tries: Array.from({ length: 30 }, () => ({ ...SOLVED, puzzlePoints: 2400 })) };
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
    const solved = withTry(NEW, one, made(true));
    expect(ratingOf(solved).points).toBeGreaterThan(1500);
    expect(withTry(solved, one, made(false))).toBe(solved);
    const chosen = withTry(NEW, one, { ...made(false), isRated: false });
    expect(chosen.tries).toMatchObject([{ puzzle: one.id, isSolved: false, playerPoints: 1500, isSent: false }]);
    expect(ratingOf(chosen)).toEqual(ratingOf(NEW));
    expect(withStreak(withStreak(NEW, 4), 3).longestStreak).toBe(4);
  });

  test('is read as it was written, and anything else is left out', () => {
    const record = withVote(withStreak(withTry(NEW, one, made(true)), 2), one.id, 'up');
    expect(parseRecord(JSON.stringify(record))).toEqual(record);
    for (const text of ['', 'x', '[]', 'null', '{"tries":[1,{"puzzle":"a"}],"longestStreak":-1}'])
      expect(parseRecord(text)).toEqual(NEW);
  });

  test('joins the tries of all devices: the first one the server has counts, and votes made here are sent', () => {
    const there: PuzzleTry = { ...withoutSent(SOLVED), puzzle: one.id, isSolved: false, atMs: 1 };
    const here = withVote(withTry(NEW, one, made(true)), one.id, 'down');
    const both = withStored(here, [there, { ...there, puzzle: 'other', atMs: 9 }]);
    expect(both.tries).toMatchObject([
      { puzzle: one.id, isSolved: false, vote: 'down', isSent: false },
      { puzzle: 'other', isSent: true },
    ]);
    const sent = withSent(both, both.tries);
    expect(sent.tries.map(({ isSent }) => isSent)).toEqual([true, true]);
    const changed = withVote(both, one.id, 'up'); // while the request was on its way
    expect(withSent(changed, both.tries).tries[0]).toMatchObject({ vote: 'up', isSent: false });
    expect(ratingOf(sent).points).toBeLessThan(1500);
    expect(withStored(sent, []).tries).toEqual([]); // another player, who has none
  });
});
