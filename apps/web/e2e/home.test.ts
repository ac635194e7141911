import { BORDER_CARDS, GOODS_CARDS, TRIBE_CARDS } from '@caravanserai/targi/cards';
import { RULE_SECTIONS, RULINGS } from '@caravanserai/targi/rules';
import { LANGUAGES, translator } from '@caravanserai/texts';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import {
  DESKTOP,
  expectNoBarrier,
  expectNoSidewaysScroll,
  PHONE,
  expectSoon,
  receiveVisitors,
  seeAs,
  settled,
} from './visitor.ts';
import { IS_WHOLE } from './whole.ts';

const visitors = receiveVisitors();
const { visit } = visitors;
const t = translator('en');

const SCREENS = [
  '/',
  '/learn',
  '/targi/new',
  '/targi/new?with=friend',
  '/targi/look',
  '/targi/rules',
  '/targets/rules',
  '/targi/cards',
  '/targi/play/none',
];

function idsOf(page: Page, selector: string, attribute: string): Promise<readonly (string | null)[]> {
  return page.locator(selector).evaluateAll((found, name) => found.map((one) => one.getAttribute(name)), attribute);
}

function isOnScreen(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}

async function playNow(page: Page): Promise<string> {
  await page.getByRole('button', { name: t('teaser.targi.start') }).click();
  await page.waitForURL('**/targi/play/*');
  await page.getByRole('grid').waitFor();
  return page.url();
}

// Sizes are checked with the longest texts; axe, which is slow, runs once per theme and size.
test.each(SCREENS)('%s fits and has no barrier, on a phone by day and a desktop by night', async (path) => {
  const page = await visit('de', {}, path);
  for (const [colorScheme, viewport] of [['light', PHONE] as const, ['dark', DESKTOP] as const]) {
    await seeAs(page, colorScheme, viewport);
    await expectNoSidewaysScroll(page);
    await expectNoBarrier(page);
  }
  const heading = await page.locator('h1').allInnerTexts();
  expect(heading).toHaveLength(1);
  expect(await page.title()).toContain(path === '/' ? 'Caravanserai' : heading[0]);
});

test.each(LANGUAGES)('the words beside the title have a column of their own on a tablet, in %s', async (language) => {
  const page = await visit(language, { viewport: { width: 1024, height: 768 }, hasTouch: true });
  const { lead, title } = await page.evaluate(() => {
    const boxOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
    return { lead: boxOf('.welcome .lead')?.width ?? 0, title: boxOf('.welcome h1')?.right ?? 0 };
  });
  expect(lead).toBeGreaterThan(300);
  expect(title).toBeLessThan(1024 - lead);
});

test('the first screen has the way into a game without scrolling', async () => {
  for (const viewport of [PHONE, DESKTOP]) {
    const page = await visit('en', { viewport });
    const box = await page.getByRole('button', { name: t('teaser.targi.start') }).boundingBox();
    expect((box?.y ?? viewport.height) + (box?.height ?? 0)).toBeLessThanOrEqual(viewport.height);
  }
});

describe.each(IS_WHOLE ? LANGUAGES : (['en', 'pl'] as const))('reading in %s', (language) => {
  test('the rules have every line once, in order, and every ruling', async () => {
    const page = await visit(language, {}, '/targi/rules');
    const lines = Object.values(RULE_SECTIONS).flat();
    expect(lines).toHaveLength(72);
    expect(await idsOf(page, '[id^="TG-"]', 'id')).toEqual(lines);
    expect(await page.locator('.rule-figure svg').count()).toBeGreaterThan(2);
    const rulings = Object.keys(RULINGS);
    expect(rulings).toHaveLength(23);
    expect((await idsOf(page, '[data-ruling]', 'data-ruling')).toSorted()).toEqual(rulings.toSorted());
  });

  test('there are all 80 cards', async () => {
    const page = await visit(language, {}, '/targi/cards');
    const border = BORDER_CARDS.map((_card, index) => `border-${index + 1}`);
    const wanted = [...border, ...GOODS_CARDS.map(({ id }) => id), ...TRIBE_CARDS.map(({ id }) => id)];
    expect((await idsOf(page, '[data-card]', 'data-card')).toSorted()).toEqual(wanted.toSorted());
    const copies = await idsOf(page, '[data-card]', 'data-copies');
    expect(copies.reduce((sum, count) => sum + Number(count ?? 1), 0)).toBe(80);
  });
});

