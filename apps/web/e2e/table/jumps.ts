import type { Page } from 'playwright-core';

/** Layout shifts without user input. */
export interface Jump {
  readonly what: readonly string[];
  readonly far: number; // the layout shift score
}

/** The browser's `layout-shift` entry, which TypeScript's types lack. */
interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly {
    readonly node?: Node | null;
    readonly previousRect: DOMRect;
    readonly currentRect: DOMRect;
  }[];
}

/** Runs in the page: records the layout shifts since the page was opened, including later ones. */
export function noteJumps(): void {
  const jumps: Jump[] = [];
  Object.assign(window, { jumps });
  const nameOf = (node: Node | null | undefined) => {
    const element = node instanceof Element ? node : node?.parentElement;
    return (element?.closest('[class]') ?? element)?.outerHTML.slice(0, 60) ?? 'something that is gone';
  };
  const placeOf = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join(' ');
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
      if (hadRecentInput) continue;
      const what = sources.map(
        ({ node, previousRect, currentRect }) =>
          `${nameOf(node)} from ${placeOf(previousRect)} to ${placeOf(currentRect)}`,
      );
      jumps.push({ what, far: value });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

export function jumpsIn(page: Page): Promise<readonly Jump[]> {
  return page.evaluate(() => (window as unknown as { jumps: Jump[] }).jumps);
}
