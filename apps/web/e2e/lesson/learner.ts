import { parseMove } from '@caravanserai/targi';
import { sayMove, translator } from '@caravanserai/texts';
import type { Locator, Page } from 'playwright-core';
import { isAsking, type Step } from '../../src/app/lessons/lesson.ts';
import { type Box, overlap } from '../../src/app/lessons/standing.ts';
import { ANY, type TargiChapter, type TargiLessonTypes } from '../../src/games/targi/lessons/targiLesson.ts';
import { type Hands, KEYS } from '../table/hands.ts';
import { expectSoon } from '../visitor.ts';

const t = translator('en');
type TargiStep = Step<TargiLessonTypes>;

export function guideOf(page: Page): Locator {
  return page.locator('.lesson-guide');
}

/** Waits until the guide shows this text and no animation is running. */
export async function hears(page: Page, words: string): Promise<void> {
  await expectSoon(() => page.locator('.guide-words').textContent()).toBe(words);
}

/** Plays a chapter as the guide asks, starting at one of its steps. */
export async function takeChapter(page: Page, hands: Hands, chapter: TargiChapter, from = 0): Promise<void> {
  for (const step of chapter.steps.slice(from)) {
    if (step.assesses) await assessed(page);
    else await hears(page, t(step.say));
    await expectInSight(page);
    await takeStep(page, hands, step);
  }
}

/** What the guide says of free moves. */
export async function assessed(page: Page): Promise<string> {
  const words = () => page.locator('.guide-words').innerText();
  const [costs = ''] = t('lessons.guide.costly', { count: 2, number: 0, card: '' }).split('!');
  await expectSoon(words).toMatch(new RegExp(`^(${costs}|${t('lessons.guide.wellPlaced')})`));
  return words();
}

export async function takeStep(page: Page, hands: Hands, step: TargiStep): Promise<void> {
  if (!isAsking(step)) return hands.press(page, guideOf(page).getByRole('button', { name: t('lessons.guide.goOn') }));
  if (step.awaits === ANY) return placeFreely(page, hands);
  const [words = ''] = step.awaits.split('|');
  for (const word of words.trim().split(/\s+/)) await make(page, hands, word);
  return undefined;
}

async function placeFreely(page: Page, hands: Hands): Promise<void> {
  await hands.press(page, page.locator('[role=gridcell][data-open]').last());
  await hands.press(page, page.getByRole('button', { name: t('play.confirm'), exact: true }));
}

/** Makes one move with the controls that the table offers. */
async function make(page: Page, hands: Hands, word: string): Promise<void> {
  const before = await versionOf(page);
  const isPlacing = (await page.locator('.carpet').getAttribute('data-phase')) === 'place';
  const move = parseMove(word, isPlacing);
  if (!move) throw new Error(`${word} is no move`);
  const sheet = page.locator('.sheet-layer .sheet, .pending-sheet').last();
  const choose = (target: Locator) => hands.press(page, target);
  switch (move.type) {
    case 'place':
    case 'take':
      await point(page, hands, move.at);
      break;
    case 'end':
      await choose(page.getByRole('button', { name: t('play.end.label'), exact: true }));
      break;
    case 'caravan':
      await point(page, hands, 13);
      await choose(sheet.locator('.button-main'));
      break;
    case 'expand':
      await point(page, hands, 14);
      await choose(sheet.locator('.button-main'));
      break;
    case 'lay': {
      if (move.from !== 'drawn') await point(page, hands, move.from === 'noble' ? 1 : (move.from as string));
      const row = sheet.getByRole('radio').nth(move.row - 1);
      if (!(await row.isChecked()))
        await (hands === KEYS ? walkToRow(page, row) : choose(sheet.locator('.lay-row').nth(move.row - 1)));
      await choose(sheet.locator('.lay-form .button-main'));
      break;
    }
    case 'keep':
      await choose(sheet.getByRole('button', { name: t('play.plain.keep') }));
      break;
    case 'trade':
      await point(page, hands, 5);
      await choose(
        sheet
          .locator('.offer')
          .filter({ hasText: /3 dates/ })
          .first(),
      );
      break;
    case 'leaveTrader':
      await choose(sheet.getByRole('button', { name: t('play.plain.leaveTrader') }));
      break;
    case 'smith':
      await point(page, hands, 10);
      await choose(
        sheet
          .locator('.offer')
          .filter({ hasText: /4 salt/ })
          .first(),
      );
      break;
    case 'mirage':
      await point(page, hands, 9);
      await point(page, hands, move.from);
      await point(page, hands, move.to);
      break;
    case 'raid':
      await choose(sheet.locator('.offer').filter({ hasText: sayMove(t, move) }));
      break;
    default:
      throw new Error(`nobody has learned ${word} yet`);
  }
  await moved(page, before);
  const isToConfirm = (await page.locator('.targi[data-control=confirm]').count()) > 0;
  if (isToConfirm) await choose(page.getByRole('button', { name: t('play.confirm'), exact: true }));
}

/** Radio buttons are one Tab stop; arrow keys move between them. */
async function walkToRow(page: Page, row: Locator): Promise<void> {
  const isAmongRows = () => page.evaluate(() => document.activeElement?.matches('.lay-rows input') ?? false);
  for (let tabs = 0; tabs < 40 && !(await isAmongRows()); tabs++) await page.keyboard.press('Tab');
  for (let keys = 0; keys < 3 && !(await row.isChecked()); keys++) await page.keyboard.press('ArrowDown');
}

async function point(page: Page, hands: Hands, place: number | string): Promise<void> {
  await hands.press(page, page.locator(`.carpet [data-place="${place}"]`));
  const button = page.locator('.info-place'); // the first tap only selects
  if (await button.isVisible()) await hands.press(page, button);
}

function versionOf(page: Page): Promise<string | null> {
  return page.locator('.targi').getAttribute('data-version');
}

async function moved(page: Page, before: string | null): Promise<void> {
  await expectSoon(() => versionOf(page)).not.toBe(before);
}

/** Expects that every element the guide points at is on the screen and not covered by the guide. */
export async function expectInSight(page: Page): Promise<void> {
  await expectSoon(async () => {
    const { guide, rings, height, width } = await page.evaluate(() => {
      const boxOf = (element: Element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return { left, top, width, height };
      };
      const stand = document.querySelector('.lesson-guide');
      return {
        guide: stand && boxOf(stand),
        rings: [...document.querySelectorAll('.guide-rings i')].map(boxOf),
        height: innerHeight,
        width: innerWidth,
      };
    });
    if (!guide) return 'no guide';
    const isInside =
      guide.left >= 0 && guide.top >= 0 && guide.left + guide.width <= width && guide.top + guide.height <= height;
    const covered = rings.map(thingIn).filter((thing) => overlap(guide, thing) > 0);
    return isInside && covered.length === 0 ? 'in sight' : JSON.stringify({ guide, covered });
  }).toBe('in sight');
}

const RING = 5; // px around an element

function thingIn({ left, top, width, height }: Box): Box {
  return { left: left + RING, top: top + RING, width: width - 2 * RING, height: height - 2 * RING };
}
