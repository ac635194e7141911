import { execFileSync, spawnSync } from 'node:child_process';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { pack } from './pack.ts';
import { ROOT } from './tools.ts';

// `npm run release -- 0.2.0` makes a release of HEAD: the version in every manifest, the CHANGELOG, the packages, a
// commit, a tag, the image. Nothing is published from this machine: pushing the tag starts
// .github/workflows/release.yml, which publishes.

const USAGE = `npm run release -- VERSION [--dry-run] [--tests]

Sets VERSION (such as 0.2.0) everywhere, moves the Unreleased part of the CHANGELOG to it, packs the packages into dist/packages, commits,
tags vVERSION, and builds the image if docker is there.
  --dry-run   only says what would be done
  --tests     runs npm test first`;

/** Reasons why this version cannot be released now, one sentence each. */
export function objections(
  version: string,
  now: string,
  changelog: string,
  status: string,
  tags: readonly string[],
): string[] {
  const sentences: string[] = [];
  if (!/^\d+\.\d+\.\d+$/.test(version)) sentences.push(`${version} is not a version such as 0.2.0.`);
  else if (compare(version, now) <= 0) sentences.push(`${version} does not come after ${now}.`);
  if (tags.includes(`v${version}`)) sentences.push(`There is a tag v${version} already.`);
  if (status !== '') sentences.push(`These files are not committed:\n${status}`);
  if (unreleased(changelog) === '')
    sentences.push('Nothing is under Unreleased in CHANGELOG.md: say what is new first.');
  return sentences;
}

function compare(one: string, other: string): number {
  return one.localeCompare(other, 'en', { numeric: true });
}

function unreleased(changelog: string): string {
  return /^## \[Unreleased\]\n([^]*?)(?=^## \[|(?![^]))/m.exec(changelog)?.[1]?.trim() ?? '';
}

/** Moves the entries under Unreleased to a section for the version and its date. */
export function releasedChangelog(changelog: string, version: string, day: string): string {
  return changelog.replace('## [Unreleased]\n', `## [Unreleased]\n\n## [${version}] - ${day}\n`);
}

/** The changelog section of one version, used as release notes. */
export function notesOf(changelog: string, version: string): string {
  const start = changelog.indexOf(`## [${version}]`);
  if (start < 0) throw new Error(`CHANGELOG.md has no part for ${version}.`);
  const body = changelog.slice(changelog.indexOf('\n', start));
  const end = body.indexOf('\n## [');
  return (end < 0 ? body : body.slice(0, end)).trim();
}

/** A file's text with the old version replaced by the new one. */
export function versioned(file: string, text: string, from: string, to: string): string {
  const old = `"version": "${from}"`;
  if (file === 'package-lock.json') return withLockVersions(text, to);
  if (file.endsWith('package.json')) return text.replace(old, `"version": "${to}"`);
  if (file.endsWith('.py')) return text.replace(`__version__ = "${from}"`, `__version__ = "${to}"`);
  return text.replaceAll(`-${from}.tgz`, `-${to}.tgz`);
}

/** Our own packages are the entries that do not come from the registry. */
function withLockVersions(text: string, to: string): string {
  const lock = JSON.parse(text) as { version: string; packages: Record<string, { version?: string; link?: boolean }> };
  lock.version = to;
  for (const [folder, entry] of Object.entries(lock.packages)) {
    if (!folder.includes('node_modules') && entry.version !== undefined) entry.version = to;
  }
  return `${JSON.stringify(lock, undefined, 2)}\n`;
}

export function filesWithVersion(): readonly string[] {
  return [
    'package.json',
    'package-lock.json',
    'docs/library.md',
    'python/src/caravanserai/__init__.py',
    ...globSync('{apps,packages}/*/package.json', { cwd: ROOT }),
  ];
}

function read(file: string): string {
  return readFileSync(join(ROOT, file), 'utf8');
}

function git(...args: readonly string[]): string {
  return execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim();
}

function hasDocker(): boolean {
  return spawnSync('docker', ['info'], { stdio: 'ignore' }).status === 0;
}

async function release(version: string, isDry: boolean, withTests: boolean): Promise<void> {
  const { version: now } = JSON.parse(read('package.json')) as { readonly version: string };
  const changelog = read('CHANGELOG.md');
  const wrong = objections(version, now, changelog, git('status', '--porcelain'), git('tag').split('\n'));
  if (wrong.length > 0) throw new Error(wrong.join('\n'));
  const files = filesWithVersion();
  const image = hasDocker();
  const say = (done: string, planned: string) => console.log(isDry ? `would ${planned}` : done);
  if (withTests) {
    say('Tests run …', 'run npm test');
    if (!isDry) execFileSync('npm', ['test'], { cwd: ROOT, stdio: 'inherit', shell: process.platform === 'win32' });
  }
  if (!isDry) {
    for (const file of files) writeFileSync(join(ROOT, file), versioned(file, read(file), now, version));
    const day = new Date().toISOString().slice(0, 10);
    writeFileSync(join(ROOT, 'CHANGELOG.md'), releasedChangelog(changelog, version, day));
  }
  say(
    `${version} is set in ${files.length} files and in CHANGELOG.md.`,
    `set ${version} in ${files.join(', ')}, and in CHANGELOG.md`,
  );
  try {
    const packed = isDry ? [] : await pack(join(ROOT, 'dist/packages'));
    say(
      `The packages are in dist/packages: ${packed.map(({ name }) => name).join(', ')}.`,
      'pack the packages into dist/packages',
    );
  } catch (error) {
    git('checkout', '--', 'CHANGELOG.md', ...files); // restored, so that the release can be tried again
    throw error;
  }
  if (!isDry) {
    git('commit', '--quiet', '--all', '--message', `Release ${version}`);
    git('tag', '--annotate', `v${version}`, '--message', notesOf(read('CHANGELOG.md'), version), '--cleanup=verbatim');
  }
  say(`Committed and tagged v${version}.`, `commit «Release ${version}» and tag it v${version}`);
  if (!image)
    console.log(
      'Docker does not run here, so no image is built: the workflow of the repository builds it from the tag.',
    );
  else {
    say(`Building the image caravanserai:${version} …`, `build the image caravanserai:${version}`);
    if (!isDry)
      execFileSync('docker', ['build', '--tag', `caravanserai:${version}`, '.'], { cwd: ROOT, stdio: 'inherit' });
  }
  console.log(isDry ? 'Nothing was changed.' : `\nTo publish it: git push origin HEAD v${version}`);
}

async function main(): Promise<void> {
  const options = {
    'dry-run': { type: 'boolean', default: false },
    tests: { type: 'boolean', default: false },
    notes: { type: 'boolean', default: false },
  } as const;
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const [version, ...more] = positionals;
  if (version === undefined || more.length > 0) {
    console.error(USAGE);
    process.exitCode = 2;
    return;
  }
  try {
    if (values.notes) console.log(notesOf(read('CHANGELOG.md'), version));
    else await release(version, values['dry-run'], values.tests);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

if (import.meta.main) await main();
