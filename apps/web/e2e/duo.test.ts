import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { translator } from '@caravanserai/texts';
import { expect, test } from 'vitest';
import { expectNoBarrier, expectNoSidewaysScroll, expectSoon, PHONE, receiveVisitors } from './visitor.ts';

/** Ada, Blue, beats Bea by 21 to 17. */
const GAME = readFileSync(join(import.meta.dirname, '../../../packages/targi/golden/open-hands.targi'), 'utf8');

const visitors = receiveVisitors();
const { visit, url } = visitors;
const t = translator('en');

test('a table of two: made by keyboard, joined by link on a phone; the next game, its score, and a third person', async () => {
  const ada = await visit('en', {}, '/online');
  await ada.getByRole('button', { name: t('duo.make') }).press('Enter');
  const link = await ada.getByLabel(t('duo.link')).inputValue();
  await expectNoBarrier(ada);

  const bo = await visit('de', { viewport: PHONE, hasTouch: true }, new URL(link).pathname);
  const de = translator('de');
  await expectNoBarrier(bo);
  await expectNoSidewaysScroll(bo);
  await bo.getByRole('button', { name: de('duo.join') }).tap();
  await bo.getByRole('checkbox').check();
  await bo.getByRole('button', { name: de('duo.next', { game: de('teaser.targi.name') }) }).tap();
  await bo.getByRole('heading', { name: de('online.room.yours') }).waitFor();

  await ada.reload();
  await ada.getByRole('link', { name: t('online.lists.sit') }).press('Enter');
  await ada.getByRole('button', { name: t('online.room.sit') }).press('Enter');
  await ada.getByRole('grid').waitFor();
  await ada.getByRole('button', { name: t('online.table.menu'), exact: true }).press('Enter');
  await ada.getByRole('button', { name: t('online.menu.resign') }).press('Enter');
  await ada.getByRole('button', { name: t('online.menu.resignYes') }).press('Enter');
  await ada
    .getByRole('button', { name: t('online.menu.duo') })
    .first()
    .press('Enter');
  await ada.getByText(t('duo.theirStreak', { count: 1, person: t('online.guest') })).waitFor();
  expect(ada.url()).toBe(link);
  await ada.getByRole('heading', { name: t('duo.running') }).waitFor(); // the other game on the deal
  await expectNoBarrier(ada);

  await bo.goto(link);
  await expectSoon(() => bo.locator('.duo-sum b').textContent()).toBe('1 : 0');
  await expectNoSidewaysScroll(bo);
  await expectNoBarrier(bo);

  await ada.goto(`${url()}/targi/look`);
  await ada.getByRole('textbox').fill(GAME);
  await ada.getByRole('button', { name: t('shell.look.open'), exact: true }).press('Enter');
  await ada.getByRole('grid').waitFor();
  await ada.goto(link);
  await ada.getByLabel('Bea').check();
  await ada.getByRole('button', { name: t('duo.add', { count: 1 }) }).press('Enter');
  await ada.getByText(t('duo.onDevice')).waitFor();
  await expectSoon(() => ada.locator('.duo-sum b').textContent()).toBe('0 : 2');
  expect(await ada.getByText(t('duo.device')).count()).toBe(0);
  await expectNoBarrier(ada);
  await ada.locator('.duo-device-game button').first().press('Enter');
  await ada.getByRole('grid').waitFor();

  visitors.forgive(/409/);
  const cy = await visit('en', {}, new URL(link).pathname);
  await cy.getByText(t('duo.takenText')).waitFor();
  expect(await cy.locator('main').textContent()).not.toContain('1 : 0');
  expect(link.startsWith(url())).toBe(true);
});
