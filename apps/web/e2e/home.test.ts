import { AxeBuilder } from '@axe-core/playwright';
import { BORDER_CARDS, GOODS_CARDS, TRIBE_CARDS } from '@caravanserai/targi/cards';
import { RULE_SECTIONS, RULINGS } from '@caravanserai/targi/rules';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type House, launchBrowser, openHouse } from './browser.ts';

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 800 };
const LOCALES = { en: 'en-GB', fr: 'fr-FR' } as const;
type Language = keyof typeof LOCALES;
const LANGUAGES = Object.keys(LOCALES) as Language[];

let house: House;
let browser: Browser;
let page: Page | undefined;
let complaints: string[]; // what the console, the network and the page's own errors had to say

beforeAll(async () => {
  house = await openHouse();
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
  await house?.close();
});
beforeEach(() => {
  complaints = [];
});
afterEach(async () => {
  await page?.context().close();
  page = undefined;
  expect(complaints).toEqual([]);
});

/** A visitor: a fresh browser with this language and these wishes, who opens the page. */
async function visit(language: Language, wishes: BrowserContextOptions = {}, path = '/'): Promise<Page> {
  const context = await browser.newContext({
    locale: LOCALES[language],
    viewport: DESKTOP,
    reducedMotion: 'reduce',
    ...wishes,
  });
  const opened = await context.newPage();
  page = opened;
  opened.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(`${message.type()}: ${message.text()}`);
  });
  opened.on('pageerror', (error) => complaints.push(`thrown: ${error.message}`));
  opened.on('requestfailed', (request) => complaints.push(`failed: ${request.url()}`));
  opened.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol !== 'data:' && origin !== house.url) complaints.push(`another host: ${request.url()}`);
  });
  await opened.goto(`${house.url}${path}`);
  await settled(opened);
  return opened;
}

/** Drawn, and in its own fonts: before that, sizes and colours are not yet what people see. */
async function settled(opened: Page): Promise<void> {
  await opened.locator('h1').waitFor();
  await opened.evaluate(() => document.fonts.ready.then(() => undefined));
}

function idsOf(opened: Page, selector: string, attribute: string): Promise<readonly (string | null)[]> {
  return opened.locator(selector).evaluateAll((found, name) => found.map((one) => one.getAttribute(name)), attribute);
}

describe.each(LANGUAGES)('the home page in %s', (language) => {
  test('speaks the language of the browser', async () => {
    const opened = await visit(language);
    expect(await opened.locator('html').getAttribute('lang')).toBe(language);
    expect(await opened.locator('h1').count()).toBe(1);
    expect(await opened.locator('h1').innerText()).not.toBe('');
    expect(await opened.title()).not.toBe('');
  });

  test('has every line of the rules once, in order', async () => {
    const opened = await visit(language);
    const wanted = Object.values(RULE_SECTIONS).flat();
    expect(wanted).toHaveLength(72);
    expect(await idsOf(opened, '[id^="TG-"]', 'id')).toEqual(wanted);
  });

  test('has every ruling', async () => {
    const opened = await visit(language);
    const wanted = Object.keys(RULINGS);
    expect(wanted).toHaveLength(22);
    expect((await idsOf(opened, '[data-ruling]', 'data-ruling')).toSorted()).toEqual(wanted.toSorted());
  });

  test('shows all 80 cards', async () => {
    const opened = await visit(language);
    const border = BORDER_CARDS.map((_card, index) => `border-${index + 1}`);
    const wanted = [...border, ...GOODS_CARDS.map(({ id }) => id), ...TRIBE_CARDS.map(({ id }) => id)];
    expect((await idsOf(opened, '[data-card]', 'data-card')).toSorted()).toEqual(wanted.toSorted());
    const copies = await idsOf(opened, '[data-card]', 'data-copies');
    expect(copies.reduce((sum, count) => sum + Number(count ?? 1), 0)).toBe(80);
  });

  test.each([PHONE, DESKTOP])('fits $width×$height without scrolling sideways', async (viewport) => {
    const opened = await visit(language, { viewport });
    const overflow = await opened.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });
});

// Each theme and each size, each language in both: axe needs some seconds for a page with 80 drawn cards.
test.each([
  ['en', 'light', PHONE],
  ['en', 'dark', DESKTOP],
  ['fr', 'light', DESKTOP],
  ['fr', 'dark', PHONE],
] as const)('axe finds no barrier: %s, %s, %o', async (language, colorScheme, viewport) => {
  const opened = await visit(language, { colorScheme, viewport });
  const { violations, passes } = await new AxeBuilder({ page: opened }).analyze();
  expect(passes.map(({ id }) => id)).toContain('color-contrast');
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
  );
  expect(found).toEqual([]);
});

test('changes the language by the switch, and remembers it', async () => {
  const opened = await visit('en');
  const english = await opened.locator('h1').innerText();
  await opened.locator(':is(a, button)[lang="fr"]').first().click();
  await expect.poll(() => opened.locator('html').getAttribute('lang')).toBe('fr');
  expect(await opened.title()).not.toBe('');

  await opened.goto(house.url);
  await settled(opened);
  expect(await opened.locator('html').getAttribute('lang')).toBe('fr');
  await opened.locator(':is(a, button)[lang="en"]').first().click();
  await expect.poll(() => opened.locator('h1').innerText()).toBe(english);
});

test('?lang= chooses the language of a link', async () => {
  const opened = await visit('en', {}, '/?lang=fr');
  expect(await opened.locator('html').getAttribute('lang')).toBe('fr');
});

test('a link to a rule leads to its line', async () => {
  const opened = await visit('en', { viewport: PHONE }, '/#TG-43');
  await expect.poll(() => opened.locator('#TG-43').evaluate(isOnScreen)).toBe(true);
});

function isOnScreen(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}
