import { loadPhysics } from '@caravanserai/targets/physics';
import { openCalls } from '@caravanserai/targets';
import { beforeAll, expect, test } from 'vitest';
import { TargetsMatch } from '../../../test/targetsMatch.ts';
import { turnSeats as inTargets } from '../../games/targets/online/turns.ts';
import { turnSeats } from './turns.ts';

beforeAll(loadPhysics);

test('[TT-27] the bar says whose flick it is, and not who has something to call', () => {
  let secrets = 0;
  for (const chance of ['one', 'two', 'three']) {
    const match = new TargetsMatch(chance);
    for (let i = 0; i < 60 && !match.result; i++) {
      const { phase, towers } = match.state;
      if (phase.name === 'flick') {
        const calls = openCalls(match.state);
        const isLeft = Object.values(towers).some((dice) => dice.length > 0);
        if (calls.length > 0) secrets++;
        expect(turnSeats(match.picture(), { turnSeats: inTargets })).toHaveLength(isLeft ? 1 : 0);
      }
      match.act();
    }
  }
  expect(secrets).toBeGreaterThan(5);
});

test('nobody’s when the game is over', () => {
  const match = new TargetsMatch();
  match.result = { by: 'resignation', winners: ['red'] };
  expect(turnSeats(match.picture(), { turnSeats: inTargets })).toEqual([]);
});
