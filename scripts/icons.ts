/** Renders the app icons from public/favicon.svg, in the browser that the browser tests use. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Browser } from 'playwright-core';
import { launchBrowser } from '../apps/web/e2e/browser.ts';
import { ROOT } from './tools.ts';

const PUBLIC = join(ROOT, 'apps/web/public');
const SIGN = readFileSync(join(PUBLIC, 'favicon.svg'), 'utf8');
const GROUND = '#2b2a66'; // same as in favicon.svg

interface Icon {
  readonly name: string;
  readonly size: number;
  readonly ground: string;
  readonly inset: number; // share of the size on each side; platforms may crop maskable icons to a circle of 80% of the size
}

const ICONS: readonly Icon[] = [
  { name: 'icon-192', size: 192, ground: 'transparent', inset: 0 },
  { name: 'icon-512', size: 512, ground: 'transparent', inset: 0 },
  { name: 'icon-maskable', size: 512, ground: GROUND, inset: 0.12 },
];

/** For programs that only request /favicon.ico. */
const FAVICON: Icon = { name: 'favicon', size: 32, ground: 'transparent', inset: 0 };

async function draw(browser: Browser, { size, ground, inset }: Icon): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const margin = Math.round(size * inset);
  const style = `html,body{margin:0;background:${ground}}svg{display:block;width:${size - 2 * margin}px;margin:${margin}px}`;
  await page.setContent(`<style>${style}</style>${SIGN}`);
  const png = await page.screenshot({ omitBackground: true });
  await page.close();
  return png;
}

/** An ICO file with one image: a 22-byte directory, then the PNG. */
function icoOf(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  for (const [value, at] of [
    [1, 2],
    [1, 4],
    [1, 10],
    [32, 12],
  ] as const)
    head.writeUInt16LE(value, at); // type, images, planes, bits
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

function write(name: string, contents: Buffer): void {
  writeFileSync(join(PUBLIC, name), contents);
  console.log(relative(ROOT, join(PUBLIC, name)));
}

const browser = await launchBrowser();
try {
  for (const icon of ICONS) write(`${icon.name}.png`, await draw(browser, icon));
  write('favicon.ico', icoOf(await draw(browser, FAVICON), FAVICON.size));
} finally {
  await browser.close();
}
