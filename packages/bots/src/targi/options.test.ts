import { quickRng } from '@caravanserai/contract';
import { makeMove } from '@caravanserai/targi';
import { describe, expect, test } from 'vitest';
import { type Situation, someSituations } from '../../test/games.ts';
import { greedy } from './greedy.ts';
import { BRIEF, type Level, LEVEL_NAMES, LEVELS } from './levels.ts';
import { freeGain } from './planner.ts';
import { consider } from './solver.ts';

const SITUATIONS = ['one', 'two'].flatMap((seed) => someSituations({ count: 30, seed, bot: greedy }));

describe.each(LEVEL_NAMES)('the evaluation of %s', (name) => {
  // one world and few positions for speed; the effort does not change the list of moves
  const level: Level = LEVELS[name];
  const foresight = level.foresight && { foresight: { ...BRIEF, deals: 2 } };
  const effort = { ...level, worlds: 1, nodes: Math.min(60, level.nodes), ...foresight };

  test('contains every move once, best first; or only the free gain', { timeout: 300_000 }, () => {
    for (const { state, view, moves } of SITUATIONS) {
      const shares: number[] = [];
      const thinking = consider(view, moves, effort, quickRng('options'));
      let step = thinking.next();
      for (; !step.done; step = thinking.next()) shares.push(step.value);
      const options = step.value;

      const margins = options.map(({ margin }) => margin);
      expect(margins).toEqual(margins.toSorted((a, b) => b - a));
      expect(margins.every(Number.isFinite)).toBe(true);
      const named = options.map(({ move }) => makeMove(move)).toSorted();
      if (freeGain(state) === 0) expect(named).toEqual(moves.map(makeMove).toSorted());
      else {
        expect(named).toHaveLength(1);
        expect(moves.map(makeMove)).toContain(named[0]);
      }

      expect(shares).toEqual(shares.toSorted((a, b) => a - b));
      expect(shares.at(-1)).toBe(1);
    }
  });
});

test('effects of the next round do not favour ending the current one', () => {
  const isLast = ({ view, seat }: Situation) => view.pending.phase === 'act' && view.first !== seat;
  const lasts = ['a', 'b', 'c'].flatMap((seed) => someSituations({ count: 8, seed, bot: greedy, only: isLast }));
  expect(lasts.some(({ moves }) => moves.some(({ type }) => type === 'end'))).toBe(true);
  for (const { view, moves, seat } of lasts) {
    const limited = { ...view, [seat]: { ...view[seat], limitedNextRound: true } }; // `limited` ends with the round
    const [one, other] = [view, limited].map((seen) => {
      const thinking = consider(seen, moves, LEVELS.shepherd, quickRng('limited'));
      let step = thinking.next();
      while (!step.done) step = thinking.next();
      const options = step.value;
      return options.map(({ move, margin }) => [makeMove(move), (margin - options[0].margin).toFixed(6)]);
    });
    expect(other).toEqual(one);
  }
});
