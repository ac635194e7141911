import { makePosition, targi } from '@caravanserai/targi';
import { translator } from '@caravanserai/texts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { button } from './table/player.ts';
import { expectNoBarrier, expectNoSidewaysScroll, expectSoon, PHONE, receiveVisitors } from './visitor.ts';

const visitors = receiveVisitors();
const t = translator('en');
const PATH = '/targi/analysis';
const VIEW = targi.view(targi.init({ ...targi.defaultOptions, first: 'blue' }, 'board'), 'blue');

const lines = (page: Page) => page.locator('.study-line');
const moves = (page: Page) => page.locator('.study-tree .log-line').allInnerTexts();
const version = (page: Page) => page.locator('.targi').getAttribute('data-version');

/** The address follows each change of the tree a little later. */
async function addressAfter(page: Page, before: string): Promise<string> {
  await expectSoon(async () => page.url()).not.toBe(before);
  return page.url();
}

async function openPosition(page: Page): Promise<void> {
  await page.getByLabel(t('coach.board.paste')).fill(makePosition(VIEW));
  await button(page, t('coach.board.open')).click();
  await page.locator('.targi').waitFor();
}

/** On a phone the panel lies over the table, and folds after each move. */
async function unfold(page: Page): Promise<void> {
  const unfolding = page.locator('.panel-unfold');
  if (await unfolding.isVisible()) await unfolding.click();
  else if (!(await page.locator('.study').isVisible())) await button(page, t('play.analysis.title')).click();
  await lines(page).first().waitFor();
}

test.each([
  ['a desktop', {}],
  ['a phone', { viewport: PHONE, hasTouch: true }],
])('a pasted position is analysed, and a link brings it back, on %s', async (_name, window) => {
  const page = await visitors.visit('en', window, PATH);
  await page.getByLabel(t('coach.board.paste')).fill('viewer=blue rond=9');
  await button(page, t('coach.board.open')).click();
  await expectSoon(() => page.getByRole('alert').innerText()).toContain('rond=9');
  await expectNoBarrier(page);
  await openPosition(page);
  await unfold(page);
  expect(await lines(page).count()).toBe(3);
  await expectNoBarrier(page, { isOnPicture: true });
  await expectNoSidewaysScroll(page);

  const opened = await addressAfter(page, new URL(PATH, page.url()).href);
  await lines(page).first().click();
  await expectSoon(() => version(page)).toBe('1');
  const first = await addressAfter(page, opened);
  await unfold(page);
  await lines(page).nth(1).click();
  await expectSoon(() => version(page)).toBe('2');
  const second = await addressAfter(page, first);
  await button(page, t('coach.board.back')).click();
  const back = await addressAfter(page, second);
  await unfold(page);
  await lines(page).last().click();
  await expectSoon(() => page.locator('.study-variation li').count()).toBe(1);
  const before = await moves(page);
  expect(before).toHaveLength(4); // the start, two moves, a variation

  const link = await addressAfter(page, back);
  await expectSoon(() => page.getByLabel(t('coach.board.link')).inputValue()).toBe(link);
  await page.reload();
  await expectSoon(() => version(page)).toBe('2');
  await expectSoon(() => moves(page)).toEqual(before);
  const other = await visitors.another(page, new URL(link).pathname + new URL(link).hash);
  await expectSoon(() => moves(other)).toEqual(before);
});

test('everything can be done by keyboard', async () => {
  const page = await visitors.visit('en', {}, PATH);
  await openPosition(page);
  const typed = page.getByLabel(t('coach.board.type'));
  await typed.fill('2 6 15');
  await page.keyboard.press('Enter');
  await expectSoon(() => version(page)).toBe('3');
  await typed.fill('4');
  await page.keyboard.press('Enter');
  await expectSoon(() => page.locator('.study-typed [role=alert]').innerText()).toContain('4');

  await page.locator('.study-tree [aria-current]').focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expectSoon(() => version(page)).toBe('1');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-current'))).toBe('step');
  await typed.fill('7 15');
  await page.keyboard.press('Enter');
  await expectSoon(() => page.locator('.study-variation li').count()).toBe(2);
  await page.locator('.study-tree [aria-current]').focus();
  await page.keyboard.press('ArrowUp');
  await expectSoon(() => version(page)).toBe('2');
  expect(await page.locator('.study-variation [aria-current]').count()).toBe(0);
  await page.keyboard.press('ArrowDown');
  await expectSoon(() => page.locator('.study-variation [aria-current]').count()).toBe(1);
  await page.keyboard.press('End');
  await expectSoon(() => version(page)).toBe('3');
  await page.keyboard.press('Home');
  await expectSoon(() => version(page)).toBe('0');
});

