import { init } from '@dimforge/rapier3d-simd-compat';

export type { DieFact, Flick, PlacedDie, Scene } from '../geometry.ts';
export { checkFlick, type FlickRefusal, MAX_CONTACT_PM, MAX_SPEED_MM_S } from './check.ts';
export type { Contact, ContactKind } from './contacts.ts';
export { flick, type FlickResult } from './flick.ts';
export { STEP_HZ } from './settings.ts';
export type { DieTrajectory, PuckTrajectory, Trajectory } from './trajectory.ts';

let loading: Promise<void> | undefined;

/** To be called in each thread before the first `flick`. The WASM module is embedded; nothing is fetched. */
export function loadPhysics(): Promise<void> {
  loading ??= init();
  return loading;
}