describe('addresses', () => {
  test.each([
    ['/#TG-43', '/targi/rules', '#TG-43'],
    ['/#rules', '/targi/rules', '#rules-title'],
    ['/#card-W7', '/targi/cards', '#card-W7'],
    ['/#cards', '/targi/cards', '#cards-title'],
    ['/rules#TG-43', '/targi/rules', '#TG-43'],
    ['/cards', '/targi/cards', '#cards-title'],
  ])('%s still leads there', async (old, path, target) => {
    const page = await visit('en', { viewport: PHONE }, old);
    expect(new URL(page.url()).pathname).toBe(path);
    await expectSoon(() => page.locator(target).evaluate(isOnScreen)).toBe(true);
  });

  test('a card of a rule leads to the cards, and back', async () => {
    const page = await visit('en', {}, '/targi/rules#TG-56');
    await page.locator('#TG-56 .card-links a').first().click();
    await page.locator('#cards-title').waitFor();
    expect(new URL(page.url()).pathname).toBe('/targi/cards');
    await page.goBack();
    await page.locator('#rules-title').waitFor();
    expect(page.url()).toContain('/targi/rules#TG-56');
  });

  test('links change the screen, the title and the focus, and the way back works', async () => {
    const page = await visit('en');
    let loads = 0;
    page.on('load', () => loads++);
    await page.getByRole('link', { name: t('shell.nav.learn'), exact: true }).click();
    const heading = page.getByRole('heading', { level: 1, name: t('lessons.learn.title') });
    await heading.waitFor();
    await expectSoon(() => heading.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await page.title()).toBe(t('shell.title', { screen: t('lessons.learn.title') }));

    await page.goBack();
    await page.getByRole('heading', { level: 1, name: t('home.hero.title') }).waitFor();
    expect(await page.title()).toBe(t('home.title'));
    await page.goForward();
    await heading.waitFor();
    expect(loads).toBe(0);
  });

  test('what is found goes along from the rules to the cards', async () => {
    const page = await visit('en', {}, '/targi/rules');
    await page.locator('#finder').fill('W5');
    await page.locator('.finder-found a').last().click();
    await page.locator('#cards-title').waitFor();
    expect(await page.locator('#finder').inputValue()).toBe('W5');
    expect(await page.locator('[data-card]').count()).toBe(1);
  });

  test('a path that nobody knows is answered by the server, and by the page itself', async () => {
    visitors.forgive(/404/);
    const page = await visit('en', {}, '/nowhere');
    expect(await page.locator('h1').innerText()).toBe(t('server.notFound.title'));
    const button = await page.getByRole('link', { name: t('server.notFound.home') }).boundingBox();
    expect(button?.height).toBeGreaterThanOrEqual(44); // its style sheet is loaded
    for (const link of await page.getByRole('link').all()) {
      const href = await link.getAttribute('href');
      expect([href, (await page.request.get(new URL(href!, page.url()).href)).status()]).toEqual([href, 200]);
    }
    const other = await visit('en');
    await other.evaluate(() => {
      history.pushState(undefined, '', '/nowhere');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    await other.getByRole('heading', { name: t('shell.nowhere.title') }).waitFor();
  });
});

describe('games of this device', () => {
  test('«Play now» is a game; it waits on the home page, is continued, removed and brought back', async () => {
    const page = await visit('en');
    const table = await playNow(page);
    await page.goBack();
    const row = page.locator('.game-row');
    await row.waitFor();
    expect(await page.locator('.way-continue').getAttribute('href')).toBe(new URL(table).pathname);
    expect(await row.innerText()).toContain(t('teaser.targi.level.shepherd.name'));

    await row.getByRole('button').click();
    await expectSoon(() => row.count()).toBe(0);
    await page.getByRole('button', { name: t('shell.games.bringBack') }).click();
    await row.getByRole('link').click();
    await page.getByRole('grid').waitFor();
    expect(page.url()).toBe(table);

    await page.goto(visitors.url());
    await row.getByRole('button').click();
    await page.getByRole('button', { name: t('shell.toast.close') }).click();
    const otherTab = await visitors.another(page, '/'); // shows what is stored
    await settled(otherTab);
    await otherTab.getByRole('button', { name: t('teaser.targi.start') }).waitFor();
    await expectSoon(() => otherTab.locator('.game-row, .way-continue').count()).toBe(0);
    await page.reload();
    await settled(page);
    await page.getByRole('button', { name: t('teaser.targi.start') }).waitFor();
    await expectSoon(() => page.locator('.game-row, .way-continue').count()).toBe(0);
  });

  test('set up for two: names, and the same options the next time', async () => {
    const page = await visit('en', {}, '/targi/new?with=friend');
    await page.getByLabel(t('setup.nameOf.blue')).fill('Amina');
    await page.getByLabel(t('setup.nameOf.white')).fill('Bakari');
    await page.getByRole('radio', { name: 'Bakari' }).check();
    await page.getByRole('button', { name: t('shell.setup.start') }).click();
    await page.waitForURL('**/targi/play/*');
    await page.getByText('Bakari').first().waitFor();

    await page.goto(`${visitors.url()}/targi/new?with=friend`);
    expect(await page.getByLabel(t('setup.nameOf.blue')).inputValue()).toBe('Amina');
  });

  test('an equal says which level it is, until a level is chosen', async () => {
    const page = await visit('en', {}, '/targi/new');
    const equal = page.getByRole('checkbox', { name: t('setup.equal.name') });
    const levelOf = (level: 'shepherd' | 'guide') =>
      page.getByRole('radio', { name: t(`teaser.targi.level.${level}.name`) }).first();
    await levelOf('guide').check();
    await equal.check();
    await expectSoon(() => levelOf('shepherd').isChecked()).toBe(true); // no game was played here yet
    await page.getByText(t('setup.equal.text', { level: t('teaser.targi.level.shepherd.name') })).waitFor();
    await levelOf('guide').check();
    expect(await equal.isChecked()).toBe(false);
  });

  test('a game in another tab is not lost: it can be brought here', async () => {
    const page = await visit('en');
    const table = new URL(await playNow(page)).pathname;
    const other = await visitors.another(page, table);
    await other.getByRole('heading', { name: t('shell.play.elsewhere.title') }).waitFor();
    await other.getByRole('button', { name: t('shell.play.elsewhere.here') }).click();
    await other.getByRole('grid').waitFor();
    await page.getByRole('dialog', { name: t('shell.play.elsewhere.title') }).waitFor();
    await page.getByRole('button', { name: t('shell.play.elsewhere.here') }).click();
    await other.getByRole('dialog', { name: t('shell.play.elsewhere.title') }).waitFor();
    await page.getByRole('grid').waitFor();
  });

  test('a broken game file says where and why', async () => {
    const page = await visit('en', {}, '/targi/look');
    await page.locator('textarea').fill('[Game "Targi"]\n[Rules "1"]\n[Seed "x"]\n\n1. place 77');
    await page.getByRole('button', { name: t('shell.look.open') }).click();
    const problem = page.getByRole('alert');
    await expectSoon(() => problem.innerText()).toContain(t('shell.look.place', { line: 5, column: 10 }));
    expect(await problem.innerText()).toContain(t('shell.look.error.not-a-word', { found: '77' }));
  });
});

describe('faults', () => {
  test('what is thrown outside of a screen is said, with a way on', async () => {
    visitors.forgive(/a test threw this/);
    const page = await visit('en');
    await page.evaluate(
      () =>
        void setTimeout(() => {
          throw new Error('a test threw this');
        }),
    );
    const dialog = page.getByRole('dialog', { name: t('shell.fault.title') });
    await dialog.waitFor();
    expect(await dialog.locator('pre').textContent()).toContain('a test threw this');
    await expectNoBarrier(page);
    await dialog.getByRole('button', { name: t('shell.fault.close') }).click();
    await expectSoon(() => dialog.count()).toBe(0);
  });

  test('a screen that cannot be loaded gives way to words', async () => {
    visitors.forgive(/LearnScreen|module|ERR_FAILED/);
    const page = await visit('en');
    await page.route('**/assets/LearnScreen-*', (route) => route.abort());
    await page.getByRole('link', { name: t('shell.nav.learn'), exact: true }).click();
    await page.getByRole('heading', { name: t('shell.fault.title') }).waitFor();
    await page.getByRole('link', { name: t('shell.play.home'), exact: true }).click();
    await page.getByRole('heading', { name: t('home.hero.title') }).waitFor();
  });
});
