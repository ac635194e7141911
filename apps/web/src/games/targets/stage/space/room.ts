import { Color, type Texture } from 'three';
import { painted } from './canvas.ts';
import type { Keep } from './keep.ts';

export const ROOM = new Color('#24120f');

/** An evening room far behind the table: a little lamp light on a dark wall. */
export function wall(keep: Keep): Texture {
  return painted(keep, { width: 128, height: 128 }, (context) => {
    const glow = context.createRadialGradient(52, 30, 4, 60, 60, 110);
    glow.addColorStop(0, '#6b3a2a');
    glow.addColorStop(0.45, '#3a1c18');
    glow.addColorStop(1, '#170b0d');
    context.fillStyle = glow;
    context.fillRect(0, 0, 128, 128);
  });
}
