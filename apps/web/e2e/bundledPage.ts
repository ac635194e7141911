import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { hearComplaints, type TestServer, launchBrowser } from './browser.ts';
import { openBundled } from './bundled.ts';

/** For a test file: the page of the folder beside it, in a fresh browser for each test. A test fails if the page logs an error. */
export function receiveBundled(name: string): () => Promise<Page> {
  let server: TestServer;
  let browser: Browser;
  let context: BrowserContext;
  let complaints: string[];

  beforeAll(async () => {
    server = await openBundled(join(import.meta.dirname, name));
    browser = await launchBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    await server?.close();
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
    await page.goto(server.url);
    return page;
  };
}
