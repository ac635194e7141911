import type { Event, Move } from '@caravanserai/targi';
import { translator } from '@caravanserai/texts';
import { describe, expect, test } from 'vitest';
import { snapshotOf } from '../../game/snapshot.ts';
import { act, confirm, type FullSetup, newTable, type Table, undo } from '../../game/table.ts';
import { announcements } from './announcements.ts';
import { sayResult } from './sayNow.ts';
import { momentOf } from '../sound/moments.ts';

const t = translator('en');
const SETUP: FullSetup = {
  players: { blue: { kind: 'person', name: 'Anna' }, white: { kind: 'person', name: 'Bela' } },
  options: { first: 'blue', shortfall: 'opponentGains', hands: 'closed' },
  curtain: false,
  quick: false,
  seed: 'announcements',
};

function value<T>(
  result: { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: unknown },
): T {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

const start = newTable('game', SETUP);
const place = (table: Table, at: 2 | 3): Table => value(act(table, { type: 'place', at } satisfies Move));
const heard = (before: Table | undefined, after: Table) =>
  announcements(before && snapshotOf(before), snapshotOf(after), t);

describe('announcements', () => {
  test('who comes to the table hears what is wanted', () => {
    expect(heard(undefined, start)).toEqual(['Anna to play. Place a Targi on a lit card. 3 left.']);
  });

  test('nothing new, nothing said', () => {
    const snapshot = snapshotOf(start);
    expect(announcements(snapshot, snapshot, t)).toEqual([]);
    expect(heard(start, start)).toEqual([]);
  });

  test('while a move is shown, each part of it is said when it comes, and nothing is wanted yet', () => {
    const [before, after] = [snapshotOf(start), snapshotOf(place(start, 2))];
    const [last] = after.log.slice(-1);
    const begun = { ...after, log: [...before.log, { ...last!, events: [] }] };
    expect(announcements(before, begun, t, true)).toEqual([]);
    expect(announcements(begun, after, t, true)).toEqual(['Anna places a Targi on card 2 (Dates).']);
  });

  test('an own move is said, and that it waits for confirming', () => {
    expect(heard(start, place(start, 2))).toEqual([
      'Anna places a Targi on card 2 (Dates).',
      'Anna to play. Is this what you want? Confirm it, or take it back.',
    ]);
  });

  test('the only person at the table is spoken to, and wins as «you»', () => {
    const alone = newTable('game', {
      ...SETUP,
      players: { ...SETUP.players, white: { kind: 'bot', level: 'shepherd' } },
    });
    expect(heard(alone, place(alone, 2))).toEqual([
      'You place a Targi on card 2 (Dates).',
      'Your turn. Is this what you want? Confirm it, or take it back.',
    ]);
    const { score, ...rest } = snapshotOf(alone);
    const won = { ...rest, score: { ...score, winner: 'blue', decidedBy: 'points' } } as const;
    expect(sayResult(t, won)).toBe('You win, 4 to 4.');
    expect(sayResult(t, { ...won, score: { ...won.score, winner: 'white' } })).toBe('Shepherd wins, 4 to 4.');
  });

  test('confirming says whose turn it is and does not repeat the move', () => {
    const placed = place(start, 2);
    expect(heard(placed, value(confirm(placed)))).toEqual(['Bela to play. Place a Targi on a lit card. 3 left.']);
  });

  test('taking back is said', () => {
    const placed = place(start, 2);
    expect(heard(placed, value(undo(placed)))[0]).toBe('1 move taken back.');
  });

  test('behind the curtain nothing is said, and afterwards what was missed', () => {
    const table = newTable('game', { ...SETUP, curtain: true });
    const confirmed = snapshotOf(value(confirm(place(table, 2))));
    const hidden = { ...confirmed, control: { kind: 'curtain', seat: 'white' } } as const;
    expect(announcements(snapshotOf(table), hidden, t)).toEqual([]);
    expect(announcements(snapshotOf(table), confirmed, t)[0]).toBe('Anna places a Targi on card 2 (Dates).');
  });
});

test('of several events the weightiest is heard', () => {
  const events = (...types: Event['type'][]) => types.map((type) => ({ type, reveals: false }) as Event);
  expect(momentOf(events('placed'))).toBe('place');
  expect(momentOf(events('raidPaid', 'raidStarted'))).toBe('raid');
  expect(momentOf(events('took', 'refilled', 'laid'))).toBe('card');
  expect(momentOf(events('turnEnded'))).toBeUndefined();
});
