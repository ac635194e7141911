import type { Locator } from 'playwright-core';

/** Whether a finger or a pointer would meet it there. */
export function isFree(target: Locator): Promise<boolean> {
  return target.first().evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const hit = document.elementFromPoint(x + width / 2, y + height / 2);
    return hit !== null && (element.contains(hit) || hit.contains(element));
  });
}
