import { QUALITIES, type Quality } from '../stage.ts';

export interface Level {
  readonly pixelRatio: number; // maximum
  readonly shadowPx: number; // 0: only soft spots under the dice
  readonly tablePx: number;
  readonly discPx: number;
  readonly facePx: number;
  readonly anisotropy: number; // sharpness of the table at a slant
}

export const LEVELS = {
  low: { pixelRatio: 1, shadowPx: 0, tablePx: 1024, discPx: 256, facePx: 96, anisotropy: 1 },
  middle: { pixelRatio: 1.5, shadowPx: 1024, tablePx: 2048, discPx: 512, facePx: 128, anisotropy: 4 },
  high: { pixelRatio: 2, shadowPx: 2048, tablePx: 2048, discPx: 512, facePx: 192, anisotropy: 8 },
} as const satisfies Record<Quality, Level>;

const LONG_ENOUGH_MS = 700; // of motion, judged together
const FEWEST_FRAMES = 4;
const SLOW_MS = 24; // fewer than 42 frames a second: one level down
const QUICK_MS = 18; // as fast as most screens: one level up

/** Adapts the quality to the measured frame time. Once it had to go down, it never goes up again. */
export class QualityWatch {
  quality: Quality;
  #sinceMs: number | undefined;
  #frames = 0;
  #mayClimb = true;

  constructor(start: Quality) {
    this.quality = start;
  }

  /** Call for each frame in motion; returns whether the level changed. */
  note(nowMs: number): boolean {
    if (this.#sinceMs === undefined) {
      this.#sinceMs = nowMs;
      return false;
    }
    this.#frames++;
    const passedMs = nowMs - this.#sinceMs;
    if (passedMs < LONG_ENOUGH_MS || this.#frames < FEWEST_FRAMES) return false;
    // The mean, not the median: an overloaded GPU renders many frames at once and then none for a while.
    const frameMs = passedMs / this.#frames;
    this.rest();
    return this.#follow(frameMs);
  }

  /** The motion is over: the time to the next frame does not count. */
  rest(): void {
    this.#sinceMs = undefined;
    this.#frames = 0;
  }

  #follow(frameMs: number): boolean {
    const at = QUALITIES.indexOf(this.quality);
    if (frameMs > SLOW_MS) this.#mayClimb = false;
    const next = QUALITIES[frameMs > SLOW_MS ? at - 1 : frameMs < QUICK_MS && this.#mayClimb ? at + 1 : at];
    if (!next || next === this.quality) return false;
    this.quality = next;
    return true;
  }
}
