import { AxeBuilder } from '@axe-core/playwright';
import type { Language } from '@caravanserai/texts';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject } from 'vitest';
import { hearComplaints, type House, keeping, type Kept, launchBrowser, LIGHT } from './browser.ts';

export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1280, height: 800 };
const PATIENCE_MS = 120_000; // a busy machine is slow

/** The page keeps its copy on the device, as it does for people. */
export const WITH_COPY = { serviceWorkers: 'allow' } as const;

/** Unless a test is about it: moves of others and of bots are shown quickly, and Targets is a drawing. */
export const QUICKLY: Kept = {
  'caravanserai.pace': 'quick',
  'caravanserai.targets.pace': 'quick',
  'caravanserai.targets.stage': 'flat',
};

/** What a browser says that was bought where the language is spoken. */
export const LOCALES = {
  en: 'en-GB',
  fr: 'fr-CH',
  it: 'it-IT',
  'pt-BR': 'pt-BR',
  de: 'de-AT',
  es: 'es-ES',
  pl: 'pl-PL',
} as const satisfies Record<Language, string>;

export interface Wishes extends BrowserContextOptions {
  readonly kept?: Kept;
}

export interface Visitors {
  /** A fresh browser with this language and these wishes, in which this path is opened. */
  visit(language: Language, wishes?: Wishes, path?: string): Promise<Page>;
  /** The same browser's next tab. */
  another(page: Page, path: string): Promise<Page>;
  url(): string;
  /** What is expected to be complained about in this test. */
  forgive(complaint: RegExp): void;
}

/** The house of `globalHouse.ts`, which stays open after a test file. */
async function sharedHouse(): Promise<House> {
  return { url: inject('houseUrl'), close: async () => undefined };
}

/**
 * For a test file: a browser of its own, in the house of all files or, where others would be in its way, one of its own.
 * No test may leave a complaint of console, network or page behind.
 */
export function receiveVisitors(open: () => Promise<House> = sharedHouse): Visitors {
  let house: House;
  let browser: Browser;
  let contexts: BrowserContext[] = [];
  let complaints: string[] = [];
  let forgiven: RegExp[] = [];

  beforeAll(async () => {
    house = await open();
    browser = await launchBrowser(LIGHT);
  });
  afterAll(async () => {
    await browser?.close();
    await house?.close();
  });
  beforeEach(() => {
    [contexts, complaints, forgiven] = [[], [], [/blocked by Playwright/, /GPU stall due to ReadPixels/]]; // the price of LIGHT
  });
  afterEach(async () => {
    for (const context of contexts) await context.close();
    expect(complaints.filter((complaint) => !forgiven.some((pattern) => pattern.test(complaint)))).toEqual([]);
  });

  function listen(page: Page): void {
    hearComplaints(page, complaints);
    page.on('requestfailed', (request) => {
      // What was fetched ahead is called off when the page is left.
      if (request.failure()?.errorText !== 'net::ERR_ABORTED') complaints.push(`failed: ${request.url()}`);
    });
    page.on('request', (request) => {
      const { origin, protocol } = new URL(request.url());
      if (protocol.startsWith('http') && ![house.url, house.another].includes(origin))
        complaints.push(`another host: ${request.url()}`);
    });
  }

  async function openPage(context: BrowserContext, path: string): Promise<Page> {
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE_MS);
    listen(page);
    await page.goto(`${house.url}${path}`);
    await settled(page);
    return page;
  }

  return {
    visit: async (language, { kept, ...wishes } = {}, path = '/') => {
      const context = await browser.newContext({
        locale: LOCALES[language],
        viewport: DESKTOP,
        reducedMotion: 'reduce',
        serviceWorkers: 'block', // each would fetch a copy of the whole page
        ...keeping({ ...QUICKLY, ...kept }, house.url, ...(house.another ? [house.another] : [])),
        ...wishes,
      });
      contexts.push(context);
      return openPage(context, path);
    },
    another: (page, path) => openPage(page.context(), path),
    url: () => house.url,
    forgive: (complaint) => void forgiven.push(complaint),
  };
}

/** Like `expect`, of what comes about in a while. */
export function expectSoon<T>(look: () => Promise<T>) {
  return expect.poll(look);
}

/** Drawn, and in its own fonts: before that, sizes and colours are not yet what people see. */
export async function settled(page: Page): Promise<void> {
  await page.locator('h1').waitFor({ state: 'attached' });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

/** The same page in another window, by day or by night. */
export async function seeAs(page: Page, colorScheme: 'light' | 'dark', viewport: typeof PHONE): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.setViewportSize(viewport);
  await drawn(page);
}

/** Two frames: what measures itself has measured, and what follows from that is drawn. */
export function drawn(page: Page): Promise<void> {
  return page.evaluate(
    () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  );
}

export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
}

/** Where words stand on a picture, axe cannot tell their contrast. */
export async function expectNoBarrier(page: Page, { isOnPicture = false } = {}): Promise<void> {
  // There are no frames, so no second page is needed to put results together; nothing plays by itself, so nothing is fetched for
  // that; and what passes need not be listed.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ preload: false, resultTypes: ['violations'] });
  const { violations, passes } = await axe.analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
  );
  expect(found).toEqual([]);
  expect(passes.map(({ id }) => id)).toContain(isOnPicture ? 'button-name' : 'color-contrast'); // it has really looked
}
