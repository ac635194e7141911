import { isClosing, openCalls, sampleMove, type Seat, type State } from '@caravanserai/targets';
import { loadPhysics } from '@caravanserai/targets/physics';
import { translator } from '@caravanserai/texts';
import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { bringTargets, type Chooser, missAll, targetsUpTo } from './targets/positions.ts';
import { byNumbers, playOn, situationOf } from './targets/player.ts';
import { DESKTOP, expectNoBarrier, expectSoon, PHONE, receiveVisitors } from './visitor.ts';

const { visit } = receiveVisitors();
const t = translator('en');
const SMALL = { width: 320, height: 568 };
const FOUR = { red: 'Ada', blue: 'Bo', yellow: 'Cy', green: 'Di' };

beforeAll(loadPhysics);

/** Passes on all calls, so that they stay open for the page. */
const silent: Chooser = (state, seat, rng) => {
  const move = sampleMove(state, seat, rng);
  return 'atMs' in move ? { type: 'pass' } : move;
};

async function sitDown(viewport: typeof PHONE, game: string): Promise<Page> {
  const page = await visit('en', { viewport }, '/targets/look');
  await bringTargets(page, game);
  return page;
}

/** Fully inside the window, and uncovered. */
function isInSight(thing: Locator): Promise<boolean> {
  return thing.evaluate((element) => {
    const { top, bottom, left, width, height } = element.getBoundingClientRect();
    const seen = document.elementFromPoint(left + width / 2, top + height / 2);
    return top >= 0 && bottom <= innerHeight && height >= 44 && (seen === element || element.contains(seen));
  });
}

/** Taps the table at a pinned number. */
async function tapNumber(page: Page, n: number): Promise<void> {
  const pinned = page.locator('.pinned', { has: page.locator('.sign-number', { hasText: `${n}` }) });
  const { x, y } = await pinned.evaluate((element) => element.getBoundingClientRect());
  await page.mouse.click(x, y + 4); // the label is above it
}

test('a crowded count: the signs of dice do not overlap, and the table keeps its size', async () => {
  const game = targetsUpTo((state) => isClosing(state) && state.round === 3, {
    seed: 'signs 6', // many dice lie over edges, some within a few millimetres
    players: FOUR,
    options: { players: 4 },
    choose: silent,
  });
  for (const viewport of [PHONE, SMALL, SIDEWAYS]) {
    const page = await sitDown(viewport, game);
    await page.locator('.go-on').click();
    await page.locator('.sign-close').first().waitFor();
    await page.locator('.sign-failing').nth(2).waitFor({ state: 'attached' });
    await expectSoon(() => overlapsOf(page, '[data-apart]:not([data-lost]) > *')).toEqual([]);
    const { height = 0 } = (await page.locator('.targets-stage').boundingBox()) ?? {};
    expect(height).toBeGreaterThan(viewport.height * 0.4);
  }
});

/** The texts of elements that overlap each other or leave the picture. */
function overlapsOf(page: Page, selector: string): Promise<readonly string[]> {
  return page.evaluate((wanted) => {
    const room = document.querySelector('.targets-stage')!.getBoundingClientRect();
    const boxes = [...document.querySelectorAll(wanted)].map((sign) => [sign, sign.getBoundingClientRect()] as const);
    const isOut = (box: DOMRect) => box.left < room.left - 1 || box.right > room.right + 1 || box.top < room.top - 1;
    return boxes.flatMap(([sign, box], i) =>
      isOut(box) ||
      boxes
        .slice(i + 1)
        .some(
          ([, other]) =>
            box.left < other.right - 1 &&
            other.left < box.right - 1 &&
            box.top < other.bottom - 1 &&
            other.top < box.bottom - 1,
        )
        ? [sign.textContent]
        : [],
    );
  }, selector);
}

