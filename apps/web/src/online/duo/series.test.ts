import type { Outcome } from '@caravanserai/contract';
import { expect, test } from 'vitest';
import { streakOf } from './series.ts';

test.each<[readonly Outcome[], ReturnType<typeof streakOf>]>([
  [[], undefined],
  [['drawn', 'won', 'won'], undefined],
  [['won'], { won: 'won', count: 1 }],
  [['lost', 'lost', 'won', 'lost'], { won: 'lost', count: 2 }],
  [['won', 'won', 'drawn', 'won'], { won: 'won', count: 2 }],
])('after %j, the series is %j', (outcomes, streak) => {
  expect(streakOf(outcomes.map((outcome) => ({ outcome })))).toEqual(streak);
});
