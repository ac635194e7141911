import { type Move, type State, targi } from '@caravanserai/targi';
import { translator } from '@caravanserai/texts';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { parseBook } from '../src/app/record/record.ts';
import { FINGER, type Hands, KEYS, MOUSE } from './table/hands.ts';
import { jumpsIn, noteJumps } from './table/jumps.ts';
import { button, controlOf, type Observer, playOn } from './table/player.ts';
import { bring, gameUpTo, LOOK, liftCurtain } from './table/positions.ts';
import {
  DESKTOP,
  expectNoBarrier,
  expectNoSidewaysScroll,
  expectSoon,
  PHONE,
  receiveVisitors,
  seeAs,
} from './visitor.ts';
import { IS_WHOLE } from './whole.ts';

const WHOLE_GAME_MS = 600_000; // generous: guards against hangs only
const visitors = receiveVisitors();
const { visit } = visitors;
const t = translator('en');

async function playNow(page: Page): Promise<void> {
  await page.getByRole('button', { name: t('teaser.targi.start') }).click();
  await page.getByRole('grid').waitFor();
}

/** Waits for the table's stylesheet, which loads while the home page is shown and must not shift it. */
async function tableIsFetched(page: Page): Promise<void> {
  await page.waitForFunction(() => [...document.styleSheets].some(({ href }) => href?.includes('/TargiTable')));
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
}

function versionOf(page: Page): Promise<number> {
  return page.locator('.targi').evaluate((table) => Number((table as HTMLElement).dataset['version']));
}

const FIRST_MOVES = 16; // one round and the placements of the next

/** Plays the first rounds, or the whole game in the full walks; `moments.test.ts` plays the last rounds. */
async function playThrough(page: Page, hands: Hands, observe?: Observer): Promise<void> {
  const seen = observe ? { observe } : {};
  if (!IS_WHOLE) return playOn(page, hands, { ...seen, until: async () => (await versionOf(page)) >= FIRST_MOVES });
  await playOn(page, hands, seen);
  await page.getByRole('dialog', { name: t('play.count.title') }).waitFor();
}

describe('a game against a bot, from the first placement to the count', () => {
  test(
    'by mouse, and its count at the end',
    async () => {
      const page = await visit('en');
      await playNow(page);
      await expectNoBarrier(page);
      await page.evaluate(noteJumps);
      await playThrough(page, MOUSE);
      expect(await jumpsIn(page)).toEqual([]);
      if (!IS_WHOLE) return;
      const count = page.getByRole('dialog', { name: t('play.count.title') });
      await count.waitFor();
      await expectNoBarrier(page);
      await expectNoSidewaysScroll(page);
      const record = await page.evaluate(() => localStorage.getItem('caravanserai.targi.record'));
      expect(parseBook(record ?? undefined).recent).toMatchObject([{ opponent: 'shepherd' }]);
      await count.getByRole('button', { name: t('play.count.rematch') }).click();
      await expectSoon(() => controlOf(page)).not.toBe('over');
      expect(await versionOf(page)).toBeLessThan(10);
    },
    WHOLE_GAME_MS,
  );

  test(
    'by keyboard alone',
    async () => {
      const page = await visit('en');
      await KEYS.press(page, page.getByRole('button', { name: t('teaser.targi.start') }));
      await page.getByRole('grid').waitFor();
      await playThrough(page, KEYS);
    },
    WHOLE_GAME_MS,
  );

  test(
    'by finger on a phone',
    async () => {
      const page = await visit('en', { viewport: PHONE, hasTouch: true, isMobile: true });
      await page.evaluate(noteJumps);
      await tableIsFetched(page);
      expect(await jumpsIn(page)).toEqual([]);
      await page.getByRole('button', { name: t('teaser.targi.start') }).tap();
      await page.getByRole('grid').waitFor();
      await playThrough(page, FINGER, async (_page, control, step) => {
        if (control === 'act' && step % 20 === 0) await expectNoSidewaysScroll(page);
        expect(await jumpsIn(page)).toEqual([]);
      });
      await expectNoSidewaysScroll(page);
    },
    WHOLE_GAME_MS,
  );
});

