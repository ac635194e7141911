import type { Event } from '@caravanserai/targets';
import { expect, test } from 'vitest';
import type { LogEntry } from '../../client.ts';
import { stopAt, stopsOf } from './stops.ts';

const passed = { type: 'passed', seat: 'red', rule: 'TT-29', reveals: false } as Event;
const ended = { type: 'roundEnded', round: 1, rule: 'TT-8', reveals: false } as Event;
const missed = { type: 'missed', seat: 'red', die: 'red1', rule: 'TT-23', reveals: false } as Event;

function logOf(...told: readonly (readonly Event[])[]): readonly LogEntry[] {
  return told.map((events, i) => ({ n: i + 1, round: 1, seat: 'red', move: { type: 'pass' }, events }));
}

test('who calls nothing more is no stop, unless the round ends with it', () => {
  expect(stopsOf(logOf([missed], [passed], [passed, ended], [missed]))).toEqual([0, 1, 3, 4]);
  expect(stopsOf([])).toEqual([0]);
});

test('a game that was given up ends where it ends', () => {
  expect(stopsOf(logOf([missed], [passed]))).toEqual([0, 1, 2]);
});

test('a version between two stops is looked at from the first', () => {
  expect([0, 1, 2, 3, 4, 9].map((version) => stopAt([0, 1, 3, 4], version))).toEqual([0, 1, 1, 2, 3, 3]);
});
