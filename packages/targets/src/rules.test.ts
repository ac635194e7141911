import { readdirSync, readFileSync } from 'node:fs';
import { ruleSuite } from '@caravanserai/testkit';
import { expect, test } from 'vitest';
import { FAULTS, REASONS, RULE_SECTIONS, RULINGS } from './rules.ts';

const folder = new URL('.', import.meta.url);

ruleSuite({
  prefix: 'TT',
  lines: Object.values(RULE_SECTIONS).flat(),
  others: Object.entries(RULINGS),
  refusals: [...Object.entries(REASONS), ...Object.entries(FAULTS)],
  name: /TT-\d+|T\d+/,
  sources: readdirSync(folder)
    .filter((file) => file.endsWith('.test.ts') && file !== 'rules.test.ts')
    .map((file) => readFileSync(new URL(file, folder), 'utf8')),
});

test('[rules] the rulings are numbered from 1 without gaps', () => {
  expect(Object.keys(RULINGS)).toEqual(Object.keys(RULINGS).map((_, i) => `T${i + 1}`));
});
