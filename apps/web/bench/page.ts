/**
 * Response times of the Targi table on a slow machine: a real browser with its CPU throttled four times. Prints medians and maxima; the right-hand
 * column is the limit of what a player tolerates.
 */
import { parseArgs } from 'node:util';
import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from 'playwright-core';
import { buildWeb } from '../../../scripts/buildWeb.ts';
import { keeping, launchBrowser, openServer } from '../e2e/browser.ts';
import { FINGER, type Hands, MOUSE } from '../e2e/table/hands.ts';
import { jumpsIn, noteJumps } from '../e2e/table/jumps.ts';
import { playOn } from '../e2e/table/player.ts';
import { heapOf } from './heap.ts';

const SLOW_DOWN = 4;
const STEPS = 120; // moves of the game whose actions are measured
const SLOWEST = 5; // this many are listed

interface Screen {
  readonly name: string;
  readonly contextOptions: BrowserContextOptions;
  readonly hands: Hands;
}

const DESKTOP: Screen = { name: 'a desktop', contextOptions: { viewport: { width: 1280, height: 800 } }, hands: MOUSE };
const PHONE: Screen = {
  name: 'a phone',
  contextOptions: { viewport: { width: 390, height: 844 }, hasTouch: true },
  hands: FINGER,
};

interface Guest {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly inspector: CDPSession;
}

interface Visit {
  readonly slowDown: number;
  /** Run in the page before its own scripts. */
  readonly notes: readonly (() => void)[];
}

async function enter(browser: Browser, url: string, screen: Screen, { slowDown, notes }: Visit): Promise<Guest> {
  const context = await browser.newContext({
    locale: 'en-GB',
    ...keeping({ 'caravanserai.pace': 'quick' }, url),
    ...screen.contextOptions,
  });
  const page = await context.newPage();
  const inspector = await context.newCDPSession(page);
  await inspector.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
  for (const note of notes) await page.addInitScript(note);
  await page.goto(url);
  await page.getByRole('button', { name: 'Play now' }).first().waitFor();
  return { context, page, inspector };
}

interface Click {
  readonly what: string;
  readonly ms: number; // until the next frame
  readonly ownMs: number; // of which in our own listeners
}

/** Runs in the page: records the time from each click to its next frame. */
function noteClicks(): void {
  const clicks: Click[] = [];
  Object.assign(window, { clicks });
  new PerformanceObserver((list) => {
    for (const event of list.getEntries() as PerformanceEventTiming[]) {
      if (event.name !== 'click') continue;
      const target = event.target instanceof Element ? event.target.closest('button, [role=gridcell]') : undefined;
      const ownMs = event.processingEnd - event.processingStart;
      clicks.push({ what: target?.className ?? 'something that is gone', ms: event.duration, ownMs });
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

function clicksIn(page: Page): Promise<readonly Click[]> {
  return page.evaluate(() => (window as unknown as { clicks: Click[] }).clicks);
}

/** On a first visit: from the click on «Play now» until a place can be taken. */
async function beginGame(page: Page): Promise<number> {
  const start = performance.now();
  await page.getByRole('button', { name: 'Play now' }).first().click();
  await page.locator('.targi[data-control=act] [role=gridcell][data-open]').first().waitFor();
  return performance.now() - start;
}

function middle(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
}

function line(what: string, values: readonly number[], unit: string, bar: string): void {
  const [median, worst] = [middle(values), Math.max(...values)].map((value) => value.toFixed(value < 10 ? 3 : 0));
  console.log(`${what.padEnd(52)} ${median} ${unit}, at worst ${worst} of ${values.length}; ${bar}`);
}

async function measureStarts(browser: Browser, url: string, visits: number): Promise<void> {
  const starts: number[] = [];
  for (let i = 0; i < visits; i++) {
    const guest = await enter(browser, url, DESKTOP, { slowDown: SLOW_DOWN, notes: [] });
    starts.push(await beginGame(guest.page));
    await guest.context.close();
  }
  line('«Play now» to the first place that can be taken', starts, 'ms', 'at most 2000');
}

async function measureActions(browser: Browser, url: string, screen: Screen): Promise<void> {
  const guest = await enter(browser, url, screen, { slowDown: SLOW_DOWN, notes: [noteClicks, noteJumps] });
  await beginGame(guest.page);
  let step = 0;
  await playOn(guest.page, screen.hands, { until: async () => ++step > STEPS });
  const clicks = await clicksIn(guest.page);
  const jumps = await jumpsIn(guest.page);
  console.log(`on ${screen.name}:`);
  line(
    'a click to its next frame',
    clicks.map(({ ms }) => ms),
    'ms',
    'at most 80, and 200 at worst',
  );
  for (const { what, ms, ownMs } of clicks.toSorted((a, b) => b.ms - a.ms).slice(0, SLOWEST))
    console.log(`  ${ms} ms, ${Math.round(ownMs)} of them in our listeners: ${what}`);
  line('things that jumped (cumulative layout shift)', [jumps.reduce((sum, { far }) => sum + far, 0)], '', '0');
  for (const what of new Set(jumps.flatMap((jump) => jump.what))) console.log(`  ${what}`);
  await guest.context.close();
}

async function measureMemory(browser: Browser, url: string, games: number): Promise<void> {
  const guest = await enter(browser, url, DESKTOP, { slowDown: 1, notes: [] }); // recorded clicks would grow with the games
  await beginGame(guest.page);
  for (let game = 1; game <= games; game++) {
    await playOn(guest.page, MOUSE);
    await guest.page.locator('dialog[open] .button-main').first().waitFor();
    const { all, code } = await heapOf(guest.inspector);
    console.log(`memory of the page after game ${game}: ${all.toFixed(1)} MB, of it compiled code ${code.toFixed(1)}`);
    await guest.page
      .getByRole('dialog')
      .getByRole('button', { name: /^Rematch/ })
      .click();
    await guest.page.locator('.targi:not([data-control=over])').waitFor();
  }
  await guest.context.close();
}

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: { visits: { type: 'string', default: '5' }, games: { type: 'string', default: '0' } },
  });
  const [visits, games] = [Number(values.visits), Number(values.games)];
  if (!Number.isSafeInteger(visits) || visits < 0 || !Number.isSafeInteger(games) || games < 0) {
    console.error('bench page: --visits and --games are whole numbers.');
    return 2;
  }
  if (!(await buildWeb())) return 1;
  const server = await openServer();
  const browser = await launchBrowser();
  try {
    if (visits > 0) {
      await measureStarts(browser, server.url, visits);
      for (const screen of [DESKTOP, PHONE]) await measureActions(browser, server.url, screen);
    }
    if (games > 0) await measureMemory(browser, server.url, games);
  } finally {
    await browser.close();
    await server.close();
  }
  return 0;
}

process.exitCode = await main();
