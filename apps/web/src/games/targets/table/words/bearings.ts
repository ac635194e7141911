import type { Point } from '@caravanserai/targets';

export interface Bearing {
  readonly degrees: number; // to the right of the direction to the middle; negative: to the left
  readonly mm: number;
}

/** Direction of a point as seen from behind a tower that faces the middle of the table. */
export function bearingOf(from: Point, to: Point): Bearing {
  const ahead = Math.atan2(-from.xUm, from.zUm);
  const there = Math.atan2(to.xUm - from.xUm, -(to.zUm - from.zUm));
  const degrees = ((((there - ahead) * 180) / Math.PI + 540) % 360) - 180;
  return { degrees: Math.round(degrees), mm: Math.round(Math.hypot(to.xUm - from.xUm, to.zUm - from.zUm) / 1000) };
}
