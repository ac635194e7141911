import { translator } from '@caravanserai/texts';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { button } from './table/player.ts';
import { expectSoon, PHONE, receiveVisitors, settled } from './visitor.ts';

const MOST_BYTES = 60_000; // all code for sound together
const visitors = receiveVisitors();
const t = translator('en');

interface Played {
  sounds: number;
  vibrations: number[][];
}

/** Counts started sounds and records vibrations; sounds still play. */
function listen(): void {
  const played: Played = { sounds: 0, vibrations: [] };
  (window as unknown as { played: Played }).played = played;
  const { start } = AudioScheduledSourceNode.prototype;
  AudioScheduledSourceNode.prototype.start = function (this: AudioScheduledSourceNode, ...args) {
    played.sounds++;
    start.apply(this, args);
  };
  const bufferStart = AudioBufferSourceNode.prototype.start;
  AudioBufferSourceNode.prototype.start = function (this: AudioBufferSourceNode, ...args) {
    played.sounds++;
    bufferStart.apply(this, args);
  };
  const vibrate = navigator.vibrate.bind(navigator);
  navigator.vibrate = (pattern) => {
    const lengths = typeof pattern === 'number' ? [pattern] : [...pattern];
    played.vibrations.push(lengths);
    return vibrate(lengths);
  };
}

const playedOn = (page: Page) => page.evaluate(() => (window as unknown as { played: Played }).played);

/** The browser treats each call of a test into the page as a user gesture; this counts real ones only. */
function countTouchesOnly(): void {
  let hasBeenActive = false;
  for (const kind of ['pointerup', 'keydown'] as const) {
    window.addEventListener(kind, ({ isTrusted }) => (hasBeenActive ||= isTrusted), { capture: true });
  }
  const activation = {
    get hasBeenActive() {
      return hasBeenActive;
    },
  };
  Object.defineProperty(navigator, 'userActivation', { value: activation });
}

async function sit(page: Page): Promise<void> {
  await page.evaluate(listen);
  await page.getByRole('button', { name: t('teaser.targi.start') }).click();
  await page.getByRole('grid').waitFor();
}

async function placeOne(page: Page): Promise<void> {
  const open = page.locator('[role=gridcell][data-open]');
  await open.first().click();
  const placing = page.locator('.info-place');
  if (await placing.isVisible()) await placing.click();
  await button(page, t('play.confirm')).click();
}

/** Simulates iOS: a context starts, or resumes after an interruption, only within a user gesture. */
function startWithinTouchOnly(): void {
  const isTouch = () =>
    window.event?.isTrusted === true && /^(pointerup|touchend|click|keydown)$/.test(window.event.type);
  const Free = window.AudioContext;
  const contexts: AudioContext[] = [];
  window.AudioContext = class extends Free {
    constructor() {
      super();
      contexts.push(this);
      if (!isTouch()) void this.suspend();
    }
    override resume(): Promise<void> {
      return isTouch() ? super.resume() : Promise.reject(new DOMException('not within a touch', 'NotAllowedError'));
    }
  };
  Object.assign(window, { contexts });
}

const audioStates = (page: Page) =>
  page.evaluate(() => (window as unknown as { contexts: AudioContext[] }).contexts.map(({ state }) => state));

describe('sound', () => {
  test('starts where only a touch may start it, and resumes after an interruption', async () => {
    const page = await visitors.visit('en');
    await page.addInitScript(startWithinTouchOnly);
    await page.reload();
    await settled(page);
    await sit(page);
    await placeOne(page);
    await expectSoon(async () => (await playedOn(page)).sounds).toBeGreaterThan(0);
    expect(await audioStates(page)).toEqual(['running']);

    await page.evaluate(() => (window as unknown as { contexts: AudioContext[] }).contexts[0]!.suspend()); // an incoming call
    expect(await audioStates(page)).toEqual(['suspended']);
    await page.locator('.top-round').click();
    await expectSoon(() => audioStates(page)).toEqual(['running']);
  });

  test('comes after the first touch, is small, and can be heard at once', async () => {
    const page = await visitors.visit('en');
    await page.addInitScript(countTouchesOnly);
    await page.reload();
    await settled(page);
    const isSound = (url: string) => /\/(targiSounds|speaker|render)-[^/]*\.js$/.test(url);
    const loaded = () =>
      page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .map((entry) => [entry.name, (entry as PerformanceResourceTiming).decodedBodySize] as const),
      );
    await expectSoon(async () => (await loaded()).some(([url]) => url.includes('/TargiTable-'))).toBe(true);
    expect((await loaded()).filter(([url]) => isSound(url))).toEqual([]);
    await sit(page);
    await expectSoon(async () => (await loaded()).filter(([url]) => isSound(url)).length).toBeGreaterThan(0);
    await placeOne(page);
    await expectSoon(async () => (await playedOn(page)).sounds).toBeGreaterThan(0);
    const bytes = (await loaded()).filter(([url]) => isSound(url)).reduce((sum, [, size]) => sum + size, 0);
    expect(bytes).toBeLessThan(MOST_BYTES);
  });

  test('has an evident switch, which is remembered', async () => {
    const page = await visitors.visit('en');
    await sit(page);
    const sound = button(page, t('shell.settings.sound.label'));
    expect(await sound.getAttribute('aria-pressed')).toBe('true');
    await sound.click();
    expect(await sound.getAttribute('aria-pressed')).toBe('false');
    const before = (await playedOn(page)).sounds;
    await placeOne(page);
    await expectSoon(() => page.locator('.targi').getAttribute('data-version')).not.toBe('0');
    expect((await playedOn(page)).sounds).toBe(before);
    await page.reload();
    await page.getByRole('grid').waitFor();
    expect(await sound.getAttribute('aria-pressed')).toBe('false');
  });

  test('a phone vibrates too, unless that is switched off', async () => {
    const page = await visitors.visit('en', { viewport: PHONE, hasTouch: true, isMobile: true });
    await sit(page);
    await placeOne(page);
    await expectSoon(async () => (await playedOn(page)).vibrations.length).toBeGreaterThan(0);
    await button(page, t('board.menu')).click();
    await button(page, t('shell.settings.open')).click();
    const vibration = page.getByRole('group', { name: t('shell.settings.vibration.label') });
    await vibration.getByRole('radio', { name: t('shell.settings.vibration.off') }).check();
    await button(page, t('shell.settings.close')).click();
    await button(page, t('table.close')).click();
    const before = (await playedOn(page)).vibrations.length;
    await expectSoon(() => page.locator('.targi').getAttribute('data-control')).toBe('act');
    await placeOne(page);
    await expectSoon(() => page.locator('.targi').getAttribute('data-control')).not.toBe('confirm');
    expect((await playedOn(page)).vibrations.length).toBe(before);
  });
});
