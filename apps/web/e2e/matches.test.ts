import { readdirSync, readFileSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type House, launchBrowser } from './browser.ts';
import { openBundled } from './bundled.ts';

const folder = new URL('../../../packages/targets/test/rulesMatches/', import.meta.url);
const TEXTS = readdirSync(folder)
  .filter((file) => file.endsWith('.targets'))
  .map((file) => readFileSync(new URL(file, folder), 'utf8'));

let house: House;
let browser: Browser;

beforeAll(async () => {
  house = await openBundled(`${import.meta.dirname}/matches`);
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
  await house?.close();
});

test('golden matches replay in the browser to the same state as in Node', { timeout: 180_000 }, async () => {
  const page = await browser.newPage();
  await page.goto(house.url);
  const recorded = TEXTS.map((text) => /^; hash (\w+)/.exec(text)?.[1]);
  expect(recorded).toHaveLength(4);
  expect(await page.evaluate((texts) => window.matches.replayAll(texts), TEXTS)).toEqual(recorded);
});
