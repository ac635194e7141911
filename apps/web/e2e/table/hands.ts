import type { Locator, Page } from 'playwright-core';

/** How a person reaches for things: what is asked of the page is the same, the way there is not. */
export interface Hands {
  press(page: Page, target: Locator): Promise<void>;
}

export const MOUSE: Hands = { press: (_page, target) => target.click() };

export const FINGER: Hands = { press: (_page, target) => target.tap() };

const MOST_TABS = 120;

/** Tab from thing to thing, arrows on the board and among radio buttons, Enter. Nothing is clicked or focused from outside. */
export const KEYS: Hands = {
  async press(page, target) {
    await ((await isInGrid(target)) ? walkTo(page, target) : tabTo(page, target));
    await page.keyboard.press('Enter');
  },
};

function isInGrid(target: Locator): Promise<boolean> {
  return target.evaluate((element) => element.getAttribute('role') === 'gridcell');
}

function hasFocus(target: Locator): Promise<boolean> {
  return target.evaluate((element) => element === document.activeElement);
}

async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let tabs = 0; tabs < MOST_TABS; tabs++) {
    if (await hasFocus(target)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`no way by Tab to ${String(target)}`);
}

async function walkTo(page: Page, target: Locator): Promise<void> {
  for (let tabs = 0; tabs < MOST_TABS; tabs++) {
    const isOnBoard = await page.evaluate(() => document.activeElement?.getAttribute('role') === 'gridcell');
    if (isOnBoard) break;
    await page.keyboard.press('Tab');
  }
  for (let steps = 0; steps < 10; steps++) {
    const [down, right] = await target.evaluate((element) => {
      const where = (cell: Element | null) => {
        const row = cell?.closest('[role=row]');
        return [
          [...(row?.parentElement?.querySelectorAll(':scope > [role=row]') ?? [])].indexOf(row as Element),
          [...(row?.querySelectorAll('[role=gridcell]') ?? [])].indexOf(cell as Element),
        ];
      };
      const [there, here] = [where(element), where(document.activeElement)];
      return [there[0] - here[0], there[1] - here[1]];
    });
    if (down === 0 && right === 0) return;
    if (down !== 0) await page.keyboard.press(down > 0 ? 'ArrowDown' : 'ArrowUp');
    else await page.keyboard.press(right > 0 ? 'ArrowRight' : 'ArrowLeft');
  }
  throw new Error(`no way by arrows to ${String(target)}`);
}
