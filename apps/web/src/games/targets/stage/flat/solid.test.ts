import { faceUp, FACES, ORIENTATIONS } from '@caravanserai/targets/geometry';
import { expect, it, test } from 'vitest';
import { drawn } from '../poses.ts';
import { seenFaces } from './solid.ts';

const STRAIGHT = [1, 0] as const;
const POSES = ORIENTATIONS.map((q) => ({ xUm: 0, yUm: 8000, zUm: 0, q }));

test.each(POSES.map((pose, i) => [i, pose] as const))(
  'orientation %i: the brightest face is the one that counts',
  (_i, pose) => {
    const seen = seenFaces(drawn(pose), STRAIGHT);
    const [brightest] = seen.toSorted((a, b) => b.light - a.light);
    expect(brightest.face).toBe(faceUp(pose));
    expect(seen.map(({ face }) => face)).not.toContain(7 - (faceUp(pose) ?? 0));
  },
);

it('seen from the other side the same face is up and another one in front', () => {
  for (const pose of POSES) {
    const [here, there] = [seenFaces(drawn(pose), STRAIGHT), seenFaces(drawn(pose), [-1, 0])];
    const front = (seen: typeof here) => seen.find(({ light }) => light < 0.5)?.face;
    expect(front(here)).toBe(7 - (front(there) ?? 0));
  }
  expect(FACES.length).toBe(6);
});
