import { DEFAULT_OPTIONS, flickOf, RULES_VERSION, type Stroke } from '@caravanserai/targets';
import { type Rules, rulesOf } from '@caravanserai/targets/versions';
import { assert, quickRng } from '@caravanserai/contract';
import { beforeAll, expect, test } from 'vitest';
import { PRACTISED, tremble } from '../../../../../../packages/targets/src/hands.ts';
import type { Drill } from '../client.ts';
import { drillOf } from '../lessons/drillOf.ts';
import { flick as lesson } from '../lessons/flick.ts';
import { GROUND } from '../table/practice/ground.ts';
import { snapshotOf } from './snapshot.ts';
import { type FullSetup, lay, newTable, play, type Table, undo } from './table.ts';

const SOFT: Stroke = { vxMmS: 0, vzMmS: -600, highPm: 180, sidePm: 0 };
const CALL = { atMs: 500 } as const;
let rules: Rules;

beforeAll(async () => {
  rules = await rulesOf(RULES_VERSION);
});

function drilled(drill: Drill): Table {
  const setup: FullSetup = {
    kind: 'practice',
    players: { red: { kind: 'person', name: 'Ada' } },
    options: DEFAULT_OPTIONS,
    seed: 'drill',
    drill,
  };
  return newTable('t', setup, rules);
}

function act(table: Table, move: Parameters<typeof play>[2]): Table {
  const played = play(table, 'red', move);
  assert(played.ok, `${JSON.stringify(move)} is accepted`);
  return played.value;
}

/** Flicks until the table satisfies the condition. */
function flickUntil(table: Table, meant: Stroke, isThere: (table: Table) => boolean): Table {
  const rng = quickRng('until');
  for (let i = 0; i < 200; i++) {
    const { vxMmS, vzMmS, highPm, sidePm } = tremble(flickOf(table.start, 'red', meant), PRACTISED, rng);
    const next = act(table, { type: 'flick', vxMmS, vzMmS, highPm, sidePm });
    if (isThere(next)) return next;
  }
  throw new Error('no flick leads there');
}

test('a miss and a hit of a series both lay the table again, and both are counted', () => {
  const { drill, flick } = GROUND.disc;
  const fresh = drilled(drill);
  const missed = act(fresh, { type: 'flick', ...SOFT });
  const hit = flickUntil(missed, flick, (table) => snapshotOf(table).drill?.tries.at(-1) === true);
  expect(snapshotOf(hit).drill?.tries).toEqual([false, true]);
  expect(snapshotOf(hit).picture).toEqual(snapshotOf(fresh).picture);
  expect(snapshotOf(hit).need).toEqual(snapshotOf(fresh).need);
  expect(snapshotOf(hit).shot?.n).toBe(2); // the path is still available
});

test('in a series nothing is taken back', () => {
  const { drill } = GROUND.disc;
  const missed = act(drilled(drill), { type: 'flick', ...SOFT });
  expect(snapshotOf(missed).canUndo).toBe(false);
  expect(undo(missed)).toBeUndefined();
});

test('[TT-20] a die on black waits for the call, and a wrong call changes nothing', () => {
  const { flick } = GROUND.black;
  const fresh = drilled({ goal: 'targets', table: { towers: { blue: 0 } } });
  const wrong = act(fresh, { type: 'targets', die: 'red3', ...CALL });
  expect(snapshotOf(wrong).drill?.tries).toEqual([]);
  const landed = flickUntil(fresh, flick, (table) => snapshotOf(table).open.length > 0);
  expect(snapshotOf(landed).drill?.tries).toEqual([]);
  expect(snapshotOf(landed).lying.map(({ die }) => die)).toContain('red3');
  const called = act(landed, { type: 'targets', die: 'red3', ...CALL });
  expect(snapshotOf(called).drill?.tries).toEqual([true]);
  expect(snapshotOf(called).view.won.red).toHaveLength(1); // and stays visible
});

test('[TT-24] a Double that lies there is called, and the die goes back onto the tower', () => {
  const table = drilled({
    goal: 'double',
    table: {
      towers: { red: 1, blue: 0 },
      lying: [
        { die: 'red2', face: 4, xMm: -60, zMm: 60 },
        { die: 'red3', face: 4, xMm: 90, zMm: 80, isFresh: true },
      ],
    },
  });
  const called = act(table, { type: 'double', back: 'red3', other: 'red2', ...CALL });
  expect(snapshotOf(called).drill?.tries).toEqual([true]);
  expect(snapshotOf(called).view.towers.red).toEqual(['red1', 'red3']);
});

test('the same people go from one drill to the next and back to free practice', () => {
  const table = act(drilled(GROUND.disc.drill), { type: 'flick', ...SOFT });
  const next = lay(table, GROUND.steal.drill);
  assert(next !== undefined, 'practice can be laid');
  expect(snapshotOf(next)).toMatchObject({
    version: 0,
    drill: { goal: 'steal', tries: [] },
    view: { stored: { blue: ['violet3'] } },
  });
  const free = lay(next, undefined);
  assert(free !== undefined, 'and be free again');
  expect(snapshotOf(free).drill).toBeUndefined();
  expect(lay({ ...table, setup: { ...table.setup, kind: 'game' } }, undefined)).toBeUndefined();
});

test('Money time is not passed by a miss', () => {
  const money = lesson.chapters.flatMap((chapter) => chapter.steps.map((_, at) => drillOf(chapter, at)));
  const drill = money.find((each) => each?.goal === 'secure');
  assert(drill !== undefined, 'the lesson ends with Money time');
  const missed = act(drilled(drill), { type: 'flick', ...SOFT });
  expect(snapshotOf(missed).drill?.tries).toEqual([false]);
});
