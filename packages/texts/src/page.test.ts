import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { WORDS } from './everything.ts';
import { LANGUAGES, loadTargets, loadTranslator } from './page.ts';

const WEB = join(import.meta.dirname, '../../../apps/web/src');

test.each(LANGUAGES)('the page speaks %s with the words of that language', async (language) => {
  const t = await loadTranslator(language);
  expect(t.language).toBe(language);
  expect(t('home.hero.title')).toBe(WORDS[language].home.hero.title);
  // @ts-expect-error a key of a part that is not loaded fails to compile, and throws
  expect(() => t('server.notFound.title')).toThrow('no text');
});

test('is loaded once', () => {
  expect(loadTranslator('fr')).toBe(loadTranslator('fr'));
  expect(loadTargets('fr')).not.toBe(loadTranslator('fr'));
});

// [place in the page, texts that are not loaded there]
const unloaded = [
  ['**', 'cli|server|terminal|botsCli|targetsCli'],
  ['{app,online,keeper}/**', 'targi|targiRules|targiRulings|board|play|coach|targets'],
  ['games/targi/**', 'targets'],
  ['games/targets/**', 'targi|targiRules|targiRulings|board|play|coach'],
  ['games/targi/{setup,table}/**', 'targiRules|targiRulings'],
] as const;

test.each(unloaded)('%s asks for no word of %s', (folder, topics) => {
  const pattern = new RegExp(`['"\`](?:${topics})\\.[\\w.\${}-]+['"\`]`, 'g');
  const asked = globSync(`${folder}/*.{ts,tsx}`, { cwd: WEB })
    .filter((path) => !/\.test\.tsx?$/.test(path))
    .flatMap((path) => {
      const source = readFileSync(join(WEB, path), 'utf8');
      return [...source.matchAll(pattern)].map(([key]) => `${path}: ${key}`);
    });
  expect(asked).toEqual([]);
});
