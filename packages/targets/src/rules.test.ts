import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { FAULTS, REASONS, RULE_SECTIONS, RULINGS } from './rules.ts';

/** The titles of the tests of this folder begin with what they test: «TT-14 T3 a flicked die whose top face …». */
const OWN_NAME = 'rules.test.ts';
const folder = new URL('.', import.meta.url);
const sources = readdirSync(folder)
  .filter((file) => file.endsWith('.test.ts') && file !== OWN_NAME)
  .map((file) => readFileSync(new URL(file, folder), 'utf8'));

/** Of each title the names at its beginning: rules and rulings. */
const titles = sources.flatMap((source) =>
  Array.from(source.matchAll(/['"`]\[?((?:(?:TT-\d+|T\d+)[ \]])+)(?=[^'"`]+['"`])/g), ([, names]) =>
    names.split(/[ \]]/).filter(Boolean),
  ),
);
const tested = new Set(titles.flat());
const rules = Object.values(RULE_SECTIONS).flat();

describe('every rule has a test', () => {
  test.each(rules)('[rules] %s', (rule) => {
    expect(tested).toContain(rule);
  });

  test('[rules] the lines are numbered from 1 on, without a gap', () => {
    expect(rules).toEqual(rules.map((_, i) => `TT-${i + 1}`));
    expect(Object.keys(RULINGS)).toEqual(Object.keys(RULINGS).map((_, i) => `T${i + 1}`));
  });

  test.each(Object.entries(RULINGS))('[rules] %s, which %s states', (ruling, rule) => {
    expect(titles.filter((names) => names.includes(ruling) && names.includes(rule))).not.toEqual([]);
  });

  test.each([...Object.entries(REASONS), ...Object.entries(FAULTS)])(
    '[rules] the refusal or fault «%s»',
    (code, rule) => {
      expect(rules).toContain(rule);
      expect(sources.filter((source) => source.includes(`'${code}'`))).not.toEqual([]);
    },
  );

  test('[rules] no title names a rule that is not there', () => {
    const known = new Set<string>([...rules, ...Object.keys(RULINGS)]);
    expect([...tested].filter((name) => !known.has(name))).toEqual([]);
  });
});
