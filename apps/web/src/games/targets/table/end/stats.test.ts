import type { Event, Move } from '@caravanserai/targets';
import { expect, test } from 'vitest';
import type { LogEntry } from '../../client.ts';
import { bestThrow, statsOf } from './stats.ts';

const FLICK: Move = { type: 'flick', vxMmS: 0, vzMmS: -1000, highPm: 0, sidePm: 0 };

function entry(n: number, seat: LogEntry['seat'], move: Move, ...events: object[]): LogEntry {
  return { n, round: 1, seat, move, events: events as readonly Event[] };
}

const LOG = [
  entry(1, 'red', FLICK, { type: 'flicked', seat: 'red', face: 4, disc: 'jade1' }),
  entry(2, 'red', { type: 'targets', die: 'red3', atMs: 900 }, { type: 'targets', seat: 'red' }),
  entry(3, 'blue', { type: 'targets', die: 'blue3', atMs: 100 }, { type: 'miscalled', seat: 'blue' }),
  entry(
    4,
    'blue',
    FLICK,
    { type: 'flicked', seat: 'blue' },
    { type: 'stole', seat: 'blue', from: 'red', discs: ['jade1', 'jade2'] },
  ),
  entry(5, 'red', FLICK, { type: 'flicked', seat: 'red' }, { type: 'fault', seat: 'red', fault: 'off' }),
];

test('the game in numbers: a wrong call is no fast one', () => {
  const [red, blue] = statsOf(LOG, ['red', 'blue']);
  expect(red).toMatchObject({ flicks: 2, hits: 1, targets: 1, stolen: 0, faults: 1, fastestMs: 900 });
  expect(blue).toMatchObject({ flicks: 1, hits: 0, stolen: 2, fastestMs: undefined });
});

test('the best throw brought about the most, with what was called after it', () => {
  expect(bestThrow(LOG)).toMatchObject({ n: 4, seat: 'blue', event: { type: 'stole' } });
  expect(bestThrow(LOG.slice(0, 3))).toMatchObject({ n: 1, event: { type: 'targets' } });
  expect(bestThrow(LOG.slice(4))).toBeUndefined();
});
