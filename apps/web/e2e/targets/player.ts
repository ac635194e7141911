import { assert } from '@caravanserai/contract';
import { parseGame, replay, type Simulate, type State } from '@caravanserai/targets';
import { translator } from '@caravanserai/texts';
import type { CDPSession, Page } from 'playwright-core';
import { TO_FLICK } from './halo.ts';

const t = translator('en');

export interface Situation {
  readonly moment: string;
  readonly pause: string | undefined;
  readonly need: string;
  readonly version: number;
  readonly flicking: string | undefined; // the seat that may flick here
}

export async function situationOf(page: Page): Promise<Situation> {
  const { moment, pause, need, version, flicking } = await page
    .locator('.targets')
    .evaluate((table) => ({ ...(table as HTMLElement).dataset }));
  return { moment: moment ?? '', pause, need: need ?? '', version: Number(version), flicking };
}

/** An input method; it resolves when the next version of the game is shown. */
export type Flick = (page: Page, n: number) => Promise<void>;

const SWIPE_STEPS = 9;
const STEP_S = 0.008;
const STEP_REACH = 0.05; // fraction of the way to the middle, for a comfortable swipe
const ASIDE = [0.2, -0.12, -0.08, 0]; // fraction of the way: towards each of the discs, and between them

const mice = new WeakMap<Page, Promise<CDPSession>>();

/** A mouse whose events carry their own timestamps, so a busy machine swipes at the same speed as an idle one. */
function mouseOf(page: Page): Promise<CDPSession> {
  const mouse = mice.get(page) ?? page.context().newCDPSession(page);
  mice.set(page, mouse);
  return mouse;
}

/** From the highlighted die towards the discs. */
export const bySwipe: Flick = async (page, n) => {
  const places = await page.evaluate((toFlick) => {
    const middleOf = (element: Element | null) => {
      const { x, y, width, height } = element?.getBoundingClientRect() ?? new DOMRect();
      return [x + width / 2, y + height / 2] as const;
    };
    const die = document.querySelector(toFlick);
    return die && { die: middleOf(die), table: middleOf(document.querySelector('.targets-stage')) };
  }, TO_FLICK);
  if (!places) return; // it is highlighted with the next snapshot
  const [x, y] = places.die;
  const [toX, toY] = [places.table[0] - x, places.table[1] - y];
  const aside = ASIDE[n % ASIDE.length];
  await swipe(page, [x, y], [(toX - toY * aside) * STEP_REACH, (toY + toX * aside) * STEP_REACH]);
};

type Pixels = readonly [x: number, y: number];

/** From a point of the page, by this much with each step; `whileDown` runs with the pointer pressed. */
export async function swipe(
  page: Page,
  [x, y]: Pixels,
  [dx, dy]: Pixels,
  whileDown?: () => Promise<void>,
): Promise<void> {
  const mouse = await mouseOf(page);
  let startS = Date.now() / 1000 - 0.1;
  const send = (type: 'mousePressed' | 'mouseMoved' | 'mouseReleased', step: number) =>
    mouse.send('Input.dispatchMouseEvent', {
      type,
      x: x + dx * step,
      y: y + dy * step,
      button: 'left',
      buttons: type === 'mouseReleased' ? 0 : 1,
      clickCount: 1,
      timestamp: startS + step * STEP_S,
    });
  await send('mousePressed', 0);
  if (whileDown) {
    await whileDown();
    startS = Date.now() / 1000;
  }
  for (let step = 1; step <= SWIPE_STEPS; step++) await send('mouseMoved', step);
  await send('mouseReleased', SWIPE_STEPS);
}

/** Arrow keys aim; Space starts the needle and flicks. */
export const byKeys: Flick = async (page, n) => {
  await page.locator('.targets-field').focus();
  await page.keyboard.press(n % 2 === 0 ? 'ArrowLeft' : 'ArrowRight');
  await page.keyboard.press('Space');
  await page.locator('.needle').waitFor();
  await page.waitForTimeout(420);
  await page.keyboard.press('Space');
};

/** Enters direction and strength in the fields. */
export const byNumbers: Flick = async (page, n) => {
  if (!(await page.locator('details.aim').evaluate((details) => (details as HTMLDetailsElement).open)))
    await page.locator('.aim summary').click();
  await page
    .locator('.aim-form input')
    .first()
    .fill(`${(n % 5) * 4 - 8}`);
  await page
    .locator('.aim-form input')
    .nth(1)
    .fill(`${50 + (n % 3)}`);
  await page.locator('.aim-form button').click();
};

interface Playing {
  readonly until?: (situation: Situation) => boolean;
  readonly afterFlick?: (page: Page) => Promise<void>;
}

const MOST_STEPS = 4000; // generous: guards against hangs only

/** Does whatever the table waits for, until the game is over or `until` returns true. */
export async function playOn(page: Page, flick: Flick, { until, afterFlick }: Playing = {}): Promise<Situation> {
  let flicks = 0;
  for (let steps = 0; steps < MOST_STEPS; steps++) {
    const now = await situationOf(page);
    const isDone = now.moment === 'live' && (now.need === 'over' || until?.(now));
    if (isDone) return now;
    if (now.pause) await press(page, '.go-on');
    else if (now.flicking) {
      await flick(page, flicks++);
      await changed(page, now);
      await afterFlick?.(page);
    } else if (now.moment === 'live' && (await page.locator(CHOICE).count()) > 0) await press(page, CHOICE);
    else await page.waitForTimeout(25);
  }
  throw new Error('the game does not end');
}

const CHOICE = '.now-choices .button-main';

/** The table may continue by itself before the click. */
async function press(page: Page, selector: string): Promise<void> {
  await page
    .locator(selector)
    .first()
    .click({ timeout: 1000 })
    .catch(() => undefined);
}

/** Waits until the flick was made; returns early if the input was no flick, so that the caller retries. */
async function changed(page: Page, { version }: Situation): Promise<void> {
  for (let i = 0; i < 40; i++) {
    const now = await situationOf(page);
    if (now.version !== version || now.moment !== 'live') return;
    await page.waitForTimeout(25);
  }
}

/** The game as saved by the page, replayed here. */
export async function replayed(page: Page, simulate: Simulate): Promise<State> {
  await page.getByRole('button', { name: t('table.menu.title'), exact: true }).click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: t('table.menu.download') }).click();
  const stream = await (await downloading).createReadStream();
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  await page.keyboard.press('Escape');
  const parsed = parseGame(Buffer.concat(chunks).toString('utf8'), simulate);
  assert(parsed.ok, 'the page saves what can be read');
  const game = replay(parsed.value, simulate);
  assert(game.ok, 'and played again');
  return game.value.end;
}

/** By die, as drawn by the stage. */
export async function drawnPoses(page: Page): Promise<Readonly<Record<string, readonly number[]>>> {
  return JSON.parse((await page.locator('.targets-stage').getAttribute('data-poses')) ?? '{}');
}
