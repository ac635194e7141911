import { PUCK_HEIGHT_UM, PUCK_RADIUS_UM, type Seat } from '@caravanserai/targets/geometry';
import { CircleGeometry, type CubeTexture, Group, LatheGeometry, Mesh, type MeshPhongMaterial, Vector2 } from 'three';
import { SEAT_PAINT, TABLE_PAINT } from '../paint.ts';
import { shapePath } from '../pips.ts';
import { bySeat } from './bySeat.ts';
import { fillPath, painted } from './canvas.ts';
import { polished } from './finish.ts';
import type { Keep } from './keep.ts';

const RADIUS_MM = PUCK_RADIUS_UM / 1000;
const HEIGHT_MM = PUCK_HEIGHT_UM / 1000;
const BEVEL_MM = 1.4;

/** Turned wood in the seat's colour, with the seat's shape as an inlay. */
export class PuckMaker {
  readonly #body: LatheGeometry;
  readonly #top: CircleGeometry;
  readonly #paints: Readonly<Record<Seat, { readonly side: MeshPhongMaterial; readonly top: MeshPhongMaterial }>>;

  constructor(keep: Keep, texturePx: number, room: CubeTexture | undefined) {
    this.#body = keep.keep(new LatheGeometry(profile(), 64));
    this.#top = keep.keep(new CircleGeometry(RADIUS_MM - BEVEL_MM, 64));
    const paint = (seat: Seat) => ({
      side: polished(keep, {
        colour: SEAT_PAINT[seat].body,
        shine: 40,
        gloss: 0.16,
        ...(room ? { mirrors: { room, share: 0.12 } } : {}),
      }),
      top: polished(keep, { map: puckTexture(keep, seat, texturePx), shine: 40, gloss: 0.06 }),
    });
    this.#paints = bySeat(paint);
  }

  make(seat: Seat): Group {
    const { side, top } = this.#paints[seat];
    const body = new Mesh(this.#body, side);
    const lid = new Mesh(this.#top, top);
    lid.rotation.x = -Math.PI / 2;
    lid.position.y = HEIGHT_MM;
    body.castShadow = true;
    body.receiveShadow = true;
    lid.receiveShadow = true;
    return new Group().add(body, lid);
  }
}

/** Profile for the lathe, from the table up to the inset lid: a rounded edge, and a groove round the middle. */
function profile(): Vector2[] {
  const edge = Array.from({ length: 6 }, (_, i) => {
    const turn = (Math.PI / 2) * (i / 5);
    return new Vector2(
      RADIUS_MM - BEVEL_MM + BEVEL_MM * Math.cos(turn),
      HEIGHT_MM - BEVEL_MM + BEVEL_MM * Math.sin(turn),
    );
  });
  return [
    new Vector2(RADIUS_MM - 0.6, 0),
    new Vector2(RADIUS_MM, 0.6),
    new Vector2(RADIUS_MM, HEIGHT_MM * 0.42),
    new Vector2(RADIUS_MM - 0.7, HEIGHT_MM * 0.48),
    new Vector2(RADIUS_MM, HEIGHT_MM * 0.54),
    ...edge,
  ];
}

function puckTexture(keep: Keep, seat: Seat, size: number) {
  const { body, light, shade, shape, pip } = SEAT_PAINT[seat];
  return painted(keep, { width: size, height: size }, (context) => {
    context.translate(size / 2, size / 2);
    context.scale(size / 2, size / 2);
    context.fillStyle = body;
    context.fillRect(-1, -1, 2, 2);
    context.lineWidth = 0.012;
    for (let ring = 2; ring < 30; ring++) {
      context.globalAlpha = 0.12 + 0.1 * Math.abs(Math.sin(ring * 7.3));
      context.strokeStyle = ring % 3 === 0 ? light : shade;
      context.beginPath();
      context.ellipse(0.06, -0.05, ring / 29, ring / 30, 0.4, 0, 6.29);
      context.stroke();
    }
    context.globalAlpha = 1;
    context.strokeStyle = TABLE_PAINT.puck;
    context.lineWidth = 0.07;
    context.beginPath();
    context.arc(0, 0, 0.84, 0, 6.29);
    context.stroke();
    context.globalAlpha = 0.9;
    fillPath(context, new Path2D(shapePath(shape, 0, 0, 0.4)), pip);
  });
}
