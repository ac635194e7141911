import type { Event } from '@caravanserai/targets';
import { translator } from '@caravanserai/texts';
import { expect, test } from 'vitest';
import type { LogEntry } from '../../client.ts';
import type { Shown } from '../show/director.ts';
import { sayCalled } from '../words/sayCalled.ts';
import { calledNow } from './calledNow.ts';

const t = translator('en');
const WON = { type: 'targets', seat: 'blue' } as Event;
const WRONG = { type: 'miscalled', seat: 'red' } as Event;

function entry(n: number, seat: 'red' | 'blue', event: Event, atMs: number): LogEntry {
  return { n, round: 1, seat, move: { type: 'targets', die: `${seat}1`, atMs }, events: [event] };
}
const MISCALL: LogEntry = { ...entry(2, 'red', WRONG, 19_190), reason: 'too-late' };

function shown(news: readonly Event[], log: readonly LogEntry[]): Shown {
  return { news, snapshot: { log } } as unknown as Shown;
}

test('a wrong call is explained and not praised', () => {
  const called = calledNow(shown([WRONG], [MISCALL]), [MISCALL]);
  expect(called?.isWrong).toBe(true);
  expect(sayCalled(t, called, { you: 'red' })).toEqual([t('targets.reason.too-late')]);
});

test('while a disc flies to a bot, nothing is said of the call before', () => {
  const before = entry(2, 'red', { type: 'targets', seat: 'red' } as Event, 790);
  const now = entry(3, 'blue', WON, 1200);
  const called = calledNow(shown([WON], [before]), [before, now]);
  expect(sayCalled(t, called, { you: 'red', names: { blue: 'Bo' } })).toEqual([
    'Bo was first: 1.2 s after the dice came to rest.',
  ]);
});

test('a move without a call has no line', () => {
  const flick = { ...entry(1, 'red', WON, 0), move: { type: 'pass' } } as LogEntry;
  expect(calledNow(shown([WON], [flick]), [flick])).toBeUndefined();
});
