import type { Browser, Page } from 'playwright-core';
import { keeping } from '../apps/web/e2e/browser.ts';
import { LEARNING, LOBBY, SITE, TARGETS, TARGI } from '../apps/web/e2e/narrow/stations.ts';
import { PHONE, QUICKLY } from '../apps/web/e2e/visitor.ts';

/** The stations of the browser tests as scenes on a phone: every state of the tables, and every screen. */

const WALKS = { lobby: LOBBY, targi: TARGI, targets: TARGETS, learning: LEARNING, site: SITE };

/** Named like `targi-walk-the-trader`. If a walk visits a station twice, the last visit is shown. */
const stations = Object.entries(WALKS).flatMap(([walk, all]) =>
  all.map(({ name, go }) => ({
    walk,
    go,
    name: `${walk}-walk-${name.toLowerCase().match(/\w+/g)?.join('-') ?? 'home'}`,
  })),
);

export const WALKED = [...new Set(stations.map(({ name }) => name))].map((name) => ({ name, viewport: PHONE }));

/** A station starts where the previous one ended, so a walk runs from its start to the last wanted station. */
export async function walkTo(
  wanted: ReadonlySet<string>,
  { browser, url, take }: { browser: Browser; url: string; take(page: Page, name: string): Promise<void> },
): Promise<void> {
  for (const walk of Object.keys(WALKS)) {
    const way = stations.filter((station) => station.walk === walk);
    const end = way.findLastIndex(({ name }) => wanted.has(name));
    const context = await browser.newContext({
      viewport: PHONE,
      locale: 'en-GB',
      reducedMotion: 'reduce',
      hasTouch: true,
      ...keeping(QUICKLY, url),
    });
    const page = await context.newPage();
    for (const { name, go } of way.slice(0, end + 1)) {
      await go(page, url);
      if (wanted.has(name)) await take(page, name);
    }
    await context.close();
  }
}
