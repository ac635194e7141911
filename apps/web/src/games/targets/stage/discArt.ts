import { BLACK_RADIUS_UM, DISC_RADIUS_UM } from '@caravanserai/targets/geometry';
import type { DiscPaint } from './paint.ts';

/** From the rim inwards, as fractions of the disc's radius. The black centre is painted over them in the size that the rules define. */
export const RINGS = [
  { outer: 1, fill: 'rim' },
  { outer: 0.965, fill: 'ring' },
  { outer: 0.74, fill: 'bone' },
  { outer: 0.57, fill: 'deep' },
  { outer: 0.4, fill: 'bone' },
] as const;

export const BLACK_SHARE = BLACK_RADIUS_UM / DISC_RADIUS_UM;

const OUTER = 0.86; // middle of the outer ring

const ORNAMENTS: Readonly<Record<DiscPaint['ornament'], (radius: number) => string>> = {
  rays: (radius) => around(36, (turn) => wedge(turn, radius * 0.8, radius * 0.92, 0.03, 0.006)),
  waves: (radius) => around(24, (turn) => wedge(turn, radius * 0.83, radius * 0.89, 0.055, 0.055)),
  beads: (radius) => around(28, (turn) => bead(turn, radius * OUTER, radius * 0.032)),
};

/** SVG path of the ornament in the outer ring. */
export function ornamentPath(ornament: DiscPaint['ornament'], radius: number): string {
  return ORNAMENTS[ornament](radius);
}

function around(count: number, one: (turnRad: number) => string): string {
  return Array.from({ length: count }, (_, i) => one((2 * Math.PI * i) / count)).join('');
}

function at(turn: number, radius: number): string {
  return `${(Math.sin(turn) * radius).toFixed(3)} ${(-Math.cos(turn) * radius).toFixed(3)}`;
}

function wedge(turn: number, inner: number, outer: number, halfInner: number, halfOuter: number): string {
  return `M${at(turn - halfInner, inner)}L${at(turn - halfOuter, outer)}L${at(turn + halfOuter, outer)}L${at(turn + halfInner, inner)}Z`;
}

function bead(turn: number, radius: number, size: number): string {
  const d = (2 * size).toFixed(3);
  const s = size.toFixed(3);
  const [x, y] = [Math.sin(turn) * radius, -Math.cos(turn) * radius];
  return `M${(x - size).toFixed(3)} ${y.toFixed(3)}a${s} ${s} 0 1 0 ${d} 0a${s} ${s} 0 1 0 -${d} 0Z`;
}

/** Star with eight points, alternately long and short. */
export function starPath(radius: number): string {
  const points = Array.from({ length: 16 }, (_, i) => {
    const reach = i % 2 === 1 ? 0.48 : i % 4 === 0 ? 1 : 0.78;
    return at((2 * Math.PI * i) / 16, radius * reach);
  });
  return `M${points.join('L')}Z`;
}
