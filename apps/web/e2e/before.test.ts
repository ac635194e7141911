import { translator } from '@caravanserai/texts';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { FLOOR } from '../floor.ts';
import { expectSoon, receiveVisitors } from './visitor.ts';

const visitors = receiveVisitors();

/** Simulates a browser without `blocking="render"` before the program has loaded. */
async function openWithoutProgram(page: Page): Promise<void> {
  await page.route(/\/$/, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    expect(html).toContain(' blocking="render"');
    await route.fulfill({ response, body: html.replace(' blocking="render"', '') });
  });
  await page.route(/\/assets\/index-[^/]*\.js$/, () => new Promise(() => undefined)); // never completes
  await page.goto(visitors.url(), { waitUntil: 'commit' });
  await page.locator('#root').waitFor({ state: 'attached' });
}

const groundOf = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
const [DAY, NIGHT] = ['rgb(251, 245, 232)', 'rgb(20, 19, 43)'];

describe('before the program has arrived', () => {
  test.each([
    ['dark', 'light', NIGHT],
    ['light', 'dark', DAY],
    ['system', 'dark', NIGHT],
  ] as const)('the theme is %s where that was chosen and the system is %s', async (theme, colorScheme, ground) => {
    const page = await visitors.visit('en', { colorScheme, kept: { 'caravanserai.theme': theme } });
    await openWithoutProgram(page);
    await expectSoon(() => groundOf(page)).toBe(ground);
    expect(await page.locator('#root > *').count()).toBe(0);
  });

  test('motion is off where that was chosen', async () => {
    const page = await visitors.visit('en', { kept: { 'caravanserai.motion': 'still' } });
    await openWithoutProgram(page);
    expect(await page.locator('html').getAttribute('data-still')).toBe('');
  });
});

/** Each removes a feature that the oldest browsers of `floor.ts` support. */
const OLDER: Readonly<Record<string, () => void>> = {
  'no color-mix(): Chrome 110': () => {
    const { supports } = CSS;
    CSS.supports = (...asked: readonly string[]) =>
      !asked.join(' ').includes('color-mix') && supports(asked[0]!, asked[1]!);
  },
  'no :has(): Firefox 120': () => {
    const { supports } = CSS;
    CSS.supports = (...asked: readonly string[]) => asked.length > 1 && supports(asked[0]!, asked[1]!);
  },
  'no CompressionStream: Safari 16.3': () => void Reflect.deleteProperty(window, 'CompressionStream'),
  'no toSorted: Safari 15': () => void Reflect.deleteProperty(Array.prototype, 'toSorted'),
};

describe('a browser that is too old', () => {
  test.each(Object.entries(OLDER))('%s: says so in its language, and the program rests', async (_name, grow) => {
    const page = await visitors.visit('de');
    await page.addInitScript(grow);
    await page.reload();
    const notice = page.locator('#too-old');
    await notice.waitFor();
    expect(await notice.innerText()).toBe(translator('de')('shell.plain.tooOld', FLOOR));
    await page.waitForLoadState('networkidle');
    expect(await page.locator('#root > *').count()).toBe(0);
  });

  test('speaks English to those whose language is not there', async () => {
    const page = await visitors.visit('en', { locale: 'ja-JP' });
    await page.addInitScript(() => Reflect.deleteProperty(Array.prototype, 'toSorted'));
    await page.reload();
    expect(await page.locator('#too-old').innerText()).toBe(translator('en')('shell.plain.tooOld', FLOOR));
  });

  test('no other browser is told so', async () => {
    const page = await visitors.visit('en');
    expect(await page.locator('#too-old').isVisible()).toBe(false);
  });
});
