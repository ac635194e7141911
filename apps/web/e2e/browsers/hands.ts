import { TO_FLICK } from '../targets/halo.ts';
import { type Point, pointOf, press, soon, type Tab, wordsOf } from './tab.ts';

/** The input of a walk: it takes the first option offered. */

/** Chooses a space of the board; on a phone the first tap only selects it. */
export async function placeAt(tab: Tab, place: string): Promise<void> {
  await press(tab, `.carpet [data-place="${place}"]`);
  if (await wordsOf(tab, '.info-place')) await press(tab, '.info-place');
}

/** A complete placement, confirmed if the table asks for it. */
export async function placeTargi(tab: Tab, place: string): Promise<void> {
  await placeAt(tab, place);
  const control = () =>
    tab.evaluate(() => document.querySelector<HTMLElement>('.targi')?.dataset['control'], undefined);
  if ((await soon('a placement', async () => (await control()) !== 'act' && control())) === 'confirm')
    await press(tab, '.command-main');
}

interface Decision {
  readonly selector?: string; // what to press; undefined while an animation or a bot is running
  readonly look: string; // changes once a press has had an effect
  readonly round: string;
}

/** Runs in the page: the next element to press. */
function nextPress(): Decision {
  const table = document.querySelector<HTMLElement>('.targi');
  const { control = '', version } = table?.dataset ?? {};
  const asked = document.querySelectorAll('dialog[open], .end-question, .command-refusal').length;
  const heaps = [...document.querySelectorAll('.stepper output')].map(({ textContent }) => textContent);
  const lifted = document.querySelector<HTMLElement>('[data-selected]')?.dataset['place'] ?? '';
  const marker = document.querySelector('[data-mirage]') ? 'mirage' : '';
  const look = [control, version, asked, lifted, marker, ...heaps].join(' ');
  const [round = ''] = /\d+/.exec(document.querySelector('.top-round')?.textContent ?? '') ?? [];
  const sheet = [...document.querySelectorAll('dialog.sheet[open], .pending-sheet')].at(-1);
  const ways: readonly (readonly [string, Element | null | undefined])[] = [
    ['curtain', document.querySelector('dialog.curtain button')],
    ['refusal', document.querySelector('.command-refusal button:not(.link-button)')],
    ['placing', document.querySelector('.info-place')],
    ['main', sheet?.querySelector('.button-main:enabled')],
    ['offer', sheet?.querySelector('.offer, .sheet-buttons .button:enabled')],
    ['more', [...(sheet?.querySelectorAll('.stepper button:last-child:enabled') ?? [])].at(-1)],
    ['question', document.querySelector('.end-question .button-main')],
    ['confirm', control === 'confirm' ? document.querySelector('.command-main') : undefined],
    ['place', control === 'act' && !sheet ? document.querySelector('[role=gridcell][data-open]') : undefined],
    ['end', control === 'act' && !sheet ? document.querySelector('.command-main') : undefined],
  ];
  for (const old of document.querySelectorAll('[data-next-press]')) old.removeAttribute('data-next-press');
  const found = ways.find(([, element]) => element?.checkVisibility())?.[1];
  if (!found || control === 'wait') return { look, round };
  found.setAttribute('data-next-press', '');
  return { selector: '[data-next-press]', look, round };
}

const MOST_PRESSES = 400;

/** Plays until this many rounds have ended; returns the number of rounds played. */
export async function playRounds(tab: Tab, rounds: number): Promise<number> {
  const seen = new Set<string>();
  for (let presses = 0; presses < MOST_PRESSES; presses++) {
    const { point, look, round } = await soon('something to press', async () => {
      const decision = await tab.evaluate(nextPress, undefined); // a curtain may appear between two checks
      const found = decision.selector && (await pointOf(tab, decision.selector));
      return found ? { ...decision, point: found } : undefined;
    });
    seen.add(round);
    if (seen.size > rounds) break;
    await tab.pointer([point]);
    await soon(`what follows on ${look}`, async () => (await tab.evaluate(nextPress, undefined)).look !== look);
  }
  return seen.size - 1;
}

