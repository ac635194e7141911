import type { Locator, Page } from 'playwright-core';

/** Input methods of a player: the same actions on the page by different means. */
export interface Hands {
  press(page: Page, target: Locator): Promise<void>;
}

export const MOUSE: Hands = { press: (_page, target) => target.click() };

export const FINGER: Hands = { press: (_page, target) => target.tap() };

const MOST_TABS = 120;

/** Tab between controls, arrow keys on the board and among radio buttons, Enter. Nothing is clicked or focused by script. */
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
  for (let keys = 0; keys < MOST_TABS; keys++) {
    const key = await target.evaluate(wayTo);
    if (key === undefined) return;
    await page.keyboard.press(key);
  }
  throw new Error(`no way by keys to ${String(target)}`);
}

/** Runs in the page: the next key to press to move the focus to a cell of the grid. */
function wayTo(cell: Element): string | undefined {
  const from = document.activeElement;
  if (from?.getAttribute('role') !== 'gridcell') return 'Tab';
  const rows = [...(cell.closest('[role=grid]')?.querySelectorAll('[role=row]') ?? [])];
  const rowOf = (one: Element) => rows.findIndex((row) => row.contains(one));
  const columnOf = (one: Element) => [...(rows[rowOf(one)]?.querySelectorAll('[role=gridcell]') ?? [])].indexOf(one);
  if (rowOf(from) !== rowOf(cell)) return rowOf(from) < rowOf(cell) ? 'ArrowDown' : 'ArrowUp';
  if (columnOf(from) !== columnOf(cell)) return columnOf(from) < columnOf(cell) ? 'ArrowRight' : 'ArrowLeft';
  return undefined;
}
