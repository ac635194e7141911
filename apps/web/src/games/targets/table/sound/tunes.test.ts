import type { Event } from '@caravanserai/targets';
import { expect, it, test } from 'vitest';
import { renderSound } from '../../../../app/sound/render.ts';
import { TUNES, tuneOf } from './tunes.ts';

test.each(Object.entries(TUNES))('%s begins at once, ends in silence, and is bounded', (_name, parts) => {
  const samples = renderSound(parts, 8000);
  const loudest = (from: number, to: number) => Math.max(...samples.slice(from, to).map(Math.abs));
  expect(loudest(0, 800)).toBeGreaterThan(0.05);
  expect(loudest(samples.length - 40, samples.length)).toBeLessThan(0.02);
  expect(samples.length / 8000).toBeLessThan(4.5);
});

it('Targets is a gong, a stolen disc a drum, a wrong call two blocks of wood; the end comes before all', () => {
  const event = (type: Event['type']) => ({ type }) as Event;
  expect(tuneOf([event('targets')])).toBe('gong');
  expect(tuneOf([event('targets'), event('gameOver')])).toBe('end');
  expect(tuneOf([event('stole')])).toBe('drum');
  expect(tuneOf([event('miscalled')])).toBe('block');
  expect(tuneOf([event('passed')])).toBeUndefined();
});
