import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { TRIBE_CARDS, type TribeCard } from './cards.ts';
import { REASONS, RULE_SECTIONS, ruleOfEffect, RULINGS } from './rules.ts';

/**
 * The titles of the tests of this folder begin with what they test: «TG-43 R1 the first player’s shortfall …», or «TG-53 W4 …» for a
 * card. A title is a text that begins so, whether it stands in a call or in a table.
 */
const OWN_NAME = 'rules.test.ts';
const folder = new URL('.', import.meta.url);
const sources = readdirSync(folder)
  .filter((file) => file.endsWith('.test.ts') && file !== OWN_NAME)
  .map((file) => readFileSync(new URL(file, folder), 'utf8'));

/** Of each title the names at its beginning: rules, rulings, cards. */
const titles = sources.flatMap((source) =>
  Array.from(source.matchAll(/['"`]\[?((?:(?:TG-\d+|R\d+|[WCOGN]\d)[ \]])+)(?=[^'"`]+['"`])/g), ([, names]) =>
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
    expect(rules).toEqual(Array.from({ length: 72 }, (_, i) => `TG-${i + 1}`));
  });

  test.each(Object.entries(RULINGS))('[rules] %s, which %s states', (ruling, rule) => {
    expect(titles.filter((names) => names.includes(ruling) && names.includes(rule))).not.toEqual([]);
  });

  test.each(Object.entries(REASONS))('[rules] the refusal «%s»', (reason, rule) => {
    expect(rules).toContain(rule);
    expect(sources.filter((source) => source.includes(`'${reason}'`))).not.toEqual([]);
  });

  const effects = TRIBE_CARDS.flatMap(({ id, effect }: TribeCard) => (effect ? [[id, ruleOfEffect(effect)]] : []));

  test.each(effects)('[rules] the card %s, by %s', (id, rule) => {
    expect(titles.filter((names) => names.includes(id) && names.includes(rule))).not.toEqual([]);
  });

  test('[rules] no title names a rule that is not there', () => {
    const known = new Set<string>([...rules, ...Object.keys(RULINGS), ...TRIBE_CARDS.map(({ id }) => id)]);
    expect([...tested].filter((name) => !known.has(name))).toEqual([]);
  });
});
