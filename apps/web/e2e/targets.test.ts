import { isDeepStrictEqual } from 'node:util';
import { makeGame, RULES_VERSION, type State } from '@caravanserai/targets';
import { flick, loadPhysics } from '@caravanserai/targets/physics';
import { translator } from '@caravanserai/texts';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { noteSights } from './table/sights.ts';
import { bringTargets, missAll, targetsUpTo } from './targets/positions.ts';
import { TO_FLICK } from './targets/halo.ts';
import { bySwipe, byKeys, byNumbers, drawnPoses, playOn, replayed, situationOf } from './targets/player.ts';
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

const WHOLE_GAME_MS = 300_000; // generous: guards against hangs only
const visitors = receiveVisitors();
const { visit } = visitors;
const t = translator('en');

beforeAll(loadPhysics);

async function ready(page: Page): Promise<void> {
  await page.locator('.targets-stage[data-ready]').waitFor();
}

async function start(page: Page): Promise<void> {
  await page.getByRole('button', { name: t('shell.setup.start') }).click();
  await ready(page);
}

/** All players call: those with nothing to call are told so, and one with a valid call wins the disc. */
async function everybodyCalls(page: Page): Promise<void> {
  await expectSoon(async () => (await situationOf(page)).moment).not.toBe('rolling');
  const { pause, need } = await situationOf(page);
  if (need === 'over' || (pause !== undefined && pause !== 'calls')) return;
  await page.keyboard.press('q');
  await page.keyboard.press('u');
}

function posesOf(state: State): Readonly<Record<string, readonly number[]>> {
  const lying = state.dice.flatMap(({ die, pose }) =>
    pose ? [[die, [pose.xUm, pose.yUm, pose.zUm, ...pose.q]] as const] : [],
  );
  return Object.fromEntries(lying);
}

test(
  'two people, a whole game by swipes and calls; what is drawn is what was judged',
  async () => {
    const page = await visit('en', {}, '/targets/new?with=friend');
    await page.getByLabel(t('targets.page.setup.name')).first().fill('Ada');
    await start(page);
    await expectNoBarrier(page);

    await playOn(page, bySwipe, { until: ({ version }) => version >= 4, afterFlick: everybodyCalls });
    await expectSoon(async () => (await situationOf(page)).moment).toBe('live');
    const state = await replayed(page, flick);
    expect(await drawnPoses(page)).toEqual(posesOf(state));

    if (!IS_WHOLE) return; // the end of a game has a test of its own
    await playOn(page, bySwipe, { afterFlick: everybodyCalls });
    const end = page.getByRole('dialog', { name: t('targets.page.end.title') });
    await end.waitFor();
    await expectNoBarrier(page);
    const address = page.url();
    await end.getByRole('button', { name: t('targets.page.end.rematch') }).click();
    await expectSoon(async () => page.url()).not.toBe(address);
    await ready(page);
    expect(await situationOf(page)).toMatchObject({ need: 'flick', version: 0 });
    await page.getByText('Ada').first().waitFor();
  },
  WHOLE_GAME_MS,
);

test('a call without reason is answered, and costs two seconds', async () => {
  const page = await visit('en', {}, '/targets/new?with=friend');
  await start(page);
  await page.keyboard.press('q');
  await expectSoon(() => page.locator('.now-news').innerText()).toContain('wrong call');
  // Each call starts two seconds of silence, which may be over before the next call on a busy machine.
  const double = page.getByRole('button', { name: t('targets.page.call.double') }).first();
  await expectSoon(async () => {
    await double.evaluate((button) => (button as HTMLElement).click());
    return page.locator('.now').innerText();
  }).toContain(t('targets.reason.silenced'));
});

