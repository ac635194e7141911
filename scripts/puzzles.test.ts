import { expect, test } from 'vitest';
import { bestOf, costOf, movesOf, type PuzzleData, readPuzzle } from '../packages/bots/src/targi/puzzles/index.ts';
import { engineOf, judgePuzzle, verifiedGap } from '../packages/bots/src/targi/puzzles/gates.ts';
import { type Situation, situationOf } from '../packages/bots/test/games.ts';
import { targi } from '../packages/targi/src/index.ts';
import file from '../apps/web/src/games/targi/game/puzzles/puzzles.json' with { type: 'json' };

const puzzles = file.puzzles as unknown as readonly PuzzleData[];
const SAMPLE = 2;

test('the puzzles were judged by this engine; otherwise: npm run puzzles -- --verify', () => {
  expect(file.engine).toBe(engineOf());
});

test('a sample of them has the same best choice in other deals', () => {
  const step = Math.floor(puzzles.length / SAMPLE);
  for (let i = 0; i < SAMPLE; i++) {
    const puzzle = readPuzzle(puzzles[i * step] as PuzzleData);
    const decision = { view: puzzle.view, moves: movesOf(puzzle) };
    const [best] = bestOf(puzzle);
    expect(best && verifiedGap(decision, best, ['another seed'])).toBeGreaterThanOrEqual(0.5);
    const other = movesOf(puzzle).find((move) => costOf(puzzle, move) > 0);
    expect(other && verifiedGap(decision, other, ['another seed'])).toBeUndefined();
  }
});

test('a decision between about equal moves is no puzzle', () => {
  const first = situationOf(targi.init(targi.defaultOptions, 'no puzzle')) as Situation;
  expect(judgePuzzle(first)).toMatch(/^(candidate|unique)$/);
});
