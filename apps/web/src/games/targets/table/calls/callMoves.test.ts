import { DEFAULT_OPTIONS, init, openCalls, type State, view } from '@caravanserai/targets';
import { expect, test } from 'vitest';
import type { Lying } from '../../client.ts';
import { callMoves } from './callMoves.ts';

const start = init({ ...DEFAULT_OPTIONS, first: 'red' }, 'calls');

/** Red's first two dice lie flat on the table with the same face up. */
const paired: State = {
  ...start,
  dice: start.dice.map((die) =>
    die.die === 'red1' || die.die === 'red2' ? { ...die, spot: 'table', face: 4, isFlat: true } : die,
  ),
  calls: { ...start.calls, fresh: ['red2'] },
};

const seenIn = (s: State) => ({ view: view(s, 'spectator'), lying: [], open: openCalls(s) });

test('a Double is a choice of which die goes back', () => {
  expect(callMoves(seenIn(paired), 'red', 'double', 700)).toEqual([
    { type: 'double', back: 'red1', other: 'red2', atMs: 700 },
    { type: 'double', back: 'red2', other: 'red1', atMs: 700 },
  ]);
});

test('three of a kind: each die can go back once', () => {
  const three: State = {
    ...paired,
    dice: paired.dice.map((die) => (die.die === 'red3' ? { ...die, spot: 'table', face: 4, isFlat: true } : die)),
  };
  const moves = callMoves(seenIn(three), 'red', 'double', 1);
  expect(moves.map((move) => move.type === 'double' && move.back)).toEqual(['red1', 'red2', 'red3']);
});

test('a call with nothing behind it is still one move, for the judge to refuse', () => {
  const seen = seenIn(start);
  expect(callMoves(seen, 'blue', 'double', 5)).toEqual([{ type: 'double', back: 'blue1', other: 'blue2', atMs: 5 }]);
  expect(callMoves(seen, 'blue', 'targets', 5)).toEqual([{ type: 'targets', die: 'blue1', atMs: 5 }]);
  expect(callMoves(seen, 'blue', 'pasVu', 5)).toEqual([{ type: 'pasVu', die: 'red1', atMs: 5 }]);
});

test('a pair that is old is named all the same: the judge says that it is', () => {
  const old: State = { ...paired, calls: { ...paired.calls, fresh: [] } };
  expect(callMoves(seenIn(old), 'red', 'double', 9)).toEqual([
    { type: 'double', back: 'red1', other: 'red2', atMs: 9 },
  ]);
});

test('dice that lie alike need no choice', () => {
  const moves = (places: readonly object[]) => {
    const lying = places.map((place, i) => ({
      die: `red${i + 1}`,
      holder: 'red',
      disc: undefined,
      over: undefined,
      ...place,
    }));
    return callMoves({ ...seenIn(paired), lying: lying as unknown as readonly Lying[] }, 'red', 'double', 700).length;
  };
  const far = { near: { disc: 'jade1', mm: 200 } };
  const near = { near: { disc: 'jade1', mm: 70 } };
  const on = (disc: string) => ({ disc, near: { disc, mm: 20 } });
  expect([moves([far, far]), moves([on('jade1'), on('jade1')])]).toEqual([1, 1]);
  expect([
    moves([far, near]),
    moves([near, near]),
    moves([far, on('jade1')]),
    moves([on('jade1'), on('jade2')]),
  ]).toEqual([2, 2, 2, 2]);
});
