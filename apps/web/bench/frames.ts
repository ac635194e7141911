/**
 * How long a frame of a film takes to be drawn on this machine, by quality and size of the screen: by the clock, and in CPU time of all of
 * the browser, which other work on the machine hardly changes. `--beside FOLDER` measures another checkout (a git worktree of an earlier
 * revision, installed) in turn with this one, `--turns 5` times, and prints the ratio of the medians. Names of qualities measure only those.
 */
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser, CDPSession } from 'playwright-core';
import { ROOT } from '../../../scripts/tools.ts';
import { launchBrowser } from '../e2e/browser.ts';
import { openBundled } from '../e2e/bundled.ts';
import type { Drawn, Frames } from './frames/page.ts';

interface Measured extends Frames {
  readonly cpuMs: number; // a frame
}

const SCREENS = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
];
const DRAWN: readonly Drawn[] = ['low', 'middle', 'high', 'flat'];

const { values, positionals } = parseArgs({
  options: { beside: { type: 'string' }, turns: { type: 'string' } },
  allowPositionals: true,
});
const { beside } = values;
const turns = Number(values.turns ?? (beside === undefined ? 1 : 3));
if (!Number.isInteger(turns) || turns < 1) throw new Error(`--turns ${values.turns}: a whole number from 1 on`);
const unknown = positionals.filter((name) => !DRAWN.some((drawn) => drawn === name));
if (unknown.length > 0) throw new Error(`${unknown.join(', ')}: not one of ${DRAWN.join(', ')}`);
const wanted = DRAWN.filter((drawn) => positionals.length === 0 || positionals.includes(drawn));
const checkouts = beside === undefined ? [ROOT] : [ROOT, resolve(beside)];

async function cpuSeconds(session: CDPSession): Promise<number> {
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0);
}

async function measure(
  browser: Browser,
  url: string,
  viewport: (typeof SCREENS)[number],
  drawn: Drawn,
): Promise<Measured> {
  const session = await browser.newBrowserCDPSession();
  const page = await browser.newPage({ viewport });
  await page.goto(url);
  await page.evaluate((kind) => window.framesPage.open(kind), drawn);
  const before = await cpuSeconds(session);
  const frames = await page.evaluate(() => window.framesPage.film());
  const cpuMs = (1000 * ((await cpuSeconds(session)) - before)) / frames.count;
  await page.close();
  await session.detach();
  return { ...frames, cpuMs };
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[values.length >> 1] ?? NaN;
}

function line(runs: readonly Measured[]): string {
  const of = (key: keyof Measured) => median(runs.map((run) => run[key])).toFixed(0);
  return `${of('meanMs')} ms a frame, the longest ${of('longestMs')}, CPU ${of('cpuMs')} ms, of ${of('count')}`;
}

const houses = await Promise.all(checkouts.map((folder) => openBundled(join(folder, 'apps/web/bench/frames'))));
const browser = await launchBrowser();
try {
  for (const viewport of SCREENS) {
    for (const drawn of wanted) {
      const runs: Measured[][] = houses.map(() => []);
      for (let turn = 0; turn < turns; turn++)
        for (const [i, house] of houses.entries()) runs[i]?.push(await measure(browser, house.url, viewport, drawn));
      const name = `${`${viewport.width} × ${viewport.height}`.padEnd(11)} ${drawn.padEnd(6)}`;
      const [ours = [], theirs] = runs;
      console.log(`${name} ${line(ours)}`);
      if (!theirs) continue;
      const ratio = (key: keyof Measured) =>
        (median(ours.map((run) => run[key])) / median(theirs.map((run) => run[key]))).toFixed(2);
      console.log(
        `${''.padEnd(18)} ${line(theirs)} in ${beside}; ours takes ${ratio('meanMs')}, CPU ${ratio('cpuMs')}`,
      );
    }
  }
} finally {
  await browser.close();
  await Promise.all(houses.map((house) => house.close()));
}
