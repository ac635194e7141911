import { type GameRecord, targi } from '@caravanserai/targi';
import { translator } from '@caravanserai/texts';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { resizeTo, type WindowName } from './narrow/windows.ts';
import { bring, gameUpTo, LOOK, liftCurtain, openPayments, withPayments } from './table/positions.ts';
import { isWhole } from './table/sight.ts';
import { expectSoon, PHONE, receiveVisitors } from './visitor.ts';

const visitors = receiveVisitors();
const { visit } = visitors;
const ON_A_PHONE = { viewport: PHONE, hasTouch: true, isMobile: true };

/** The last Targi but one of a later round: lines cross already. */
function placement(): GameRecord {
  let placements = 0;
  return gameUpTo(
    'table',
    (moves, state) => targi.view(state, 'spectator').round >= 4 && moves[0]?.type === 'place' && ++placements === 5,
  );
}

async function sitDown(page: Page, record: GameRecord): Promise<void> {
  await bring(page, visitors.url(), record);
  await liftCurtain(page);
}

describe('sheets', () => {
  const WINDOWS_SEEN: readonly WindowName[] = ['320×568', '360×640', '844×390', '1024×768 touch', '1280×800'];

  test('open at their top, with the purse and the main button in sight', async () => {
    const page = await visit('de', { hasTouch: true }, LOOK);
    const paying = withPayments(3);
    await sitDown(page, paying.record);
    for (const window of WINDOWS_SEEN) {
      await resizeTo(page, window);
      await openPayments(page, paying);
      for (const seen of ['h2', '.sheet-head .purse-line-item', '.lay-form > .button-main'])
        expect(await isWhole(page.locator(`dialog.sheet[open] ${seen}`)), `${seen} ${window}`).toBe(true);
      await page.keyboard.press('Escape');
      await page.locator('dialog.sheet[open]').waitFor({ state: 'detached' });
    }
  });

  test('show all that is asked for one payment on a phone', async () => {
    const page = await visit('de', ON_A_PHONE, LOOK);
    const paying = withPayments(1);
    await sitDown(page, paying.record);
    await page.locator(`[data-place="${paying.cell}"]`).tap();
    await page.locator('dialog.sheet[open] .lay-form').waitFor();
    for (const button of await page.locator('dialog.sheet[open] button').all())
      expect(await isWhole(button), await button.innerText()).toBe(true);
  });

  test('that ask by themselves repeat the purse', async () => {
    const page = await visit('de', { hasTouch: true }, LOOK);
    await sitDown(
      page,
      gameUpTo('raid', (moves) => moves[0]?.type === 'raid' && moves.length >= 3),
    );
    for (const window of WINDOWS_SEEN) {
      await resizeTo(page, window);
      for (const seen of await page.locator('.pending-sheet :is(h2, .sheet-head .purse-line-item)').all())
        expect(await isWhole(seen), `${await seen.innerText()} ${window}`).toBe(true);
    }
    await resizeTo(page, '844×390');
    const choices = page.locator('.pending-sheet .offer');
    expect(await choices.count()).toBeGreaterThan(2);
    for (const choice of await choices.all()) expect(await isWhole(choice), await choice.innerText()).toBe(true);
  });
});

describe('at a glance', () => {
  test('cards played and the rounds to the next raid are visible in every window', async () => {
    const page = await visit('de', { hasTouch: true }, LOOK);
    const record = placement();
    await sitDown(page, record);
    for (const window of ['320×568', '360×640', '390×844', '844×390', '1024×768 touch', '1280×800'] as const) {
      await resizeTo(page, window);
      for (const seen of [
        '.top-round strong',
        '.next-raid > [aria-hidden]:not(.icon)',
        '.cards-played > span[aria-hidden]',
      ])
        expect(await anyIsWhole(page.locator(seen)), `${seen} ${window}`).toBe(true);
    }
    expect(await page.locator('.next-raid').getAttribute('title')).toBe(
      translator('de')('board.nextRaid', { count: 3 }),
    );
  });

  test('the round stays in place when a raid comes, is on and is over', async () => {
    const page = await visit('de', { hasTouch: true }, LOOK);
    const windows = ['320×568', '390×844', '844×390', '768×1024', '1024×768 touch', '1280×800'] as const;
    const tops = new Map<string, Set<number>>(windows.map((window) => [window, new Set()]));
    for (const [round, isRaid] of [
      [3, false],
      [4, true],
      [5, false],
      [13, true],
    ] as const) {
      const record = gameUpTo('table', (_moves, state) => {
        const view = targi.view(state, 'spectator');
        return view.round === round && (view.robber % 4 === 0) === isRaid;
      });
      await sitDown(page, record);
      for (const window of windows) {
        await resizeTo(page, window);
        const { y = -1 } = (await page.locator('.top-round strong').boundingBox()) ?? {};
        tops.get(window)?.add(y);
      }
    }
    for (const [window, seen] of tops) expect([...seen], window).toHaveLength(1);
  });

  test('what the opponent could still reach: a switch, and a key to hold', async () => {
    const page = await visit('en', ON_A_PHONE, LOOK);
    await sitDown(page, placement());
    const eye = page.locator('.top-reach');
    const reached = page.locator('.reach-card');
    await eye.tap();
    await reached.first().waitFor();
    expect(await page.locator('.carpet [role=status]').innerText()).toContain('With one more Targi:');
    await eye.tap();
    await expectSoon(() => reached.count()).toBe(0);
    await page.keyboard.down('v');
    await reached.first().waitFor();
    await page.keyboard.up('v');
    await expectSoon(() => reached.count()).toBe(0);
  });
});

async function anyIsWhole(targets: Locator): Promise<boolean> {
  for (const target of await targets.all()) if (await isWhole(target)) return true;
  return false;
}

test('the last raid fits into the top bar', async () => {
  const page = await visit('de', { hasTouch: true }, LOOK);
  await sitDown(
    page,
    gameUpTo('narrow', () => false),
  );
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  for (const window of ['320×568', '360×640', '390×844', '844×390'] as const) {
    await resizeTo(page, window);
    expect(await isWhole(page.locator('.top-round strong')), window).toBe(true);
    const [round, piles] = [page.locator('.top-round strong'), page.locator('.piles')];
    const [left, right] = [await textEnd(round), (await piles.boundingBox())?.x ?? Number.MAX_VALUE];
    expect(left, window).toBeLessThanOrEqual(right);
  }
});

/** Right end of the text, which may be wider than its box. */
function textEnd(target: Locator): Promise<number> {
  return target.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return range.getBoundingClientRect().right;
  });
}

test('a small phone in German: nothing scrolls, and a look back leaves the board in sight', async () => {
  const page = await visit('de', { ...ON_A_PHONE, viewport: { width: 360, height: 640 } }, LOOK);
  await sitDown(page, placement());
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(640);
  await page.locator('.top-log').tap();
  await page.locator('.log-line').nth(5).tap();
  await page.locator('.targi[data-past]').waitFor();
  for (const corner of ['1', '12', '8'])
    expect(await isWhole(page.locator(`[data-place="${corner}"]`)), corner).toBe(true);
  const version = () => page.locator('.command-what').innerText();
  const before = await version();
  await page.locator('.scrubber .round-button').nth(1).tap(); // one move back
  await expectSoon(version).not.toBe(before);
});
