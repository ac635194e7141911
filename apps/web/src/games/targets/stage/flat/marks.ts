import { DIE_UM, DISC_RADIUS_UM } from '@caravanserai/targets/geometry';
import { aimDots } from '../aimDots.ts';
import { TABLE_PAINT, TONE_PAINT } from '../paint.ts';
import type { Drawn } from '../poses.ts';
import type { StageMarks, StagePicture } from '../stage.ts';
import { onPicture } from './solid.ts';
import { svg } from './svg.ts';

type Turn = readonly [cos: number, sin: number];

/** Rings round the highlighted discs. */
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

/** Counting: filled and solid. Not counting: dashed. */
export function footprintMarks({ footprints = [] }: StageMarks, turn: Turn): Element[] {
  return footprints.map(({ corners, counts }) => {
    const drawn = corners.map(({ xUm, zUm }) => onPicture([xUm / 1000, 0, zUm / 1000], turn).join(' '));
    const colour = counts ? TABLE_PAINT.yes : TABLE_PAINT.no;
    return svg('path', {
      class: 'stage-foot',
      d: `M${drawn.join('L')}Z`,
      fill: colour,
      'fill-opacity': counts ? 0.4 : 0.15,
      stroke: colour,
      'stroke-width': 1.4,
      'stroke-dasharray': counts ? 'none' : '3 2',
    });
  });
}

/** A band across the die at the height of the strike, and the contact point itself. */
export function touchMark({ touch }: StageMarks, at: Drawn | undefined, turn: Turn): Element[] {
  if (!touch || !at) return [];
  const speed = Math.hypot(touch.xMmS, touch.zMmS) || 1;
  const [x, z] = [touch.xMmS / speed, touch.zMmS / speed];
  const half = DIE_UM / 2000;
  const right = touch.side * half * 0.85;
  const high = at[1] + touch.high * half * 0.85;
  const [cx, cy] = onPicture([at[0] - x * half - z * right, high, at[2] - z * half + x * right], turn);
  const ends = [-half, half].map((off) =>
    onPicture([at[0] - x * half - z * off, high, at[2] - z * half + x * off], turn),
  );
  return [
    svg('path', { d: `M${ends.map((end) => end.join(' ')).join('L')}`, stroke: TABLE_PAINT.lit, 'stroke-width': 2.2 }),
    svg('circle', { cx, cy, r: 2.2, fill: TABLE_PAINT.bone, stroke: TABLE_PAINT.ink, 'stroke-width': 0.6 }),
  ];
}

export function wayMark({ way = [] }: StageMarks, turn: Turn): Element[] {
  return way.map((place) => {
    const [cx, cy] = onPicture(place, turn);
    return svg('circle', { cx, cy, r: 1.3, fill: TABLE_PAINT.bone, opacity: 0.7 });
  });
}
