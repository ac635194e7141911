/**
 * Time to draw a frame of a film on this machine, by quality and screen size: wall-clock time, and CPU time of the whole browser, which depends
 * little on the machine's other load. `--beside FOLDER` alternates with another checkout (an installed git worktree of an earlier revision), `--turns
 * 5` times, and prints the ratio of the medians. Arguments that name qualities limit the run to those.
 */
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser, CDPSession } from 'playwright-core';
import { ROOT } from '../../../scripts/tools.ts';
import { launchBrowser } from '../e2e/browser.ts';
import { openBundled } from '../e2e/bundled.ts';
import type { Drawn, Frames } from './frames/page.ts';

interface Measured extends Frames {
  readonly cpuMs: number; // per frame
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

const servers = await Promise.all(checkouts.map((folder) => openBundled(join(folder, 'apps/web/bench/frames'))));
const browser = await launchBrowser();
try {
  for (const viewport of SCREENS) {
    for (const drawn of wanted) {
      const runs: Measured[][] = servers.map(() => []);
      for (let turn = 0; turn < turns; turn++)
        for (const [i, server] of servers.entries()) runs[i]?.push(await measure(browser, server.url, viewport, drawn));
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
  await Promise.all(servers.map((server) => server.close()));
}
