import { TARGI_BOTS } from '@caravanserai/bots/targi';
import { type GameRecord, type Move, replay, type State, targi } from '@caravanserai/targi';
import { translator } from '@caravanserai/texts';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { resizeTo, type WindowName, WINDOWS } from './narrow/windows.ts';
import { button, controlOf } from './table/player.ts';
import { bring, type Chooser, gameUpTo, LOOK, liftCurtain } from './table/positions.ts';
import { isFree, isWhole } from './table/sight.ts';
import { expectNoBarrier, expectNoSidewaysScroll, expectSoon, PHONE, receiveVisitors } from './visitor.ts';

const visitors = receiveVisitors();
const { visit } = visitors;
const t = translator('en');
const ANALYSIS_MS = 600_000; // generous: guards against hangs only; the bots analyse every move of a game

function versionOf(page: Page): Promise<number> {
  return page.locator('.targi').evaluate((table) => Number((table as HTMLElement).dataset['version']));
}

describe('ending a turn with something left', () => {
  /** The turn can be ended while a piece could still take something; `isRevealing`: ending it reveals new cards. */
  const ends = (isRevealing: boolean) => (moves: readonly Move[], state: State) => {
    const [seat] = targi.toAct(state);
    if (!seat || !moves.some(({ type }) => type === 'end') || !moves.some(({ type }) => type === 'take')) return false;
    const ended = targi.play(state, seat, { type: 'end' });
    return ended.ok && ended.value.events.some(({ reveals }) => reveals) === isRevealing;
  };
  const end = (page: Page) => button(page, t('play.end.label'));

  test('asks where it cannot be taken back', async () => {
    const page = await visit('en', {}, LOOK);
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
    const page = await visit('en', {}, LOOK);
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
    const page = await visit('en', {}, LOOK);
    await bring(
      page,
      visitors.url(),
      gameUpTo('over', () => false),
    );
    await button(page, t('table.close')).click(); // the score
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
    const dialog = friend.getByRole('dialog', { name: t('coach.retry.title') });
    await dialog.getByRole('radio', { name: t('coach.retry.fresh') }).waitFor();
    await expectNoBarrier(friend);
    await dialog.getByRole('button', { name: t('coach.retry.start') }).click();
    await expectSoon(() => versionOf(friend)).toBe(MOVES);
    await liftCurtain(friend);
    expect(await controlOf(friend)).toBe('act');
  });

  test.each([
    ['rubbish', '#game=%3Cscript%3E', 'damaged'],
    ['far too much', `#game=${'A'.repeat(30_000)}`, 'tooLong'],
  ] as const)('%s says what is wrong', async (_name, hash, error) => {
    const page = await visit('en', {}, `/targi/shared${hash}`);
    await page.getByRole('heading', { name: t('shell.shared.title') }).waitFor();
    expect(await page.locator('.notice').innerText()).toContain(t(`shell.shared.${error}`));
    await expectNoBarrier(page);
  });
});

/** A whole game of a person (blue) against a shepherd, won or lost by the person. */
function overAgainstBot(isWon: boolean): GameRecord {
  for (let i = 0; i < 50; i++) {
    const record = gameUpTo(`ladder ${i}`, () => false);
    const replayed = replay(record);
    const { winner } = replayed.ok ? targi.score(replayed.value.end) : {};
    if (winner === (isWon ? 'blue' : 'white')) return { ...record, players: { blue: 'Ada', white: 'shepherd' } };
  }
  throw new Error('nobody ever wins');
}

/** A game of two good players, with a long count. */
function fullGame(): GameRecord {
  const choose: Chooser = (state, seat, moves, rng) => TARGI_BOTS.greedy.choose(targi.view(state, seat), moves, rng);
  return { ...gameUpTo('full', () => false, choose), players: { blue: 'Ada', white: 'shepherd' } };
}

