import { discUnder, isClosing, openCalls, playWith, sampleMove, type State, toAct } from '@caravanserai/targets';
import { flick, loadPhysics } from '@caravanserai/targets/physics';
import type { Page } from 'playwright-core';
import { bringTargets, type Chooser, targetsUpTo } from '../apps/web/e2e/targets/positions.ts';

type Stage = 'finest' | 'flat';

const TRIES = 10;

/** A good flick: the first of a few random tries that ends on a disc. */
const choose: Chooser = (state, seat, rng) => {
  const play = playWith(flick);
  let move = sampleMove(state, seat, rng);
  for (let tries = 1; tries < TRIES && move.type === 'flick'; tries++) {
    const top = state.towers[seat].at(-1);
    const played = play(state, seat, move);
    const lying = played.ok ? played.value.state.dice.find(({ die }) => die === top) : undefined;
    if (played.ok && lying && discUnder(played.value.state, lying) !== undefined) return move;
    move = sampleMove(state, seat, rng);
  }
  return move;
};

/** A turn of red in mid-game, with dice on discs and discs under pucks. */
function isFull(state: State): boolean {
  if (state.phase.name !== 'flick' || isClosing(state)) return false;
  const isWaiting = toAct(state)[0] === 'red' && openCalls(state).length === 0;
  const hasStored = state.stored.red.length + state.stored.blue.length > 0;
  const onDiscs = state.dice.filter((die) => discUnder(state, die) !== undefined);
  return isWaiting && hasStored && onDiscs.length >= 3;
}

async function arrange(page: Page, url: string, stage: Stage, isThere: (state: State) => boolean): Promise<void> {
  await loadPhysics();
  await page.evaluate((kind) => localStorage.setItem('caravanserai.targets.stage', kind), stage);
  const game = targetsUpTo(isThere, { seed: 'screenshots 5', players: { blue: 'juggler' }, choose });
  await page.goto(`${url}/targets/look`);
  await bringTargets(page, game);
  await drawn(page);
}

/** With software rendering a detailed picture takes seconds. */
async function drawn(page: Page): Promise<void> {
  await page.locator('.targets-stage[data-moving=no]').waitFor({ timeout: 120_000 });
}

export async function startTargets(page: Page, url: string): Promise<void> {
  await arrange(page, url, 'finest', () => true);
}

export async function restTargets(page: Page, url: string): Promise<void> {
  await arrange(page, url, 'finest', isFull);
}

export async function aboveTargets(page: Page, url: string): Promise<void> {
  await restTargets(page, url);
  await page.keyboard.press('v');
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await drawn(page);
}

export async function flatTargets(page: Page, url: string): Promise<void> {
  await arrange(page, url, 'flat', isFull);
}

export async function endTargets(page: Page, url: string): Promise<void> {
  await arrange(page, url, 'finest', () => false);
  await page.getByRole('dialog').waitFor();
}

/** The scoring on the table at the end of a round. */
export async function countTargets(page: Page, url: string): Promise<void> {
  await arrange(page, url, 'finest', (state) => isClosing(state) && state.round === 2);
  await page.locator('.go-on').click();
  await page.locator('.total[data-best]').first().waitFor({ timeout: 120_000 });
  await drawn(page);
}

export async function practiceTargets(page: Page, url: string): Promise<void> {
  await page.evaluate(() => localStorage.setItem('caravanserai.targets.rivals', 'on'));
  await page.goto(`${url}/targets/practice`);
  await page.locator('.targets-stage[data-ready]').waitFor();
  await drawn(page);
}

/** Every part of the form: people and bots, four seats. */
export async function setUpTargets(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/targets/new`);
  await page.locator('input[name=count]').last().check();
  await page.locator('input[name=kind-blue]').first().check();
}

/** Four people at one device who may cancel calls; the calls of the last flick are open. */
export async function fourAtTargets(page: Page, url: string): Promise<void> {
  await loadPhysics();
  await page.evaluate(() => localStorage.setItem('caravanserai.targets.stage', 'flat'));
  const players = { red: 'Annelies', blue: 'Bartholomew', yellow: 'Cy', green: 'Dominique' };
  const options = { players: 4, pasVu: true, teams: true } as const;
  const game = targetsUpTo((state) => isClosing(state) && state.round === 2, {
    seed: 'four',
    players,
    options,
    choose: silently,
  });
  await page.goto(`${url}/targets/look`);
  await bringTargets(page, game);
  await page.locator('.go-on').waitFor();
}

/** The first flick of a first game. */
export async function firstTargets(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/targets/new`);
  await page.locator('input[name=first]').nth(2).check();
  await page.locator('form button[type=submit]').click();
  await page.locator('.targets[data-flicking]').waitFor();
  await drawn(page);
}

/** A round that ends with dice over the edges of discs. */
export async function edgeTargets(page: Page, url: string): Promise<void> {
  await loadPhysics();
  await page.evaluate(() => localStorage.setItem('caravanserai.targets.stage', 'flat'));
  const isThere = (state: State) =>
    isClosing(state) &&
    state.dice.some(({ pose }) => {
      const near = pose && state.middle.map(({ xUm, zUm }) => Math.hypot(xUm - pose.xUm, zUm - pose.zUm) / 1000);
      return near?.some((mm) => mm > 46 && mm < 54);
    });
  await page.goto(`${url}/targets/look`);
  await bringTargets(page, targetsUpTo(isThere, { seed: 'edge', choose: silently }));
  await page.locator('.go-on').click();
  await page.locator('.totals').nth(2).waitFor();
}

/** The count of a round of four that ends with many dice over edges, next to each other. */
export async function crowdedTargets(page: Page, url: string): Promise<void> {
  const players = { red: 'Annelies', blue: 'Bartholomew', yellow: 'Cy', green: 'Dominique' };
  await counted(page, url, { seed: 'signs 6', round: 3, stage: 'flat', players, options: { players: 4 } });
}

/** A die that stops 2 mm from an edge gets its moment. */
export async function closeTargets(page: Page, url: string): Promise<void> {
  await counted(page, url, { seed: 'signs 3', round: 8, stage: 'finest' });
  await page.locator('.sign-close').first().waitFor();
  await drawn(page);
}

interface Counted extends Omit<Parameters<typeof targetsUpTo>[1], 'choose'> {
  readonly round: number;
  readonly stage: Stage;
}

async function counted(page: Page, url: string, { round, stage, ...game }: Counted): Promise<void> {
  await loadPhysics();
  await page.evaluate((kind) => localStorage.setItem('caravanserai.targets.stage', kind), stage);
  await page.goto(`${url}/targets/look`);
  const isThere = (state: State) => isClosing(state) && state.round === round;
  await bringTargets(page, targetsUpTo(isThere, { ...game, choose: silently }));
  await drawn(page);
  await page.locator('.go-on').click();
  await page.locator('.totals').first().waitFor();
}

/** Passes on all calls, so that they stay open for the page. */
const silently: Chooser = (state, seat, rng) => {
  const move = sampleMove(state, seat, rng);
  return 'atMs' in move ? { type: 'pass' } : move;
};

/** A miss in the lesson: what to change. */
export async function lessonTargets(page: Page, url: string): Promise<void> {
  await page.evaluate(() => localStorage.setItem('caravanserai.targets.stage', 'flat'));
  await page.goto(`${url}/targets/learn/flick`);
  await page.locator('.targets-stage[data-ready]').waitFor();
  await page.locator('.guide-words').waitFor();
}
