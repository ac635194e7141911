import type { Flick, Scene } from '../src/geometry.ts';
import type { FlickResult } from '../src/physics/index.ts';

export const SHOTS_FILE = 'shots.json';

/** A flick with everything that must come out of it, in Node and in a browser. */
export interface Shot {
  readonly name: string;
  readonly scene: Scene;
  readonly flick: Flick;
  readonly expected: Outcome;
}
export type Outcome = Pick<FlickResult, 'steps' | 'hash' | 'dice' | 'facts'>;

/** A shot a line, so that a change shows which ones it touched. */
export function makeShots(shots: readonly Shot[]): string {
  return `[\n${shots.map((shot) => JSON.stringify(shot)).join(',\n')}\n]\n`;
}
