import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { WORDS } from './everything.ts';
import { LANGUAGES, loadTranslator, targetsWords } from './page.ts';

const WEB = join(import.meta.dirname, '../../../apps/web/src');

test.each(LANGUAGES)('the page speaks %s with the words of that language', async (language) => {
  const t = await loadTranslator(language);
  expect(t.language).toBe(language);
  expect(t('home.hero.title')).toBe(WORDS[language].home.hero.title);
  expect(() => t('server.notFound.title')).toThrow('no text');
});

test('is loaded once', () => {
  expect(loadTranslator('fr')).toBe(loadTranslator('fr'));
  expect(targetsWords('fr')).not.toBe(loadTranslator('fr'));
});

test('the page asks for no word of the terminal or the server', () => {
  const asked = globSync('**/*.{ts,tsx}', { cwd: WEB })
    .filter((path) => !/\.test\.tsx?$/.test(path))
    .flatMap((path) => {
      const source = readFileSync(join(WEB, path), 'utf8');
      return [...source.matchAll(/['"`](?:cli|server|targetsCli)\.[\w.${}-]+['"`]/g)].map(([key]) => `${path}: ${key}`);
    });
  expect(asked).toEqual([]);
});
