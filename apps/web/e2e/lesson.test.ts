import { translator } from '@caravanserai/texts';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { caravan } from '../src/games/targi/lessons/caravan.ts';
import type { TargiChapter } from '../src/games/targi/lessons/targiLesson.ts';
import { assessed, expectInSight, guideOf, hears, takeChapter, takeStep } from './lesson/learner.ts';
import { FINGER, type Hands, KEYS, MOUSE } from './table/hands.ts';
import { expectNoBarrier, PHONE, receiveVisitors } from './visitor.ts';
import { IS_WHOLE } from './whole.ts';

const { visit } = receiveVisitors();
const t = translator('en');
const AT_PHONE = { viewport: PHONE, hasTouch: true, isMobile: true };

function chapter(id: string): TargiChapter {
  const found = caravan.chapters.find((each) => each.id === id);
  if (!found) throw new Error(`no chapter ${id}`);
  return found;
}

/** The guide's screen-reader announcements since this call. */
async function listen(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.evaluate(() => {
    const said: string[] = [];
    const region = document.querySelector('.guide-layer [role=status]');
    if (!region) throw new Error('the guide has no voice');
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) for (const node of addedNodes) said.push(node.textContent ?? '');
    }).observe(region, { childList: true });
    Object.assign(window, { said });
  });
  return () => page.evaluate(() => (window as unknown as { readonly said: readonly string[] }).said);
}

/** Plays the last chapter up to its last sentence. */
async function finish(page: Page, hands: Hands): Promise<void> {
  const end = chapter('end');
  await takeChapter(page, hands, { ...end, steps: end.steps.slice(0, -1) });
  await page
    .locator('dialog.end-count')
    .getByRole('button', { name: t('table.close') })
    .last()
    .click();
  await hears(page, t('lessons.caravan.end.won'));
}

describe('a first visit', () => {
  test('offers the lesson, and by keys alone it is left and resumed; other moves are tried and taken back', async () => {
    const page = await visit('en');
    await KEYS.press(page, page.getByRole('link', { name: t('shell.newcomer.title') }).first());
    const [welcome, first, line, second] = chapter('lines').steps;
    if (!welcome || !first || !line || !second) throw new Error('the first chapter has seven steps');
    await hears(page, t(welcome.say));
    const said = await listen(page);
    await takeStep(page, KEYS, welcome);
    await hears(page, t(first.say));
    await KEYS.press(page, page.locator('.carpet [data-place="14"]'));
    await hears(page, t('lessons.caravan.lines.firstElse'));
    await KEYS.press(page, guideOf(page).getByRole('button', { name: t('lessons.guide.takeBack') }));
    await hears(page, t(first.say));
    await takeStep(page, KEYS, first);
    await hears(page, t(line.say));
    expect(await said()).toEqual(
      [first.say, 'lessons.caravan.lines.firstElse' as const, first.say, line.say].map((key) => t(key)),
    );
    await expectNoBarrier(page, { isOnPicture: true });

    await takeStep(page, KEYS, line);
    await hears(page, t(second.say));
    await page.reload();
    await takeChapter(page, KEYS, chapter('lines'), 3);
    await hears(page, t('lessons.caravan.goods.take'));
    await KEYS.press(page, guideOf(page).getByRole('button', { name: t('lessons.guide.leave') }));
    await page.getByRole('heading', { name: t('lessons.learn.title') }).waitFor();
    expect(await page.locator('.learn-chapters .icon').count()).toBe(1);
    await page
      .getByRole('link', { name: t('lessons.learn.goOn') })
      .first()
      .click();
    await hears(page, t('lessons.caravan.goods.take'));
  });

  test('does not offer it again once it was refused, or played to its end', async () => {
    const page = await visit('en', {}, '/targi/learn/caravan.end');
    await finish(page, MOUSE);
    await expectInSight(page);
    await page.goto(new URL('/', page.url()).href);
    await page.locator('.play-now').first().waitFor();
    expect(await page.locator('.newcomer-way[href*=caravan]').count()).toBe(0);

    const other = await visit('en');
    const offer = other.locator('.newcomer').filter({ has: other.locator('[href*=caravan]') });
    await offer.getByRole('button', { name: t('shell.newcomer.refuse') }).click();
    await other.reload();
    await other.locator('.play-now').first().waitFor();
    expect(await offer.count()).toBe(0);
  });
});

test('the guide’s ring leaves the beads of both lines free', async () => {
  const page = await visit('en', AT_PHONE, '/targi/learn/craft.lines');
  await page.locator('.lesson-guide .button-main').tap();
  await page.locator('.guide-rings i').waitFor();
  const covered = await page.evaluate(() => {
    const ring = document.querySelector<HTMLElement>('.guide-rings i')!;
    ring.style.pointerEvents = 'auto';
    const middleOf = (place: string) => {
      const { x, y, width, height } = document.querySelector(`[data-place="${place}"]`)!.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    };
    const own = middleOf('F');
    return ['C', '6', 'I', 'E'].filter((place) => {
      const { x, y } = middleOf(place);
      return document.elementsFromPoint((x + own.x) / 2, (y + own.y) / 2).includes(ring);
    });
  });
  expect(covered).toEqual([]);
});

test('a free round is assessed by the bots’ evaluation', async () => {
  const page = await visit('en', AT_PHONE, '/targi/learn/caravan.free');
  const { steps } = chapter('free');
  await takeChapter(page, FINGER, { ...chapter('free'), steps: steps.slice(0, -1) });
  expect(await assessed(page)).not.toContain(t('lessons.caravan.free.done'));
  await expectInSight(page);
  await guideOf(page)
    .getByRole('button', { name: t('lessons.guide.goOn') })
    .tap();
  await hears(page, t('lessons.caravan.trader.later'));
});

test('on a phone the guide stands in front of nothing that it speaks of, and sheets can be answered', async () => {
  const page = await visit('en', AT_PHONE, '/targi/learn/caravan.trader');
  await takeChapter(page, FINGER, chapter('trader'));
  await takeChapter(page, FINGER, chapter('raid'));
  await hears(page, t('lessons.caravan.hand.draw'));
});

test.runIf(IS_WHOLE).each([
  ['mouse', MOUSE, {}],
  ['finger', FINGER, AT_PHONE],
  ['keys', KEYS, {}],
] as const)('the whole lesson by %s', async (_name, hands, visitOptions) => {
  const page = await visit('en', visitOptions, '/targi/learn/caravan');
  for (const each of caravan.chapters.slice(0, -1)) await takeChapter(page, hands, each);
  await finish(page, hands);
});
