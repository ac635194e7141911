import { makeMove, type Move, targi } from '@caravanserai/targi';
import { describe, expect, test } from 'vitest';
import { openBrowser, playTo, realThinker, SETUP, valueOf } from '../../../../../test/keeperDeps.ts';
import type { AnalysedMove } from '../../client.ts';
import { questionsOf, worstOf } from './collect.ts';
import { type Exercise, openExerciseTable } from './exerciseTable.ts';
import { GOOD_TO } from './missed.ts';

const options = { ...targi.defaultOptions, first: 'blue' } as const;
const start = targi.init(options, 'an exercise');
const EXERCISE: Exercise = { id: 'one', view: targi.view(start, 'blue') };

function opened() {
  const stored: boolean[] = [];
  const table = openExerciseTable(EXERCISE, realThinker(), (_id, answer) => {
    stored.push(answer !== undefined && answer.cost <= GOOD_TO);
    return 1;
  });
  return { table, stored };
}

describe('an exercise', () => {
  test('asks in the position, and judges every legal move as a hint does', async () => {
    const { table, stored } = opened();
    expect(table.snapshot()).toMatchObject({ control: { kind: 'act', seat: 'blue' }, isLesson: true });
    const { moves } = table.snapshot();
    const costs = new Map<string, number>();
    for (const move of moves) {
      valueOf(await table.act(move));
      const now = table.now();
      if (now.kind !== 'answered') throw new Error(now.kind);
      expect(makeMove(now.answer.move)).toBe(makeMove(move));
      costs.set(makeMove(move), now.answer.cost);
      expect(table.snapshot().moves).toEqual([]);
      table.again();
    }
    expect(costs.size).toBe(moves.length);
    expect(Math.min(...costs.values())).toBe(0);
    expect(stored).toEqual([(costs.get(makeMove(moves[0] as Move)) ?? 0) <= GOOD_TO]); // the first answer alone
    table.close();
  });

  test('shows the best move, which counts as missed', async () => {
    const { table, stored } = opened();
    await table.showBest();
    const now = table.now();
    expect(now).toMatchObject({ kind: 'shown', best: { cost: 0 }, returns: 1 });
    expect(table.snapshot().version).toBe(1);
    expect(stored).toEqual([false]);
    expect(await table.act(table.past(0)?.view ? ({ type: 'place', at: 2 } as const) : { type: 'end' })).toEqual({
      ok: false,
      error: { code: 'not-now' },
    });
    table.close();
  });

  test('refuses an illegal move without using up the answer', async () => {
    const { table, stored } = opened();
    expect(await table.act({ type: 'end' })).toMatchObject({ ok: false });
    expect(table.now()).toEqual({ kind: 'asking' });
    expect(stored).toEqual([]);
    table.close();
  });
});

test('the questions of a game are one’s own worst moves, with what one knew', async () => {
  const { games } = openBrowser().openTab({ thinker: realThinker() });
  const table = valueOf(await games.create(SETUP));
  await playTo(table, 30);
  const own = table.snapshot().log.filter(({ seat }) => seat === 'blue');
  const judged = own.map(({ n, round, move }, i): AnalysedMove => ({
    n,
    round,
    seat: 'blue',
    move: move ?? { type: 'end' },
    margin: 0,
    winChance: 0.5,
    lost: i / 4,
  }));
  const answer = {
    moves: [...judged, { ...judged[0], seat: 'white', lost: 9 } as AnalysedMove],
    turningPoints: { blue: [], white: [] },
    lost: { blue: 0, white: 0 },
  };
  const worst = worstOf(answer, 'blue');
  expect(worst.map(({ lost }) => lost)).toEqual(
    judged
      .map(({ lost }) => lost)
      .toReversed()
      .slice(0, 3),
  );
  const questions = questionsOf(table, worst);
  expect(questions.map(({ id }) => id)).toEqual(worst.map(({ n }) => `${table.snapshot().gameId}.${n}`).toReversed());
  for (const { view } of questions) expect(view.viewer).toBe('blue');
  expect(worstOf({ ...answer, moves: judged.slice(0, 4) }, 'blue')).toEqual([]); // none loses a point
});