export interface TargetsNow {
  readonly moment: string;
  readonly need: string;
  readonly version: number;
  readonly pause?: string;
  readonly flicking?: string;
}

export function targetsNow(tab: Tab): Promise<TargetsNow> {
  return tab.evaluate(() => {
    const {
      moment = '',
      need = '',
      version,
      pause,
      flicking,
    } = document.querySelector<HTMLElement>('.targets')?.dataset ?? {};
    return { moment, need, version: Number(version), ...(pause && { pause }), ...(flicking && { flicking }) };
  }, undefined);
}

const ANSWER_MS = 3000; // after that, the swipe did not count as a flick, and another one is tried
const SWIPE_STEPS = 9;
const STEP_REACH = 0.05; // fraction of the way to the middle, for a comfortable swipe
const ASIDE = [0.2, -0.12, -0.08, 0]; // fraction of the way: towards each of the discs, and between them

/**
 * Swipes from the highlighted die towards the discs until it counts as a flick, then waits for the dice to come to rest. False if the table asks
 * for something else.
 */
export async function flickOnce(tab: Tab, n: number): Promise<boolean> {
  const { version, pause } = await soon('somebody’s turn to flick', async () => {
    const now = await targetsNow(tab);
    return now.pause || (now.moment === 'live' && now.flicking) ? now : undefined;
  });
  if (pause) return false;
  const hasFlicked = async () => {
    const now = await targetsNow(tab);
    return now.version !== version || now.moment !== 'live';
  };
  await soon('a swipe that counts as a flick', async () => {
    const aside = ASIDE[n % ASIDE.length] ?? 0;
    const way = await tab.evaluate(swipeFrom, { toFlick: TO_FLICK, steps: SWIPE_STEPS, reach: STEP_REACH, aside });
    if (way) await tab.pointer(way);
    return soon('what came of it', hasFlicked, ANSWER_MS).catch(() => false);
  });
  await soon('dice at rest', async () => {
    const now = await targetsNow(tab);
    return now.version > version && now.moment === 'live';
  });
  return true;
}

const ROUND_MS = 600_000; // generous: guards against hangs only

/** Flicks, calls and chooses until the round is scored; returns the number of flicks. */
export async function playToCount(tab: Tab): Promise<number> {
  let flicks = 0;
  await soon(
    'the count of the round',
    async () => {
      const { moment, pause, flicking } = await targetsNow(tab);
      if (pause === 'round' && flicks > 0) return true;
      if (pause) await press(tab, '.go-on');
      else if (moment === 'live' && flicking) {
        if (!(await flickOnce(tab, flicks))) return undefined; // the last answer has just ended the round
        flicks++;
        await call(tab);
      } else if (moment === 'live' && (await wordsOf(tab, CHOICE))) await press(tab, CHOICE);
      return undefined;
    },
    ROUND_MS,
  );
  return flicks;
}

/** Red calls, right or wrong, if the table takes calls now. */
function call(tab: Tab): Promise<void> {
  return tab.evaluate(() => document.querySelector<HTMLElement>('.call-button:enabled')?.click(), undefined);
}

const CHOICE = '.now-choices .button-main';

/** Runs in the page. */
function swipeFrom({
  toFlick,
  steps,
  reach,
  aside,
}: {
  toFlick: string;
  steps: number;
  reach: number;
  aside: number;
}): readonly Point[] | undefined {
  const middleOf = (element: Element | null) => {
    const { x, y, width, height } = element?.getBoundingClientRect() ?? new DOMRect();
    return [x + width / 2, y + height / 2] as const;
  };
  const die = document.querySelector(toFlick);
  if (!die) return undefined; // it is highlighted with the next snapshot
  const [x, y] = middleOf(die);
  const [toX, toY] = middleOf(document.querySelector('.targets-stage'));
  const [dx, dy] = [toX - x, toY - y];
  const step = [(dx - dy * aside) * reach, (dy + dx * aside) * reach] as const;
  return Array.from({ length: steps + 1 }, (_, i) => [x + step[0] * i, y + step[1] * i]);
}
