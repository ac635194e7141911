import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { translator } from '@caravanserai/texts';
import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { ROOT } from '../../../scripts/tools.ts';
import { caravan } from '../src/games/targi/lessons/caravan.ts';
import { openServer } from './browser.ts';
import { hears, takeChapter, takeStep } from './lesson/learner.ts';
import { MOUSE } from './table/hands.ts';
import { expectSoon, receiveVisitors, settled, WITH_COPY } from './visitor.ts';

// A copy of the build, which the test replaces by a newer one.
const webRoot = mkdtempSync(join(tmpdir(), 'offline-'));
cpSync(process.env['WEB_ROOT'] || join(ROOT, 'apps/web/dist'), webRoot, { recursive: true });
afterAll(() => rmSync(webRoot, { recursive: true, force: true }));

const visitors = receiveVisitors(() => openServer({ WEB_ROOT: webRoot }));
const t = translator('en');

async function waitForCopy(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    while (!navigator.serviceWorker.controller) await new Promise((resolve) => setTimeout(resolve, 50));
  });
}

test('what was seen once works without a network: home, a game, its continuation, another language', async () => {
  const page = await visitors.visit('en', WITH_COPY);
  await waitForCopy(page);
  await page.context().setOffline(true);
  await page.reload();
  await settled(page);
  await page.getByRole('button', { name: t('teaser.targi.start') }).click();
  await page.getByRole('grid').waitFor();
  await page.reload();
  await page.getByRole('grid').waitFor();

  for (const path of ['/targi/rules', '/targi/cards', '/targi/almanac', '/learn', '/targi/look']) {
    await page.goto(`${visitors.url()}${path}`);
    await settled(page);
  }
  await page.goto(`${visitors.url()}/?lang=de`);
  await settled(page);
  expect(await page.locator('h1').innerText()).toBe(translator('de')('home.hero.title'));
});

test('the analysis board works without a network', async () => {
  const page = await visitors.visit('en', WITH_COPY);
  await waitForCopy(page);
  await page.context().setOffline(true);
  await page.goto(`${visitors.url()}/targi/analysis`);
  await page.getByRole('button', { name: t('coach.board.fresh') }).click();
  await page.locator('.study-line').first().click();
  await expectSoon(() => page.locator('.targi').getAttribute('data-version')).toBe('1');
});

test('a lesson is opened, played and resumed without a network', async () => {
  const page = await visitors.visit('en', WITH_COPY);
  await waitForCopy(page);
  await page.context().setOffline(true);
  const [, goods, tribe] = caravan.chapters;
  if (!goods || !tribe) throw new Error('the caravan has ten chapters');
  await page.goto(`${visitors.url()}/targi/learn/caravan.${goods.id}`);
  await takeChapter(page, MOUSE, goods);
  const [price, lay] = tribe.steps;
  if (!price || !lay) throw new Error('it begins with a sentence and a card');
  await hears(page, t(price.say));
  await takeStep(page, MOUSE, price);
  await hears(page, t(lay.say));
  await page.reload();
  await hears(page, t(lay.say));
  await takeStep(page, MOUSE, lay);

  await page.goto(`${visitors.url()}/targets/learn/flick`);
  await page.locator('.targets-stage[data-ready]').waitFor();
  await hears(page, t('lessons.flick.swipe.first'));
});

/** Simulates a release: a changed page, and a service worker with another version. */
function release(name: string): void {
  for (const file of ['index.html', 'sw.js']) {
    for (const ending of ['', '.br', '.gz']) rmSync(join(webRoot, `${file}${ending}`), { force: ending !== '' });
  }
  const dist = process.env['WEB_ROOT'] || join(ROOT, 'apps/web/dist');
  const page = readFileSync(join(dist, 'index.html'), 'utf8');
  const worker = readFileSync(join(dist, 'sw.js'), 'utf8');
  writeFileSync(join(webRoot, 'index.html'), page.replace('<html', `<html data-release="${name}"`));
  const renamed = worker.replace(/(["'`])([0-9a-f]{16})\1/, `$1${name}$1`);
  expect(renamed).not.toBe(worker);
  writeFileSync(join(webRoot, 'sw.js'), renamed);
}

test('a new version waits for the update button, and a game continues in it', async () => {
  const page = await visitors.visit('en', WITH_COPY);
  await waitForCopy(page);
  await page.getByRole('button', { name: t('teaser.targi.start') }).click();
  await page.getByRole('grid').waitFor();
  const table = page.url();
  const other = await visitors.another(page, '/targi/rules');

  release('the-next-release');
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
  const button = page.getByRole('button', { name: t('shell.offline.reload') });
  await button.waitFor();
  await page.reload();
  await page.getByRole('grid').waitFor();
  expect(await page.locator('html').getAttribute('data-release')).toBeNull(); // not updated without consent

  await button.click();
  await expectSoon(() =>
    page
      .locator('html')
      .getAttribute('data-release')
      .catch(() => undefined),
  ).toBe('the-next-release');
  await page.getByRole('grid').waitFor();
  expect(page.url()).toBe(table);

  // The other tab still runs the old version, and can still load its remaining files.
  expect(await other.locator('html').getAttribute('data-release')).toBeNull();
  await other.getByRole('link', { name: t('shell.nav.learn'), exact: true }).click();
  await other.getByRole('heading', { name: t('lessons.learn.title') }).waitFor();
});
