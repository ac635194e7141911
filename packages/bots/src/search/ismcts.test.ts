import { quickRng } from '@caravanserai/contract';
import { encodeMove, targi } from '@caravanserai/targi';
import { expect, test } from 'vitest';
import { situationOf } from '../../test/games.ts';
import { lightRollouts } from '../targi/baselines.ts';
import type { Iterations } from './ismcts.ts';

const start = situationOf(targi.init(targi.defaultOptions, 'iterations'));

function choose(iterations: Iterations) {
  if (!start) throw new Error('somebody begins');
  return lightRollouts(iterations).choose(start.view, start.moves, quickRng('chance'));
}

test('a fixed number of iterations and a stop function after as many give the same move', () => {
  const asked: number[] = [];
  const move = choose((done) => {
    asked.push(done);
    return done < 40;
  });
  expect(move).toEqual(choose(40));
  expect(asked).toEqual(Array.from({ length: 41 }, (_, i) => i));
});

test('returns a legal move even without any time', () => {
  expect(start?.moves.map(encodeMove)).toContain(encodeMove(choose(() => false)));
});
