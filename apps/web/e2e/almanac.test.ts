import { translator } from '@caravanserai/texts';
import { expect, test } from 'vitest';
import { expectNoBarrier, expectNoSidewaysScroll, expectSoon, PHONE, receiveVisitors } from './visitor.ts';

const visitors = receiveVisitors();
const t = translator('en');

test.each([
  ['a desktop', {}],
  ['a phone', { viewport: PHONE, hasTouch: true, colorScheme: 'dark' } as const],
])('what wins: from a card to its figures and back, sorted and by level, on %s', async (_name, window) => {
  const page = await visitors.visit('en', window, '/targi/cards');
  const card = page.locator('#card-G9');
  await card.getByRole('link', { name: t('pages.cards.figures') }).click();
  const line = page.locator('#figures-G9');
  await line.waitFor();
  await expectSoon(async () => (await line.boundingBox())?.y).toBeLessThan(100); // scrolled to
  await expectNoBarrier(page);
  await expectNoSidewaysScroll(page);

  const table = page.getByRole('table', { name: t('pages.cards.tribe') });
  const first = () => table.getByRole('rowheader').first().innerText();
  const head = (column: string) => table.getByRole('columnheader', { name: column });
  expect(await head(t('almanac.column.points')).getAttribute('aria-sort')).toBe('descending');
  await head(t('pages.cards.tribe')).getByRole('button').focus();
  await page.keyboard.press('Enter');
  expect(await head(t('pages.cards.tribe')).getAttribute('aria-sort')).toBe('ascending');
  expect(await first()).toBe('Camel rider C1');

  const lead = page.locator('.almanac .lead');
  const games = await lead.innerText();
  await page.getByLabel(t('teaser.targi.level.guide.name')).check();
  await expectSoon(() => lead.innerText()).not.toBe(games);
  await page.getByText(t('almanac.asTable')).first().click();
  await expectNoBarrier(page);
  await table.getByRole('link', { name: 'Targia G9' }).click();
  await card.waitFor();
});

test('what wins at Targets, by level', async () => {
  const page = await visitors.visit('en', { viewport: PHONE, hasTouch: true }, '/targets/almanac');
  const table = page.getByRole('table', { name: t('almanac.targets.events') });
  expect(await table.getByRole('row').count()).toBeGreaterThan(5);
  await expectNoBarrier(page);
  await expectNoSidewaysScroll(page);
  const lead = page.locator('.almanac .lead');
  const called = table.getByRole('row', { name: t('targets.show.end.targets') });
  const before = await called.innerText();
  await page.getByLabel(t('teaser.targets.level.leftHand.name')).check();
  await expectSoon(() => called.innerText()).not.toBe(before);
  expect(await lead.innerText()).toContain('games');
});
