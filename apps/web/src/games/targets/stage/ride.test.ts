import { quickRng } from '@caravanserai/contract';
import { DEFAULT_OPTIONS, flickOf, init, sampleMove, sceneOf } from '@caravanserai/targets';
import { TABLE_UM } from '@caravanserai/targets/geometry';
import { flick, loadPhysics } from '@caravanserai/targets/physics';
import * as fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { NEAREST_MM, rideFrom, standFor, TABLE_CELLS } from './looks.ts';
import { FLOATS } from './poses.ts';
import { rideThrough } from './ride.ts';
import type { Film, StagePicture } from './stage.ts';
import { seenAt, type Vector, type View } from './view.ts';

beforeAll(loadPhysics);

const FLICKS = 40;

/** Sampled from the start of a game, when lower dice of the tower nearly always move too. */
function films(): readonly { readonly film: Film; readonly picture: StagePicture }[] {
  return Array.from({ length: FLICKS }, (_, i) => {
    const state = init({ ...DEFAULT_OPTIONS, players: 4, first: 'red' }, `ride ${i}`);
    const move = sampleMove(state, 'red', quickRng(`ride ${i}`));
    if (move.type !== 'flick') throw new Error('red flicks');
    const asked = flickOf(state, 'red', move);
    const { pucks, middle: discs, stored } = state;
    return {
      film: { ...flick(sceneOf(state), asked), lead: asked.die },
      picture: { own: 'red', pucks, discs, stored, dice: sceneOf(state).dice },
    };
  });
}

test.each([
  ['desktop', 1.6],
  ['phone', 0.75],
] as const)('on a %s the camera keeps the flicked die in the middle third, whatever else moves', (_name, aspect) => {
  let others = 0;
  for (const { film, picture } of films()) {
    const ride = rideThrough(film)!;
    const { frames } = film.trajectory.dice.find(({ die }) => die === film.lead)!;
    if (film.trajectory.dice[0]!.die !== film.lead) others++;
    for (let frame = 0; frame < film.trajectory.frameCount; frame++) {
      const [x, y, z] = frames.subarray(frame * FLOATS, frame * FLOATS + 3);
      if (y! < 0) break; // fell off the table
      const { view } = rideFrom(ride(frame), 'behind', standFor('behind', picture, aspect), aspect);
      const [across, up] = seenAt(view, [x!, y!, z!])!;
      expect(Math.abs(across)).toBeLessThan(1 / 3);
      expect(Math.abs(up)).toBeLessThan(1 / 3);
    }
  }
  expect(others).toBeGreaterThan(FLICKS / 2); // the camera used to follow the first of these
});

test('no cell of the table reaches behind the camera that follows a die', () => {
  const place = fc.integer({ min: -500, max: 500 });
  const sideMm = TABLE_UM / 1000 / TABLE_CELLS;
  const lines = Array.from({ length: TABLE_CELLS + 1 }, (_, i) => i * sideMm - TABLE_UM / 2000);
  fc.assert(
    fc.property(
      place,
      place,
      fc.integer({ min: 62, max: 130 }),
      fc.constantFrom(0.46, 0.75, 1, 1.6, 2.2),
      fc.double({ min: 0, max: 6.28, noNaN: true }),
      (x, z, reachMm, aspect, azimuthRad) => {
        const stand = { azimuthRad, elevationRad: 0.44, closeness: 0.25 };
        const { view } = rideFrom({ at: [x, 8, z], reachMm }, 'behind', stand, aspect);
        for (const left of lines.slice(1)) {
          for (const near of lines.slice(1)) {
            const corners = [0, sideMm].flatMap((dx) => [0, sideMm].map((dz) => [left - dx, 0, near - dz] as const));
            if (!corners.some((corner) => isInWindow(seenAt(view, corner)))) continue;
            for (const corner of corners) expect(depthOf(view, corner)).toBeGreaterThan(NEAREST_MM);
          }
        }
      },
    ),
    { numRuns: 60 },
  );
});

function isInWindow(seen: ReturnType<typeof seenAt>): boolean {
  return seen !== undefined && Math.abs(seen[0]) <= 1 && Math.abs(seen[1]) <= 1;
}

function depthOf({ eye, forward }: View, place: Vector): number {
  return place.reduce((sum, at, i) => sum + (at - eye[i]!) * forward[i]!, 0);
}
