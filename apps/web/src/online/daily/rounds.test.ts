import type { Version, WireEntry } from '@caravanserai/contract';
import { expect, test } from 'vitest';
import { roundEnds } from './rounds.ts';

function log(...moves: readonly (readonly string[])[]): WireEntry[] {
  return moves.map((types, i) => ({
    version: (i + 1) as Version,
    atMs: 0,
    kind: 'move',
    seat: 'blue',
    move: {},
    events: types.map((type) => ({ type })),
  }));
}

test('a round ends with the raid that follows it', () => {
  const moves = log(
    ['placed'],
    ['placed', 'markersSet'],
    ['turnEnded', 'roundStarted', 'raidStarted'],
    ['raidPaid'],
    ['placed'],
    ['turnEnded', 'roundStarted', 'robberMoved'],
    ['placed'],
    ['turnEnded', 'roundStarted', 'raidStarted'],
    ['raidPaid', 'gameOver'],
  );
  expect(roundEnds({ log: moves })).toEqual([4, 6, 9]);
  expect(roundEnds({ log: moves.slice(0, 5) })).toEqual([4, 5]); // resigned
  expect(roundEnds({ log: [] })).toEqual([]);
});
