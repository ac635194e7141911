/** Builds the page and takes the pictures of docs/screenshots, in the browser of the browser tests. */
import { mkdir, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { Browser } from 'playwright-core';
import { launchBrowser, openHouse } from '../apps/web/e2e/browser.ts';
import { buildWeb } from './buildWeb.ts';
import { ROOT } from './tools.ts';

const PICTURES = join(ROOT, 'docs/screenshots');
const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };

interface Shot {
  readonly name: string;
  readonly viewport: { readonly width: number; readonly height: number };
  readonly colorScheme: 'light' | 'dark';
  readonly path?: string; // none: the home page
  readonly at?: string; // the element at the top of the picture; none: the top of the page
}

const SHOTS: readonly Shot[] = [
  { name: 'home-desktop', viewport: DESKTOP, colorScheme: 'light' },
  { name: 'home-phone', viewport: PHONE, colorScheme: 'light' },
  { name: 'home-dark', viewport: DESKTOP, colorScheme: 'dark' },
  { name: 'rules-cards', viewport: DESKTOP, colorScheme: 'light', path: '/cards', at: '#card-W7' },
];

async function take(
  browser: Browser,
  url: string,
  { name, viewport, colorScheme, path = '/', at }: Shot,
): Promise<void> {
  const context = await browser.newContext({ viewport, colorScheme, locale: 'en-GB', reducedMotion: 'reduce' });
  try {
    const page = await context.newPage();
    await page.goto(`${url}${path}`);
    await page.locator('h1').waitFor();
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    if (at) await page.locator(at).evaluate((element) => element.scrollIntoView());
    const file = join(PICTURES, `${name}.png`);
    await page.screenshot({ path: file });
    const { size } = await stat(file);
    console.log(`${relative(ROOT, file)}  ${Math.round(size / 1000)} kB`);
  } finally {
    await context.close();
  }
}

async function takeAll(): Promise<void> {
  await mkdir(PICTURES, { recursive: true });
  const house = await openHouse();
  const browser = await launchBrowser();
  try {
    for (const shot of SHOTS) await take(browser, house.url, shot);
  } finally {
    await browser.close();
    await house.close();
  }
}

if (await buildWeb()) await takeAll();
else process.exitCode = 1;
