import { expect, test } from 'vitest';
import { receiveBundled } from './bundledPage.ts';
import type { Seen } from './throw/page.ts';
import { IS_WHOLE } from './whole.ts';

const openPage = receiveBundled('throw');

const DESKTOP = { width: 480, height: 300 };
const PHONE = { width: 156, height: 240 }; // a phone's table
const STEP_MS = 120;
const APPROACH_MS = 240; // from the impact until the camera has arrived
const LONGEST_MS = 8000;
const DARK = 30; // mean of 0 to 255; a table in lamp light has more than 90

const KINDS = [
  ['desktop', 'low', DESKTOP],
  ['phone', 'high', PHONE],
] as const;
const LONGER = [
  ['desktop', 'high', DESKTOP],
  ['phone', 'low', PHONE],
] as const;

test.each(IS_WHOLE ? [...KINDS, ...LONGER] : KINDS)(
  'a throw, frame by frame, %s, %s: never black, the flicked die in the middle third',
  async (_device, quality, viewport) => {
    const page = await openPage();
    await page.setViewportSize(viewport);
    await page.evaluate((kind) => window.throwPage.open({ quality: kind, players: 2, seed: 'throw' }), quality);
    const frames = await page.evaluate(
      ([stepMs, longestMs]) => {
        const seen: Seen[] = [];
        window.throwPage.play();
        for (let ms = 0; ms < longestMs && !seen.at(-1)?.isOver; ms += stepMs) seen.push(window.throwPage.step(stepMs));
        return seen;
      },
      [STEP_MS, LONGEST_MS] as const,
    );
    expect(frames.at(-1)?.isOver).toBe(true);
    expect(frames.length * STEP_MS).toBeGreaterThan(900); // the film plays in full
    for (const { bright } of frames) expect(bright).toBeGreaterThan(DARK);
    for (const { across, up, isOver } of frames.slice(Math.ceil(APPROACH_MS / STEP_MS))) {
      if (isOver) continue; // then the camera returns to the table
      expect(Math.abs(across)).toBeLessThan(1 / 3);
      expect(Math.abs(up)).toBeLessThan(1 / 3);
    }
    for (const height of ['80vh', '95vh'])
      expect(await page.evaluate((next) => window.throwPage.resize(next), height)).toBeGreaterThan(DARK);
  },
);
