import { DISC_RADIUS_UM } from '@caravanserai/targets/geometry';
import { aimDots } from '../aimDots.ts';
import { TABLE_PAINT, TONE_PAINT } from '../paint.ts';
import type { Drawn } from '../poses.ts';
import type { StageMarks, StagePicture } from '../stage.ts';
import { onPicture } from './solid.ts';
import { svg } from './svg.ts';

type Turn = readonly [cos: number, sin: number];

/** Round the discs that are spoken of. */
export function discMarks({ lights = [] }: StageMarks, { discs }: StagePicture, turn: Turn): Element[] {
  return discs.flatMap(({ disc, xUm, zUm }) => {
    const light = lights.find(({ on }) => on === disc);
    if (!light) return [];
    const [cx, cy] = onPicture([xUm / 1000, 0, zUm / 1000], turn);
    const stroke = TONE_PAINT[light.tone];
    return [svg('circle', { cx, cy, r: DISC_RADIUS_UM / 1000 + 3, fill: 'none', stroke, 'stroke-width': 3 })];
  });
}

export function aimMark({ aim }: StageMarks, from: Drawn | undefined, turn: Turn): Element[] {
  if (!aim || !from) return [];
  return aimDots(from, aim).map(({ place, radiusMm, faint }) => {
    const [cx, cy] = onPicture(place, turn);
    return svg('circle', { cx, cy, r: radiusMm, fill: TABLE_PAINT.bone, opacity: faint });
  });
}

/** Counts: filled and solid; counts not: dashed. */
export function footprintMark({ footprint }: StageMarks, turn: Turn): Element[] {
  if (!footprint) return [];
  const corners = footprint.corners.map(({ xUm, zUm }) => onPicture([xUm / 1000, 0, zUm / 1000], turn).join(' '));
  const colour = footprint.counts ? TABLE_PAINT.yes : TABLE_PAINT.no;
  return [
    svg('path', {
      d: `M${corners.join('L')}Z`,
      fill: colour,
      'fill-opacity': footprint.counts ? 0.4 : 0.15,
      stroke: colour,
      'stroke-width': 1.4,
      'stroke-dasharray': footprint.counts ? 'none' : '3 2',
    }),
  ];
}
