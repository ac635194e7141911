import { type Language, LANGUAGES } from '@caravanserai/texts';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { misfitsOf } from './narrow/misfits.ts';
import { LEARNING, LOBBY, SITE, type Station, TARGETS, TARGI } from './narrow/stations.ts';
import { resizeTo, type WindowName, WINDOWS } from './narrow/windows.ts';
import { receiveVisitors } from './visitor.ts';
import { IS_WHOLE } from './whole.ts';

const visitors = receiveVisitors();

/** The longest texts are checked in every window, those with the longest words on every phone, the others in the narrowest ones, unless the full walks run. */
const LONGEST: Language = 'de';
const LONG_WORDS: Language = 'pl';
const PHONE: WindowName = '390×844';
const TIGHT: readonly WindowName[] = ['320×568', PHONE, '1024×768 touch'];
const PHONES: readonly WindowName[] = ['360×640', '844×390'];
const WALK_MS = 900_000; // generous: guards against hangs only

type Walk = readonly [name: string, stations: readonly Station[]];
const WALKS: readonly Walk[] = [
  ['where people come in', LOBBY],
  ['a round of Targi', TARGI],
  ['a flick of Targets', TARGETS],
  ['what teaches', LEARNING],
  ...(IS_WHOLE ? [['what else there is', SITE] as const] : []),
];
const IN_SHORT: readonly Walk[] = [['from the lobby to a flick', [...LOBBY, ...TARGI, ...TARGETS]]]; // in one visit

function isWalked(language: Language): boolean {
  return IS_WHOLE || language === LONGEST;
}

function windowsFor(language: Language): readonly WindowName[] {
  if (isWalked(language)) return Object.keys(WINDOWS) as WindowName[];
  return language === LONG_WORDS ? [...TIGHT, ...PHONES] : TIGHT;
}

/** The misfits of this walk, each with its screen and window. */
async function misfitsOn(page: Page, stations: readonly Station[], windows: readonly WindowName[]): Promise<string[]> {
  const found: string[] = [];
  for (const { name, go } of stations.filter(({ isShort = false }) => IS_WHOLE || isShort)) {
    await resizeTo(page, PHONE);
    await go(page, visitors.url());
    await page.mouse.move(0, 0); // after a resize the pointer could hover over a card and open its details
    for (const window of windows) {
      await resizeTo(page, window);
      for (const misfit of await misfitsOf(page)) found.push(`${name}, ${window}: ${misfit}`);
    }
  }
  return found;
}

describe.each(LANGUAGES)('%s: nothing is cut, covered or out of the window', (language) => {
  test.each(isWalked(language) ? WALKS : IN_SHORT)(
    '%s',
    async (_name, stations) => {
      const page = await visitors.visit(language, { hasTouch: true });
      expect(await misfitsOn(page, stations, windowsFor(language))).toEqual([]);
    },
    WALK_MS,
  );
});
