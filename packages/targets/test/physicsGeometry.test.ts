import { quickRng } from '@caravanserai/contract';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as G from '../src/geometry.ts';
import { towers } from './physicsScenes.ts';

const distance = (a: G.Point, b: G.Point) => Math.hypot(a.xUm - b.xUm, a.zUm - b.zUm);
const at = (xUm: number, zUm: number, q: G.Quaternion = [0, 0, 0, 1_000_000]): G.Pose => ({ xUm, yUm: 8000, zUm, q });
const turned = (degrees: number): G.Quaternion => {
  const half = (degrees * Math.PI) / 360;
  return [0, Math.round(Math.sin(half) * 1e6), 0, Math.round(Math.cos(half) * 1e6)];
};
const leaning = (degrees: number): G.Quaternion => {
  const [, sine, , cosine] = turned(degrees);
  return [sine, 0, 0, cosine];
};
const SEATINGS: readonly (readonly G.Seat[])[] = [['red', 'yellow'], ['blue', 'yellow', 'green'], G.SEATS];

describe('places', () => {
  test('T2: three discs, or two, are one die’s width apart; a single disc is in the middle', () => {
    const [a, b, c] = G.discCentres(3);
    for (const [one, other] of [
      [a, b],
      [b, c],
      [c, a],
    ])
      expect(distance(one, other)).toBeCloseTo(116_000, -1);
    expect(a.xUm + b.xUm + c.xUm).toBeCloseTo(0, -1);
    expect(G.discCentres(2)).toEqual([
      { xUm: 58_000, zUm: 0 },
      { xUm: -58_000, zUm: 0 },
    ]);
    expect(G.discCentres(1)).toEqual([{ xUm: 0, zUm: 0 }]);
    expect(G.discCentres(0)).toEqual([]);
  });

  test.each(SEATINGS.flatMap((seats) => [1, 2, 3].map((discs) => [seats, discs as 1 | 2 | 3] as const)))(
    'T18: %j with %d discs stand 20 cm from the nearest disc, evenly spread, whole numbers, on the table',
    (seats, discs) => {
      const places = G.pucks(seats, discs);
      expect(places.map(({ seat }) => seat)).toEqual(seats);
      for (const puck of places) {
        const nearest = Math.min(...G.discCentres(discs).map((centre) => distance(centre, puck)));
        expect(Math.abs(nearest - 270_000)).toBeLessThan(2);
        expect([puck.xUm, puck.zUm].every(Number.isInteger)).toBe(true);
        expect(Math.max(Math.abs(puck.xUm), Math.abs(puck.zUm))).toBeLessThan(480_000);
      }
      const angles = places.map(({ xUm, zUm }) => (Math.atan2(xUm, zUm) * 180) / Math.PI);
      angles.forEach((angle, i) => {
        const step = (angle - angles[(i + 1) % angles.length] + 720) % 360; // clockwise seen from above
        expect(step).toBeCloseTo(360 / seats.length, 3);
      });
    },
  );

  test('T18: two players face mirror images', () => {
    const mirrored = (points: readonly G.Point[]) => points.map(({ xUm, zUm }) => `${xUm} ${-zUm + 0}`).sort();
    const plain = (points: readonly G.Point[]) => points.map(({ xUm, zUm }) => `${xUm} ${zUm}`).sort();
    expect(mirrored(G.discCentres(3))).toEqual(plain(G.discCentres(3)));
    expect(mirrored(G.pucks(['red', 'yellow']))).toEqual(plain(G.pucks(['red', 'yellow'])));
  });

  test('T18: with an empty middle the towers are placed as for three discs', () => {
    expect(G.pucks(G.SEATS, 0)).toEqual(G.pucks(G.SEATS));
  });
});