describe('a turn is a draft', () => {
  test('until it is confirmed', async () => {
    const page = await visit('en', {}, LOOK);
    await bring(
      page,
      visitors.url(),
      gameUpTo('draft', () => true),
    );
    await liftCurtain(page);
    const start = await versionOf(page);
    const undo = button(page, t('play.undo.one'));
    expect(await undo.getAttribute('aria-disabled')).toBe('true');
    await page.locator('[role=gridcell][data-open]').first().click();
    await expectSoon(() => controlOf(page)).toBe('confirm');
    await undo.click();
    await expectSoon(() => versionOf(page)).toBe(start);
    await page.locator('[role=gridcell][data-open]').first().click();
    await button(page, t('play.confirm')).click();
    await expectSoon(() => controlOf(page)).toBe('act');
    expect(await undo.getAttribute('aria-disabled')).toBe('true'); // a confirmed move cannot be undone
    await page.keyboard.press('Backspace');
    expect(await versionOf(page)).toBe(start + 1);
  });

  test('until something comes to light', async () => {
    const page = await visit('en', {}, LOOK);
    await bring(
      page,
      visitors.url(),
      gameUpTo('caravan', (moves) => moves.some(({ type }) => type === 'caravan')),
    );
    await liftCurtain(page);
    const before = await versionOf(page);
    await page.locator('[data-place="13"]').click();
    await page.locator('dialog.sheet[open] .button-main').click();
    await expectSoon(() => versionOf(page)).toBe(before + 1);
    const undo = button(page, t('play.undo.one'));
    expect(await undo.getAttribute('aria-disabled')).toBe('true');
    expect(await undo.getAttribute('title')).toContain('cannot be undone');
  });

  test('and a place that cannot be used says why, and by which rule', async () => {
    const page = await visit('en', {}, LOOK);
    await bring(
      page,
      visitors.url(),
      gameUpTo('why', () => true),
    );
    await liftCurtain(page);
    await page.locator('[data-place="16"]').click({ force: true }); // aria-disabled, yet it responds
    await expectSoon(() => page.locator('.command-refusal').innerText()).toMatch(/TG-\d+/);
    await page.locator('.command-refusal .link-button').click();
    await page.getByText('TG-10').first().waitFor();
  });
});

describe('two people here', () => {
  test('see whose turn it is, and no curtain where nothing is secret', async () => {
    const page = await visit('en', {}, '/targi/new?with=friend');
    await page.getByRole('button', { name: t('shell.setup.start') }).click();
    await page.getByRole('grid').waitFor();
    const bar = page.locator('.command-bar');
    for (let turns = 0; turns < 3; turns++) {
      const seat = await bar.getAttribute('data-turn');
      await page.locator('[role=gridcell][data-open]').first().click(); // the player who holds the device goes first
      await button(page, t('play.confirm')).click();
      await expectSoon(() => bar.getAttribute('data-turn')).not.toBe(seat);
      expect(await controlOf(page)).toBe('act');
      expect(await page.locator('.player-own.player-blue').count()).toBe(1);
    }
    await expectNoBarrier(page);
  });

  test('keep their sides, unless they let the table turn', async () => {
    const page = await visit('en', {}, LOOK);
    const isToAct = (seat: string) => (_moves: readonly Move[], state: State) =>
      targi.view(state, 'spectator').round > 1 && targi.toAct(state)[0] === seat;
    await bring(page, visitors.url(), gameUpTo('sides', isToAct('white')));
    await liftCurtain(page);
    await page.locator('.player-own.player-blue').waitFor();
    await page.locator('.top-menu').click();
    await page.getByRole('checkbox', { name: t('play.menu.turned') }).check();
    await page.locator('.player-own.player-white').waitFor();
  });

  test('the curtain hides the table from the one who may not see a hand card', async () => {
    const page = await visit('en', {}, LOOK);
    const isSecret = (_moves: readonly Move[], state: State) => {
      const [seat] = targi.toAct(state);
      const hand = seat && targi.view(state, seat)[seat].hand;
      return hand?.kind === 'open' && hand.secret;
    };
    await bring(page, visitors.url(), gameUpTo('secret', isSecret));
    const curtain = page.locator('dialog.curtain');
    await curtain.waitFor();
    expect(await curtain.boundingBox()).toMatchObject(DESKTOP);
    await expectNoBarrier(page, { isOnPicture: true });
    await liftCurtain(page);
    await page.locator('.player-own .hand').first().waitFor();
  });
});

test('after closing the tab, the game resumes', async () => {
  const page = await visit('en');
  await playNow(page);
  await playOn(page, MOUSE, { until: async () => (await versionOf(page)) >= 8 });
  await expectSoon(() => controlOf(page)).not.toBe('wait');
  const version = await versionOf(page);
  const context = page.context();
  const address = page.url();
  await page.close();
  const again = await context.newPage();
  await again.goto(address);
  await again.getByRole('grid').waitFor();
  await expectSoon(() => versionOf(again)).toBe(version);
  await again.goto(visitors.url());
  await again.getByRole('heading', { name: t('shell.games.title') }).waitFor();
});

describe('every state of the table', () => {
  const states: readonly [string, (moves: readonly Move[]) => boolean][] = [
    ['a placement', () => true],
    ['actions', (moves) => moves.some(({ type }) => type === 'lay')],
    ['a raid', (moves) => moves.some(({ type }) => type === 'raid')],
    ['the end', () => false],
  ];
  test.each(states)('%s has no barrier and fits, on a phone by day and a desktop by night', async (what, isThere) => {
    const page = await visit('en', {}, LOOK);
    await bring(page, visitors.url(), gameUpTo('states', isThere));
    if (what !== 'the end') await liftCurtain(page);
    for (const [colorScheme, viewport] of [['light', PHONE] as const, ['dark', DESKTOP] as const]) {
      await seeAs(page, colorScheme, viewport);
      await expectNoBarrier(page);
      await expectNoSidewaysScroll(page);
    }
    if (what !== 'a placement') return;
    await page.locator('[role=gridcell][data-open]').first().hover();
    await expectNoBarrier(page);
  });
});
