import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { limitRows } from './limitsTable.ts';
import { settingsTable } from './settingsTable.ts';

const page = readFileSync(join(import.meta.dirname, '../../../docs/operations.md'), 'utf8');

test('docs/operations.md has every limit as it is', () => {
  const [, section] = page.split('\n## Limits\n');
  const rows = section
    .split('\n## ')[0]
    .split('\n')
    .filter((line) => /^\| (?!what \||limit \|)/.test(line));
  expect(rows).toEqual(limitRows());
});

test('docs/operations.md has every setting as it is', () => {
  const rows = page.split('\n').filter((line) => /^\| `[A-Z_]+` \|/.test(line));
  expect(rows).toEqual(settingsTable());
});