describe('dice', () => {
  test('twelve, three for each seat', () => {
    expect(G.DICE).toHaveLength(12);
    for (const seat of G.SEATS) expect(G.DICE.filter((die) => G.seatOf(die) === seat)).toHaveLength(3);
  });

  test('T16: 24 orientations, all different, four with each face on top', () => {
    expect(new Set(G.ORIENTATIONS.map(String)).size).toBe(24);
    G.ORIENTATIONS.forEach((q, i) => {
      expect(G.faceUp(at(0, 0, q))).toBe(Math.floor(i / 4) + 1);
      expect(q.every((part) => Number.isInteger(part) && !Object.is(part, -0))).toBe(true);
      expect(Math.hypot(...q)).toBeCloseTo(1_000_000, -1);
      const footprint = G.footprint(at(0, 0, q));
      expect(footprint.map(({ xUm, zUm }) => `${Math.abs(xUm)} ${Math.abs(zUm)}`)).toEqual(Array(4).fill('7000 7000'));
    });
  });

  test('opposite faces make seven', () => {
    for (const q of G.ORIENTATIONS) {
      const upsideDown: G.Quaternion = [q[3], -q[2], q[1], -q[0]]; // half a turn about the table's x axis
      expect(G.faceUp(at(0, 0, q))! + G.faceUp(at(0, 0, upsideDown))!).toBe(7);
    }
  });

  test('T7: a face is read up to ten degrees of lean', () => {
    expect(G.faceUp(at(0, 0, leaning(9)))).toBe(1);
    expect(G.faceUp(at(0, 0, leaning(11)))).toBeUndefined();
    expect(G.faceUp(at(0, 0, leaning(45)))).toBeUndefined();
    expect(G.faceUp(at(0, 0, leaning(81)))).toBe(5);
  });

  test('T6: flat means flat on the table, not on a puck or a die', () => {
    expect(G.isFlatOnTable(at(0, 0))).toBe(true);
    expect(G.isFlatOnTable({ ...at(0, 0), yUm: 7901 })).toBe(true);
    for (const yUm of [18_000, 24_000]) expect(G.isFlatOnTable({ ...at(0, 0), yUm })).toBe(false);
    expect(G.isFlatOnTable(at(0, 0, leaning(20)))).toBe(false);
  });

  test('towers of three are on their puck and face the middle', () => {
    for (const seats of SEATINGS) {
      const { pucks, dice } = towers(seats, quickRng('towers'));
      dice.forEach(({ pose }, i) => {
        const puck = pucks[Math.floor(i / 3)];
        expect([pose.xUm, pose.yUm, pose.zUm]).toEqual([puck.xUm, 18_000 + (i % 3) * 16_000, puck.zUm]);
        const [a, b] = G.footprint(pose);
        const side = { x: b.xUm - a.xUm, z: b.zUm - a.zUm };
        const turn = (side.x * puck.zUm - side.z * puck.xUm) / (14_000 * Math.hypot(puck.xUm, puck.zUm));
        expect(Math.min(Math.abs(turn), Math.abs(Math.abs(turn) - 1))).toBeLessThan(1e-3);
      });
    }
  });
});

describe('lying', () => {
  // [name, x, z, rotation in degrees, is on the disc, touches black]
  const cases = [
    ['in the middle', 0, 0, 0, true, true],
    ['a side exactly on the circle', 19_500, 0, 0, true, true],
    ['a side a micrometre beyond', 19_501, 0, 0, true, false],
    ['a corner exactly on the circle', 22_399, 0, 45, true, true],
    ['a corner a micrometre beyond', 22_400, 0, 45, true, false],
    ['corners on the rim', 42_507, 0, 0, true, false],
    ['corners beyond the rim', 42_508, 0, 0, false, false],
    ['half on', 50_000, 0, 0, false, false],
    ['far away', 300_000, 300_000, 30, false, false],
  ] as const;

  test.each(cases)('T5, T6: %s', (_name, x, z, degrees, isOn, isTouching) => {
    for (const centre of [...G.discCentres(3), ...G.pucks(G.SEATS)]) {
      const corners = G.footprint(at(centre.xUm + x, centre.zUm + z, turned(degrees)));
      expect([G.liesOn(corners, centre), G.touchesBlack(corners, centre)]).toEqual([isOn, isTouching]);
    }
  });

  test('T5: agrees with sampling points of the square', () => {
    const place = fc.integer({ min: -40_000, max: 40_000 });
    fc.assert(
      fc.property(place, place, fc.integer({ min: 0, max: 359 }), (x, z, degrees) => {
        const [a, b, , d] = G.footprint(at(x, z, turned(degrees)));
        let nearest = Infinity;
        for (let i = 0; i <= 70; i++) {
          for (let k = 0; k <= 70; k++) {
            const xUm = a.xUm + ((b.xUm - a.xUm) * i + (d.xUm - a.xUm) * k) / 70;
            const zUm = a.zUm + ((b.zUm - a.zUm) * i + (d.zUm - a.zUm) * k) / 70;
            nearest = Math.min(nearest, xUm * xUm + zUm * zUm);
          }
        }
        fc.pre(Math.abs(Math.sqrt(nearest) - 12_500) > 150); // skip cases closer than the distance between samples
        return G.touchesBlack(G.footprint(at(x, z, turned(degrees))), { xUm: 0, zUm: 0 }) === nearest <= 12_500 ** 2;
      }),
      { seed: 5, numRuns: 500 },
    );
  });

  test('the footprint turns with the die and keeps its size', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 359 }), fc.integer({ min: 0, max: 23 }), (degrees, orientation) => {
        const radius = 300_000;
        const angle = (degrees * Math.PI) / 180;
        const puck = { xUm: Math.round(radius * Math.sin(angle)), zUm: Math.round(radius * Math.cos(angle)) };
        const corners = G.footprint(G.towerPose(puck, 0, orientation));
        corners.forEach((corner, i) => {
          expect(distance(corner, corners[(i + 1) % 4])).toBeCloseTo(14_000, -1);
          expect(distance(corner, puck)).toBeCloseTo(7000 * Math.SQRT2, -1);
        });
      }),
      { seed: 6 },
    );
  });
});
