import { below, pick, quickRng, type Rng } from '@caravanserai/contract';
import {
  type DieFact,
  discCentres,
  faceUp,
  type Flick,
  footprint,
  isFlatOnTable,
  ORIENTATIONS,
  type PlacedDie,
  type Point,
  type Pose,
  PUCK_HEIGHT_UM,
  type Scene,
  type Where,
} from '../src/geometry.ts';
import type { FlickOutcome } from '../src/state.ts';

/**
 * A fake simulation: plausible random results, deterministic for each table and flick. A whole game takes milliseconds, and rare events
 * are frequent.
 */
export function fakeSimulate(scene: Scene, flick: Flick): FlickOutcome {
  const rng = quickRng(JSON.stringify([scene, flick]));
  const struck = scene.dice.find(({ die }) => die === flick.die);
  const shift = { xUm: below(rng, 200), zUm: below(rng, 200) };
  const rested = scene.dice.map((placed) => {
    const home = puckUnder(placed.pose, scene);
    const isStruck =
      placed === struck || (flick.tower && home !== undefined && home === puckUnder(struck?.pose, scene));
    if (isStruck) return fall(placed, scene, rng, home);
    if (home && chance(rng, 6)) return fall(placed, scene, rng, home);
    if (home && chance(rng, 30))
      return {
        placed: { ...placed, pose: shifted(placed.pose, shift) },
        where: 'tower' as const,
        moved: true,
        rolled: false,
      };
    if (!home && chance(rng, 20)) return fall(placed, scene, rng, undefined);
    return { placed, where: home ? ('tower' as const) : ('table' as const), moved: false, rolled: false };
  });
  return {
    dice: rested.map(({ placed }) => placed),
    facts: rested.map(({ placed: { die, pose }, where, moved, rolled }): DieFact => {
      const face = where === 'tower' || where === 'table' ? faceUp(pose) : undefined;
      return {
        die,
        where,
        ...(face ? { face } : {}),
        isFlat: where === 'table' && isFlatOnTable(pose),
        moved,
        rolled,
        footprint: footprint(pose),
      };
    }),
  };
}

interface Rested {
  readonly placed: PlacedDie;
  readonly where: Where;
  readonly moved: boolean;
  readonly rolled: boolean;
}

function fall({ die, pose }: PlacedDie, scene: Scene, rng: Rng, home: Point | undefined): Rested {
  const rolled = !chance(rng, 15);
  if (home && chance(rng, 4)) return { placed: { die, pose }, where: 'tower', moved: true, rolled };
  const centre: Point = pick(rng, [
    ...discCentres(3),
    ...discCentres(3),
    ...discCentres(2),
    ...discCentres(1),
    ...scene.pucks,
  ]);
  const reach = pick(rng, [10_000, 30_000, 60_000, 200_000]);
  const [x, z] = [below(rng, 2 * reach) - reach, below(rng, 2 * reach) - reach];
  const isCocked = chance(rng, 5);
  const rested: Pose = {
    xUm: centre.xUm + x,
    yUm: isCocked ? 20_000 : 8_000,
    zUm: centre.zUm + z,
    q: isCocked ? [300_000, 200_000, 100_000, 927_000] : pick(rng, ORIENTATIONS),
  };
  const where = chance(rng, 6) ? 'off' : chance(rng, 2) ? 'unsettled' : 'table';
  return { placed: { die, pose: rested }, where, moved: true, rolled };
}

function chance(rng: Rng, percent: number): boolean {
  return below(rng, 100) < percent;
}

function shifted(pose: Pose, { xUm, zUm }: Point): Pose {
  return { ...pose, xUm: pose.xUm + xUm, zUm: pose.zUm + zUm };
}

function puckUnder(pose: Pose | undefined, { pucks }: Scene): Point | undefined {
  if (!pose || pose.yUm < PUCK_HEIGHT_UM + 6_500) return undefined;
  return pucks.find(({ xUm, zUm }) => Math.abs(xUm - pose.xUm) + Math.abs(zUm - pose.zUm) < 24_000);
}
