import type { Drawn } from './poses.ts';
import type { StageMarks } from './stage.ts';
import type { Vector } from './view.ts';

const DOTS = 11;
const SHORTEST_MM = 50;
const LONGEST_MM = 210;
const RISE_MM = 5;
const DOWN_AFTER_MM = 330; // the point of the table that a swipe on the die aims at: about as far as the middle

export interface AimDot {
  readonly place: Vector;
  readonly radiusMm: number;
  readonly faint: number; // opacity
}

/** Dots along a faint arc in the direction of the flick; its length shows the strength. It does not predict where the die will land. */
export function aimDots([x, y, z]: Drawn, { xMmS, zMmS, strength }: NonNullable<StageMarks['aim']>): readonly AimDot[] {
  const speed = Math.hypot(xMmS, zMmS);
  if (speed === 0) return [];
  const lengthMm = SHORTEST_MM + (LONGEST_MM - SHORTEST_MM) * Math.min(Math.max(strength, 0), 1);
  return Array.from({ length: DOTS }, (_, i) => {
    const share = (i + 1) / DOTS;
    const away = (lengthMm * share) / speed;
    return {
      place: [
        x + xMmS * away,
        y * (1 - (lengthMm * share) / DOWN_AFTER_MM) + 4 * RISE_MM * share * (1 - share),
        z + zMmS * away,
      ],
      radiusMm: 3.1 * (1 - 0.62 * share),
      faint: 0.85 * (1 - 0.7 * share),
    };
  });
}
