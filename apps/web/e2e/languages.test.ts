import { LANGUAGES, languageName, translator } from '@caravanserai/texts';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { expectSoon, receiveVisitors, settled } from './visitor.ts';
import { IS_WHOLE } from './whole.ts';

const visitors = receiveVisitors();
const { visit } = visitors;

const SCREENS = [
  '/',
  '/learn',
  '/targi/new',
  '/targi/new?with=friend',
  '/targi/look',
  '/targi/rules',
  '/targets/rules',
  '/targi/cards',
];

async function choose(page: Page, from: (typeof LANGUAGES)[number], to: (typeof LANGUAGES)[number]): Promise<void> {
  await page.getByRole('button', { name: translator(from)('shell.settings.open') }).click();
  await page.getByRole('button', { name: languageName(to) }).click();
  await expectSoon(() => page.locator('html').getAttribute('lang')).toBe(to);
  await page.getByRole('button', { name: translator(to)('shell.settings.close') }).click();
}

describe.each(IS_WHOLE ? LANGUAGES : (['fr', 'pl'] as const))('%s', (language) => {
  test('is what a browser of that language hears, on every screen, with no text missing', async () => {
    const page = await visit(language);
    for (const path of SCREENS) {
      await page.goto(`${visitors.url()}${path}`);
      await settled(page);
      expect(await page.locator('html').getAttribute('lang')).toBe(language);
      expect(await page.locator('body').innerText()).not.toMatch(/\{\{|\b(home|shell|targi|bots|board|play)\.\w+\./);
    }
  });

  test('is loaded alone', async () => {
    const page = await visit(language);
    const asked = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    const bodies = await Promise.all(
      asked.filter((url) => url.endsWith('.js')).map(async (url) => (await fetch(url)).text()),
    );
    const spoken = LANGUAGES.filter((each) => {
      const title = translator(each)('shell.nowhere.text');
      return bodies.some((body) => body.includes(title));
    });
    expect(spoken).toEqual([language]);
  });
});

test('is changed in the settings, and remembered', async () => {
  const page = await visit('en');
  await choose(page, 'en', 'de');
  expect(await page.locator('h1').innerText()).toBe(translator('de')('home.hero.title'));
  expect(await page.title()).toBe(translator('de')('home.title'));

  await page.goto(`${visitors.url()}/rules`);
  await settled(page);
  expect(await page.locator('html').getAttribute('lang')).toBe('de');
  await choose(page, 'de', 'en');
  expect(await page.locator('h1').innerText()).toBe(translator('en')('pages.rules.title'));
});

test('changes at a table without disturbing the game', async () => {
  const page = await visit('en');
  await page.getByRole('button', { name: translator('en')('teaser.targi.start') }).click();
  await page.getByRole('grid').waitFor();
  const table = page.url();
  await page.evaluate(() => {
    const dialog = document.querySelector('#settings');
    if (dialog instanceof HTMLDialogElement) dialog.showModal();
  });
  await page.getByRole('button', { name: languageName('fr') }).click();
  await expectSoon(() => page.locator('html').getAttribute('lang')).toBe('fr');
  await page.getByRole('grid').waitFor();
  expect(page.url()).toBe(table);
});

test('?lang= chooses the language of a link, and goes along', async () => {
  const page = await visit('en', {}, '/?lang=fr');
  expect(await page.locator('html').getAttribute('lang')).toBe('fr');
  await page.getByRole('link', { name: translator('fr')('shell.nav.rules'), exact: true }).click();
  await page.locator('#rules-title').waitFor();
  expect(page.url()).toContain('/targi/rules?lang=fr');
});
