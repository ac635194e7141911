import { dailyDateAt, dayBefore } from '@caravanserai/contract';
import { drawShot, RULES_VERSION } from '@caravanserai/targets';
import { translator } from '@caravanserai/texts';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openDatabase } from '../../server/src/storage/store.ts';
import { startPostgres } from '../../server/test/postgres.ts';
import { openServer } from './browser.ts';
import { situationOf } from './targets/player.ts';
import { expectNoBarrier, expectNoSidewaysScroll, expectSoon, PHONE, receiveVisitors, settled } from './visitor.ts';

/** A server of its own, with a closed date. */
const today = dailyDateAt(Date.now(), 0);
const CLOSED = dayBefore(dayBefore(dayBefore(today)));
const visitors = receiveVisitors(async () => {
  const postgres = await startPostgres({ isDurable: false });
  const DATABASE_URL = await postgres.database('shots');
  const server = await openServer({ RATE_LIMITS: 'no', DATABASE_URL });
  const db = await openDatabase(DATABASE_URL);
  const insert =
    'INSERT INTO daily_deals (game, date, secret, bot, options, rules_version) VALUES ($1, $2, $3, $4, $5, $6)';
  const table = JSON.stringify(drawShot('closed'));
  await db.run(insert, 'targets', CLOSED, 'ab'.repeat(32), '', table, RULES_VERSION);
  await db.close();
  const close = async () => {
    await server.close();
    await postgres.stop();
  };
  return { url: server.url, close };
});
const { visit } = visitors;
const t = translator('en');
const HERE = { timezoneId: 'UTC' };

const title = (page: Page) => page.locator('.lesson-guide h2').innerText();

/** By the fields, with the keyboard. */
async function flick(page: Page): Promise<void> {
  await expectSoon(async () => (await situationOf(page)).flicking).toBe('red');
  const { version } = await situationOf(page);
  const details = page.locator('details.aim');
  if (!(await details.evaluate((element) => (element as HTMLDetailsElement).open)))
    await page.locator('.aim summary').press('Enter');
  await page.locator('.aim-form input').last().press('Enter');
  await expectSoon(async () => (await situationOf(page)).version).toBe(version + 1);
  await expectSoon(async () => (await situationOf(page)).moment).toBe('live');
}

async function sharePicture(page: Page, share: Locator): Promise<void> {
  await share.press('Enter');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: t('daily.asPicture') }).press('Enter');
  expect((await saved).suggestedFilename()).toBe('caravanserai.png');
  await expectNoBarrier(page);
}

test('three tries, a crash between them, the result, practice, and the best try of another player', async () => {
  const ada = await visit('en', HERE, '/targets/daily');
  await ada.getByRole('heading', { name: t('shots.title') }).waitFor();
  await expectNoBarrier(ada);
  await ada.getByRole('link', { name: t('shots.toTable') }).press('Enter');
  await ada.locator('.targets-stage[data-ready]').waitFor();
  await expectSoon(() => title(ada)).toBe(t('shots.tries', { n: 1, all: 3 }));
  await flick(ada);
  await expectSoon(() => title(ada)).toBe(t('shots.tries', { n: 2, all: 3 }));
  await ada.reload();
  await ada.locator('.targets-stage[data-ready]').waitFor();
  await expectSoon(() => title(ada)).toBe(t('shots.tries', { n: 2, all: 3 }));
  await flick(ada);
  await flick(ada);
  await expectSoon(() => title(ada)).toBe(t('shots.practice'));
  await flick(ada);
  await expectSoon(() => ada.locator('.guide-words').innerText()).toContain(t('shots.changesNothing'));
  await expectNoBarrier(ada);
  await ada.getByRole('button', { name: t('shots.results') }).press('Enter');
  await ada.getByText(t('daily.rank', { rank: 1, players: 1 })).waitFor();
  await expectNoBarrier(ada);
  const share = ada.getByRole('button', { name: t('daily.share') });
  if (await share.isVisible()) await sharePicture(ada, share); // not after three faults

  const bo = await visit('en', { ...HERE, viewport: PHONE, hasTouch: true, isMobile: true }, '/targets/daily');
  await expectNoSidewaysScroll(bo);
  await bo.getByRole('link', { name: t('shots.toTable') }).tap();
  await bo.locator('.targets-stage[data-ready]').waitFor();
  for (let n = 0; n < 3; n++) await flick(bo);
  await expectSoon(() => title(bo)).toBe(t('shots.practice'));
  await expectNoBarrier(bo);
  await expectNoSidewaysScroll(bo);
  await bo.getByRole('button', { name: t('shots.results') }).tap();
  await bo.getByText(t('daily.table')).tap();
  await expectNoSidewaysScroll(bo);
});

test('a closed date is played on the device, also offline once it is loaded', async () => {
  const page = await visit('en', HERE, `/targets/daily/${CLOSED}`);
  await page.getByText(t('shots.closed')).waitFor();
  await expectNoBarrier(page);
  await page.getByRole('link', { name: t('shots.play') }).press('Enter');
  await page.locator('.targets-stage[data-ready]').waitFor();
  await flick(page);
  await page.goBack();
  await page.getByText(t('daily.missed')).waitFor();
  await settled(page);
  visitors.forgive(/ERR_INTERNET_DISCONNECTED|failed: /);
  await page.context().setOffline(true);
  await page.getByRole('link', { name: t('shots.play') }).press('Enter');
  await page.locator('.targets-stage[data-ready]').waitFor();
  await flick(page);
  await expectSoon(() => title(page)).toBe(t('shots.practice'));
});