test('the engine can be switched off', async () => {
  const page = await visitors.visit('en', {}, `${PATH}/board`);
  await lines(page).first().waitFor();
  await page.getByRole('checkbox', { name: t('coach.board.engine') }).uncheck();
  await expectSoon(() => lines(page).count()).toBe(0);
});

test('a damaged link says so', async () => {
  const page = await visitors.visit('en', {}, `${PATH}/board#game=abc`);
  await page.getByText(t('shell.shared.damaged')).waitFor();
  await button(page, t('coach.board.title')).click();
  await page.getByLabel(t('coach.board.paste')).waitFor();
});

test('a game goes from its menu to the board', async () => {
  const page = await visitors.visit('en', {}, '/targi/new');
  await page.locator('.setup-start button').click();
  await page.getByRole('grid').waitFor();
  await button(page, t('board.menu')).click();
  await button(page, t('play.board.open')).click();
  await lines(page).first().waitFor();
  expect(await version(page)).toBe('0');
});

test('a position is set up by clicking, and a card that comes is chosen', async () => {
  const page = await visitors.visit('en', { viewport: PHONE, hasTouch: true }, PATH);
  const setup = page.locator('.setup-position');
  await setup.locator('summary').first().click();
  const choose = async (name: string, value: string) =>
    setup.getByLabel(name, { exact: true }).first().selectOption(value);
  await choose(t('coach.board.setup.phase'), 'act');
  await choose(t('coach.board.setup.toPlay'), 'blue');
  await choose(t('coach.board.setup.first'), 'white');
  await choose(t('coach.board.setup.card', { cell: 'A' }), 'goods');
  await choose(t('coach.board.setup.card', { cell: 'A' }), 'GOLD');
  await expectNoBarrier(page);
  await expectNoSidewaysScroll(page);
  const marker = `${t('coach.board.setup.marker', { cell: 'A' })}: ${t('coach.board.setup.nobody')}`;
  await setup.getByRole('button', { name: marker }).click();
  await choose(t('coach.board.setup.round'), '13');
  await setup.getByText('round=13', { exact: false }).first().waitFor();
  await choose(t('coach.board.setup.round'), '2');
  await setup.getByRole('button', { name: t('coach.board.open') }).click();

  // Blue takes the gold and ends the round; the card that is turned over is another one.
  await unfold(page);
  const typed = page.getByLabel(t('coach.board.type'));
  await typed.fill('A end');
  await typed.press('Enter');
  const came = page.locator('.study-came select').first();
  await came.waitFor();
  const before = await came.inputValue();
  const other = await came
    .locator('option')
    .evaluateAll(
      (options, shown) =>
        options.map((each) => (each as HTMLOptionElement).value).find((value) => value !== shown) ?? '',
      before,
    );
  await came.selectOption(other);
  await expectSoon(() => came.inputValue()).toBe(other);
  await expectNoBarrier(page, { isOnPicture: true });
});

test('a running online game is refused, and the page says why', async () => {
  visitors.forgive(/409/); // the refusal
  const host = await visitors.visit('en', {}, '/online');
  await button(host, t('online.form.makeLink')).click();
  const link = await host.getByLabel(t('online.room.link')).inputValue();
  const guest = await visitors.visit('en', { viewport: PHONE });
  await guest.goto(link);
  await button(guest, t('online.room.sit')).click();
  await guest.getByRole('grid').waitFor();
  await host.getByRole('grid').waitFor();

  await button(host, t('board.menu')).click();
  await host.getByText(t('play.board.running')).waitFor();
  expect(await button(host, t('play.board.open')).count()).toBe(0);

  await host.goto(new URL(PATH, link).href);
  await host.getByLabel(t('coach.board.paste')).fill(link);
  await button(host, t('coach.board.open')).click();
  await host.getByText(t('coach.board.refused')).waitFor();
});
