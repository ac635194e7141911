import { expect, test } from 'vitest';
import { renderSound } from '../../../../app/sound/render.ts';
import { RECIPES, type SoundName } from './recipes.ts';

const RATE = 44_100;
const LONGEST_S: Partial<Record<SoundName, number>> = { raid: 2.1, won: 4, lost: 4, even: 4, step: 1.2 };
const USUAL_S = 0.6; // frequent sounds are short

test.each(Object.keys(RECIPES) as SoundName[])(
  '%s can be heard, does not burst, and begins and ends in silence',
  (name) => {
    const samples = renderSound(RECIPES[name], RATE);
    const loudest = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
    expect(loudest).toBeGreaterThan(0.05);
    expect(loudest).toBeLessThan(0.95);
    expect(samples.every(Number.isFinite)).toBe(true);
    expect(Math.abs(samples[samples.length - 1])).toBeLessThan(0.01);
    expect(samples.length / RATE).toBeLessThanOrEqual(LONGEST_S[name] ?? USUAL_S);
  },
);