test('four at one device: «Continue» stays in sight, the count is of the round that ends, the log has names', async () => {
  const game = targetsUpTo((state) => isClosing(state) && state.round === 2, {
    seed: 'four',
    players: FOUR,
    options: { players: 4 },
    choose: silent,
  });
  const page = await sitDown(PHONE, game);
  const goOn = page.locator('.go-on');
  await goOn.waitFor();
  for (const viewport of [DESKTOP, SMALL, PHONE]) {
    await page.setViewportSize(viewport);
    expect(await isInSight(goOn)).toBe(true);
    for (const call of await page.locator('.call-button').all()) expect(await isInSight(call)).toBe(true);
  }
  await goOn.click();
  await expectSoon(async () => (await situationOf(page)).pause).toBe('round');
  expect(await page.locator('.head-title').innerText()).toContain(t('targets.page.round', { round: 2 }));
  await page.locator('.totals').nth(2).waitFor();
  const signs = await page.locator('.totals').all();
  for (const sign of signs.slice(0, -1)) expect(await sign.locator('.total').count()).toBeLessThan(2); // leaves room for the next one
  expect(await page.locator('.call-button').count()).toBe(0); // nothing to call now
  expect(await isInSight(goOn)).toBe(true);
  await goOn.click();
  await page
    .getByText(t('targets.page.round', { round: 3 }))
    .first()
    .waitFor();
  await page.getByRole('button', { name: t('targets.page.log') }).click();
  await expectSoon(() => page.locator('.side-panel .targets-log').innerText()).toMatch(/(Ada|Bo|Cy|Di) flicks/);
});

const UPRIGHT = { width: 768, height: 1024 };
const SIDEWAYS = { width: 844, height: 390 };

test.each([PHONE, { width: 360, height: 640 }, SMALL, UPRIGHT, SIDEWAYS])(
  'four round one device with Pas vu: names and calls at four edges, and no call moves while dice roll or calls are open: %o',
  async (viewport) => {
    const game = targetsUpTo((state) => isLastFlick(state), {
      seed: 'around',
      players: FOUR,
      options: { players: 4, pasVu: true, teams: true },
      choose: silent,
    });
    const page = await sitDown(viewport, game);
    await page.locator('.targets[data-flicking]').waitFor();
    const calls = page.locator('.call-button');
    expect(await calls.count()).toBe(12);
    for (const call of await calls.all()) expect(await isInSight(call)).toBe(true);
    for (const name of await page.locator('.side-name b').all()) expect(await name.evaluate(isUncut)).toBe(true);
    expect(await page.locator('.call-button, .side-partner .seat-mark').evaluateAll(tooLargeOf)).toEqual([]);
    expect(await page.locator('.side-partner').count()).toBe(4);
    const tops = await page
      .locator('.call-pad')
      .evaluateAll((pads) => pads.map((pad) => pad.getBoundingClientRect().top));
    expect(Math.max(...tops.slice(1, 3))).toBeLessThan(Math.min(tops[0], tops[3])); // blue and yellow sit opposite
    await page.evaluate(recordPlaces);
    await byNumbers(page, 0);
    const goOn = page.locator('.go-on');
    await goOn.waitFor();
    for (const call of await calls.all()) expect(await isInSight(call)).toBe(true);
    expect(await isInSight(goOn)).toBe(true);
    const places = await page.evaluate(() => (globalThis as unknown as { places: Set<string> }).places.size);
    expect(places).toBe(1);
    await page.setViewportSize(DESKTOP);
    expect(await page.locator('.call-button, .side-partner .seat-mark').evaluateAll(tooLargeOf)).toEqual([]);
  },
);

/** Marks beside a word that are larger than it, and buttons that their word does not fit into. */
function tooLargeOf(elements: readonly Element[]): readonly string[] {
  const MOST_PX = 24;
  const isTooLarge = (element: Element) =>
    element.matches('svg') ? element.clientWidth > MOST_PX : element.scrollWidth > element.clientWidth;
  return elements.filter(isTooLarge).map((element) => element.outerHTML.slice(0, 80));
}

/** One die is left in all towers together. */
function isLastFlick({ phase, towers }: State): boolean {
  return phase.name === 'flick' && Object.values(towers).flat().length === 1;
}

/** Records in every frame where the call buttons are. */
function recordPlaces(): void {
  const places = new Set<string>();
  Object.assign(globalThis, { places });
  const look = () => {
    const boxes = [...document.querySelectorAll('.call-button')].map((call) => call.getBoundingClientRect());
    places.add(boxes.map(({ x, y }) => `${Math.round(x)},${Math.round(y)}`).join(' '));
    requestAnimationFrame(look);
  };
  look();
}

function isUncut(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  const box = element.parentElement ?? element;
  return width > 0 && height > 0 && box.scrollHeight <= box.clientHeight + 3;
}

test('two side by side with Pas vu on a phone: no call moves', async () => {
  const options = { players: 2, pasVu: true } as const;
  const page = await sitDown(PHONE, targetsUpTo(isLastFlick, { seed: 'beside', options, choose: silent }));
  await page.locator('.targets[data-flicking]').waitFor();
  await page.evaluate(recordPlaces);
  await byNumbers(page, 0);
  await page.locator('.go-on').waitFor();
  for (const call of await page.locator('.call-button').all()) expect(await isInSight(call)).toBe(true);
  expect(await page.evaluate(() => (globalThis as unknown as { places: Set<string> }).places.size)).toBe(1);
});

