import { readdirSync, readFileSync } from 'node:fs';
import { ruleSuite } from '@caravanserai/testkit';
import { expect, test } from 'vitest';
import { TRIBE_CARDS, type TribeCard } from './cards.ts';
import { REASONS, RULE_SECTIONS, ruleOfEffect, RULINGS } from './rules.ts';

const folder = new URL('.', import.meta.url);
const lines = Object.values(RULE_SECTIONS).flat();
const effects = TRIBE_CARDS.flatMap(({ id, effect }: TribeCard): [string, string][] =>
  effect ? [[id, ruleOfEffect(effect)]] : [],
);

ruleSuite({
  prefix: 'TG',
  lines,
  others: [...Object.entries(RULINGS), ...effects],
  mentions: TRIBE_CARDS.map(({ id }) => id),
  refusals: Object.entries(REASONS),
  name: /TG-\d+|R\d+|[WCOGN]\d/,
  sources: readdirSync(folder)
    .filter((file) => file.endsWith('.test.ts') && file !== 'rules.test.ts')
    .map((file) => readFileSync(new URL(file, folder), 'utf8')),
});

test('[rules] there are 72 lines', () => {
  expect(lines).toHaveLength(72);
});
