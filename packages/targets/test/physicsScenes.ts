import { below, type Rng } from '@caravanserai/contract';
import {
  DICE,
  type DieId,
  type Flick,
  type PlacedDie,
  pucks,
  type Scene,
  type Seat,
  seatOf,
  towerPose,
} from '../src/geometry.ts';
import { isOnPuck } from '../src/lying.ts';
import { flick, type FlickResult, MAX_CONTACT_PM, MAX_SPEED_MM_S } from '../src/physics/index.ts';

/** Full towers with random orientations. */
export function towers(seats: readonly Seat[], rng: Rng): Scene {
  const places = pucks(seats);
  const dice = DICE.filter((die) => seats.includes(seatOf(die))).map((die, i): PlacedDie => {
    const pose = towerPose(places[Math.floor(i / 3)], i % 3, below(rng, 24));
    return { die, pose };
  });
  return { pucks: places, dice };
}

/** A random valid flick, uniform over velocities. */
export function anyFlick(rng: Rng, die: DieId): Flick {
  const within = (limit: number) => below(rng, 2 * limit + 1) - limit;
  for (;;) {
    const [vxMmS, vzMmS] = [within(MAX_SPEED_MM_S), within(MAX_SPEED_MM_S)];
    const squared = vxMmS * vxMmS + vzMmS * vzMmS;
    if (squared === 0 || squared > MAX_SPEED_MM_S * MAX_SPEED_MM_S) continue;
    return { die, vxMmS, vzMmS, highPm: within(MAX_CONTACT_PM), sidePm: within(MAX_CONTACT_PM), tower: false };
  }
}

/** A typical flick from the tower at z > 0: towards the middle of the table, slightly above the die's centre. */
export function sensibleFlick(rng: Rng, die: DieId): Flick {
  return {
    die,
    vxMmS: below(rng, 401) - 200,
    vzMmS: -(800 + below(rng, 701)),
    highPm: 100 + below(rng, 101),
    sidePm: below(rng, 201) - 100,
    tower: false,
  };
}

/** The table after the rules were applied: dice off the table or on pucks removed (T21), towers straightened (T20). */
export function after({ pucks }: Scene, { dice, facts }: FlickResult): Scene {
  const heights = new Map<Seat, number>();
  const left = dice.flatMap((placed, i): PlacedDie[] => {
    const { where, isFlat } = facts[i];
    if (where === 'tower') {
      const puck = pucks.find(({ seat }) => seat === seatOf(placed.die));
      if (!puck) return [placed];
      const level = heights.get(puck.seat) ?? 0;
      heights.set(puck.seat, level + 1);
      return [{ ...placed, pose: facts[i].moved ? towerPose(puck, level, 0) : placed.pose }];
    }
    return where === 'off' || isOnPuck({ pucks }, placed.pose, isFlat) ? [] : [placed];
  });
  return { pucks, dice: left };
}

export function flickAll(scene: Scene, flicks: readonly Flick[]): Scene {
  return flicks.reduce((table, one) => after(table, flick(table, one)), scene);
}
