import { translator } from '@caravanserai/texts';
import type { Locator, Page } from 'playwright-core';
import type { Hands } from './hands.ts';

const t = translator('en');
const MOST_STEPS = 2000;
const STALLED_MS = 120_000; // generous: guards against hangs only
const MANY_PLACES = 3; // with more open places than this, another is taken each time, so that games differ

export type Control = 'act' | 'confirm' | 'curtain' | 'wait' | 'over';

export function controlOf(page: Page): Promise<Control> {
  return page.locator('.targi').getAttribute('data-control') as Promise<Control>;
}

export interface Observer {
  /** Called whenever the table waits for a person, before acting. */
  (page: Page, control: Control, step: number): Promise<void>;
}

/** Plays the first option offered until the game is over or `until` returns true. */
export async function playOn(
  page: Page,
  hands: Hands,
  {
    until = async () => false,
    observe = async () => undefined,
  }: { until?: () => Promise<boolean>; observe?: Observer } = {},
): Promise<void> {
  for (let step = 0; step < MOST_STEPS; step++) {
    if (await until()) return;
    await observe(page, await controlOf(page), step);
    const before = await marksOf(page);
    if (before.control === 'over') return;
    const expected = await decide(page, hands, before.control, step);
    const since = Date.now();
    while ((await marksOf(page))[expected] === before[expected]) {
      if (Date.now() - since > STALLED_MS) throw new Error(`nothing followed on ${before.look}`);
      await page.waitForTimeout(20);
    }
  }
  throw new Error(`the game does not end: ${(await marksOf(page)).look}`);
}

interface Marks {
  readonly control: Control;
  readonly move: string; // changes when a move was made
  readonly look: string; // also changes when a panel was opened or goods were counted out
}

/** Read in one evaluation: a bot may move between two. */
function marksOf(page: Page): Promise<Marks> {
  return page.evaluate(() => {
    const { control = '', version } = document.querySelector<HTMLElement>('.targi')?.dataset ?? {};
    const asked = document.querySelectorAll('dialog[open], .end-question').length;
    const heaps = [...document.querySelectorAll('.stepper output')].map(({ textContent }) => textContent);
    const chosen = document.querySelector('[data-mirage]') ? 'mirage' : '';
    const lifted = document.querySelector<HTMLElement>('[data-selected]')?.dataset['place'] ?? '';
    const look = [control, version, asked, chosen, lifted, ...heaps].join(' ');
    return { control: control as Control, move: `${control} ${version}`, look };
  });
}

async function decide(page: Page, hands: Hands, control: Control, step: number): Promise<Expected> {
  if (control === 'wait') return 'move'; // a bot's turn
  if (control === 'curtain') return press('move', page.locator('dialog.curtain button'));
  if (control === 'confirm') return press('move', button(page, t('play.confirm')));
  const asking = page.locator('dialog.sheet[open], .pending-sheet').last();
  if (await asking.isVisible()) return answer(page, hands, asking);
  const open = page.locator('[role=gridcell][data-open]');
  const count = await open.count();
  if (count === 0) return press('look', page.locator('.command-main'));
  const chosen = open.nth(count > MANY_PLACES ? step % count : 0);
  const place = await chosen.getAttribute('data-place');
  const spot = page.locator(`[data-place="${place}"]`);
  await hands.press(page, spot);
  const placing = page.locator('.info-place'); // the first tap only selects
  return (await placing.isVisible()) ? press('move', placing) : 'look';

  async function press(expected: Expected, target: Locator): Promise<Expected> {
    await hands.press(page, target);
    return expected;
  }
}

type Expected = 'move' | 'look';

/** Takes the first option of a sheet; counts out goods until it can be confirmed. */
async function answer(page: Page, hands: Hands, sheet: Locator): Promise<Expected> {
  const main = sheet.locator('.button-main:enabled');
  const ways = sheet.locator('.offer, .sheet-buttons .button:enabled');
  for (const found of [main, ways]) {
    if ((await found.count()) === 0) continue;
    await hands.press(page, found.first());
    return 'move';
  }
  await hands.press(page, sheet.locator('.stepper button:last-child:enabled').last()); // adds one item
  return 'look';
}

export function button(page: Page, name: string): Locator {
  return page.getByRole('button', { name, exact: true });
}
