/**
 * How the Targi table feels on a slow machine: the real browser with its processor slowed down four times. Prints medians and the worst;
 * a person's patience is in the right-hand column.
 */
import { parseArgs } from 'node:util';
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';
import { buildWeb } from '../../../scripts/buildWeb.ts';
import { launchBrowser, openHouse } from '../e2e/browser.ts';
import { MOUSE } from '../e2e/table/hands.ts';
import { playOn } from '../e2e/table/player.ts';

const SLOW_DOWN = 4;
const STEPS = 120; // of a game whose actions are measured
const WISHES = { locale: 'en-GB', viewport: { width: 1280, height: 800 } };

interface Guest {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly inspector: CDPSession;
}

async function enter(browser: Browser, url: string, slowDown: number): Promise<Guest> {
  const context = await browser.newContext(WISHES);
  const page = await context.newPage();
  const inspector = await context.newCDPSession(page);
  await inspector.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
  await page.addInitScript(watch);
  await page.goto(url);
  await page.getByRole('button', { name: 'Play now' }).first().waitFor();
  return { context, page, inspector };
}

interface Seen {
  readonly actionsMs: number[];
  shift: number;
  readonly jumped: string[];
}

/** As the browser tells it; the types do not know it. */
interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node?: unknown }[];
}

/** Runs in the page: how long each action took to its next frame, and how far things jumped without being asked to. */
function watch(): void {
  const seen: Seen = { actionsMs: [], shift: 0, jumped: [] };
  Object.assign(window, { seen });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (entry.name === 'click') seen.actionsMs.push(entry.duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
      if (hadRecentInput) continue;
      seen.shift += value;
      seen.jumped.push(...sources.map(({ node }) => (node as Element | undefined)?.outerHTML?.slice(0, 80) ?? 'words'));
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

function seenIn(page: Page): Promise<Seen> {
  return page.evaluate(() => (window as unknown as { seen: Seen }).seen);
}

/** From the click on «Play now», on a first visit, until the first place can be taken. */
async function beginGame(page: Page): Promise<number> {
  const start = performance.now();
  await page.getByRole('button', { name: 'Play now' }).first().click();
  await page.locator('.targi[data-control=act] [role=gridcell][data-open]').first().waitFor();
  return performance.now() - start;
}

async function heapOf({ inspector }: Guest): Promise<number> {
  await inspector.send('HeapProfiler.collectGarbage');
  const { usedSize } = await inspector.send('Runtime.getHeapUsage');
  return usedSize;
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
    const guest = await enter(browser, url, SLOW_DOWN);
    starts.push(await beginGame(guest.page));
    await guest.context.close();
  }
  line('«Play now» to the first place that can be taken', starts, 'ms', 'at most 2000');
}

async function measureActions(browser: Browser, url: string): Promise<void> {
  const guest = await enter(browser, url, SLOW_DOWN);
  await beginGame(guest.page);
  let step = 0;
  await playOn(guest.page, MOUSE, { until: async () => ++step > STEPS });
  const { actionsMs, shift, jumped } = await seenIn(guest.page);
  line('a click to its next frame', actionsMs, 'ms', 'at most 100');
  line('things that jumped (cumulative layout shift)', [shift], '', '0');
  for (const what of new Set(jumped)) console.log(`  ${what}`);
  await guest.context.close();
}

async function measureMemory(browser: Browser, url: string, games: number): Promise<void> {
  const guest = await enter(browser, url, 1);
  await beginGame(guest.page);
  const heaps: number[] = [];
  for (let game = 1; game <= games; game++) {
    await playOn(guest.page, MOUSE);
    await guest.page.locator('dialog[open] .button-main').first().waitFor();
    heaps.push((await heapOf(guest)) / 1_000_000);
    console.log(`memory of the page after game ${game}: ${heaps[game - 1].toFixed(1)} MB`);
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
  if (!Number.isSafeInteger(visits) || visits < 1 || !Number.isSafeInteger(games) || games < 0) {
    console.error('bench page: --visits and --games are whole numbers.');
    return 2;
  }
  if (!(await buildWeb())) return 1;
  const house = await openHouse();
  const browser = await launchBrowser();
  try {
    await measureStarts(browser, house.url, visits);
    await measureActions(browser, house.url);
    if (games > 0) await measureMemory(browser, house.url, games);
  } finally {
    await browser.close();
    await house.close();
  }
  return 0;
}

process.exitCode = await main();
