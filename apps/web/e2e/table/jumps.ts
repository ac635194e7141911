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

/** Runs in the page: from now on it takes note of what jumps. */
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
  }).observe({ type: 'layout-shift', buffered: false });
}

export function jumpsIn(page: Page): Promise<readonly Jump[]> {
  return page.evaluate(() => (window as unknown as { jumps: Jump[] }).jumps);
}

const SEEN = 0.001; // a line of words by its own height is more

/** Those that somebody would see. */
export async function clearJumpsIn(page: Page): Promise<readonly Jump[]> {
  return (await jumpsIn(page)).filter(({ far }) => far >= SEEN);
}
