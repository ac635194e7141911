/**
 * Latency of a flick over the network: two real browsers at a table of a real server with its database on disk, all on this machine. Measures from
 * the release of the die to the arrival of the server's message and to the first frame of its film, in the page that flicked and in the rival's.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser, Page } from 'playwright-core';
import { buildWeb } from '../../../scripts/buildWeb.ts';
import { startServer } from '../../../scripts/serverProcess.ts';
import { launchBrowser } from '../e2e/browser.ts';
import { byKeys, situationOf } from '../e2e/targets/player.ts';

const BAR_MS = 250;
const STAGES = ['space', 'finest', 'low', 'flat'];
const SEATS = ['red', 'blue'] as const;

/** By match version; in ms of Unix time with fractions, which are comparable across pages. */
interface Seen {
  releasedMs: number; // the latest release of a die
  readonly heardMs: Record<number, number>;
  readonly drawnMs: Record<number, number>;
}

/** Runs in the page, before the page's own scripts. */
function watch(): void {
  const seen: Seen = { releasedMs: 0, heardMs: {}, drawnMs: {} };
  Object.assign(window, { seen });
  const nowMs = () => performance.timeOrigin + performance.now();
  const struck = ({ code }: KeyboardEvent) => {
    if (code === 'Space') seen.releasedMs = nowMs();
  };
  addEventListener('keydown', struck, { capture: true });

  const Plain = WebSocket;
  window.WebSocket = class extends Plain {
    constructor(address: string | URL) {
      super(address);
      this.addEventListener('message', ({ data }) => {
        const atMs = nowMs();
        const { type, update } = JSON.parse(String(data));
        if (type !== 'update') return;
        const last = update.log.at(-1)?.move;
        if (last?.type === 'flick' || last?.type === 'golden') seen.heardMs[update.version] ??= atMs;
      });
    }
  };

  // A task queued from a frame callback runs once that frame is drawn.
  const afterFrame = (then: () => void) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', then);
      port1.start();
      port2.postMessage(undefined);
    });
  new MutationObserver((changes) => {
    for (const { target } of changes) {
      const { moment, version } = (target as HTMLElement).dataset;
      if (moment === 'rolling') afterFrame(() => (seen.drawnMs[Number(version) + 1] ??= nowMs()));
    }
  }).observe(document, { subtree: true, attributes: true, attributeFilter: ['data-moment'] });
}

function seenIn(page: Page): Promise<Seen> {
  return page.evaluate(() => (window as unknown as { seen: Seen }).seen);
}

async function post(page: Page, path: string, body: object): Promise<{ readonly id: string }> {
  return page.evaluate(
    async ([to, what]) => {
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch(`/api${to}`, { method: 'POST', headers, body: JSON.stringify(what) });
      return answer.json();
    },
    [path, body] as const,
  );
}

async function visit(browser: Browser, url: string, stage: string): Promise<Page> {
  const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await page.addInitScript(watch);
  await page.goto(url);
  await page.evaluate((kind) => localStorage.setItem('caravanserai.targets.stage', kind), stage);
  return page;
}

async function sitDown(pages: readonly Page[], url: string): Promise<void> {
  for (const page of pages) await post(page, '/session', {});
  const clock = { kind: 'none' };
  const terms = { game: 'targets', seats: 2, options: {}, clock, rated: false, visibility: 'private', chat: true };
  const { id } = await post(pages[0], '/matches', { terms });
  for (const [i, page] of pages.entries()) {
    await post(page, `/matches/${id}/sit`, { nonce: `${i}`.repeat(32), seat: SEATS[i] });
  }
  for (const page of pages) {
    await page.goto(`${url}/online/${id}`);
    await page.locator('.targets-stage[data-ready]').waitFor();
  }
  await pages[0].waitForTimeout(2000); // until everything is loaded and the round trips are measured
}

interface Taken {
  readonly own: readonly [heardMs: number, drawnMs: number];
  readonly rival: readonly [heardMs: number, drawnMs: number];
}

