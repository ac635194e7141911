import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './tools.ts';

const { wrongIn } = (await import(join(ROOT, 'scripts/commitMessage.mjs'))) as {
  wrongIn(message: string): readonly string[];
};

test.each([
  'Let the silversmith take gold before goods',
  'Refuse a second process on one SQLite file\n\nIt would lose moves.\n',
  'Pass the focus on\n# Please enter the commit message\n',
  "Merge branch 'trunk'",
  'Address two races between nodes',
])('is fine: %s', (message) => expect(wrongIn(message)).toEqual([]));

// [message, expected complaint]
test.each([
  ['', /empty/],
  ['# only a comment', /empty/],
  [`Let ${'x'.repeat(70)}`, /74 letters/],
  ['fix: the clock', /tag, "fix:"/],
  ['let it be', /small letter/],
  ['Fixed the clock', /begins with "Fixed"/],
  ['Fixes the clock', /begins with "Fixes"/],
  ['The clock stands still', /begins with "The"/],
  ['Stop the clock.', /full stop/],
  ['Stop the clock\nbecause', /second line/],
])('is refused: %s', (message, said) => expect(wrongIn(message).join()).toMatch(said));

test('git runs it in a checkout that was set up', () => {
  const folder = mkdtempSync(join(tmpdir(), 'commit-'));
  try {
    for (const path of ['.githooks', 'scripts/commitMessage.mjs'])
      cpSync(join(ROOT, path), join(folder, path), { recursive: true });
    const git = (...args: string[]) =>
      spawnSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b', '-c', 'commit.gpgsign=false', ...args], {
        cwd: folder,
        encoding: 'utf8',
      });
    git('init', '-q');
    git('config', 'core.hooksPath', '.githooks');
    expect(git('commit', '--allow-empty', '-m', 'Fixed it').stderr).toContain('imperative');
    expect(git('commit', '--allow-empty', '-m', 'Mend it').status).toBe(0);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
