import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BORDER_CARDS, GOODS_CARDS, TRIBE_CARDS } from '@caravanserai/targi/cards';
import * as targetsRules from '@caravanserai/targets/rules';
import { RULE_SECTIONS, RULINGS } from '@caravanserai/targi/rules';
import { expect, test } from 'vitest';
import { outdatedPages, PAGES, targetsPage, targiPage } from './docs.ts';

test('the pages made from data are up to date (else: npm run docs)', () => {
  expect(outdatedPages()).toEqual([]);
});

test('a page that is not there is out of date', () => {
  const empty = mkdtempSync(join(tmpdir(), 'docs-'));
  try {
    expect(outdatedPages(empty)).toEqual(Object.keys(PAGES));
  } finally {
    rmSync(empty, { recursive: true });
  }
});

function anchorsOf(page: string): string[] {
  return [...page.matchAll(/<a id="([^"]+)">/g)].map(([, id]) => id).toSorted();
}

test('the page of Targets has every rule and ruling once, and every refusal', () => {
  const page = targetsPage();
  const lines = [...Object.values(targetsRules.RULE_SECTIONS).flat(), ...Object.keys(targetsRules.RULINGS)];
  expect(anchorsOf(page)).toEqual(lines.toSorted());
  expect(page).toContain(`**T1** to **T${Object.keys(targetsRules.RULINGS).length}**`);
  for (const reason of Object.keys(targetsRules.REASONS)) expect(page).toContain(`| \`${reason}\` |`);
});

test('the page of Targi has every rule, ruling and card once', () => {
  const page = targiPage();
  expect(anchorsOf(page)).toEqual([...Object.values(RULE_SECTIONS).flat(), ...Object.keys(RULINGS)].toSorted());
  const rows = page.split('\n').filter((line) => line.startsWith('| ') && !line.startsWith('| ---'));
  const heads = 7; // border, goods, five symbols
  expect(rows).toHaveLength(heads + BORDER_CARDS.length + GOODS_CARDS.length + TRIBE_CARDS.length);
});
