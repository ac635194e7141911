import { BackSide, Color, CubeTexture, CylinderGeometry, Mesh, RepeatWrapping, SRGBColorSpace } from 'three';
import { fillPath, painted, paintedCanvas } from './canvas.ts';
import type { Keep } from './keep.ts';
import { plainly } from './plain.ts';

export const ROOM = new Color('#1a0d0d');

const RADIUS_MM = 1900; // beyond every camera position
const TOP_MM = 520;
const FLOOR_MM = -760;
const BAYS = 7; // number of arches round the room

/** The inn in the evening, out of focus far behind the table: arches with lanterns between them. */
export function makeRoom(keep: Keep): Mesh {
  const map = painted(keep, { width: 512, height: 256 }, paintBay);
  map.wrapS = RepeatWrapping;
  const shape = keep.keep(new CylinderGeometry(RADIUS_MM, RADIUS_MM, TOP_MM - FLOOR_MM, 48, 1, true));
  const uv = shape.getAttribute('uv');
  for (let i = 0; i < uv.count; i++) uv.setX(i, uv.getX(i) * BAYS);
  const wall = new Mesh(shape, plainly(keep, map, { side: BackSide }));
  wall.position.y = (TOP_MM + FLOOR_MM) / 2;
  wall.renderOrder = 1; // after the table, which hides most of it
  return wall;
}

/** One arch with a lantern beside it. Both edges match, so that bays can be tiled. */
function paintBay(context: CanvasRenderingContext2D): void {
  const dusk = context.createLinearGradient(0, 0, 0, 256);
  dusk.addColorStop(0, '#1c0f14');
  dusk.addColorStop(0.5, '#3b2019');
  dusk.addColorStop(0.8, '#2a1512');
  dusk.addColorStop(1, '#120809');
  context.fillStyle = dusk;
  context.fillRect(0, 0, 512, 256);
  context.filter = 'blur(3px)';
  fillPath(context, new Path2D('M150 232V110q0 -58 66 -78q66 20 66 78v122z'), '#160b1f');
  context.strokeStyle = '#7a4a2a';
  context.lineWidth = 9;
  context.stroke(new Path2D('M142 232V110q0 -66 74 -90q74 24 74 90v122'));
  context.filter = 'none';
  for (const [x, y, reach, strength] of [
    [400, 128, 130, 1],
    [60, 168, 90, 0.8],
    [216, 182, 80, 0.6],
    [330, 206, 50, 0.5],
    [470, 204, 50, 0.6],
  ] as const) {
    for (const off of [-512, 0, 512]) glow(context, x + off, y, reach, strength);
  }
}

function glow(context: CanvasRenderingContext2D, x: number, y: number, reach: number, strength: number): void {
  const light = context.createRadialGradient(x, y, 0, x, y, reach);
  light.addColorStop(0, `rgb(255 214 130 / ${strength})`);
  light.addColorStop(0.12, `rgb(255 176 84 / ${strength * 0.8})`);
  light.addColorStop(0.3, `rgb(214 108 44 / ${strength * 0.34})`);
  light.addColorStop(1, 'rgb(120 40 20 / 0)');
  context.fillStyle = light;
  context.fillRect(x - reach, y - reach, 2 * reach, 2 * reach);
}

/** Environment map for polished surfaces: a lantern above, warm walls, the wood below. */
export function mirrored(keep: Keep): CubeTexture {
  const side = (paint: (context: CanvasRenderingContext2D) => void) => paintedCanvas({ width: 32, height: 32 }, paint);
  const fill = (colour: string) => (context: CanvasRenderingContext2D) => {
    context.fillStyle = colour;
    context.fillRect(0, 0, 32, 32);
  };
  const wall = () =>
    side((context) => {
      fill('#2a150f')(context);
      glow(context, 22, 8, 12, 0.7);
    });
  const above = side((context) => {
    fill('#1d0f0c')(context);
    glow(context, 12, 18, 15, 1);
    glow(context, 26, 6, 8, 0.6);
  });
  const cube = keep.keep(new CubeTexture([wall(), wall(), above, side(fill('#5a3518')), wall(), wall()]));
  cube.colorSpace = SRGBColorSpace;
  cube.needsUpdate = true;
  return cube;
}
