import { discCentres, pucks, type Seat, towerPose } from '@caravanserai/targets/geometry';
import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { standFor, viewFrom } from './looks.ts';
import type { Look, StagePicture } from './stage.ts';
import { metAt, seenAt } from './view.ts';

const LOOKS: readonly Look[] = ['behind', 'above', 'across'];
const TABLES: readonly (readonly Seat[])[] = [
  ['red', 'blue'],
  ['red', 'blue', 'yellow'],
  ['red', 'blue', 'yellow', 'green'],
];

function pictureOf(seats: readonly Seat[], own: Seat): StagePicture {
  const placed = pucks(seats);
  const [first, second, third] = discCentres(3);
  return {
    own,
    pucks: placed,
    discs: [
      { disc: 'amber1', ...first },
      { disc: 'jade1', ...second },
      { disc: 'violet1', ...third },
    ],
    dice: placed.map((puck) => ({ die: `${puck.seat}1`, pose: towerPose(puck, 2, 0) })),
    stored: { red: [], blue: [], yellow: [], green: [] },
  };
}

function inWindow(seen: readonly [number, number] | undefined): boolean {
  return seen !== undefined && Math.abs(seen[0]) <= 1 && Math.abs(seen[1]) <= 1;
}

describe.each(TABLES.map((seats) => [seats.length, seats] as const))('%i players', (_count, seats) => {
  test.each(LOOKS)(
    '%s: one’s own die and all discs are in the picture, on every shape of screen and for everybody',
    (look) => {
      for (const own of seats) {
        const picture = pictureOf(seats, own);
        for (const aspect of [0.46, 0.75, 1, 1.6, 2.2]) {
          const view = viewFrom(standFor(look, picture, aspect), picture, aspect);
          const die = picture.dice.find(({ die }) => die === `${own}1`)!.pose;
          for (const { xUm, yUm, zUm } of [die, ...picture.discs.map((disc) => ({ ...disc, yUm: 0 }))]) {
            expect(inWindow(seenAt(view, [xUm / 1000, yUm / 1000, zUm / 1000]))).toBe(true);
          }
        }
      }
    },
  );

  it('from above everybody sees all towers, one’s own below', () => {
    for (const own of seats) {
      const picture = pictureOf(seats, own);
      for (const aspect of [0.46, 1.6]) {
        const view = viewFrom(standFor('above', picture, aspect), picture, aspect);
        const seen = picture.pucks.map(({ xUm, zUm }) => seenAt(view, [xUm / 1000, 0, zUm / 1000]));
        expect(seen.every(inWindow)).toBe(true);
        const [x, y] = seen[seats.indexOf(own)]!;
        expect(Math.abs(x)).toBeLessThan(0.2);
        expect(y).toBe(Math.min(...seen.map((point) => point![1])));
      }
    }
  });
});

it('a place on the table is seen where the table is met', () => {
  const picture = pictureOf(['red', 'blue', 'yellow'], 'blue');
  const milli = fc.integer({ min: -300_000, max: 300_000 });
  fc.assert(
    fc.property(milli, milli, fc.integer({ min: 0, max: 60_000 }), fc.constantFrom(...LOOKS), (xUm, zUm, yUm, look) => {
      const view = viewFrom(standFor(look, picture, 1.3), picture, 1.3);
      const seen = seenAt(view, [xUm / 1000, yUm / 1000, zUm / 1000]);
      if (!seen) return;
      const met = metAt(view, seen[0], seen[1], yUm / 1000)!;
      expect(Math.abs(met.xUm - xUm)).toBeLessThanOrEqual(1);
      expect(Math.abs(met.zUm - zUm)).toBeLessThanOrEqual(1);
    }),
  );
});

it('above the horizon there is no table, behind the camera nothing is visible', () => {
  const picture = pictureOf(['red', 'blue'], 'red');
  const view = viewFrom(standFor('behind', picture, 1.6), picture, 1.6);
  expect(metAt(view, 0, 4, 0)).toBeUndefined();
  expect(seenAt(view, [0, 100, 5000])).toBeUndefined();
});
