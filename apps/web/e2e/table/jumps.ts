import type { Page } from 'playwright-core';

/** Things that moved though nobody had asked for it. */
export interface Jump {
  readonly what: readonly string[];
  readonly far: number; // as layout shift is counted
}

/** As the browser tells it; the types do not know it. */
interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly {
    readonly node?: Node | null;
    readonly previousRect: DOMRect;
    readonly currentRect: DOMRect;
  }[];
}

/** Runs in the page: it takes note of what has jumped since the page was opened, and of what jumps from now on. */
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
