import { type Score, targi } from '@caravanserai/targi';
import { expect, test } from 'vitest';
import { position } from '../../../../../../../packages/targi/test/positions.ts';
import { countedSoFar, countSteps, litBy } from './countSteps.ts';

const state = position({
  phase: 'over',
  blue: { vp: 5, display: ['W1 W2 W3 W4', 'C1 O5 G1 N1'] },
  white: { vp: 3, display: ['O1 O2 O3 O4'] },
});
const score: Score = targi.score(state);
const { blue, white } = targi.view(state, 'spectator');

test('tokens, print, effects, rows; both at the same time', () => {
  const kinds = countSteps(score).map((step) => [step.blue?.kind, step.white?.kind]);
  expect(kinds.slice(0, 2)).toEqual([
    ['tokens', 'tokens'],
    ['printed', 'printed'],
  ]);
  expect(kinds.at(-1)).toEqual(['row', undefined]);
  expect(kinds.at(-2)).toEqual(['row', 'row']);
});

test('every line is counted once, and the sum is the total', () => {
  const steps = countSteps(score);
  for (const seat of ['blue', 'white'] as const) {
    const lines = steps.flatMap((step) => step[seat] ?? []);
    expect(new Set(lines)).toEqual(new Set(score[seat].lines));
    expect(lines).toHaveLength(score[seat].lines.length);
    expect(countedSoFar(steps, steps.length, seat)).toBe(score[seat].total);
    expect(countedSoFar(steps, 1, seat)).toBe(score[seat].lines[0]!.vp);
  }
});

test('a line lights the cards it speaks of', () => {
  expect([...litBy({ kind: 'row', row: 2, pattern: 'varied', vp: 2 }, blue.display)]).toEqual([
    '2.1',
    '2.2',
    '2.3',
    '2.4',
  ]);
  expect(litBy({ kind: 'printed', cards: 4, vp: 5 }, white.display).size).toBe(4);
  expect(litBy({ kind: 'tokens', vp: 3 }, white.display).size).toBe(0);
  const perTwoWells = { kind: 'scorePerTwo', symbol: 'well' } as const;
  expect([...litBy({ kind: 'effect', card: 'O5', effect: perTwoWells, vp: 2 }, blue.display)]).toEqual([
    '1.1',
    '1.2',
    '1.3',
    '1.4',
    '2.2',
  ]);
  expect(litBy(undefined, blue.display).size).toBe(0);
});