test(
  'against a bot from the home page, aiming by numbers; it is listed on the home page and resumes after a reload',
  async () => {
    const page = await visit('en');
    await page.getByRole('button', { name: t('teaser.targets.start') }).click();
    await ready(page);
    await playOn(page, byNumbers, { until: ({ version, flicking }) => version >= 4 && flicking !== undefined });
    const { version } = await situationOf(page);
    await page.reload();
    await ready(page);
    expect((await situationOf(page)).version).toBe(version);
    const table = new URL(page.url()).pathname;
    await page.goto(visitors.url());
    const row = page.locator('.game-row');
    await row.waitFor();
    expect(await row.innerText()).toContain(t('teaser.targets.level.leftHand.name'));
    const shortcut = page.locator('.way-continue');
    expect(await shortcut.getAttribute('href')).toBe(table);
    await expectSoon(() => shortcut.innerText()).toContain(t('teaser.targets.level.leftHand.name'));
    await expectNoBarrier(page);
    await shortcut.click();
    await ready(page);
    if (!IS_WHOLE) return;
    await playOn(page, byNumbers);
    await page.getByRole('dialog', { name: t('targets.page.end.title') }).waitFor();
    await page.goto(visitors.url());
    await row.waitFor();
    await expectSoon(() => shortcut.count()).toBe(0);
    await page.reload();
    await row.waitFor();
    expect(await shortcut.count()).toBe(0);
  },
  WHOLE_GAME_MS,
);

test(
  'by keyboard alone in space, with simple graphics, and a picture that ends in the judged poses',
  async () => {
    const kept = { 'caravanserai.targets.stage': 'low' };
    const page = await visit('en', { kept, viewport: { width: 640, height: 480 } });
    await page.getByRole('button', { name: t('teaser.targets.start') }).focus();
    await page.keyboard.press('Enter');
    await ready(page);
    expect(await page.locator('.targets-stage canvas').count()).toBe(1);
    await playOn(page, byKeys, { until: ({ version, flicking }) => version >= 3 && flicking !== undefined });
    const state = await replayed(page, flick);
    await expectSoon(() => drawnPoses(page)).toEqual(posesOf(state));
    await page.keyboard.press('v');
    await page.keyboard.press('r');
    await expectSoon(async () => (await situationOf(page)).moment).toBe('live');
  },
  WHOLE_GAME_MS,
);

test(
  '3 × 3 with four seats, bots in three of them, and Pas vu, pas pris',
  async () => {
    const page = await visit('en', {}, '/targets/new');
    await page.getByRole('radio', { name: '4', exact: true }).check();
    await page.getByRole('checkbox', { name: t('targets.page.setup.threeByThree') }).check();
    await page.getByRole('checkbox', { name: t('targets.page.setup.pasVu') }).check();
    await page.locator('input[name=first]').nth(2).check(); // a bot that goes first may flick before the call
    await expectNoBarrier(page);
    await start(page);
    await page.getByText(t('targets.page.set', { set: 1, round: 1 })).waitFor();
    const answer = '.targets:has(.call-bubble [data-wrong]) .now-news';
    const seen = await noteSights(page, answer);
    await page.getByRole('button', { name: t('targets.page.call.pasVu') }).click();
    await expectSoon(async () => (await seen())[answer]).toContain('wrong call');
    // While a local player is to flick, nothing moves.
    await playOn(page, byNumbers, { until: ({ version, flicking }) => version >= 5 && flicking !== undefined });
    await expectNoBarrier(page);
  },
  WHOLE_GAME_MS,
);