describe('the end', () => {
  const count = (page: Page) => page.getByRole('dialog', { name: t('play.count.title') });

  test('has its winner, its story in three lines, and what can follow', { timeout: ANALYSIS_MS }, async () => {
    const page = await visit('en', { viewport: PHONE, hasTouch: true, colorScheme: 'dark' }, LOOK);
    await bring(page, visitors.url(), overAgainstBot(true));
    await count(page).waitFor();
    await page.locator('.count-sun').waitFor();
    await page.locator('.count-story li').nth(2).waitFor({ timeout: ANALYSIS_MS });
    expect(await page.locator('.count-story li').count()).toBe(3);
    expect(await page.locator('.count-story').innerText()).toContain('Round');
    await expectNoSidewaysScroll(page);
    await expectNoBarrier(page);
    await expectFirstViews(page);
    await resizeTo(page, '1280×800');
    for (const line of await page.locator('.count-story li').all()) expect(await isWhole(line)).toBe(true);
    await resizeTo(page, '390×844');
    await button(page, t('play.share.open')).click();
    await page.getByRole('textbox', { name: t('play.share.link') }).waitFor();
    const dare = await page.getByRole('textbox', { name: t('play.share.dare') }).inputValue();
    const friend = await visit('en', { viewport: PHONE }, dare.slice(visitors.url().length));
    await expectSoon(() => controlOf(friend)).toBe('act');
    expect(await versionOf(friend)).toBeLessThan(2); // the bot may go first
    await expectNoSidewaysScroll(friend);
    await button(page, t('table.close')).last().click();

    // The same analysis, all at once; the move played and the better one have different marks.
    await count(page)
      .getByRole('button', { name: t('play.analysis.title'), exact: true })
      .click();
    await page.locator('.turning-point').first().tap();
    await expectSoon(() => page.locator('[data-marked=better]').count()).toBeGreaterThan(0);
    const panel = page.locator('.dock[data-panel=analysis]');
    const marks = page.locator('.spot[data-marked]');
    expect(await panel.getAttribute('data-folded')).toBe('');
    for (const mark of await marks.all()) expect(await isFree(mark)).toBe(true);
    for (const needed of ['.panel-line', '.panel-unfold', '.panel-head .round-button:last-child'])
      expect(await isFree(panel.locator(needed)), needed).toBe(true);
    expect(await isFree(button(page, t('table.past.return')))).toBe(true);
    await button(page, t('play.unfold')).tap();
    await page.locator('.turning-point').last().tap();
    await expectSoon(() => panel.getAttribute('data-folded')).toBe('');
    await panel.getByRole('button', { name: t('table.close') }).tap();
    await expectSoon(() => marks.count()).toBe(0);
    expect(await panel.count()).toBe(0);
  });

  test('with motion, the count goes up line by line', async () => {
    const page = await visit('en', { reducedMotion: 'no-preference' }, LOOK);
    await bring(page, visitors.url(), overAgainstBot(false));
    await count(page).waitFor();
    await page.locator('.end-count[data-done] .count-sun').waitFor();
    expect(await page.locator('.count-lines li:not([data-done])').count()).toBe(0);
    for (const seen of ['.count-result', '.count-story', '.count-foot .button-main'])
      expect(await isFree(page.locator(seen)), seen).toBe(true); // on a laptop, without scrolling
  });

  test('shows the result and the next step in the first view of every window, before the story is known', async () => {
    const page = await visit('de', { hasTouch: true }, LOOK);
    await bring(page, visitors.url(), fullGame());
    await page.locator('.count-result').waitFor();
    await expectFirstViews(page);
  });

  async function expectFirstViews(page: Page): Promise<void> {
    for (const name of Object.keys(WINDOWS) as WindowName[]) {
      if (name.endsWith('400%')) continue; // too low for a bar
      await resizeTo(page, name);
      for (const seen of ['.count-result', '.count-foot .button-main'])
        expect(await isWhole(page.locator(seen)), `${seen} ${name}`).toBe(true);
    }
  }
});

describe('the record against an opponent', () => {
  const KEY = 'caravanserai.targi.record';
  const kept = (page: Page) => page.evaluate((key) => localStorage.getItem(key), KEY);

  test('is kept when a game ends here, and the home page suggests who comes next', async () => {
    const page = await visit('en');
    const lesson = page.locator('.newcomer-way[href*=caravan]');
    expect(await lesson.count()).toBe(1);
    await page.evaluate(
      (key) =>
        localStorage.setItem(key, JSON.stringify({ tallies: { shepherd: { won: 1, lost: 0, drawn: 0, best: 30 } } })),
      KEY,
    );
    await page.reload();
    const ladder = page.locator('.ladder');
    const next = (level: 'shepherd' | 'saltCarrier') =>
      t('shell.record.next', { level: t(`teaser.targi.level.${level}.name`) });
    await ladder.getByText(next('shepherd')).waitFor(); // one win is not enough
    await ladder.getByText(t('shell.record.goal', { count: 2, won: 1 })).waitFor();
    expect(await ladder.locator('[data-beaten]').count()).toBe(0);
    expect(await lesson.count()).toBe(0); // but a winner is no longer a newcomer

    await page.evaluate(
      (key) =>
        localStorage.setItem(key, JSON.stringify({ tallies: { shepherd: { won: 2, lost: 0, drawn: 0, best: 30 } } })),
      KEY,
    );
    await page.reload();
    await ladder.getByText(next('saltCarrier')).waitFor();
    const beaten = ladder.locator('[data-beaten]');
    expect(await beaten.count()).toBe(1);
    await beaten.click();
    await ladder.getByText(t('shell.record.tally', { won: 2, lost: 0, best: 30 })).waitFor();
    await ladder.locator('[data-next]').click();
    await expectNoBarrier(page);
    await button(page, t('shell.record.play')).click();
    await page.getByRole('grid').waitFor();
    expect(await page.locator('.player-other').innerText()).toContain(t('teaser.targi.level.saltCarrier.name'));
  });

  test('does not count what was brought along', async () => {
    const page = await visit('en', {}, LOOK);
    await bring(page, visitors.url(), overAgainstBot(true));
    await page.locator('.count-sun').waitFor();
    expect(await kept(page)).toBeNull();
  });
});

test('a hint says why', async () => {
  const page = await visit('en', {}, LOOK);
  await bring(
    page,
    visitors.url(),
    gameUpTo('why', (moves) => moves.some(({ type }) => type === 'lay')),
  );
  await liftCurtain(page);
  await button(page, t('play.hint.ask')).click();
  const why = page.locator('.hint-why');
  await why.waitFor();
  expect(await why.getByRole('listitem').count()).toBeGreaterThan(0);
  await expectNoBarrier(page);
});