test('«Play now» says that the towers are nearer', async () => {
  const page = await visit('en', { viewport: PHONE, hasTouch: true });
  await page
    .locator('button', { hasText: t('teaser.targets.start') })
    .last()
    .tap();
  await page.locator('.targets[data-flicking]').waitFor();
  expect(await page.locator('.now').innerText()).toContain(t('targets.page.now.nearer', { cm: 15 }));
});

test('a first game on a phone explains the calls and the lens, and nothing lies on the needle', async () => {
  const page = await visit('en', { viewport: PHONE, hasTouch: true }, '/targets/new');
  await page.locator('input[name=first]').nth(2).check();
  await page.locator('form button[type=submit]').click();
  await page.locator('.targets[data-flicking]').waitFor();
  for (const when of await page.locator('.call-when').all()) expect(await when.isVisible()).toBe(true);
  expect(await page.locator('.call-when').count()).toBe(2);
  expect(await page.locator('.lens').innerText()).toContain(t('targets.page.struck.title'));
  expect(await page.locator('.now').innerText()).toContain(t('targets.page.now.lens'));
  expect(await page.locator('.now').innerText()).not.toContain('instead of 20');
  await playOn(page, byNumbers, { until: ({ version, flicking }) => version >= 2 && flicking === 'red' });
  await page.locator('.last-replay').waitFor();
  await page.locator('.targets-field').focus();
  await page.keyboard.press('Space');
  const covered = await page.locator('.needle').evaluate((needle) => {
    const { left, right, top, height } = needle.getBoundingClientRect();
    return [left + 4, right - 4].map(
      (x) => document.elementFromPoint(x, top + height / 2)?.closest('.needle, .lens, .last-throw')?.className,
    );
  });
  expect(covered).toEqual(['needle', 'needle']);
});

test('practice on a phone shows all goals, and a lesson fills it', async () => {
  const page = await visit('de', { viewport: PHONE, hasTouch: true }, '/targets/practice');
  await page.locator('.targets-stage[data-ready]').waitFor();
  const below = await page.locator('.side-scroll').evaluate((scroll) => scroll.getBoundingClientRect().bottom);
  const goals = await page
    .locator('.ground label')
    .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().bottom));
  expect(goals).toHaveLength(5);
  expect(Math.max(...goals)).toBeLessThanOrEqual(below);
  await page.goto(page.url().replace('practice', 'learn/flick'));
  await page.locator('.guide-words').waitFor();
  await expectSoon(() =>
    page.evaluate(() => innerHeight - (document.querySelector('.aim')?.getBoundingClientRect().bottom ?? 0)),
  ).toBeLessThan(120);
});

test.each(['tap', 'key'] as const)('discs to remove are named, and one is chosen by a %s', async (how) => {
  const game = targetsUpTo(({ phase }) => phase.name === 'remove', { seed: 'remove', choose: missAll });
  const page = await sitDown(PHONE, game);
  const { version } = await situationOf(page);
  const namesNow = () => page.locator('.options .button-main').allInnerTexts();
  await expectSoon(async () => new Set(await namesNow()).size).toBe(3);
  const names = await namesNow();
  expect(names.join(' ')).toMatch(/amber|jade|violet/);
  await expectNoBarrier(page);
  if (how === 'tap') await tapNumber(page, 2);
  else await page.keyboard.press('2');
  await expectSoon(async () => (await situationOf(page)).version).toBe(version + 1);
});

function canCall(state: State, call: 'targets' | 'double'): Seat | undefined {
  if (state.phase.name !== 'flick' || isClosing(state)) return undefined;
  return openCalls(state).find((open) => open.call === call && open.seat === 'red')?.seat;
}

test.each([SMALL, SIDEWAYS])(
  'four round one device: nothing lies over the dice to choose from: %o',
  async (viewport) => {
    const isThere = (state: State) => canCall(state, 'double') !== undefined;
    const options = { players: 4 } as const;
    const game = targetsUpTo(isThere, { seed: 'double', players: FOUR, options, choose: silent });
    const page = await visit('en', { viewport, hasTouch: true }, '/targets/look');
    await bringTargets(page, game);
    await page.locator('.lens').waitFor();
    await page.keyboard.press('w');
    const numbers = page.locator('.pinned', { has: page.locator('.sign-number') });
    await numbers.first().waitFor({ state: 'attached' });
    for (const number of await numbers.all()) expect(await number.evaluate(isOnTable)).toBe(true);
    for (const button of await page.locator('.options button').all()) expect(await isInSight(button)).toBe(true);
  },
);

