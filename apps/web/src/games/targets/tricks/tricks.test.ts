import { assert, at } from '@caravanserai/contract';
import { DEFAULT_OPTIONS, RULES_VERSION } from '@caravanserai/targets';
import { starsOf, type TrickData, triesFor, trickOf, type Want } from '@caravanserai/targets/tricks';
import { rulesOf } from '@caravanserai/targets/versions';
import { LANGUAGES, translator } from '@caravanserai/texts';
import { expect, test } from 'vitest';
import { snapshotOf } from '../worker/snapshot.ts';
import { newTable, play, type Table } from '../worker/table.ts';
import { sayGoal } from './sayTrick.ts';
import file from './tricks.json' with { type: 'json' };
import { drillOfTrick, type Trick } from './tricks.ts';
import { parseFewest, runOf } from './tries.ts';

const tricks = (file.tricks as unknown as readonly TrickData[]).map(trickOf);
const rules = await rulesOf(RULES_VERSION);
const MISS = { type: 'flick', vxMmS: 400, vzMmS: 300, highPm: 180, sidePm: 0 } as const;

function tableOf(trick: Trick): Table {
  const players = { red: { kind: 'person', name: 'Ada' } } as const;
  const drill = drillOfTrick(trick);
  return newTable('t', { kind: 'practice', players, options: DEFAULT_OPTIONS, seed: 'trick', drill }, rules);
}

function flicked(table: Table, move: Parameters<typeof play>[2]): Table {
  const played = play(table, 'red', move);
  assert(played.ok, 'a flick is legal');
  return played.value;
}

test.each(tricks.map((trick) => [trick.id, trick] as const))('%s is solved at the table of the page', (_id, trick) => {
  const fresh = tableOf(trick);
  const hit = flicked(fresh, { type: 'flick', ...trick.flick });
  expect(snapshotOf(hit).drill).toMatchObject({ tries: [true], missing: [] });
  expect(snapshotOf(hit).picture).toEqual(snapshotOf(fresh).picture); // set up again
});

test('a miss says what is missing, and the same flick works after it', () => {
  const trick = at(tricks, 0);
  const missed = flicked(tableOf(trick), MISS);
  expect(snapshotOf(missed).drill).toMatchObject({ tries: [false], missing: trick.wants });
  const hit = flicked(missed, { type: 'flick', ...trick.flick });
  expect(snapshotOf(hit).drill).toMatchObject({ tries: [false, true], missing: [] });
});

test('tries count from the last success; the shown solution does not count', () => {
  const trick = at(tricks, 0);
  const other = { ...trick, flick: { ...trick.flick, vxMmS: 0 } }; // so that the successful flick is one's own
  const missed = flicked(tableOf(trick), MISS);
  const hit = flicked(missed, { type: 'flick', ...trick.flick });
  const again = flicked(hit, MISS);
  expect(runOf(snapshotOf(tableOf(trick)), other)).toEqual({ tries: 0, isMade: false, isShown: false });
  expect(runOf(snapshotOf(missed), other)).toEqual({ tries: 1, isMade: false, isShown: false });
  expect(runOf(snapshotOf(hit), other)).toEqual({ tries: 2, isMade: true, isShown: false });
  expect(runOf(snapshotOf(again), other)).toEqual({ tries: 1, isMade: false, isShown: false });
  expect(runOf(snapshotOf(hit), trick)).toEqual({ tries: 1, isMade: false, isShown: true });
});

test('stars come with few tries, fewer for an easier shot', () => {
  const easy = { rate: 0.5 };
  expect(triesFor(easy)).toEqual({ three: 1, two: 2 });
  expect([1, 2, 3, 50].map((tries) => starsOf(easy, tries))).toEqual([3, 2, 1, 1]);
  expect(triesFor({ rate: 0.1 })).toEqual({ three: 5, two: 14 });
});

test('only sound results are read', () => {
  expect(parseFewest('{"face-1":3,"face-2":0,"face-3":"1","face-4":1.5}')).toEqual({ 'face-1': 3 });
  expect(parseFewest('nonsense')).toEqual({});
});

test('every goal is said in every language, each differently', () => {
  const goals = new Map(tricks.map(({ wants }) => [JSON.stringify(wants), wants as readonly Want[]]));
  for (const language of LANGUAGES) {
    const said = [...goals.values()].map((wants) => sayGoal(translator(language), wants));
    expect(new Set(said).size).toBe(goals.size);
    expect(said.join(' ')).not.toMatch(/[{}]|undefined/);
  }
});
