import { at } from '@caravanserai/contract';
import { arrange } from '@caravanserai/targets';
import { starsOf, type Trick, type TrickData, triesFor, trickOf } from '@caravanserai/targets/tricks';
import { translator } from '@caravanserai/texts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import file from '../src/games/targets/tricks/tricks.json' with { type: 'json' };
import { shownStrength } from '../src/games/targets/table/gesture/strength.ts';
import { bySwipe, situationOf } from './targets/player.ts';
import { expectNoBarrier, expectNoSidewaysScroll, expectSoon, PHONE, receiveVisitors } from './visitor.ts';

const { visit } = receiveVisitors();
const t = translator('en');
const KEY = 'caravanserai.targets.tricks';
const tricks = (file.tricks as unknown as readonly TrickData[]).map(trickOf);
const first = at(tricks, 0);

const words = (page: Page) => page.locator('.guide-words').innerText();
const title = (page: Page) => page.locator('.lesson-guide h2').innerText();

function stored(page: Page): Promise<Readonly<Record<string, number>>> {
  return page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? '{}') as Record<string, number>, KEY);
}

async function open(page: Page): Promise<void> {
  await page.getByRole('heading', { name: t('tricks.title'), level: 1 }).waitFor();
  await expectNoBarrier(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('link', { name: t('tricks.start') }).press('Enter');
  await page.locator('.targets-stage[data-ready]').waitFor();
  await expectSoon(() => title(page)).toBe(t('tricks.try', { n: 1, tries: 1 }));
  await expectSoon(() => words(page)).toContain(t('tricks.bars', triesFor(first)));
}

async function openNumbers(page: Page): Promise<void> {
  const details = page.locator('details.aim');
  if (!(await details.evaluate((element) => (element as HTMLDetailsElement).open)))
    await page.locator('.aim summary').press('Enter');
}

/** The aim of the modelled hand, in the fields. */
function numbersOf({ aim, table }: Trick): readonly string[] {
  const { vxMmS, vzMmS, highPm, sidePm } = aim;
  const puck = at(arrange(table).pucks, 0);
  const turn = Math.atan2(-puck.xUm, -puck.zUm) - Math.atan2(vxMmS, vzMmS);
  const degrees = (Math.atan2(Math.sin(turn), Math.cos(turn)) * 180) / Math.PI;
  const touch = (pm: number, most: number) => Math.sign(pm) * Math.sqrt(Math.abs(pm) / most);
  const percents = [shownStrength(Math.hypot(vxMmS, vzMmS)), touch(highPm - 180, 320), touch(sidePm, 400)];
  return [degrees, ...percents.map((share) => share * 100)].map((value) => String(Math.round(value)));
}

async function flickBy(page: Page, numbers: readonly string[]): Promise<void> {
  await expectSoon(async () => (await situationOf(page)).flicking).toBe('red');
  const { version } = await situationOf(page);
  await openNumbers(page);
  for (const [i, value] of numbers.entries()) await page.locator('.aim-form input').nth(i).fill(value);
  await page.locator('.aim-form input').last().press('Enter');
  await expectSoon(async () => (await situationOf(page)).version).toBe(version + 1);
  await expectSoon(async () => (await situationOf(page)).moment).toBe('live');
}

const ASIDE = ['-85', '10', '0', '0'];

async function miss(page: Page, tries: number): Promise<void> {
  await flickBy(page, ASIDE);
  await expectSoon(() => title(page)).toBe(t('tricks.try', { n: 1, tries: tries + 1 }));
}

test('misses are counted, say why, and the solution that is shown does not count', async () => {
  const page = await visit('en', {}, '/targets/shots');
  await open(page);
  for (const tries of [1, 2, 3]) await miss(page, tries);
  expect(await words(page)).not.toContain(t('tricks.bars', triesFor(first)));
  await page.getByRole('button', { name: t('tricks.show') }).press('Enter');
  await expectSoon(() => words(page)).toContain(t('tricks.shown'));
  await expectNoBarrier(page);
  expect(await stored(page)).toEqual({});
});

const MOST_TRIES = 40; // of a shot that succeeds in about every other try

test('on a phone: a success gives stars, which the list shows', async () => {
  const page = await visit('en', { viewport: PHONE, hasTouch: true, isMobile: true }, '/targets/shots');
  await open(page);
  await expectNoBarrier(page);
  const next = page.getByRole('button', { name: t('tricks.next') });
  for (let n = 0; n < MOST_TRIES && !(await next.isVisible()); n++) await flickBy(page, numbersOf(first));
  await expectNoBarrier(page);
  const { [first.id]: tries = 0 } = await stored(page);
  expect(tries).toBeGreaterThan(0);
  const stars = starsOf(first, tries);
  expect(await words(page)).toContain(t('tricks.made', { tries, stars }));
  await next.tap();
  await expectSoon(() => title(page)).toBe(t('tricks.try', { n: 2, tries: 1 }));

  await page.goto(new URL('/targets/shots', page.url()).href);
  await page.getByText(t('tricks.best', { stars, tries })).waitFor({ state: 'attached' });
  await page.getByText(t('tricks.stars', { stars, all: 3 * tricks.length })).waitFor();
  await page.goto(new URL('/targets/shots/abracadabra', page.url()).href);
  await page.getByText(t('tricks.none')).waitFor();
});

test('a swipe of a finger is a try', async () => {
  const trick = tricks.find(({ id }) => id.startsWith('black')) ?? first;
  const page = await visit('en', { viewport: PHONE, hasTouch: true, isMobile: true }, `/targets/shots/${trick.id}`);
  await page.locator('.targets-stage[data-ready]').waitFor();
  await expectSoon(async () => {
    const { flicking, version } = await situationOf(page);
    if (flicking && version === 0) await bySwipe(page, 0); // the die may not be highlighted yet
    return version;
  }).toBeGreaterThan(0);
});
