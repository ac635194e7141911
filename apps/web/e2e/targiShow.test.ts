import { type GameRecord, type Move, type State, targi } from '@caravanserai/targi';
import { translator } from '@caravanserai/texts';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { button, controlOf } from './table/player.ts';
import { bring, gameUpTo, LOOK } from './table/positions.ts';
import { clickAtOnce, noteSights } from './table/sights.ts';
import {
  expectNoBarrier,
  expectNoSidewaysScroll,
  expectSoon,
  PHONE,
  receiveVisitors,
  type VisitOptions,
} from './visitor.ts';

const visitors = receiveVisitors();
const { visit } = visitors;
const t = translator('en');

/** Ada (blue) against a bot, from where `isThere` is true. */
function againstBot(seed: string, isThere: (moves: readonly Move[], state: State) => boolean): GameRecord {
  return { ...gameUpTo(seed, isThere), players: { blue: 'Ada', white: 'shepherd' } };
}

const blueIsToAct = (state: State) => targi.toAct(state)[0] === 'blue';

/** A browser with this pace of opponents' moves. */
function atPace(pace: string): VisitOptions {
  return { kept: { 'caravanserai.pace': pace } };
}

async function come(record: GameRecord, visitOptions: VisitOptions = {}): Promise<Page> {
  const page = await visit('en', visitOptions, LOOK);
  await bring(page, visitors.url(), record);
  return page;
}

const firstPlacement = (seed: string) => {
  return againstBot(seed, (moves, state) => blueIsToAct(state) && moves.some(({ type }) => type === 'place'));
};

async function placeAndConfirm(page: Page): Promise<void> {
  await page.locator('.targi[data-control=act] [role=gridcell][data-open]').first().click();
  await page.locator('.targi[data-control=confirm]').waitFor();
  await button(page, t('play.confirm')).click();
}

const caption = (page: Page) => page.locator('.command-caption');

test('lines of both players are seen with their crossings before anybody points, and a look strengthens them', async () => {
  const five = againstBot('lines', (moves, state) => {
    return targi.view(state, 'spectator').targis.length >= 4 && blueIsToAct(state) && moves[0]?.type === 'place';
  });
  const page = await come(five, { viewport: PHONE });
  await page.locator('.targi[data-control=act]').waitFor();
  const pieces = await page.locator('.piece-targi').count();
  expect(await page.locator('.thread[data-strength=held] .thread-core').count()).toBe(pieces);
  expect(await page.locator('.thread-white .thread-band').count()).toBeGreaterThan(0); // not by colour alone
  const ghost = page.locator('.spot', { has: page.locator('.piece-ghost') }).first();
  expect(await ghost.getAttribute('aria-label')).toMatch(/lines .*cross here/);
  await ghost.hover();
  expect(await page.locator('.thread[data-strength=strong]').count()).toBeGreaterThanOrEqual(2);
});

describe('the other’s turn', () => {
  test('at a tap: a line for each thing, then the turn in short, which shows it again; and the choice is remembered', async () => {
    const page = await come(firstPlacement('tap'), { viewport: PHONE });
    await page.locator('.top-menu').click();
    await page.getByRole('button', { name: t('shell.settings.open') }).click();
    await page.getByRole('radio', { name: t('teaser.targi.pace.tap') }).check();
    await page.getByRole('button', { name: t('shell.settings.close') }).click();
    await page.reload();
    await page.getByRole('grid').waitFor();

    await placeAndConfirm(page);
    await expectSoon(() => caption(page).innerText()).toMatch(/^\w+ places a Targi on card/);
    const said = await caption(page).innerText();
    expect(await page.locator('.targi [role=status]').innerText()).toBe(said); // once, by the existing live region
    expect(await page.locator('[role=gridcell][data-open]').count()).toBe(0);
    await expectNoBarrier(page);
    await expectNoSidewaysScroll(page);
    await button(page, t('play.show.next')).click();
    await expectSoon(() => controlOf(page)).toBe('act');

    const again = page.getByRole('button', { name: t('play.show.againWhat', { what: said }) });
    await again.click();
    await expectSoon(() => caption(page).innerText()).toBe(said);
    await page.locator('[role=gridcell]').first().click({ force: true }); // a tap on the board continues as well
    await expectSoon(() => controlOf(page)).toBe('act');
    await again.waitFor();
  });

  test('continues by itself, without motion too, and can be skipped', async () => {
    const page = await come(firstPlacement('slow'), atPace('slow'));
    const skipped = clickAtOnce(page, t('play.show.skip'));
    await placeAndConfirm(page);
    await skipped;
    await expectSoon(() => controlOf(page)).toBe('act');
    const seen = await noteSights(page, '[data-beat=placed]');
    await placeAndConfirm(page);
    await expectSoon(async () => Object.keys(await seen())).toEqual(['[data-beat=placed]']);
    await expectSoon(() => controlOf(page)).toBe('act');
  });
});

