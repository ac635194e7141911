import type { Flick, Scene } from '../src/geometry.ts';
import type { FlickResult } from '../src/physics/index.ts';

export const SHOTS_FILE = 'shots.json';

/** A flick and its exact result, which must be the same in Node and in browsers. */
export interface Shot {
  readonly name: string;
  readonly scene: Scene;
  readonly flick: Flick;
  readonly others?: readonly Flick[]; // at the same moment (T15)
  readonly expected: Outcome;
}
export type Outcome = Pick<FlickResult, 'steps' | 'hash' | 'dice' | 'facts'>;

/** One line for each shot, so that a diff shows which ones changed. */
export function makeShots(shots: readonly Shot[]): string {
  return `[\n${shots.map((shot) => JSON.stringify(shot)).join(',\n')}\n]\n`;
}
