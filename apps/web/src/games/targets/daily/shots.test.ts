import { assert } from '@caravanserai/contract';
import { arrange, DEFAULT_OPTIONS, drawShot, missMm, playWith, RULES_VERSION } from '@caravanserai/targets';
import { rulesOf } from '@caravanserai/targets/versions';
import { LANGUAGES, translator } from '@caravanserai/texts';
import { expect, test } from 'vitest';
import { snapshotOf } from '../worker/snapshot.ts';
import { newTable, play } from '../worker/table.ts';
import { drillOfShot, sayGoal, shortest, signsOf } from './shots.ts';

const rules = await rulesOf(RULES_VERSION);
const STROKE = { vxMmS: 30, vzMmS: -1200, highPm: 180, sidePm: 0 };

test('the table of the page has the distance that the server computes, and is set up again after each try', () => {
  for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
    const shot = drawShot(seed);
    const served = playWith(rules.flick)(arrange(shot.table), 'red', { type: 'flick', ...STROKE });
    const players = { red: { kind: 'person', name: 'Ada' } } as const;
    const drill = drillOfShot('2026-11-19', shot);
    const fresh = newTable('t', { kind: 'practice', players, options: DEFAULT_OPTIONS, seed: 's', drill }, rules);
    const played = play(fresh, 'red', { type: 'flick', ...STROKE });
    assert(played.ok && served.ok, 'a flick is legal');
    expect(snapshotOf(played.value).drill?.mm).toBe(missMm(shot, served.value));
    expect(snapshotOf(played.value).picture).toEqual(snapshotOf(fresh).picture);
  }
});

const tryOf = (mm?: number) => ({ stroke: {}, made: {}, ...(mm === undefined ? {} : { mm }) });

test('the shortest distance counts, and each try has a sign', () => {
  const tries = [tryOf(60), tryOf(), tryOf(9), tryOf(50)];
  expect(shortest(tries)).toBe(9);
  expect(shortest([tryOf()])).toBeUndefined();
  expect(signsOf(tries)).toBe('⚪❌🎯🟡');
});

test('every goal is said in every language, each differently', () => {
  const goals = (['amber', 'jade', 'violet'] as const).flatMap((disc) => [
    { table: {}, disc },
    { table: {}, disc, push: 'red2' as const },
  ]);
  for (const language of LANGUAGES)
    expect(new Set(goals.map((goal) => sayGoal(translator(language), goal))).size).toBe(goals.length);
});
