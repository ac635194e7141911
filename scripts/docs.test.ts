import { execFileSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { BORDER_CARDS, GOODS_CARDS, TRIBE_CARDS } from '@caravanserai/targi/cards';
import * as targetsRules from '@caravanserai/targets/rules';
import { RULE_SECTIONS, RULINGS } from '@caravanserai/targi/rules';
import { translator } from '@caravanserai/texts';
import { expect, test } from 'vitest';
import { outdatedPages, PAGES, targetsPage, targiPage } from './docs.ts';
import { ROOT } from './tools.ts';
import { viewTargetsPage } from './viewPages.ts';

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

test('the page of Targets has every rule and ruling once, and no codes for developers', () => {
  const page = targetsPage();
  const lines = [...Object.values(targetsRules.RULE_SECTIONS).flat(), ...Object.keys(targetsRules.RULINGS)];
  expect(anchorsOf(page)).toEqual(lines.toSorted());
  expect(page).toContain(`**T1** to **T${Object.keys(targetsRules.RULINGS).length}**`);
  for (const reason of Object.keys(targetsRules.REASONS)) {
    expect(page).not.toContain(`\`${reason}\``);
    expect(viewTargetsPage()).toContain(`| \`${reason}\` |`);
  }
});

test('the rules open with goal, course and end', () => {
  const t = translator('en');
  expect(targiPage()).toContain(`# The rules of Targi\n\n${t('targiOpening')}\n`);
  expect(targetsPage()).toContain(`# The rules of Targets\n\n${t('targets.page.rulesOpening')}\n`);
});

test('the page of Targi has every rule, ruling and card once', () => {
  const page = targiPage();
  expect(anchorsOf(page)).toEqual([...Object.values(RULE_SECTIONS).flat(), ...Object.keys(RULINGS)].toSorted());
  const rows = page.split('\n').filter((line) => line.startsWith('| ') && !line.startsWith('| ---'));
  const heads = 7; // border, goods, five symbols
  expect(rows).toHaveLength(heads + BORDER_CARDS.length + GOODS_CARDS.length + TRIBE_CARDS.length);
});

const DEPLOYED = join('docs', 'deploy.md'); // this page requires a newer Node

/** The machine's Node may be 20, which cannot run TypeScript. */
test('every command in the documents runs on a machine with Node 20: it is a script of package.json', () => {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  const pages = globSync(['*.md', '{docs,examples,packages,apps}/**/*.md'], {
    cwd: ROOT,
    exclude: ['**/node_modules/**', '**/dist/**'],
  });
  expect(pages.length).toBeGreaterThan(20);
  for (const page of pages) {
    const text = readFileSync(join(ROOT, page), 'utf8');
    if (page !== DEPLOYED) expect([page, ...text.matchAll(/\bnode [\w/.-]+\.ts\b/g)].map(String)).toEqual([page]);
    for (const [command, name] of text.matchAll(/npm run (?:-s )?([a-z][\w:]*)/g)) {
      expect(scripts, `${page}: ${command}`).toHaveProperty([name]);
    }
  }
});

test('npm run ts runs TypeScript whatever Node the machine has', () => {
  const folders = (process.env['PATH'] ?? '')
    .split(delimiter)
    .filter((folder) => !resolve(folder).includes('node_modules'));
  const told = execFileSync('npm', ['run', '-s', 'ts', '--', '-p', 'process.features.typescript'], {
    cwd: ROOT,
    encoding: 'utf8',
    env: { ...process.env, PATH: folders.join(delimiter) },
    shell: process.platform === 'win32',
  });
  expect(told.trim()).toBe('strip');
});
