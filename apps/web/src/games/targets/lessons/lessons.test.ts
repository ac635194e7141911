import { assert } from '@caravanserai/contract';
import { DEFAULT_OPTIONS, DICE, DISCS, RULES_VERSION } from '@caravanserai/targets';
import { RULE_SECTIONS } from '@caravanserai/targets/rules';
import { type Rules, rulesOf } from '@caravanserai/targets/versions';
import { LANGUAGES, translator } from '@caravanserai/texts';
import { beforeAll, describe, expect, test } from 'vitest';
import { figuresOf } from '../../../../test/lessonFigures.ts';
import { isAsking } from '../../../app/lessons/lesson.ts';
import type { Drill } from '../client.ts';
import { snapshotOf } from '../worker/snapshot.ts';
import { newTable, play, type Table } from '../worker/table.ts';
import { drillOf, lastLaid } from './drillOf.ts';
import { TARGETS_LESSONS } from './lessons.ts';
import { type Deed, THINGS } from './targetsLesson.ts';

const CHAPTERS = TARGETS_LESSONS.flatMap(({ id, chapters }) =>
  chapters.map((chapter) => [`${id}.${chapter.id}`, chapter] as const),
);
let rules: Rules;

beforeAll(async () => {
  rules = await rulesOf(RULES_VERSION);
});

function tableOf(drill: Drill): Table {
  const players = { red: { kind: 'person', name: 'Ada' } } as const;
  return newTable('t', { kind: 'practice', players, options: DEFAULT_OPTIONS, seed: 'lesson', drill }, rules);
}

/** Makes the moves that the guide would demonstrate. */
function obey(table: Table, { shown }: Deed): Table {
  return shown.reduce((now, move) => {
    const played = play(now, 'red', move);
    assert(played.ok, `${JSON.stringify(move)} is legal`);
    return played.value;
  }, table);
}

describe.each(CHAPTERS)('%s', (_name, chapter) => {
  test('can be played to its end, each goal by the moves that the guide shows', () => {
    for (const [i, step] of chapter.steps.entries()) {
      if (!isAsking(step)) continue;
      const drill = drillOf(chapter, i);
      assert(drill !== undefined, 'the requested step has a table');
      const done = obey(tableOf(drill), step.awaits);
      expect(snapshotOf(done).drill?.tries).toEqual([true]);
    }
  });

  test('a miss lays the table again, and the goal can be reached then', () => {
    for (const [i, step] of chapter.steps.entries()) {
      const drill = drillOf(chapter, i);
      if (!drill || !isAsking(step)) continue;
      const missed = play(tableOf(drill), 'red', { type: 'flick', vxMmS: 400, vzMmS: 300, highPm: 180, sidePm: 0 });
      assert(missed.ok, 'a flick is legal');
      const { tries = [] } = snapshotOf(missed.value).drill ?? {};
      if (tries[0] === false) expect(snapshotOf(obey(missed.value, step.awaits)).drill?.tries).toEqual([false, true]);
    }
  });

  test('begins with a table, and a reload leads to the last one', () => {
    expect(drillOf(chapter, 0)).toBeDefined();
    for (const step of chapter.steps.keys()) {
      const laid = lastLaid(chapter, { chapter: chapter.id, step });
      expect(drillOf(chapter, laid)).toBeDefined();
      expect(step - laid).toBeLessThan(2);
    }
  });

  test('points only at what is there', () => {
    for (const [i, step] of chapter.steps.entries()) {
      const drill = drillOf(chapter, i);
      if (!drill) expect(step.at).toBeUndefined();
      else {
        const { picture } = snapshotOf(tableOf(drill));
        const there = [...picture.dice.map(({ die }) => die), ...picture.discs.map(({ disc }) => disc), ...THINGS];
        for (const thing of step.at ?? []) expect(there).toContain(thing);
      }
    }
    expect([...DICE, ...DISCS, ...THINGS]).toHaveLength(24);
  });
});

test('chapters name rules that exist', () => {
  const rules = new Set<string>(Object.values(RULE_SECTIONS).flat());
  expect(CHAPTERS.flatMap(([, chapter]) => chapter.rules ?? []).filter((rule) => !rules.has(rule))).toEqual([]);
});

test('what lessons say exists in every language, and is short', () => {
  const steps = CHAPTERS.flatMap(([, chapter]) => chapter.steps);
  const keys = steps.flatMap((step) => [
    step.say,
    ...(step.sayByKeys ? [step.sayByKeys] : []),
    ...(isAsking(step) ? [step.otherwise, ...(step.awaits.call ? [step.awaits.call] : [])] : []),
  ]);
  for (const language of LANGUAGES) {
    const long = keys.map((key) => translator(language)(key)).filter((text) => text.split(/\s+/).length > 36);
    expect(long).toEqual([]);
  }
});

test.each(TARGETS_LESSONS.map((lesson) => [lesson.id, lesson] as const))(
  '%s keeps its promise of minutes',
  (_id, lesson) => {
    const figures = figuresOf(lesson, (step) => (isAsking(step) ? (step.awaits as Deed).shown.length : 1));
    console.log(lesson.id, figures);
    expect(figures.minutes).toBeLessThanOrEqual(lesson.minutes);
  },
);
