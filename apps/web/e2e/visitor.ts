import { AxeBuilder } from '@axe-core/playwright';
import type { Language } from '@caravanserai/texts';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject } from 'vitest';
import { hearComplaints, type TestServer, keeping, type Kept, launchBrowser, LIGHT } from './browser.ts';

export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1280, height: 800 };
const TIMEOUT_MS = 120_000; // busy machines are slow

/** Enables the service worker and its offline copy, as in production. */
export const WITH_COPY = { serviceWorkers: 'allow' } as const;

/** Defaults for tests: moves of opponents and bots are shown quickly, and Targets is in 2D. */
export const QUICKLY: Kept = {
  'caravanserai.pace': 'quick',
  'caravanserai.targets.pace': 'quick',
  'caravanserai.targets.stage': 'flat',
};

/** The typical locale of a browser, by language. */
export const LOCALES = {
  en: 'en-GB',
  fr: 'fr-CH',
  it: 'it-IT',
  'pt-BR': 'pt-BR',
  de: 'de-AT',
  es: 'es-ES',
  pl: 'pl-PL',
} as const satisfies Record<Language, string>;

export interface VisitOptions extends BrowserContextOptions {
  readonly kept?: Kept;
}

export interface Visitors {
  /** Opens this path in a fresh browser with this language and these options. */
  visit(language: Language, visitOptions?: VisitOptions, path?: string): Promise<Page>;
  /** Opens another tab of the same browser. */
  another(page: Page, path: string): Promise<Page>;
  url(): string;
  /** Allows matching complaints in this test. */
  forgive(complaint: RegExp): void;
}

/** The server of `globalServer.ts`, which stays open after a test file. */
async function sharedServer(): Promise<TestServer> {
  return { url: inject('serverUrl'), close: async () => undefined };
}

/**
 * For a test file: a browser of its own, on the shared server or, if other visitors would interfere, on a server of its own. A test fails on any
 * complaint of the console, the network or the page.
 */
export function receiveVisitors(open: () => Promise<TestServer> = sharedServer): Visitors {
  let server: TestServer;
  let browser: Browser;
  let contexts: BrowserContext[] = [];
  let complaints: string[] = [];
  let forgiven: RegExp[] = [];

  beforeAll(async () => {
    server = await open();
    browser = await launchBrowser(LIGHT);
  });
  afterAll(async () => {
    await browser?.close();
    await server?.close();
  });
  beforeEach(() => {
    [contexts, complaints, forgiven] = [
      [],
      [],
      // Playwright and the flags of LIGHT; Chromium does not match preloads with what a service worker answers, and reports those that a busy
      // machine uses late
      [
        /blocked by Playwright/,
        /GPU stall due to ReadPixels/,
        /cross-world service worker resource mismatch/,
        /preloaded using link preload but not used within a few seconds/,
      ],
    ];
  });
  afterEach(async () => {
    for (const context of contexts) await context.close();
    expect(complaints.filter((complaint) => !forgiven.some((pattern) => pattern.test(complaint)))).toEqual([]);
  });

  function listen(page: Page): void {
    hearComplaints(page, complaints);
    page.on('requestfailed', (request) => {
      // Prefetches are aborted when the page is left.
      if (request.failure()?.errorText !== 'net::ERR_ABORTED') complaints.push(`failed: ${request.url()}`);
    });
    page.on('request', (request) => {
      const { origin, protocol } = new URL(request.url());
      if (protocol.startsWith('http') && ![server.url, server.another].includes(origin))
        complaints.push(`another host: ${request.url()}`);
    });
  }

  async function openPage(context: BrowserContext, path: string): Promise<Page> {
    const page = await context.newPage();
    page.setDefaultTimeout(TIMEOUT_MS);
    listen(page);
    await page.goto(`${server.url}${path}`);
    await settled(page);
    return page;
  }

  return {
    visit: async (language, { kept, ...visitOptions } = {}, path = '/') => {
      const context = await browser.newContext({
        locale: LOCALES[language],
        viewport: DESKTOP,
        reducedMotion: 'reduce',
        serviceWorkers: 'block', // each would download a copy of the whole page
        ...keeping({ ...QUICKLY, ...kept }, server.url, ...(server.another ? [server.another] : [])),
        ...visitOptions,
      });
      contexts.push(context);
      return openPage(context, path);
    },
    another: (page, path) => openPage(page.context(), path),
    url: () => server.url,
    forgive: (complaint) => void forgiven.push(complaint),
  };
}

/** Like `expect`, but polls until it holds. */
export function expectSoon<T>(look: () => Promise<T>) {
  return expect.poll(look);
}

/** Waits until the page is drawn in its own fonts: before that, sizes and colours are not final. */
export async function settled(page: Page): Promise<void> {
  await page.locator('h1').waitFor({ state: 'attached' });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

/** The same page in another window size and theme. */
export async function seeAs(page: Page, colorScheme: 'light' | 'dark', viewport: typeof PHONE): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.setViewportSize(viewport);
  await drawn(page);
}

/** Waits two frames: one for measurements, one for what is drawn from them. */
export function drawn(page: Page): Promise<void> {
  return page.evaluate(
    () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  );
}

export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
}

/** axe cannot determine the contrast of text on a picture. */
export async function expectNoBarrier(page: Page, { isOnPicture = false } = {}): Promise<void> {
  // Legacy mode: without frames, no second page is needed to merge results. Without autoplaying media, no preload is needed. Passes need not be
  // listed in full.
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    .options({ preload: false, resultTypes: ['violations'] })
    .disableRules('label-content-name-mismatch'); // cards and badges show numerals and symbols; their names are sentences
  const { violations, passes } = await axe.analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
  );
  expect(found).toEqual([]);
  expect(passes.map(({ id }) => id)).toContain(isOnPicture ? 'button-name' : 'color-contrast'); // proves that axe has run the check
}
