import { expect, test } from 'vitest';
import type { AnalysedMove, AnalysisAnswer } from '../../client.ts';
import { storyOf } from './story.ts';

function move(n: number, round: number, margin: number, lost = 0): AnalysedMove {
  const seat = n % 2 === 0 ? 'white' : 'blue';
  return { n, round, seat, move: { type: 'end' }, margin, winChance: 0.5, lost };
}

function gameOf(...margins: readonly number[]): AnalysisAnswer {
  const moves = margins.map((margin, i) => move(i + 1, i + 1, margin, i === 1 ? 3 : 1));
  const pointsOf = (seat: 'blue' | 'white') => moves.filter((each) => each.seat === seat && each.lost > 0.5);
  return {
    moves,
    turningPoints: { blue: pointsOf('blue'), white: pointsOf('white') },
    lost: { blue: 0, white: 0 },
  };
}

test('tells how it stood in the middle, where it turned, and from when on it was decided', () => {
  const story = storyOf(gameOf(1, -2, -3, 2, 4, 6), { winner: 'blue' });
  expect(story?.middle).toEqual({ round: 3, leader: 'white', margin: 3 });
  expect(story?.turn).toMatchObject({ n: 2, lost: 3 });
  expect(story?.decided).toEqual({ round: 4, winner: 'blue', isLast: false });
});

test('a game that nobody led, and one that was won at the very end', () => {
  expect(storyOf(gameOf(0.2, -0.3, 0.1, 0.4), { winner: undefined })).toMatchObject({
    middle: { leader: undefined },
    decided: undefined,
  });
  expect(storyOf(gameOf(3, 2, 1, 1), { winner: 'white' })?.decided).toEqual({
    round: 4,
    winner: 'white',
    isLast: true,
  });
});

test('a game without mistakes has no turning point, and one without moves no story', () => {
  const calm = { ...gameOf(1, 2, 3), turningPoints: { blue: [], white: [] } };
  expect(storyOf(calm, { winner: 'blue' })?.turn).toBeUndefined();
  expect(storyOf(gameOf(), { winner: undefined })).toBeUndefined();
});