test('two against two: four people swap dice by name, key and tap, then flick', async () => {
  const page = await visit('en', { viewport: PHONE }, '/targets/new?with=friend');
  await page.getByRole('checkbox', { name: t('targets.page.setup.teams') }).check();
  expect(await page.getByRole('radio', { name: '4', exact: true }).isChecked()).toBe(true);
  for (const people of await page.getByRole('radio', { name: t('targets.page.setup.person') }).all())
    await people.check();
  await expectNoSidewaysScroll(page);
  await start(page);
  await expectNoBarrier(page);
  await expectNoSidewaysScroll(page);
  const version = async () => (await situationOf(page)).version;
  const choose = (name: string) => page.locator('.options').getByRole('button', { name }).click();
  await choose(t('targets.page.swap.die.bottom'));
  await choose(t('targets.page.swap.another'));
  await choose(t('targets.page.swap.die.middle'));
  await choose(t('targets.level.top'));
  await expectSoon(version).toBe(1);
  await page.keyboard.press('3');
  await page.getByText(t('targets.page.swap.place')).waitFor();
  await page.keyboard.press('1');
  await expectSoon(version).toBe(2);
  for (const question of [t('targets.page.swap.give'), t('targets.page.swap.place')]) {
    await page.getByText(question).waitFor();
    const tower = page.locator(TO_FLICK).first();
    let box = await tower.boundingBox();
    await expectSoon(async () => isDeepStrictEqual(box, (box = await tower.boundingBox()))).toBe(true); // it has stopped moving
    await page.mouse.click(box!.x + box!.width / 2, box!.y + box!.height / 2);
  }
  await expectSoon(version).toBe(3);
  await playOn(page, byNumbers, { until: ({ need }) => need === 'flick' });
  expect(await version()).toBe(4);
  await expectSoon(() => page.locator('.now-news').innerText()).toMatch(
    /gives the \w+ die and puts the \w+ die into the tower/,
  );
  await playOn(page, byNumbers, { until: ({ version }) => version >= 6 });
});

test('practice: a counter, the way back, and the way to the lesson', async () => {
  const page = await visit('en', { viewport: PHONE }, '/targets/practice');
  await ready(page);
  await expectNoBarrier(page);
  await playOn(page, byNumbers, { until: ({ version }) => version >= 1 });
  await page.getByRole('button', { name: t('targets.page.undo') }).click();
  await expectSoon(async () => (await situationOf(page)).version).toBe(0);
  await expectNoSidewaysScroll(page);
  await page.getByRole('link', { name: t('targets.show.practice.learn') }).click();
  await page.getByText(t('lessons.flick.swipe.first')).first().waitFor();
});

test('a French list counts the rounds of Targets as they are called there', async () => {
  const page = await visit('fr');
  await page.getByRole('button', { name: translator('fr')('teaser.targets.start') }).click();
  await ready(page);
  await page.goto(visitors.url());
  await expectSoon(() => page.locator('.game-row').innerText()).toContain('Manche 1');
});

test('where there is no WebGL the table is a drawing', async () => {
  const page = await visit('en', { kept: { 'caravanserai.targets.stage': 'space' } }, '/targets/rules');
  // Simulates disabled WebGL: the browser offers no such context.
  await page.addInitScript(() => {
    const { getContext } = HTMLCanvasElement.prototype;
    Object.defineProperty(HTMLCanvasElement.prototype, 'getContext', {
      value(this: HTMLCanvasElement, kind: string, ...rest: unknown[]) {
        return Reflect.apply(getContext, this, [kind.startsWith('webgl') ? 'none' : kind, ...rest]);
      },
    });
  });
  await page.goto(`${visitors.url()}/targets/practice`);
  await ready(page);
  expect(await page.locator('.targets-stage svg').count()).toBe(1);
  await playOn(page, byNumbers, { until: ({ version }) => version >= 1 });
});

