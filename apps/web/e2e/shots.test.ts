import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Shot, SHOTS_FILE } from '../../../packages/targets/golden/shots.ts';
import { type House, launchBrowser } from './browser.ts';
import { openBundled } from './bundled.ts';

const SHOTS = JSON.parse(
  readFileSync(new URL(`../../../packages/targets/golden/${SHOTS_FILE}`, import.meta.url), 'utf8'),
) as readonly Shot[];

let house: House;
let browser: Browser;
let page: Page;
const complaints: string[] = []; // what the console and the page's own errors had to say

beforeAll(async () => {
  house = await openBundled(`${import.meta.dirname}/shots`);
  browser = await launchBrowser();
  page = await browser.newPage();
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(`thrown: ${error.message}`));
  await page.goto(house.url);
});
afterAll(async () => {
  await browser?.close();
  await house?.close();
});

test('golden shots come out in the browser as in Node, to the last bit', async () => {
  const outcomes = await page.evaluate((shots) => window.shots.shootAll(shots), SHOTS);
  expect(outcomes).toHaveLength(SHOTS.length);
  SHOTS.forEach(({ name, expected }, i) => expect({ name, ...outcomes[i] }).toEqual({ name, ...expected }));
  expect(complaints).toEqual([]);
});