/** One flick by the player to move, watched to its end by both pages; undefined if the game is over. */
async function flickOnce(pages: readonly Page[], n: number): Promise<Taken | undefined> {
  for (;;) {
    for (const page of pages) {
      const { flicking, pause, moment, need, version } = await situationOf(page);
      const rival = pages.find((other) => other !== page);
      if (need === 'over' || !rival) return undefined;
      const isIdle =
        flicking && (await situationOf(rival)).moment === 'live' && (await situationOf(rival)).version === version;
      if (isIdle) {
        await byKeys(page, n);
        const taken = await takenBy(page, rival, version + 1);
        if (taken) return taken;
      } else if (pause) await press(page, '.go-on');
      else if (moment === 'live') await press(page, '.now-choices .button-main');
    }
    await pages[0].waitForTimeout(50);
  }
}

async function press(page: Page, selector: string): Promise<void> {
  const button = page.locator(selector).first();
  if ((await button.count()) > 0) await button.click({ timeout: 500 }).catch(() => undefined);
}

const MOST_LOOKS = 100;

async function takenBy(page: Page, rival: Page, version: number): Promise<Taken | undefined> {
  for (let i = 0; i < MOST_LOOKS; i++) {
    const [own, other] = [await seenIn(page), await seenIn(rival)];
    const times = [own.heardMs, own.drawnMs, other.heardMs, other.drawnMs].map((list) => list[version]);
    if (times.every((ms) => ms !== undefined)) {
      const [ownHeard, ownDrawn, rivalHeard, rivalDrawn] = times.map((ms) => ms - own.releasedMs);
      return { own: [ownHeard, ownDrawn], rival: [rivalHeard, rivalDrawn] };
    }
    await page.waitForTimeout(50);
  }
  return undefined; // the input did not count as a flick
}

function line(what: string, values: readonly number[]): void {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))].toFixed(0);
  console.log(`${what.padEnd(44)} median ${at(0.5)}, p95 ${at(0.95)}, worst ${at(1)} ms`);
}

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: { flicks: { type: 'string', default: '24' }, stage: { type: 'string', default: 'space' } },
  });
  const flicks = Number(values.flicks);
  if (!Number.isSafeInteger(flicks) || flicks < 1 || !STAGES.includes(values.stage)) {
    console.error(`bench online: --flicks is a whole number, --stage one of ${STAGES.join(', ')}.`);
    return 2;
  }
  if (!(await buildWeb())) return 1;
  const folder = mkdtempSync(join(tmpdir(), 'bench-online-'));
  const server = startServer({ DATABASE_URL: join(folder, 'house.db'), RATE_LIMITS: 'no' });
  const url = await server.url;
  const browser = await launchBrowser();
  try {
    const pages = [await visit(browser, url, values.stage), await visit(browser, url, values.stage)];
    const taken: Taken[] = [];
    while (taken.length < flicks) {
      await sitDown(pages, url);
      for (let one = await flickOnce(pages, taken.length); one; one = await flickOnce(pages, taken.length)) {
        taken.push(one);
        if (taken.length === flicks) break;
      }
    }
    console.log(
      `${flicks} flicks at a table drawn as «${values.stage}», from the release of the die; at most ${BAR_MS} ms:`,
    );
    line(
      'the server’s word, in the page that flicked',
      taken.map(({ own }) => own[0]),
    );
    line(
      'the first frame of the film there',
      taken.map(({ own }) => own[1]),
    );
    line(
      'the server’s word, in the rival’s page',
      taken.map(({ rival }) => rival[0]),
    );
    line(
      'the first frame of the film there',
      taken.map(({ rival }) => rival[1]),
    );
  } finally {
    await browser.close();
    server.signal('SIGTERM');
    await server.ended;
    rmSync(folder, { recursive: true, force: true });
  }
  return 0;
}

process.exitCode = await main();