test('a saved game is opened; a die that is tapped says why; panels have words for all', async () => {
  const page = await visit('en', {}, '/targets/look');
  await expectNoBarrier(page);
  const players = { red: 'Ada', blue: 'Bo', yellow: '', green: '' };
  const options = {
    players: 2,
    first: 'red',
    pasVu: false,
    threeByThree: false,
    teams: false,
    calls: 'own',
    gapsCm: { red: 20, blue: 20, yellow: 20, green: 20 },
  } as const;
  const moves = [{ seat: 'red', move: { type: 'flick', vxMmS: 0, vzMmS: -1100, highPm: 180, sidePm: 0 } }] as const;
  await page
    .getByRole('textbox')
    .fill(makeGame({ rulesVersion: RULES_VERSION, seed: 'look', options, players, moves }, flick));
  await page.getByRole('button', { name: t('shell.look.open') }).click();
  await ready(page);
  await page.getByRole('button', { name: t('targets.page.words.title') }).click();
  await expectNoBarrier(page);
  await page.locator('.words-die').first().click();
  await expectSoon(() => page.locator('.explained').innerText()).toMatch(/TT-27/); // calls are open: no further explanation is shown
  await page.keyboard.press('Escape');
  await playOn(page, byNumbers, { until: ({ version }) => version >= 2 });
  await page.getByRole('button', { name: t('targets.page.words.title') }).click();
  const rules = async () => {
    const found: string[] = [];
    for (const die of await page.locator('.words-die').all()) {
      await die.click();
      found.push(await page.locator('.explained a').innerText());
    }
    return new Set(found);
  };
  expect([...(await rules())].some((rule) => rule !== 'TT-27')).toBe(true);
  await page.keyboard.press('Escape');
  for (const panel of [t('targets.page.log'), t('table.menu.title')]) {
    await page.getByRole('button', { name: panel, exact: true }).click();
    await expectNoBarrier(page);
    await page.keyboard.press('Escape');
  }
});

test.each([1, 2])(
  'Golden Targets from a file, attempt %i: everybody flicks a tower, and the winner is told',
  async (attempt) => {
    const game = targetsUpTo(({ phase }) => phase.name === 'golden' && phase.attempt === attempt, {
      seed: 'golden',
      choose: missAll,
    });
    const page = await visit('en', {}, '/targets/look');
    await bringTargets(page, game);
    await page.getByText(t('targets.section.golden')).first().waitFor();
    const before = await situationOf(page);
    expect(before).toMatchObject({ need: 'golden', flicking: 'red', moment: 'live' });
    expect(await page.locator('.call-button').count()).toBe(0);
    await expectNoBarrier(page);

    await playOn(page, bySwipe, { until: ({ version }) => version > before.version });
    expect(await situationOf(page)).toMatchObject({ need: 'golden', flicking: 'blue' });
    expect(await page.locator('.side-strip[data-next]').count()).toBe(1);
    await playOn(page, byNumbers);
    const end = page.getByRole('dialog', { name: t('targets.page.end.title') });
    await end.waitFor();
    const told = await end.locator('.end-outcome').innerText();
    await end.getByRole('button', { name: t('targets.page.end.look') }).click();
    const { phase } = await replayed(page, flick);
    if (phase.name !== 'over' || phase.by !== 'golden') throw new Error(`it ended by ${phase.name}`);
    const [winner] = phase.winners;
    expect(told).toContain(winner === 'red' ? 'Ada' : 'Bo');
  },
  WHOLE_GAME_MS,
);

test('the table in the longest words fits every window and has no barrier', async () => {
  const page = await visit('de', { viewport: PHONE }, '/targets/new?with=friend');
  await expectNoSidewaysScroll(page);
  await page.locator('.setup-start button').click();
  await ready(page);
  for (const [colorScheme, viewport] of [
    ['light', PHONE],
    ['dark', { width: 844, height: 390 }],
    ['light', { width: 820, height: 1180 }],
    ['dark', DESKTOP],
  ] as const) {
    await seeAs(page, colorScheme, viewport);
    await expectNoSidewaysScroll(page);
    await expectNoBarrier(page);
    const calls = await page.locator('.call-button').evaluateAll((buttons) =>
      buttons.map((button) => {
        const { height, bottom } = button.getBoundingClientRect();
        return height >= 40 && bottom <= innerHeight;
      }),
    );
    expect(calls, `${viewport.width} × ${viewport.height}`).toEqual([true, true, true, true]);
  }
});
