import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Shot } from '../golden/shots.ts';
import { RULES_VERSION } from './record.ts';
import { type Frozen, isRulesVersion, readGame, RULES_VERSIONS, rulesOf } from './versions.ts';

const OLD = [2, 3];

function folderOf(version: number): URL {
  return new URL(`../frozen/${version}/`, import.meta.url);
}

describe.each(OLD)('the frozen rules version %i', (version) => {
  const matches = readdirSync(folderOf(version)).filter((file) => file.endsWith('.targets'));

  test.each(matches)('[TT-54] %s replays to the recorded end', async (file) => {
    const text = readFileSync(new URL(file, folderOf(version)), 'utf8');
    const { rules, physics } = (await import(new URL('rules.js', folderOf(version)).href)) as Frozen;
    await physics.loadPhysics();
    const parsed = rules.parseGame(text, physics.flick);
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
    const replayed = rules.replay(parsed.value, physics.flick);
    if (!replayed.ok) throw new Error(JSON.stringify(replayed.error));
    expect(text.slice(0, text.indexOf('\n'))).toBe(`; hash ${rules.hashState(replayed.value.end)}`);
  });

  test('its golden shots have the recorded results', async () => {
    const shots = JSON.parse(readFileSync(new URL('shots.json', folderOf(version)), 'utf8')) as readonly Shot[];
    const { physics } = (await import(new URL('rules.js', folderOf(version)).href)) as Frozen;
    await physics.loadPhysics();
    for (const { name, scene, flick, others, expected } of shots) {
      const { steps, hash, dice, facts } = physics.flick(scene, flick, others);
      expect({ name, steps, hash, dice, facts }).toEqual({ name, ...expected });
    }
  });

  test('a game file is parsed with its own rules version', async () => {
    const text = readFileSync(new URL('two-fourth.targets', folderOf(version)), 'utf8');
    const read = await readGame(text);
    expect(read.ok && [read.value.record.rulesVersion, read.value.rules.version]).toEqual([version, version]);
  });
});

test('all versions have the same exports', async () => {
  expect(RULES_VERSIONS).toContain(RULES_VERSION);
  const now = await rulesOf(RULES_VERSION);
  for (const version of RULES_VERSIONS) {
    const rules: object = await rulesOf(version);
    const missing = ['isClosing', 'toActFor', 'undecided', 'view', 'flick', 'makeGame', 'STEP_HZ'].filter(
      (part) => !(part in rules),
    );
    expect(missing).toEqual([]);
  }
  expect(now.version).toBe(RULES_VERSION);
});

test.each([0, 1.5, 99, '2', undefined])('%j is not a known version', (version) => {
  expect(isRulesVersion(version)).toBe(false);
});

test('a file with an unknown version is refused, and the error lists the known ones', async () => {
  const read = await readGame('[Game "Targets"]\n[Rules "99"]\n[Seed "x"]\n');
  expect(read.ok ? undefined : read.error).toMatchObject({ code: 'bad-value', found: '99' });
});
