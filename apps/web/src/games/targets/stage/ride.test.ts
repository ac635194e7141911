import { quickRng } from '@caravanserai/contract';
import { DEFAULT_OPTIONS, flickOf, init, sampleMove, sceneOf } from '@caravanserai/targets';
import { flick, loadPhysics } from '@caravanserai/targets/physics';
import { beforeAll, expect, test } from 'vitest';
import { rideFrom, standFor } from './looks.ts';
import { FLOATS } from './poses.ts';
import { rideThrough } from './ride.ts';
import type { Film, StagePicture } from './stage.ts';
import { seenAt } from './view.ts';

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
