import type { Page } from 'playwright-core';

/** What was seen of a thing when it first came up: the words in it. */
export type Sights = Readonly<Record<string, string>>;

/**
 * Notes in the page itself what comes up for a moment, by selector; a test that looks from outside may come too late on a busy
 * machine. What is noted can be asked for at any time.
 */
export async function noteSights(page: Page, ...selectors: readonly string[]): Promise<() => Promise<Sights>> {
  await page.evaluate((wanted) => {
    const seen: Record<string, string> = {};
    const look = () => {
      for (const selector of wanted) {
        const found = seen[selector] === undefined && document.querySelector<HTMLElement>(selector);
        if (found) seen[selector] = found.innerText;
      }
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
    look();
    Object.assign(window, { seen });
  }, selectors);
  return () => page.evaluate(() => (window as unknown as { readonly seen: Sights }).seen);
}

/** Clicks a button as soon as the page has it, in the page itself. */
export function clickAtOnce(page: Page, name: string): Promise<void> {
  return page.evaluate(
    (wanted) =>
      new Promise<void>((done) => {
        const look = () => {
          const found = [...document.querySelectorAll('button')].find(
            ({ ariaLabel, textContent }) => (ariaLabel ?? textContent).trim() === wanted,
          );
          if (!found) return void requestAnimationFrame(look);
          found.click();
          return done();
        };
        look();
      }),
    name,
  );
}
