import { translator } from '@caravanserai/texts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { noteSights } from './table/sights.ts';
import { byNumbers, playOn, situationOf, swipe } from './targets/player.ts';
import { expectNoBarrier, expectSoon, PHONE, receiveVisitors, type VisitOptions } from './visitor.ts';

const { visit } = receiveVisitors();
const t = translator('en');
const ENLARGED = { width: 320, height: 256 }; // 1280 × 1024 at a zoom of 400%

async function practise(visitOptions: VisitOptions): Promise<Page> {
  const page = await visit('en', visitOptions, '/targets/practice');
  await page.locator('.targets-stage[data-ready]').waitFor();
  return page;
}

async function boxOf(page: Page, selector: string) {
  const box = await page.locator(selector).boundingBox();
  if (!box) throw new Error(`${selector} is not seen`);
  return box;
}

/** On the enlarged die: starts at `high`, from -1 at its lower edge to 1, and moves down by `downPx` with each step. */
async function drag(page: Page, high: number, downPx: number, whileDown?: () => Promise<void>): Promise<void> {
  await playOn(page, byNumbers, { until: ({ flicking }) => flicking !== undefined });
  const { x, y, width } = await boxOf(page, '.lens');
  await swipe(page, [x + width / 2, y + width * (0.45 - high / 3)], [0, downPx], whileDown);
}

test('where the die is struck is seen, and what a flick meant; it can be pulled back too', async () => {
  const page = await practise({ viewport: PHONE, isMobile: true, hasTouch: true });
  const struck = () => page.locator('.lens').getAttribute('data-high');
  await drag(page, 0.8, -11, () => expectSoon(struck).toBe('high'));
  await expectSoon(async () => (await situationOf(page)).version).toBe(1);
  await expectSoon(() => page.locator('.last-told:visible').innerText()).toContain('m/s');
  await page.getByRole('button', { name: t('targets.page.trace.again') }).waitFor();
  const [button, puck] = [await boxOf(page, '.last-replay'), await boxOf(page, '[data-puck=red]')];
  expect(button.x + button.width).toBeLessThan(puck.x); // the message covers no player's tower
  await expectNoBarrier(page);

  await page.getByText(t('targets.page.aim.title')).click();
  await page.getByRole('radio', { name: t('targets.page.aim.wayOf.pull') }).check();
  const { version } = await playOn(page, byNumbers, { until: ({ flicking }) => flicking !== undefined });
  await drag(page, 0, 7);
  await expectSoon(async () => (await situationOf(page)).version).toBeGreaterThan(version);
});

test('while swiping a band shows the strength, and the last flick as a ghost', async () => {
  const page = await practise({ viewport: PHONE, isMobile: true, hasTouch: true });
  const [band, ghost] = ['.strength-band:not([hidden])', '.strength-band:not([hidden]) .strength-ghost'];
  const seen = await noteSights(page, band, ghost);
  await drag(page, 0, -11);
  await expectSoon(async () => (await situationOf(page)).version).toBe(1);
  expect(Object.keys(await seen())).toEqual([band]);
  expect(await page.locator(band).count()).toBe(0);
  await drag(page, 0, -11);
  await expectSoon(async () => Object.keys(await seen())).toEqual([band, ghost]);
});

test('at four times the size nothing covers the table', async () => {
  const page = await practise({ viewport: ENLARGED });
  const [stage, side] = [await boxOf(page, '.targets-stage'), await boxOf(page, '.targets-side')];
  expect(side.y).toBeGreaterThanOrEqual(stage.y + stage.height);
  expect(stage.width).toBeGreaterThan(300);
  expect(stage.height).toBeGreaterThan(170);
});

test('whatever is said beside it, the table of a phone keeps its size', async () => {
  const page = await practise({ viewport: PHONE });
  const before = await boxOf(page, '.targets-stage');
  await page.getByText(t('targets.page.aim.title')).click();
  await page.locator('.aim-form button').click();
  await expectSoon(async () => (await situationOf(page)).version).toBe(1);
  await page.locator('.now-news').waitFor();
  expect(await boxOf(page, '.targets-stage')).toEqual(before);
});
