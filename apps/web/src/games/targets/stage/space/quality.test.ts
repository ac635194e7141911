import { expect, it } from 'vitest';
import type { Quality } from '../stage.ts';
import { QualityWatch } from './quality.ts';

/** Simulates an animation with these frame times. */
function move(watch: QualityWatch, times: readonly number[]): Quality {
  let now = 1000;
  watch.note(now);
  for (const passed of times) watch.note((now += passed));
  watch.rest();
  return watch.quality;
}

const frames = (count: number, ms: number) => Array.from({ length: count }, () => ms);

it('quick frames lead up, slow ones down, a level at a time', () => {
  expect(move(new QualityWatch('middle'), frames(50, 16.7))).toBe('high');
  expect(move(new QualityWatch('high'), frames(30, 40))).toBe('middle');
  expect(move(new QualityWatch('middle'), frames(20, 20))).toBe('middle');
});

it('the ends stay the ends', () => {
  expect(move(new QualityWatch('low'), frames(60, 90))).toBe('low');
  expect(move(new QualityWatch('high'), frames(200, 8))).toBe('high');
});

it('what had to go down does not climb again', () => {
  const watch = new QualityWatch('high');
  move(watch, frames(30, 40));
  expect(move(watch, frames(200, 8))).toBe('middle');
});

it('many frames at once and then none are slow too', () => {
  expect(move(new QualityWatch('middle'), [...frames(12, 16.7), 800])).toBe('low');
});

it('the time between two movements is nobody’s fault', () => {
  const watch = new QualityWatch('middle');
  move(watch, frames(10, 16.7));
  watch.note(60_000);
  expect(watch.quality).toBe('middle');
});
