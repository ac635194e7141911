import { expect, test } from 'vitest';
import { delayOf } from './bots.ts';

const FLICK = { type: 'flick', vxMmS: 0, vzMmS: -1000, highPm: 0, sidePm: 0 } as const;

test('[TT-27] a quick bot leaves people the time to call, and calls keep their own time', () => {
  expect(delayOf({ seat: 'blue', move: FLICK, afterMs: 4000 }, 'quick')).toBeGreaterThanOrEqual(1500);
  expect(delayOf({ seat: 'blue', move: FLICK, afterMs: 4000 }, 'calm')).toBe(4000);
  expect(delayOf({ seat: 'blue', move: { type: 'targets', die: 'blue1', atMs: 2400 }, afterMs: 2400 }, 'quick')).toBe(
    2400,
  );
});
