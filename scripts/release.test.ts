import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { copyWorkingTree, linkPackages } from './workingCopy.ts';
import { filesWithVersion, notesOf, objections, releasedChangelog, versioned } from './release.ts';
import { ROOT } from './tools.ts';

const CHANGELOG = '# Changelog\n\n## [Unreleased]\n\n### Added\n\n- A well.\n\n## [0.1.0] - 2026-11-15\n\n- A tent.\n';

test('what was under Unreleased is the version’s, and are its notes', () => {
  const after = releasedChangelog(CHANGELOG, '0.2.0', '2026-11-18');
  expect(after).toBe(
    '# Changelog\n\n## [Unreleased]\n\n## [0.2.0] - 2026-11-18\n\n### Added\n\n- A well.\n\n## [0.1.0] - 2026-11-15\n\n- A tent.\n',
  );
  expect(notesOf(after, '0.2.0')).toBe('### Added\n\n- A well.');
  expect(notesOf(after, '0.1.0')).toBe('- A tent.');
});

test.each([
  ['0.1.0', CHANGELOG, '', [], /does not come after 0\.1\.0/],
  ['0.0.9', CHANGELOG, '', [], /does not come after 0\.1\.0/],
  ['v0.2', CHANGELOG, '', [], /is not a version/],
  ['0.2.0', CHANGELOG, ' M README.md', [], /not committed:\n M README\.md/],
  ['0.2.0', CHANGELOG, '', ['v0.2.0'], /a tag v0\.2\.0 already/],
  ['0.2.0', releasedChangelog(CHANGELOG, '0.1.5', '2026-11-18'), '', [], /Nothing is under Unreleased/],
])('%s is refused with a reason: %#', (version, changelog, status, tags, reason) => {
  const [only, ...others] = objections(version, '0.1.0', changelog, status, tags);
  expect(only).toMatch(reason);
  expect(others).toEqual([]);
});

test('0.10.0 comes after 0.9.9, and a clean tree with news can be released', () => {
  expect(objections('0.10.0', '0.9.9', CHANGELOG, '', ['v0.9.9'])).toEqual([]);
});

test('every file that names the version gets the new one, and dependencies keep theirs', () => {
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { readonly version: string };
  expect(filesWithVersion().length).toBeGreaterThan(10);
  expect(filesWithVersion()).toContain('python/src/caravanserai/__init__.py');
  for (const file of filesWithVersion()) {
    const before = readFileSync(join(ROOT, file), 'utf8').split('\n');
    const after = versioned(file, before.join('\n'), version, '9.8.7').split('\n');
    const changed = after.filter((line, i) => line !== before[i]);
    expect([file, changed.length > 0, changed.every((line) => line.includes('9.8.7'))]).toEqual([file, true, true]);
    expect(after).toHaveLength(before.length);
  }
});

test('one command: versions, CHANGELOG, packages, a commit and a tag; a dry run changes nothing', async () => {
  const { root, remove } = await copyWorkingTree('release');
  try {
    linkPackages(root);
    symlinkSync(join(ROOT, 'node_modules/typescript'), join(root, 'node_modules/typescript'), 'junction');
    for (const file of ['README.md', 'LICENSE', '.gitignore'])
      writeFileSync(join(root, file), readFileSync(join(ROOT, file)));
    writeFileSync(join(root, 'CHANGELOG.md'), CHANGELOG);
    for (const file of ['docs/library.md', 'python/src/caravanserai/__init__.py'])
      cpSync(join(ROOT, file), join(root, file), { recursive: true });
    const git = (...args: readonly string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' });
    git('init', '--quiet');
    git('config', 'user.name', 'Ada');
    git('config', 'user.email', 'ada@example.org');
    git('add', '--all');
    git('commit', '--quiet', '--message', 'Add everything');
    const run = (...args: readonly string[]) =>
      spawnSync(process.execPath, [join(root, 'scripts/release.ts'), '99.0.0', ...args], {
        cwd: root,
        encoding: 'utf8',
        env: { ...process.env, PATH: withoutDocker() },
      });
    expect(run('--dry-run').stdout).toContain('Nothing was changed.');
    expect(git('status', '--porcelain')).toBe('');
    const { status, stdout, stderr } = run();
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toContain('Docker does not run here');
    expect(git('log', '-1', '--format=%s')).toBe('Release 99.0.0\n');
    expect(git('tag', '--list', '--format=%(refname:short) %(contents:body)')).toContain('v99.0.0');
    expect(git('status', '--porcelain')).toBe('');
    for (const name of ['caravanserai-bots', 'create-caravanserai-bot'])
      expect(existsSync(join(root, `dist/packages/${name}-99.0.0.tgz`))).toBe(true);
  } finally {
    rmSync(join(root, '.git'), { recursive: true, force: true });
    remove();
  }
});

function withoutDocker(): string {
  return (process.env['PATH'] ?? '')
    .split(':')
    .filter((folder) => !existsSync(join(folder, 'docker')))
    .join(':');
}
