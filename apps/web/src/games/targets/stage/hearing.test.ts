import { expect, it } from 'vitest';
import { noiseOf } from './hearing.ts';
import type { Film } from './stage.ts';

/** Two dice: the lead lands at x 10 in frame 5, the other is hit at x 200, high up, in frame 8. */
function film(): Film {
  const pose = (x: number, y: number) => [x, y, 0, 0, 0, 0, 1];
  const lead = Array.from({ length: 12 }, (_, i) => pose(10, 8 + Math.abs(5 - i) * 4)).flat();
  const other = Array.from({ length: 12 }, (_, i) => pose(200 + Math.max(0, i - 8) * 3, 34)).flat();
  const dice = [
    { die: 'blue2', frames: new Float32Array(other) },
    { die: 'red3', frames: new Float32Array(lead) },
  ] as const;
  return { lead: 'red3', contacts: [], trajectory: { frameHz: 120, frameCount: 12, dice, pucks: [] } };
}

const DISC = [{ xUm: 0, zUm: 0 }];

it('a die that falls on a disc falls on felt, beside it on wood, and it is heard where it fell', () => {
  const contact = { step: 10, kind: 'die-table', strength: 3 } as const;
  expect(noiseOf(contact, film(), DISC)).toMatchObject({ struck: 'felt', at: [10, 8, 0] });
  expect(noiseOf(contact, film(), [{ xUm: 200_000, zUm: 0 }])).toMatchObject({ struck: 'wood' });
});

it('a die high up that is not the flicked one stands in a tower', () => {
  const contact = { step: 16, kind: 'die-die', strength: 3 } as const;
  expect(noiseOf(contact, film(), DISC)).toMatchObject({ struck: 'tower', at: [200, 34, 0] });
  expect(noiseOf({ ...contact, step: 10 }, film(), DISC)).toMatchObject({ struck: 'die' });
});
