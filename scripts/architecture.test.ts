import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './tools.ts';

test('every file that the walks through the page name is there', () => {
  const page = readFileSync(join(ROOT, 'docs/architecture.md'), 'utf8');
  const walks = page.slice(page.indexOf('## The page'), page.indexOf('## Words'));
  const named = [...new Set(walks.match(/(?<=`)[\w/]+\.tsx?(?=`)/g))];
  const files = globSync(['apps/web/src/**/*.{ts,tsx}', 'packages/*/src/**/*.ts'], { cwd: ROOT });
  const known = files.map((file) => `/${file.replaceAll('\\', '/').replace('packages/contract/src', 'contract')}`);
  const short = named.map((name) => name.replace('packages/contract/src', 'contract'));
  expect(named.length).toBeGreaterThan(40);
  expect(short.filter((name) => !known.some((file) => file.endsWith(`/${name}`)))).toEqual([]);
});
