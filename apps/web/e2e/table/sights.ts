import type { Page } from 'playwright-core';

/** The text of each element when it first appeared. */
export type Sights = Readonly<Record<string, string>>;

/**
 * Records in the page, by selector, what appears only briefly; polling from outside could miss it on a busy machine. The record can be read at any
 * time.
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

/** Clicks a button as soon as it appears, from inside the page. */
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
