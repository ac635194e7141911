import { expect, test } from 'vitest';
import { init } from './engine.ts';
import * as L from './layout.ts';
import { DEFAULT_OPTIONS } from './options.ts';
import { clone, newState } from './state.ts';

test('[state] states share buffers but no bytes', () => {
  const start = init(DEFAULT_OPTIONS, 'neighbours');
  const states = Array.from({ length: 100 }, () => clone(start));
  expect(new Set(states.map((s) => s.buffer)).size).toBeLessThan(states.length);
  states.forEach((s, i) => s.fill(i));
  states.forEach((s, i) => expect([s.length, new Set(s)]).toEqual([L.STATE_SIZE, new Set([i])]));
  expect(start).toEqual(init(DEFAULT_OPTIONS, 'neighbours'));
});

test('[state] a new state is zeroed and aligned to eight bytes', () => {
  for (let i = 0; i < 100; i++) {
    const s = newState();
    expect([s.byteOffset % 8, s.some((byte) => byte !== 0)]).toEqual([0, false]);
    s.fill(255);
  }
});
