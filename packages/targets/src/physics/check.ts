import { err, ok, type Result } from '@caravanserai/contract';
import { DICE, type DieId, type Flick, type Scene } from '../geometry.ts';
import { puckUnder } from './tower.ts';

export const MAX_SPEED_MM_S = 4000; // no tunnelling up to this speed
export const MAX_CONTACT_PM = 1000; // the die's edge

export type FlickRefusal =
  | 'malformed' // not an object with these fields
  | 'not-whole' // NaN, infinite or a fraction
  | 'too-fast'
  | 'no-speed'
  | 'beside-the-die' // the point of contact is not on the die
  | 'unknown-die'
  | 'not-there' // the die is out for this round
  | 'no-tower'; // `tower` is set, but the die is not on a tower

const NUMBERS = ['vxMmS', 'vzMmS', 'highPm', 'sidePm'] as const;

/** Validates an untrusted flick for this scene. Turn order is checked by the rules. */
export function checkFlick(value: unknown, scene: Scene): Result<Flick, FlickRefusal> {
  if (typeof value !== 'object' || value === null) return err('malformed');
  const { die, vxMmS, vzMmS, highPm, sidePm, tower } = value as Record<keyof Flick, unknown>;
  if (typeof tower !== 'boolean') return err('malformed');
  if (!isDie(die)) return err('unknown-die');
  const numbers = { vxMmS, vzMmS, highPm, sidePm } as Record<(typeof NUMBERS)[number], number>;
  if (NUMBERS.some((name) => typeof numbers[name] !== 'number')) return err('malformed');
  if (NUMBERS.some((name) => !Number.isSafeInteger(numbers[name]))) return err('not-whole');
  const flick = { die, ...numbers, tower };

  const squaredSpeed = flick.vxMmS * flick.vxMmS + flick.vzMmS * flick.vzMmS;
  if (squaredSpeed > MAX_SPEED_MM_S * MAX_SPEED_MM_S) return err('too-fast');
  if (squaredSpeed === 0) return err('no-speed');
  if (Math.abs(flick.highPm) > MAX_CONTACT_PM || Math.abs(flick.sidePm) > MAX_CONTACT_PM) return err('beside-the-die');

  const placed = scene.dice.find((one) => one.die === die);
  if (placed === undefined) return err('not-there');
  if (tower && puckUnder(placed.pose, scene.pucks) === undefined) return err('no-tower');
  return ok(flick);
}

function isDie(value: unknown): value is DieId {
  return (DICE as readonly unknown[]).includes(value);
}
