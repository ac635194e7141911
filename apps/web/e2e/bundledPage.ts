import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { hearComplaints, type House, launchBrowser } from './browser.ts';
import { openBundled } from './bundled.ts';

/** For a test file: the page of a folder beside it, in a fresh browser for each test. No test may leave a complaint behind. */
export function receiveBundled(name: string): () => Promise<Page> {
  let house: House;
  let browser: Browser;
  let context: BrowserContext;
  let complaints: string[];

  beforeAll(async () => {
    house = await openBundled(join(import.meta.dirname, name));
    browser = await launchBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    await house?.close();
  });
  beforeEach(async () => {
    complaints = [];
    context = await browser.newContext();
  });
  afterEach(async () => {
    await context.close();
    expect(complaints).toEqual([]);
  });

  return async () => {
    const page = await context.newPage();
    hearComplaints(page, complaints);
    await page.goto(house.url);
    return page;
  };
}
