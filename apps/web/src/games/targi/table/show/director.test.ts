import type { Move, Seat } from '@caravanserai/targi';
import { describe, expect, test } from 'vitest';
import type { Seen, Snapshot } from '../../client.ts';
import { pastViewOf, snapshotOf, viewAt } from '../../worker/snapshot.ts';
import {
  act,
  actForBot,
  confirm,
  controlOf,
  type FullSetup,
  legalMoves,
  newTable,
  type Table,
} from '../../worker/table.ts';
import { Director } from './director.ts';
import type { Pace } from './pace.ts';

const SETUP: FullSetup = {
  players: { blue: { kind: 'person', name: 'Ann' }, white: { kind: 'bot', level: 'shepherd' } },
  options: { first: 'blue', shortfall: 'opponentGains', hands: 'closed' },
  curtain: false,
  quick: true,
  seed: 'director',
};

/** A table whose changes the test makes, and a clock that it turns. */
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
    past: async (version: number) => pastViewOf(viewAt(table, version)),
    seen: () => seen,
    saw: (shown: Snapshot) => void saw.push(shown.version),
  };
  const house = {
    pace: () => pace,
    after: (_ms: number, go: () => void) => {
      timers.push(go);
      return () => void timers.splice(timers.indexOf(go), 1);
    },
  };
  const director = new Director(client, house);
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
    /** The first legal move of the player to act, or the named one. */
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
const said = (house: ReturnType<typeof open>) => shownOf(house).beat?.event.type;

describe('a turn', () => {
  test('of one’s own is seen at once, and the other’s takes its time', () => {
    const house = open();
    house.play();
    house.tell();
    expect(said(house)).toBeUndefined();
    expect(shownOf(house).snapshot.version).toBe(1);
    house.play();
    house.tell();
    expect(said(house)).toBe('placed');
    expect(shownOf(house).snapshot).toMatchObject({ version: 2, control: { kind: 'wait', seat: 'white' }, moves: [] });
    house.tick();
    expect(shownOf(house)).toMatchObject({ isPlaying: false, snapshot: { control: { kind: 'act', seat: 'blue' } } });
  });

  test('is shown part by part, and nothing of what follows is seen before its time', () => {
    const house = open();
    while (house.table().steps.length < 6) house.play();
    house.director.skip();
    house.tell();
    while (controlOf(house.table()).kind !== 'wait') house.play({ type: 'end' });
    house.tell();
    house.director.skip();
    const robber = shownOf(house).snapshot.view.robber;
    house.play({ type: 'end' });
    house.tell();
    const types: string[] = [];
    const robbers: number[] = [];
    while (shownOf(house).isPlaying) {
      types.push(said(house) ?? '');
      robbers.push(shownOf(house).snapshot.view.robber);
      house.tick();
    }
    expect(types.slice(0, 3)).toEqual(['turnEnded', 'roundStarted', 'robberMoved']);
    expect(robbers.slice(0, 3)).toEqual([robber, robber, robber + 1]);
  });

  test('waits for a tap where that was chosen', async () => {
    const house = open('tap');
    house.play();
    house.play();
    house.tell();
    await expect.poll(() => shownOf(house)).toMatchObject({ awaitsTap: true, isPlaying: true });
    expect(house.timers).toEqual([]);
    house.director.next();
    expect(shownOf(house).isPlaying).toBe(false);
  });

  test('stays while nobody looks', () => {
    const house = open();
    house.play();
    house.tell();
    house.play();
    house.tell();
    house.director.hold(true);
    house.tick();
    expect(said(house)).toBe('placed');
    house.director.hold(false);
    expect(shownOf(house).isPlaying).toBe(false);
  });

  test('is shown again on demand, and then the present', async () => {
    const house = open();
    house.play();
    house.tell();
    house.play();
    house.tell();
    house.director.skip();
    await house.director.again();
    expect(shownOf(house)).toMatchObject({ isPlaying: true, isAgain: true, isLeap: true });
    const placed = (seat: Seat) => shownOf(house).snapshot.view.targis.some((targi) => targi.seat === seat);
    expect([placed('blue'), placed('white')]).toEqual([true, false]);
    house.tick();
    expect([said(house), placed('white')]).toEqual(['placed', true]);
    house.tick();
    expect(shownOf(house)).toMatchObject({ isPlaying: false, snapshot: { control: { kind: 'act' } } });
  });
});

test('a curtain falls at once, whatever is being shown', () => {
  const house = open();
  house.play();
  house.tell();
  house.play();
  house.tell();
  expect(said(house)).toBe('placed');
  house.become({ control: { kind: 'curtain', seat: 'white' }, viewer: 'spectator' });
  house.tell();
  expect(shownOf(house)).toMatchObject({ isPlaying: false, isLeap: true, snapshot: { control: { kind: 'curtain' } } });
});

test('anyone who comes back is shown once what they missed', () => {
  const away = open();
  for (let i = 0; i < 2; i++) away.play();
  const table = away.table();
  const view = viewAt(table, 1);
  if (!view) throw new Error('there was a first move');
  const house = open('usual', SETUP, { table, seen: { version: 1, view } });
  expect(said(house)).toBe('placed');
  expect(shownOf(house).snapshot).toMatchObject({ version: 2, control: { kind: 'wait', seat: 'white' } });
  expect(house.saw).toEqual([]);
  house.tick();
  expect(shownOf(house)).toMatchObject({ isPlaying: false, snapshot: { version: 2, control: { kind: 'act' } } });
  expect(house.saw).toEqual([2]);
  const again = open('usual', SETUP, { table, seen: { version: 2, view } });
  expect(shownOf(again)).toMatchObject({ isPlaying: false, snapshot: { version: 2 } });
});
