import { translator } from '@caravanserai/texts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { type Asking, isAsking, type Step } from '../src/app/lessons/lesson.ts';
import { flick } from '../src/games/targets/lessons/flick.ts';
import type { TargetsLessonTypes } from '../src/games/targets/lessons/targetsLesson.ts';
import { bySwipe, situationOf } from './targets/player.ts';
import { expectNoBarrier, expectSoon, PHONE, receiveVisitors, type VisitOptions } from './visitor.ts';

const { visit } = receiveVisitors();
const t = translator('en');

async function hears(page: Page, ...words: readonly string[]): Promise<void> {
  await expectSoon(async () => words.includes(await page.locator('.guide-words').innerText())).toBe(true);
}

/** After a miss the guide first says what to change. */
async function hearsAdvice(page: Page, words: string): Promise<void> {
  const said = page.locator('.guide-words');
  await expectSoon(async () => (await said.innerText()).endsWith(words)).toBe(true);
  expect(await said.innerText()).toMatch(/^(\d+ mm too|It slid|It rolled off)/);
}

/** Expects that no text overlaps the table. */
async function expectTableInSight(page: Page): Promise<void> {
  const [table, guide] = await Promise.all(
    ['.targets-stage', '.lesson-guide'].map((selector) => page.locator(selector).boundingBox()),
  );
  if (!table || !guide) throw new Error('both are seen');
  const isBeside = guide.x >= table.x + table.width - 1 || guide.y >= table.y + table.height - 1;
  expect(isBeside).toBe(true);
}

/** Away from everything, and so gently that the die stays where it is. */
async function flickSoftly(page: Page, side: string): Promise<void> {
  await expectSoon(async () => (await situationOf(page)).flicking).toBe('red');
  const { version } = await situationOf(page);
  const details = page.locator('details.aim');
  if (!(await details.evaluate((element) => (element as HTMLDetailsElement).open)))
    await page.locator('.aim summary').press('Enter');
  for (const [i, value] of ['-85', '0', '0', side].entries()) await page.locator('.aim-form input').nth(i).fill(value);
  await page.locator('.aim-form input').last().press('Enter');
  await expectSoon(async () => (await situationOf(page)).version).not.toBe(version);
}

/** Tries once, failing where that is possible, then lets the guide demonstrate. Makes the calls that the step requires. */
async function obey(page: Page, step: Asking<TargetsLessonTypes>): Promise<void> {
  const { goal, call } = step.awaits;
  await hears(page, t(step.say), t(step.sayByKeys ?? step.say));
  if (goal === 'double') {
    await page.keyboard.press('d');
    await page.locator('.sign-number').first().waitFor();
    return page.keyboard.press('1');
  }
  await flickSoftly(page, goal === 'spin' ? '100' : '0');
  if (ANY_FLICK.has(goal)) return undefined;
  await (goal === 'topple' ? hears(page, t(step.otherwise)) : hearsAdvice(page, t(step.otherwise)));
  await page.getByRole('button', { name: t('lessons.guide.show') }).press('Enter');
  if (!call) return undefined;
  await hears(page, t(call));
  return page.keyboard.press('t');
}

const ANY_FLICK: ReadonlySet<string> = new Set(['roll', 'spin', 'award']); // any flick reaches these goals

async function take(page: Page, step: Step<TargetsLessonTypes>): Promise<void> {
  if (isAsking(step)) return obey(page, step);
  await hears(page, t(step.say));
  return page.getByRole('button', { name: t('lessons.guide.goOn') }).press('Enter');
}

async function open(visitOptions?: VisitOptions): Promise<Page> {
  const page = await visit('en', visitOptions, '/targets/learn/flick');
  await page.locator('.targets-stage[data-ready]').waitFor();
  return page;
}

test('the whole lesson by keys, with misses; it counts as learned', async () => {
  const page = await open();
  await expectTableInSight(page);
  const steps = flick.chapters.flatMap((chapter) => chapter.steps);
  for (const step of steps.slice(0, -1)) await take(page, step);
  await hears(page, t('lessons.flick.end.done'));
  await page.getByRole('button', { name: t('lessons.guide.more') }).click();
  await expectSoon(() => page.locator('.learn-card[data-finished]').innerText()).toContain(t('lessons.flick.title'));
});

test('a finger on a phone: the guide beside the table, and a reload in the middle', async () => {
  const page = await open({ viewport: PHONE, hasTouch: true, isMobile: true });
  await hears(page, t('lessons.flick.swipe.first'));
  await expectTableInSight(page);
  await expectNoBarrier(page);
  await page.locator('.showing-hand svg').waitFor(); // shown after a while without input
  const isOn = async () => (await page.locator('.guide-words').innerText()) === t('lessons.flick.swipe.firstDone');
  for (let tries = 0; tries < 5 && !(await isOn()); tries++) {
    await expectSoon(async () => (await isOn()) || (await situationOf(page)).flicking === 'red').toBe(true);
    if (!(await isOn())) await bySwipe(page, tries + 1);
    await expectSoon(async () => (await isOn()) || (await situationOf(page)).version > tries).toBe(true);
  }
  await page.getByRole('button', { name: t('lessons.guide.goOn') }).tap();
  await hears(page, t('lessons.flick.swipe.disc'));
  await page.reload();
  await page.locator('.targets-stage[data-ready]').waitFor();
  await hears(page, t('lessons.flick.swipe.disc'));
  await expectTableInSight(page);
});
