/** Builds the page and takes the pictures of docs/screenshots, in the browser of the browser tests. Names after `--` take only these. */
import { mkdir, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { Browser } from 'playwright-core';
import { launchBrowser, openHouse } from '../apps/web/e2e/browser.ts';
import { SCENES, type Scene } from './screenshotScenes.ts';
import { buildWeb } from './buildWeb.ts';
import { ROOT } from './tools.ts';

const PICTURES = join(ROOT, 'docs/screenshots');

async function take(browser: Browser, url: string, { name, viewport, dark = false, arrange }: Scene): Promise<void> {
  const context = await browser.newContext({
    viewport,
    colorScheme: dark ? 'dark' : 'light',
    locale: 'en-GB',
    reducedMotion: 'reduce',
    hasTouch: viewport.width < viewport.height,
  });
  try {
    const page = await context.newPage();
    await page.goto(url);
    await page.locator('h1').waitFor({ state: 'attached' });
    await arrange(page, url);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const file = join(PICTURES, `${name}.png`);
    await page.screenshot({ path: file });
    const { size } = await stat(file);
    console.log(`${relative(ROOT, file)}  ${Math.round(size / 1000)} kB`);
  } finally {
    await context.close();
  }
}

async function takeAll(scenes: readonly Scene[]): Promise<void> {
  await mkdir(PICTURES, { recursive: true });
  const house = await openHouse();
  const browser = await launchBrowser();
  try {
    for (const scene of scenes) await take(browser, house.url, scene);
  } finally {
    await browser.close();
    await house.close();
  }
}

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !SCENES.some((scene) => scene.name === name));
if (unknown.length > 0) {
  console.error(`There is no picture ${unknown.join(', ')}. There are: ${SCENES.map(({ name }) => name).join(', ')}.`);
  process.exitCode = 2;
} else if (await buildWeb()) {
  await takeAll(wanted.length > 0 ? SCENES.filter(({ name }) => wanted.includes(name)) : SCENES);
} else process.exitCode = 1;
