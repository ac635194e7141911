import { targi } from '@caravanserai/targi';
import { sayMove, translator } from '@caravanserai/texts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { makeMissed } from '../src/games/targi/game/exercise/missed.ts';
import { button } from './table/player.ts';
import { expectNoBarrier, expectNoSidewaysScroll, expectSoon, PHONE, receiveVisitors } from './visitor.ts';

const visitors = receiveVisitors();
const t = translator('en');
const PATH = '/targi/mistakes';
const KEY = 'caravanserai.targi.missed';

const options = { ...targi.defaultOptions, first: 'blue' } as const;

function question(seed: string) {
  const view = targi.view(targi.init(options, seed), 'blue');
  const move = { type: 'place', at: 2 } as const;
  return { id: seed, view, move, lost: 1.5, dueMs: 0 };
}

const KEPT = { [KEY]: makeMissed([question('one'), question('two')]) ?? '' };
const guide = (page: Page) => page.locator('.lesson-guide .guide-words');

function storedOn(page: Page): Promise<number> {
  return page.evaluate((key) => (JSON.parse(localStorage.getItem(key) ?? '[]') as unknown[]).length, KEY);
}

test.each([
  ['a desktop', {}],
  ['a phone', { viewport: PHONE, hasTouch: true }],
])('mistakes are asked again, on %s', async (_name, window) => {
  const page = await visitors.visit('en', { kept: KEPT, ...window }, PATH);
  await expectSoon(() => guide(page).innerText()).toContain(sayMove(t, question('one').move));
  await expectNoBarrier(page);
  await expectNoSidewaysScroll(page);

  // Shown: it returns tomorrow, and can be tried again.
  await button(page, t('coach.mistakes.show')).click();
  await expectSoon(() => guide(page).innerText()).toContain(t('coach.mistakes.later', { count: 1 }));
  await button(page, t('coach.mistakes.again')).click();
  const place = page.locator('[role=gridcell][data-open]').first();
  await place.waitFor();

  // The other one is answered by keyboard.
  await button(page, t('coach.mistakes.show')).click();
  await button(page, t('coach.mistakes.next')).click();
  await button(page, t('coach.mistakes.show')).waitFor();
  await page.locator('[role=gridcell][data-open]').first().focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await button(page, t('coach.mistakes.done')).waitFor();
  await expectNoBarrier(page);
  expect(await storedOn(page)).toBeLessThanOrEqual(2);

  await page.reload();
  await page.getByText(t('coach.mistakes.none')).waitFor();
});
