import { translator } from '@caravanserai/texts';
import type { Page } from 'playwright-core';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildCopy, makeCopy } from '../../../examples/third-game/build.ts';
import type { WorkingCopy } from '../../../scripts/workingCopy.ts';
import { startPostgres } from '../../server/test/postgres.ts';
import { type TestServer, openServer } from './browser.ts';
import { expectNoBarrier, expectNoSidewaysScroll, PHONE, receiveVisitors } from './visitor.ts';

const t = translator('en');
const TABLE = '.liars';

let copy: WorkingCopy;
beforeAll(async () => {
  copy = await makeCopy();
  await buildCopy(copy);
}, 900_000); // generous: guards against hangs only
afterAll(() => copy?.remove());

test('its texts are exported with those of the other games', () => {
  const exported = JSON.parse(readFileSync(join(copy.root, 'texts/de.json'), 'utf8')) as Readonly<
    Record<string, unknown>
  >;
  expect(Object.keys(exported)).toEqual(
    expect.arrayContaining(['liars-dice/table.bid', 'liars-dice/teaser.name', 'targi/teaser.name']),
  );
});

function openCopy(env: Readonly<Record<string, string>> = {}): Promise<TestServer> {
  return openServer({ RATE_LIMITS: 'no', ...env }, copy.root);
}

async function openOnPostgres(): Promise<TestServer> {
  const postgres = await startPostgres({ isDurable: false });
  const server = await openCopy({ DATABASE_URL: await postgres.database('third-game') });
  const close = async () => {
    await server.close();
    await postgres.stop();
  };
  return { ...server, close };
}

/** Waits for the turn or the end. Bids the minimum, and doubts a bid of two or more dice: games stay short. */
async function playOn(page: Page): Promise<string> {
  for (;;) {
    const table = page.locator(
      `${TABLE}:is([data-winner], [data-turn=left][data-own=left], [data-turn=right][data-own=right])`,
    );
    await table.waitFor();
    const { winner, moves } = await table.evaluate((element) => ({ ...(element as HTMLElement).dataset }));
    if (winner !== undefined) return winner;
    const bid = await page.locator('.liars-middle strong').textContent();
    const button = /^[2-9]|^10/.test(bid ?? '') ? 'Doubt' : /^Bid /;
    await page.getByRole('button', { name: button }).click();
    await page.locator(`${TABLE}:not([data-moves="${moves}"])`).waitFor();
  }
}

async function playByLink(home: Page, guest: Page): Promise<void> {
  await home.getByRole('button', { name: t('online.form.makeLink') }).click();
  const link = await home.getByLabel(t('online.room.link')).inputValue();
  await guest.goto(link);
  await guest.getByRole('button', { name: t('online.room.sit') }).click();
  for (const page of [home, guest]) await page.locator(TABLE).waitFor();
  for (const page of [home, guest]) {
    const shown = await page.locator('.liars-die[role=img]').count();
    expect(shown).toBe(3); // each player sees only their own dice
  }
  const [winner, same] = await Promise.all([playOn(home), playOn(guest)]);
  expect(same).toBe(winner);
}

describe('on SQLite', () => {
  const { visit, url } = receiveVisitors(() => openCopy());

  test('a game against a bot on this device, to its end', async () => {
    const page = await visit('en');
    await page.getByRole('button', { name: 'Roll now' }).click();
    await page.locator(TABLE).waitFor();
    await expectNoBarrier(page);
    await page.reload();
    await playOn(page);
    await page.getByText(/(You|Camel) wins? the game\./).waitFor();
    await expectNoBarrier(page);
    await page.goto(url());
    await page.getByRole('heading', { name: t('shell.games.finished') }).waitFor();
  });

  test('two by link, to the end, and the chance is checked', async () => {
    const home = await visit('en', {}, '/online?game=liars-dice');
    await home.getByRole('radio', { name: '3', exact: true }).check();
    await expectNoBarrier(home);
    const guest = await visit('en', { viewport: PHONE });
    await playByLink(home, guest);
    await expectNoSidewaysScroll(guest);
    await guest.getByRole('button', { name: t('online.table.menu'), exact: true }).click();
    await guest.getByRole('button', { name: t('online.menu.fairness') }).click();
    await guest.getByText(t('online.fair.good')).waitFor();
  });
});

describe('on PostgreSQL', () => {
  const { visit } = receiveVisitors(openOnPostgres);

  test('two by link, to the end', async () => {
    const home = await visit('en', {}, '/online?game=liars-dice');
    await home.getByRole('radio', { name: '3', exact: true }).check();
    await playByLink(home, await visit('en'));
  });
});