describe('chance has a moment', () => {
  test.each([
    ['Caravan', 'caravan', '13', 'caravanShown', '.face-goods'],
    ['Tribal Expansion', 'expand', '14', 'tribeDrawn', '.face-tribe'],
  ] as const)('the card of the %s turns over, is seen and goes', async (_name, type, place, event, face) => {
    const there = againstBot(type, (moves, state) => blueIsToAct(state) && moves.some((move) => move.type === type));
    const page = await come(there, { ...atPace('slow'), reducedMotion: 'no-preference' });
    await page.locator(`.targi[data-control=act] [data-place="${place}"]`).click();
    const moments = [`[data-beat=${event}]`, `.turned .turned-face ${face}`];
    const seen = await noteSights(page, ...moments);
    await page.locator('dialog.sheet[open] .button-main').click();
    await expectSoon(async () => Object.keys(await seen()).toSorted()).toEqual(moments.toSorted());
    await expectSoon(() => page.locator('.turned').count()).toBe(0);
    await page.locator('.targi:not([data-showing])').waitFor();
  });

  test('new cards are turned over one after the other', async () => {
    const lastOfRound = againstBot('turned', (moves, state) => {
      const { centre, first } = targi.view(state, 'spectator');
      const down = centre.filter(({ card }) => card === 'hidden').length;
      return blueIsToAct(state) && first === 'white' && down >= 2 && moves.some(({ type }) => type === 'end');
    });
    const page = await come(lastOfRound, { ...atPace('slow'), reducedMotion: 'no-preference' });
    const down = await page.locator('.spot-centre .face-back').count();
    const turning = '.ghost-turning ~ .ghost-turning'; // those that wait for their turn
    const seen = await noteSights(page, '[data-beat=revealed]', turning);
    await button(page, t('play.end.label')).click();
    const anyway = button(page, t('play.end.anyway'));
    await Promise.race([anyway.waitFor(), page.locator('[data-showing]').waitFor()]);
    if (await anyway.isVisible()) await anyway.click();
    await expectSoon(seen).toMatchObject({
      '[data-beat=revealed]': t('play.show.revealed', { count: down }),
      [turning]: expect.any(String),
    });
    await expectSoon(() => page.locator('.spot-centre .face-back').count()).toBe(0);
  });
});

test('a raid stops the table: who must pay and what was paid, before the robber moves on', async () => {
  const raid = againstBot('raid', (moves, state) => {
    return targi.view(state, 'spectator').first === 'blue' && moves.some(({ type }) => type === 'raid');
  });
  const page = await come(raid, { ...atPace('slow'), viewport: PHONE });
  const sheet = page.locator('.pending-sheet');
  await sheet.locator('[data-share=toPay]').first().waitFor();
  expect(await sheet.innerText()).toContain(t('play.raid.toPay'));
  const robber = await page.locator('.spot', { has: page.locator('.piece-robber') }).getAttribute('data-place');
  await sheet.locator('.offer').first().click();
  await page.locator('.targi[data-control=confirm]').waitFor();
  const bothPaid = '.raid-notice:has([data-share=paid] ~ [data-share=paid])';
  const seen = await noteSights(page, bothPaid);
  await button(page, t('play.confirm')).click();
  await expectSoon(seen).toMatchObject({ [bothPaid]: expect.stringMatching(/paid: /) });
  await expectNoSidewaysScroll(page);
  await expectSoon(() => page.locator('.raid-notice').count()).toBe(0);
  await expectSoon(() => page.locator(`[data-place="${robber}"] .piece-robber`).count()).toBe(0);
});

test('[TG-34] the Fata Morgana moves a marker on the board itself', async () => {
  const mirage = againstBot('mirage', (moves, state) => {
    return blueIsToAct(state) && moves.some(({ type }) => type === 'mirage');
  });
  const page = await come(mirage, { viewport: PHONE, hasTouch: true });
  const card = page.locator('.targi[data-control=act] [data-place="9"]');
  await card.click();
  await page.locator('.carpet[data-mirage]').waitFor();
  expect(await page.locator('dialog[open]').count()).toBe(0);
  await expectNoBarrier(page);
  await card.focus();
  await page.keyboard.press('Escape');
  await expectSoon(() => page.locator('.carpet[data-mirage]').count()).toBe(0);

  await card.click();
  const lifted = page.locator('.spot[data-selected]');
  if ((await lifted.count()) === 0) await page.locator('.spot[data-open]').first().tap();
  await lifted.waitFor();
  const from = await lifted.getAttribute('data-place');
  const target = page.locator('.spot[data-open]:not(:has(.piece-marker))').first();
  const to = await target.getAttribute('data-place');
  await target.tap(); // opens its details
  const info = page.locator('.targi-info');
  expect(await info.locator('h3').innerText()).not.toBe('');
  expect(await info.locator('.info-reason').count()).toBe(0); // it can be moved there
  expect(await page.locator(`[data-place="${to}"] .piece-marker`).count()).toBe(0);
  await info.getByRole('button', { name: t('board.info.placeHere') }).tap();
  await page.locator(`[data-place="${to}"] .piece-marker`).waitFor();
  expect(await page.locator(`[data-place="${from}"] .piece-marker`).count()).toBe(0);
});

test('a returning player at an online table sees once what happened meanwhile', async () => {
  const host = await visit('en', atPace('slow'), '/online');
  await host.getByRole('button', { name: t('online.form.makeLink') }).click();
  const link = await host.getByLabel(t('online.room.link')).inputValue();
  const guest = await visit('en', atPace('slow'));
  await guest.goto(link);
  await guest.getByRole('button', { name: t('online.room.sit') }).click();
  for (const page of [host, guest]) await page.locator('.targi:not([data-showing])').waitFor();

  const [mover, away] = (await controlOf(host)) === 'act' ? [host, guest] : [guest, host];
  await away.goto(visitors.url());
  await placeAndConfirm(mover);
  await mover.locator('.targi[data-control=wait]').waitFor();
  await away.goto(link);
  await clickAtOnce(away, t('play.show.skip'));
  await expectSoon(() => controlOf(away)).toBe('act');
  await away.reload();
  await away.locator('.targi[data-control=act]:not([data-showing])').waitFor();
  await button(away, t('play.confirm')).waitFor();
  expect(await caption(away).count()).toBe(0);
});
