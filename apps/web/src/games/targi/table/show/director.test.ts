import type { Move, Seat } from '@caravanserai/targi';
import { describe, expect, test } from 'vitest';
import type { Seen, Snapshot } from '../../client.ts';
import { pastAt, snapshotOf } from '../../game/snapshot.ts';
import {
  act,
  actForBot,
  confirm,
  controlOf,
  type FullSetup,
  legalMoves,
  newTable,
  type Table,
} from '../../game/table.ts';
import { Director } from './director.ts';
import type { Pace } from '../../settings.ts';

const SETUP: FullSetup = {
  players: { blue: { kind: 'person', name: 'Ann' }, white: { kind: 'bot', level: 'shepherd' } },
  options: { first: 'blue', shortfall: 'opponentGains', hands: 'closed' },
  curtain: false,
  quick: true,
  seed: 'director',
};

/** A table whose changes the test makes, with a manual clock. */
function open(pace: Pace = 'usual', setup = SETUP, { table: left, seen }: { table?: Table; seen?: Seen } = {}) {
  let table = left ?? newTable('game', setup);
  let snapshot = snapshotOf(table);
  let tell = () => {};
  const timers: (() => void)[] = [];
  const saw: number[] = [];
  const client = {
    snapshot: () => snapshot,
    subscribe: (listener: () => void) => {
      tell = listener;
      return () => undefined;
    },
    past: (version: number) => pastAt(table, version),
    seen: () => seen,
    saw: (shown: Snapshot) => void saw.push(shown.version),
  };
  const deps = {
    pace: () => pace,
    after: (_ms: number, go: () => void) => {
      timers.push(go);
      return () => void timers.splice(timers.indexOf(go), 1);
    },
  };
  const director = new Director(client, deps);
  director.subscribe(() => undefined);
  function become(next: Table): void {
    table = next;
    snapshot = snapshotOf(next);
  }
  return {
    director,
    saw,
    timers,
    table: () => table,
    /** Plays the given move, or the first legal move of the player to act. */
    play(move?: Move): void {
      const next = controlOf(table);
      const chosen = move ?? legalMoves(table)[0];
      if (next.kind === 'wait') become(actForBot(table, chosen));
      else {
        const played = act(table, chosen);
        if (!played.ok) throw new Error(JSON.stringify(played.error));
        const confirmed = confirm(played.value);
        become(confirmed.ok ? confirmed.value : played.value);
      }
    },
    become: (part: Partial<Snapshot>) => void (snapshot = { ...snapshot, ...part }),
    tell: () => tell(),
    tick(): void {
      timers.shift()?.();
    },
  };
}

const shownOf = ({ director }: ReturnType<typeof open>) => director.shown();
const said = (opened: ReturnType<typeof open>) => shownOf(opened).beat?.event.type;

describe('a turn', () => {
  test('of one’s own is seen at once, and the other’s takes its time', () => {
    const opened = open();
    opened.play();
    opened.tell();
    expect(said(opened)).toBeUndefined();
    expect(shownOf(opened).snapshot.version).toBe(1);
    opened.play();
    opened.tell();
    expect(said(opened)).toBe('placed');
    expect(shownOf(opened).snapshot).toMatchObject({ version: 2, control: { kind: 'wait', seat: 'white' }, moves: [] });
    opened.tick();
    expect(shownOf(opened)).toMatchObject({ isPlaying: false, snapshot: { control: { kind: 'act', seat: 'blue' } } });
  });

  test('is shown part by part, and nothing of what follows is seen before its time', () => {
    const opened = open();
    while (opened.table().steps.length < 6) opened.play();
    opened.director.skip();
    opened.tell();
    while (controlOf(opened.table()).kind !== 'wait') opened.play({ type: 'end' });
    opened.tell();
    opened.director.skip();
    const robber = shownOf(opened).snapshot.view.robber;
    opened.play({ type: 'end' });
    opened.tell();
    const types: string[] = [];
    const robbers: number[] = [];
    while (shownOf(opened).isPlaying) {
      types.push(said(opened) ?? '');
      robbers.push(shownOf(opened).snapshot.view.robber);
      opened.tick();
    }
    expect(types.slice(0, 3)).toEqual(['turnEnded', 'roundStarted', 'robberMoved']);
    expect(robbers.slice(0, 3)).toEqual([robber, robber, robber + 1]);
  });

  test('waits for a tap where that was chosen', async () => {
    const opened = open('tap');
    opened.play();
    opened.play();
    opened.tell();
    await expect.poll(() => shownOf(opened)).toMatchObject({ awaitsTap: true, isPlaying: true });
    expect(opened.timers).toEqual([]);
    opened.director.next();
    expect(shownOf(opened).isPlaying).toBe(false);
  });

  test('stays while nobody looks', () => {
    const opened = open();
    opened.play();
    opened.tell();
    opened.play();
    opened.tell();
    opened.director.hold(true);
    opened.tick();
    expect(said(opened)).toBe('placed');
    opened.director.hold(false);
    expect(shownOf(opened).isPlaying).toBe(false);
  });

  test('is shown again on demand, and then the present', () => {
    const opened = open();
    opened.play();
    opened.tell();
    opened.play();
    opened.tell();
    opened.director.skip();
    opened.director.again();
    expect(shownOf(opened)).toMatchObject({ isPlaying: true, isAgain: true, isLeap: true });
    const placed = (seat: Seat) => shownOf(opened).snapshot.view.targis.some((targi) => targi.seat === seat);
    expect([placed('blue'), placed('white')]).toEqual([true, false]);
    opened.tick();
    expect([said(opened), placed('white')]).toEqual(['placed', true]);
    opened.tick();
    expect(shownOf(opened)).toMatchObject({ isPlaying: false, snapshot: { control: { kind: 'act' } } });
  });
});

test('a curtain falls at once, whatever is being shown', () => {
  const opened = open();
  opened.play();
  opened.tell();
  opened.play();
  opened.tell();
  expect(said(opened)).toBe('placed');
  opened.become({ control: { kind: 'curtain', seat: 'white' }, viewer: 'spectator' });
  opened.tell();
  expect(shownOf(opened)).toMatchObject({ isPlaying: false, isLeap: true, snapshot: { control: { kind: 'curtain' } } });
});

test('a returning player sees once what they missed', () => {
  const away = open();
  for (let i = 0; i < 2; i++) away.play();
  const table = away.table();
  const view = pastAt(table, 1)?.view;
  if (!view) throw new Error('there was a first move');
  const opened = open('usual', SETUP, { table, seen: { version: 1, view } });
  expect(said(opened)).toBe('placed');
  expect(shownOf(opened).snapshot).toMatchObject({ version: 2, control: { kind: 'wait', seat: 'white' } });
  expect(opened.saw).toEqual([]);
  opened.tick();
  expect(shownOf(opened)).toMatchObject({ isPlaying: false, snapshot: { version: 2, control: { kind: 'act' } } });
  expect(opened.saw).toEqual([2]);
  const again = open('usual', SETUP, { table, seen: { version: 2, view } });
  expect(shownOf(again)).toMatchObject({ isPlaying: false, snapshot: { version: 2 } });
});
