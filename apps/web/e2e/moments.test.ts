import { type Move, type State, targi } from '@caravanserai/targi';
import { translator } from '@caravanserai/texts';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { button, controlOf } from './table/player.ts';
import { bring, gameUpTo, liftCurtain } from './table/positions.ts';
import { expectNoBarrier, expectNoSidewaysScroll, expectSoon, PHONE, receiveVisitors } from './visitor.ts';

const visitors = receiveVisitors();
const { visit } = visitors;
const t = translator('en');

function versionOf(page: Page): Promise<number> {
  return page.locator('.targi').evaluate((table) => Number((table as HTMLElement).dataset['version']));
}

describe('ending a turn with something left', () => {
  /** The turn can be ended, a piece could still take something, and the end does or does not bring new cards. */
  const ends = (isRevealing: boolean) => (moves: readonly Move[], state: State) => {
    const [seat] = targi.toAct(state);
    if (!seat || !moves.some(({ type }) => type === 'end') || !moves.some(({ type }) => type === 'take')) return false;
    const ended = targi.play(state, seat, { type: 'end' });
    return ended.ok && ended.value.events.some(({ reveals }) => reveals) === isRevealing;
  };
  const end = (page: Page) => button(page, t('play.end.label'));

  test('asks where it cannot be taken back', async () => {
    const page = await visit('en');
    await bring(page, visitors.url(), gameUpTo('end', ends(true)));
    await liftCurtain(page);
    const version = await versionOf(page);
    await end(page).click();
    await page.locator('.end-question').waitFor();
    expect(await versionOf(page)).toBe(version);
    await button(page, t('play.end.goOn')).click();
    await page.locator('.end-question').waitFor({ state: 'detached' });
    await end(page).click();
    await button(page, t('play.end.anyway')).click();
    await expectSoon(() => versionOf(page)).toBe(version + 1);
  });

  test('does not ask where it can', async () => {
    const page = await visit('en');
    await bring(page, visitors.url(), gameUpTo('end', ends(false)));
    await liftCurtain(page);
    await end(page).click();
    await expectSoon(() => controlOf(page)).toBe('confirm');
    await button(page, t('play.undo.one')).click();
    await expectSoon(() => controlOf(page)).toBe('act');
  });
});

describe('a game as a link', () => {
  const MOVES = 30;

  async function linkOf(page: Page): Promise<string> {
    await button(page, t('board.menu')).click();
    await button(page, t('play.share.open')).click();
    const field = page.getByRole('textbox', { name: t('play.share.link') });
    await field.waitFor();
    await expectNoBarrier(page);
    return field.inputValue();
  }

  test('opens at the moment that was shared, and can be played on from there', async () => {
    const page = await visit('en');
    await bring(
      page,
      visitors.url(),
      gameUpTo('over', () => false),
    );
    await button(page, t('table.close')).click(); // the count
    const last = await versionOf(page);
    await page.locator('input[type=range]').fill(`${MOVES}`);
    await page.locator('.targi[data-past]').waitFor();
    const link = await linkOf(page);
    expect(link.length).toBeLessThan(4000);

    const friend = await visit('en', { viewport: PHONE }, link.slice(visitors.url().length));
    await friend.waitForURL(`**/targi/play/*?at=${MOVES}`);
    await friend.locator('.targi[data-past]').waitFor();
    expect(await versionOf(friend)).toBe(last);
    expect(await friend.locator('.command-bar').innerText()).toContain(
      t('table.past.at', { version: MOVES, count: last }),
    );
    await expectNoSidewaysScroll(friend);
    await button(friend, t('play.share.branch')).click();
    await expectSoon(() => versionOf(friend)).toBe(MOVES);
    await liftCurtain(friend);
    expect(await controlOf(friend)).toBe('act');
  });

  test.each([
    ['nothing', '', 'empty'],
    ['rubbish', '#game=%3Cscript%3E', 'damaged'],
    ['a link that was cut off', '#at=3&game=eJyLdk_MTVWyUgpJLEr', 'damaged'],
    ['far too much', `#game=${'A'.repeat(30_000)}`, 'tooLong'],
  ] as const)('%s says what is wrong', async (_name, hash, error) => {
    const page = await visit('en', {}, `/targi/shared${hash}`);
    await page.getByRole('heading', { name: t('shell.shared.title') }).waitFor();
    expect(await page.locator('.notice').innerText()).toContain(t(`shell.shared.${error}`));
    await expectNoBarrier(page);
  });
});
