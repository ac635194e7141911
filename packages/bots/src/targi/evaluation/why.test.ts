import type { Move } from '@caravanserai/targi';
import { expect, test } from 'vitest';
import { type Parts, pointsOnly } from './parts.ts';
import { whyOf } from './why.ts';

const END: Move = { type: 'end' };
const TAKE: Move = { type: 'take', at: 2 };

/** What a move leads to: the margin, and the sides at the end of the round. */
function traced(move: Move, margin: number, own: Partial<Parts>, theirs = 0) {
  return { move, margin, trace: { own: { ...pointsOnly(0), ...own }, theirs, lays: [] } };
}

test('what comes after the round is named apart from what is too small to name', () => {
  const made = traced(TAKE, 3, { points: 2, goods: 0.1, rows: 0.1 }, 0.3);
  const why = whyOf(made, traced(END, 0, {}), false);
  expect(why.total).toBe(3);
  expect(why.parts).toEqual([
    { part: 'points', worth: 2 },
    { part: 'later', worth: 1.1 },
    { part: 'opponent', worth: -0.3 },
    { part: 'rest', worth: 0.2 },
  ]);
});

test('small things do not make a better next round', () => {
  const why = whyOf(traced(TAKE, 0.1, { goods: 0.1 }), traced(END, 0, {}), false);
  expect(why.parts).toEqual([{ part: 'rest', worth: 0.1 }]);
});

test('after the last round nothing comes: what is expected beyond the sides are points', () => {
  const why = whyOf(traced(TAKE, 3.3, { points: -3 }), traced(END, 3, {}), true);
  expect(why.parts).toEqual([{ part: 'points', worth: 0.3 }]);
});