/** The picture of the table is what a finger meets here. */
function isOnTable(pinned: Element): boolean {
  const { x, y } = pinned.getBoundingClientRect();
  return document.elementFromPoint(x, y + 4)?.closest('.targets-stage') !== null;
}

test('a Double: the call is seen over the player, and the die that goes back is tapped', async () => {
  const game = targetsUpTo((state) => canCall(state, 'double') !== undefined, { seed: 'double', choose: silent });
  const page = await sitDown(DESKTOP, game);
  await page.keyboard.press('w');
  const options = page.locator('.options .button-main');
  await options.first().waitFor();
  const names = await options.allInnerTexts();
  expect(new Set(names).size).toBe(names.length);
  for (const name of names) expect(name).toMatch(/Red \d/);
  await tapNumber(page, 1);
  await page.locator('.call-bubble [data-call=double]').waitFor();
  await expectSoon(() => page.locator('.now-news').innerText()).toContain('Ada takes');
});

test('Targets: black and round over the player who called, and the disc is won', async () => {
  const game = targetsUpTo((state) => canCall(state, 'targets') !== undefined, { seed: 'black', choose: silent });
  const page = await sitDown(PHONE, game);
  await page.locator('.call-button[data-call=targets]').first().click();
  await page.locator('.call-bubble [data-call=targets]').waitFor();
  await expectSoon(() => page.locator('.side-strip[data-seat=red] .side-score').innerText()).toBe('1');
});

test('the end: who won, the game in numbers, and the throw of the game as a film that leads back', async () => {
  const page = await sitDown(
    PHONE,
    targetsUpTo(() => false, { seed: 'whole' }),
  );
  const end = page.getByRole('dialog', { name: t('targets.page.end.title') });
  await end.waitFor();
  await end.getByText(t('targets.show.end.stats')).click();
  expect(await end.locator('tbody tr').count()).toBeGreaterThan(2);
  await expectNoBarrier(page);
  await end.getByRole('button', { name: t('targets.show.end.watch') }).click();
  await expectSoon(() => end.count()).toBe(0);
  await end.waitFor();
});

test('practice: the same shot again, a map of the shots, and rounds that end by themselves', async () => {
  const page = await visit('en', { viewport: PHONE }, '/targets/practice');
  await page.locator('.targets-stage[data-ready]').waitFor();
  await playOn(page, byNumbers, { until: ({ version }) => version >= 1 });
  await page.getByRole('button', { name: t('targets.show.practice.again') }).click();
  await expectSoon(async () => (await situationOf(page)).version).toBe(0);
  await page.locator('.shot-mark').first().waitFor({ state: 'attached' });
  await page.getByRole('checkbox', { name: t('targets.show.practice.rivals') }).check();
  await expectSoon(
    async () =>
      Object.keys(JSON.parse((await page.locator('.targets-stage').getAttribute('data-poses')) ?? '{}')).length,
  ).toBe(12);
  // The next round starts without a click, unless the dice require a choice.
  const isToFlick = async () => {
    const { flicking, need, moment } = await situationOf(page);
    return flicking === 'red' || (moment === 'live' && need !== 'flick' && need !== 'calls');
  };
  for (const flicks of [1, 2, 3]) {
    await expectSoon(isToFlick).toBe(true);
    const { version, flicking } = await situationOf(page);
    if (flicking === undefined) break;
    await byNumbers(page, flicks);
    await expectSoon(async () => (await situationOf(page)).version).toBeGreaterThan(version);
  }
  await expectSoon(isToFlick).toBe(true);
  // A goal: each flick counts, the table is set up again, the path of the last flick stays marked, and the best series is stored.
  await page.evaluate(() => localStorage.setItem('caravanserai.targets.ground', '{"steal":4}'));
  await page.reload();
  await page.locator('.targets-stage[data-ready]').waitFor();
  await page.getByRole('radio', { name: t('targets.show.practice.goal.steal') }).check();
  expect(await page.locator('.ground').innerText()).toContain(
    t('targets.show.practice.goal.best', { stars: 2, best: 4, throws: 10 }),
  );
  await expectSoon(isToFlick).toBe(true);
  await byNumbers(page, 0);
  await page.locator('.series-dots [data-hit]').waitFor();
  await expectSoon(isToFlick).toBe(true);
  await page.locator('.last-told:visible').waitFor();
  await expectNoBarrier(page);
});
