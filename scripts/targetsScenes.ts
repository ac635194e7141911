import { discUnder, isClosing, openCalls, playWith, sampleMove, type State, toAct } from '@caravanserai/targets';
import { flick, loadPhysics } from '@caravanserai/targets/physics';
import type { Page } from 'playwright-core';
import { bringTargets, type Chooser, targetsUpTo } from '../apps/web/e2e/targets/positions.ts';

type Stage = 'finest' | 'flat';

const TRIES = 10;

/** Everybody flicks like somebody with a good day: of a few tries the first that stays on a disc. */
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

/** Somebody's turn in mid-game, with dice on discs and discs under pucks. */
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

/** In software a fine picture takes seconds. */
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

/** A round that ends is counted on the table. */
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
