import { expect, test } from 'vitest';
import type { AnalysedMove } from '../../client.ts';
import { BOX, curveOf, lastOfRounds } from './curve.ts';

const move = (n: number, round: number, margin: number): AnalysedMove => ({
  n,
  round,
  seat: 'blue',
  move: { type: 'end' },
  margin,
  winChance: 0.5,
  lost: 0,
});
const MOVES = [move(1, 1, 0), move(2, 1, 5), move(3, 2, -20), move(4, 3, 2)];

test('up is good for the side that looks', () => {
  const blue = curveOf(MOVES, 1).points;
  const white = curveOf(MOVES, -1).points;
  expect(blue[0]!.y).toBe(BOX.height / 2);
  expect(blue[2]!.y).toBe(BOX.height);
  expect(white[2]!.y).toBe(0);
  expect(blue.at(-1)!.x).toBe(BOX.width);
});

test('a calm game is drawn on a scale of ten points', () => {
  expect(curveOf([move(1, 1, 2)], 1).span).toBe(10);
  expect(curveOf(MOVES, 1).span).toBe(20);
});

test('rounds begin and end where they do', () => {
  expect(curveOf(MOVES, 1).rounds.map(({ round, x }) => [round, x])).toEqual([
    [1, 0],
    [2, 200],
    [3, 300],
  ]);
  expect(lastOfRounds(MOVES).map(({ n }) => n)).toEqual([2, 3, 4]);
});
