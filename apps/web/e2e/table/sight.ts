import type { Locator } from 'playwright-core';

/** Whether a click or tap would hit it at its present position. */
export function isFree(target: Locator): Promise<boolean> {
  return target.first().evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const hit = document.elementFromPoint(x + width / 2, y + height / 2);
    return hit !== null && (element.contains(hit) || hit.contains(element));
  });
}

/** Whether all of its text or box is in the window, not scrolled away and not covered. */
export function isWhole(target: Locator): Promise<boolean> {
  return target.first().evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const boxes = element.matches('button') ? [element.getBoundingClientRect()] : [...range.getClientRects()];
    const seen = boxes.filter(({ width, height }) => width > 0 && height > 0);
    const INSET_PX = 4; // rounded corners
    const LEADING = 0.25; // of a line, above and below its letters
    const isSeen = (x: number, y: number) => {
      const hit = document.elementFromPoint(x, y);
      return hit !== null && (element.contains(hit) || hit.contains(element));
    };
    return (
      seen.length > 0 &&
      seen.every(({ left, right, top, bottom, height }) => {
        const [x, y] = [(left + right) / 2, (top + bottom) / 2];
        return (
          isSeen(left + INSET_PX, y) &&
          isSeen(right - INSET_PX, y) &&
          isSeen(x, top + LEADING * height) &&
          isSeen(x, bottom - LEADING * height)
        );
      })
    );
  });
}
