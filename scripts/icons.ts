/** Draws the icons of the installed page from public/favicon.svg, in the browser of the browser tests. */
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Browser } from 'playwright-core';
import { launchBrowser } from '../apps/web/e2e/browser.ts';
import { ROOT } from './tools.ts';

const PUBLIC = join(ROOT, 'apps/web/public');
const SIGN = readFileSync(join(PUBLIC, 'favicon.svg'), 'utf8');
const GROUND = '#2b2a66'; // the sign's own

interface Icon {
  readonly name: string;
  readonly size: number;
  readonly ground: string;
  readonly inset: number; // share of the size on each side; what is maskable is cut to a circle of four fifths
}

const ICONS: readonly Icon[] = [
  { name: 'icon-192', size: 192, ground: 'transparent', inset: 0 },
  { name: 'icon-512', size: 512, ground: 'transparent', inset: 0 },
  { name: 'icon-maskable', size: 512, ground: GROUND, inset: 0.12 },
];

async function draw(browser: Browser, { name, size, ground, inset }: Icon): Promise<void> {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const margin = Math.round(size * inset);
  const style = `html,body{margin:0;background:${ground}}svg{display:block;width:${size - 2 * margin}px;margin:${margin}px}`;
  await page.setContent(`<style>${style}</style>${SIGN}`);
  const path = join(PUBLIC, `${name}.png`);
  await page.screenshot({ path, omitBackground: true });
  await page.close();
  console.log(relative(ROOT, path));
}

const browser = await launchBrowser();
try {
  for (const icon of ICONS) await draw(browser, icon);
} finally {
  await browser.close();
}
