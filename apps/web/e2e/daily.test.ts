import { dailyDateAt, dayBefore, type MatchPicture } from '@caravanserai/contract';
import { translator } from '@caravanserai/texts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openDatabase } from '../../server/src/storage/store.ts';
import { startPostgres } from '../../server/test/postgres.ts';
import { openServer } from './browser.ts';
import { expectNoBarrier, expectNoSidewaysScroll, expectSoon, PHONE, receiveVisitors, settled } from './visitor.ts';

/** A server of its own, with two closed dates. */
const today = dailyDateAt(Date.now(), 0);
const CLOSED = dayBefore(dayBefore(dayBefore(today)));
const visitors = receiveVisitors(async () => {
  const postgres = await startPostgres({ isDurable: false });
  const DATABASE_URL = await postgres.database('daily');
  const server = await openServer({ RATE_LIMITS: 'no', DATABASE_URL });
  const db = await openDatabase(DATABASE_URL);
  const insert =
    'INSERT INTO daily_deals (game, date, secret, bot, options, rules_version) VALUES ($1, $2, $3, $4, $5, 1)';
  for (const date of [CLOSED, dayBefore(CLOSED)])
    await db.run(insert, 'targi', date, 'ab'.repeat(32), 'shepherd', '{"first":"blue"}');
  await db.close();
  const close = async () => {
    await server.close();
    await postgres.stop();
  };
  return { url: server.url, close };
});
const { visit, url } = visitors;
const t = translator('en');
const HERE = { timezoneId: 'UTC' };

/** Plays the page's own game to its end: always the move with this number, modulo their number. */
function playOut(page: Page, nth: number): Promise<void> {
  const id = page.url().split('/').at(-1) ?? '';
  return page.evaluate(
    async ({ match, salt }) => {
      for (;;) {
        const picture = (await (await fetch(`/api/matches/${match}`)).json()) as MatchPicture;
        if (picture.status !== 'running') return;
        const moves = picture.play?.moves ?? [];
        if (moves.length === 0) {
          await new Promise((done) => setTimeout(done, 20)); // the bot's turn
          continue;
        }
        await fetch(`/api/matches/${match}/play`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({
            onVersion: picture.version,
            moves: [moves[salt % moves.length]],
            key: String(picture.version),
          }),
        });
      }
    },
    { match: id, salt: nth },
  );
}

async function start(page: Page): Promise<void> {
  await page.getByRole('button', { name: t('daily.start') }).press('Enter');
  await page.getByRole('grid').waitFor();
}

async function toResults(page: Page): Promise<void> {
  await page.reload();
  await page.locator('.end-count .button-main').waitFor();
  await page.locator('.end-count .button-main').press('Enter');
  await page.getByRole('heading', { name: t('daily.result') }).waitFor();
}

test('the daily game: from the home page to the result, by keyboard; a second player replays the best game without a name', async () => {
  const ada = await visit('en', HERE);
  await ada.getByRole('link', { name: t('shell.enter.daily') }).press('Enter');
  await ada.getByRole('heading', { name: t('daily.caravan') }).waitFor();
  await ada.getByRole('button', { name: t('daily.start') }).waitFor();
  await expectNoBarrier(ada);
  await start(ada);
  await ada.goto(`${url()}/targi/daily`);
  await ada.getByRole('link', { name: t('daily.resume') }).click();
  await ada.getByRole('grid').waitFor();
  await playOut(ada, 1);
  await toResults(ada);
  expect(new URL(ada.url()).pathname).toBe(`/targi/daily/${today}`);
  await ada.getByText(t('daily.first')).waitFor();
  await ada.getByText(t('daily.rank', { rank: 1, players: 1 })).waitFor();
  await ada.getByText(t('daily.table')).press('Enter');
  expect(await ada.locator('.daily-table tbody tr').count()).toBe(1);
  await expectNoBarrier(ada);

  await ada.getByRole('button', { name: t('daily.share') }).press('Enter');
  const shared = ada.locator('.daily-shared');
  await expectSoon(() => shared.textContent()).toMatch(
    new RegExp(`^Caravanserai ${today} · [+−]?\\d+\n(🟦|⬜|🟨){3,12}\n`, 'u'),
  );
  await expectNoBarrier(ada);

  const bo = await visit('en', { ...HERE, viewport: PHONE, hasTouch: true }, '/targi/daily');
  await start(bo);
  await bo.getByRole('button', { name: t('online.table.menu') }).tap();
  expect(await bo.getByText(t('online.menu.abort')).count()).toBe(0);
  await bo.getByRole('button', { name: t('online.menu.resign') }).tap();
  await bo.getByRole('button', { name: t('online.menu.resignYes') }).tap();
  await bo
    .getByRole('link', { name: t('online.menu.daily') })
    .first()
    .tap();
  await bo.getByText(t('daily.unfinished')).waitFor();
  await expectNoSidewaysScroll(bo);
  await bo.locator('.daily-best a').first().tap();
  await bo.locator('.end-count .button-main').waitFor();
  expect(await bo.getByText(t('play.analysis.title')).count()).toBe(0); // it would need the deal
});

test('a closed date is played on the device, also offline once it is loaded', async () => {
  const page = await visit('en', HERE, `/targi/daily/${CLOSED}`);
  await page.getByText(t('daily.closed')).waitFor();
  await page.getByText(t('daily.missed')).waitFor();
  await expectNoBarrier(page);
  await page.getByRole('button', { name: t('daily.playClosed') }).press('Enter');
  await page.getByRole('grid').waitFor();
  expect(new URL(page.url()).pathname).toMatch(/^\/targi\/play\//);
  expect(await page.locator('.targi').getAttribute('data-control')).toBe('act');

  await page.goto(`${url()}/targi/daily/${CLOSED}`);
  await page.locator('.daily-days a').nth(1).waitFor();
  await settled(page);
  visitors.forgive(/ERR_INTERNET_DISCONNECTED|failed: /);
  await page.context().setOffline(true);
  await page.locator(`.daily-days a[href$="${dayBefore(CLOSED)}"]`).press('Enter');
  await page.getByRole('button', { name: t('daily.playClosed') }).press('Enter');
  await page.getByRole('grid').waitFor();
});
