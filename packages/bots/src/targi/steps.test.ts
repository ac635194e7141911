import { quickRng } from '@caravanserai/contract';
import { describe, expect, test } from 'vitest';
import { type Situation, someSituations } from '../../test/games.ts';
import { greedy } from './greedy.ts';
import { LEVELS } from './levels.ts';
import { consider, type Effort, type Option } from './solver.ts';

const EFFORT = { worlds: 2, nodes: 60, opponent: true };
/** A small work budget, so that searches reach it. */
const AHEAD = { ...LEVELS.tinHinan, foresight: { ...LEVELS.tinHinan.foresight, work: 30_000 } };
const PLACING = someSituations({ count: 6, seed: 'steps', bot: greedy, only: isPlacement });

function isPlacement({ view }: Situation): boolean {
  return view.pending.phase === 'place' && view.round > 1;
}

function start({ view, moves }: Situation, effort: Effort = EFFORT): Generator<number, Option[]> {
  return consider(view, moves, effort, quickRng('steps'));
}

/** Runs all generators, one step of each round-robin. */
function inTurn(thinking: readonly Generator<number, Option[]>[]): Option[][] {
  const answers: Option[][] = [];
  const left = new Set(thinking.entries());
  while (left.size > 0) {
    for (const one of left) {
      const step = one[1].next();
      if (!step.done) continue;
      answers[one[0]] = step.value;
      left.delete(one);
    }
  }
  return answers;
}

describe('the steps of a placement', () => {
  test('are small: each space is a step, and the search yields more often', () => {
    for (const situation of PLACING) expect([...start(situation)].length).toBeGreaterThan(EFFORT.worlds * 24);
  });

  test.each([
    ['a shallow look', EFFORT],
    ['the look ahead', AHEAD],
  ])('do not disturb those of another that is thought about meanwhile: %s', (_name, effort) => {
    const alone = PLACING.map((situation) => inTurn([start(situation, effort)])[0]);
    expect(inTurn(PLACING.map((situation) => start(situation, effort)))).toEqual(alone);
  });
});
