/** How long a frame of a film takes to be drawn on this machine, by quality and size of the screen. */
import { launchBrowser } from '../e2e/browser.ts';
import { openBundled } from '../e2e/bundled.ts';
import type { Drawn } from './frames/page.ts';

const SCREENS = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
];
const DRAWN: readonly Drawn[] = ['low', 'middle', 'high', 'flat'];
const house = await openBundled(`${import.meta.dirname}/frames`);
const browser = await launchBrowser();
try {
  for (const viewport of SCREENS) {
    for (const drawn of DRAWN) {
      const page = await browser.newPage({ viewport });
      await page.goto(house.url);
      const { meanMs, longestMs, count } = await page.evaluate((kind) => window.framesPage.film(kind), drawn);
      const size = `${viewport.width} × ${viewport.height}`;
      const mean = `${meanMs.toFixed(0)} ms a frame, the longest ${longestMs.toFixed(0)}`;
      console.log(`${size.padEnd(11)} ${drawn.padEnd(6)} ${mean}, of ${count}`);
      await page.close();
    }
  }
} finally {
  await browser.close();
  await house.close();
}
