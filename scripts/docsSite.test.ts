import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, posix } from 'node:path';
import MiniSearch from 'minisearch';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { GROUPS } from './docsSite/pages.ts';
import { slug, writeDocsSite } from './docsSite.ts';
import { licenceFile } from './licences.ts';
import { ROOT } from './tools.ts';

const folder = mkdtempSync(join(tmpdir(), 'docs-site-'));
beforeAll(() => writeDocsSite(folder));
afterAll(() => rmSync(folder, { recursive: true }));
const read = (file: string) => readFileSync(join(folder, file), 'utf8');

test('every document is a page, and every link in it leads to a page, a picture or a heading', () => {
  const pages = globSync('**/*.html', { cwd: folder }).map((page) => page.replaceAll('\\', '/'));
  expect(pages.length).toBeGreaterThan(globSync('docs/**/*.md', { cwd: ROOT }).length);
  const broken: string[] = [];
  for (const page of pages) {
    for (const [, href] of read(page).matchAll(/(?:href|src)="([^"]*)"/g)) {
      if (/^(https?:|mailto:|\/)/.test(href)) continue;
      const [path, anchor] = href.split('#');
      const target = path === '' ? page : posix.join(posix.dirname(page), path);
      const isThere = existsSync(join(folder, target)) && path !== '.';
      if (!isThere || (anchor && !read(target).includes(`id="${anchor}"`))) broken.push(`${page}: ${href}`);
    }
  }
  expect(broken).toEqual([]);
});

test('every document is once in the side bar, with its page marked, its contents and a link to edit it', () => {
  const grouped = GROUPS.flatMap(({ files }) => [...files] as string[]).toSorted();
  const pages = [...globSync('docs/**/*.md', { cwd: ROOT }), ...globSync('*.md', { cwd: ROOT })];
  expect(grouped).toEqual(pages.map((page) => page.replaceAll('\\', '/')).toSorted());
  for (const file of grouped) {
    const name = file.replace(/^docs\//, '').replace(/\.md$/, '.html');
    expect([file, read(name).split('aria-current="page"').length]).toEqual([file, 2]);
    expect(read(name)).toContain(`/edit/main/${file}">Edit this page</a>`);
  }
  expect(read('operations.html')).toContain('<nav class="contents"');
});

test('code and tables wider than a phone can be scrolled by keyboard', () => {
  const pages = globSync('**/*.html', { cwd: folder });
  for (const page of pages) expect([page, /<pre>|(?<!tabindex="0">)<table/.test(read(page))]).toEqual([page, false]);
});

test.each([
  ['metrics prometheus', 'operations.html#logs-and-metrics'],
  ['docker compose', 'deploy.html#with-docker'],
  ['TRUST_PROXY', 'operations.html#settings'],
])('the search finds «%s»', (words, section) => {
  const { options, index: made } = JSON.parse(read('search.json'));
  const index = MiniSearch.loadJS(made, options);
  const found = index.search(words, { prefix: true, fuzzy: 0.2, boost: { title: 3 } }).slice(0, 8);
  expect(found.map(({ id }) => id as string)).toContain(section);
});

test('headings get the names that links use', () => {
  expect(slug('Logs and metrics')).toBe('logs-and-metrics');
  expect(slug('What «you» see: `npm test`')).toBe('what-you-see-npm-test');
});

test('everything that the page ships is named with its licence', () => {
  const file = licenceFile();
  for (const name of ['react', 'three', '@dimforge/rapier3d-simd-compat', '@fontsource-variable/inter']) {
    expect(file).toMatch(new RegExp(`^${name} \\S+ \\((MIT|Apache-2.0|OFL-1.1)\\)$`, 'm'));
    expect(read('licences.html')).toContain(`<h2 id="${slug(name)}">${name} `);
  }
});

test('what the repository brings for others can be read', () => {
  for (const file of globSync('.github/**/*.yml', { cwd: ROOT })) {
    expect(parse(readFileSync(join(ROOT, file), 'utf8')), file).toHaveProperty('name');
  }
  expect(readFileSync(join(ROOT, '.github/workflows/test.yml'), 'utf8')).toContain('bash .ci/run');
});

test('the manifest names pictures that are there, in their size', () => {
  const { screenshots } = JSON.parse(readFileSync(join(ROOT, 'apps/web/public/manifest.webmanifest'), 'utf8')) as {
    screenshots: { src: string; sizes: string }[];
  };
  for (const { src, sizes } of screenshots) {
    const png = readFileSync(join(folder, src.replace('/docs/', '')));
    expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`).toBe(sizes);
  }
});
