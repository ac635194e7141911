import { DISC_RADIUS_UM } from '@caravanserai/targets/geometry';
import type { DiscId } from '@caravanserai/targets';
import { CylinderGeometry, Mesh, MeshLambertMaterial, type MeshPhongMaterial } from 'three';
import { BLACK_SHARE, ornamentPath, RINGS, starPath } from '../discArt.ts';
import { discPaint, TABLE_PAINT } from '../paint.ts';
import { fillPath, painted } from './canvas.ts';
import { polished } from './finish.ts';
import type { Keep } from './keep.ts';

const RADIUS_MM = DISC_RADIUS_UM / 1000;
export const DISC_THICK_MM = 0.7; // for the eye only: a die on a disc stands on the table (T1)

/** Discs are made once for each look and then put where they are needed. */
export class DiscMaker {
  readonly #keep: Keep;
  readonly #texturePx: number;
  readonly #round: CylinderGeometry;
  readonly #materials = new Map<string, [MeshLambertMaterial, MeshPhongMaterial, MeshLambertMaterial]>();

  constructor(keep: Keep, texturePx: number) {
    this.#keep = keep;
    this.#texturePx = texturePx;
    this.#round = keep.keep(new CylinderGeometry(RADIUS_MM, RADIUS_MM, DISC_THICK_MM, 72));
  }

  disc(name: DiscId): Mesh {
    const paint = discPaint(name);
    return this.#make(paint.ornament, paint.rim, (context, radius) => {
      const fills = { ...paint, bone: TABLE_PAINT.bone };
      for (const { outer, fill } of RINGS) fillRound(context, radius * outer, fills[fill]);
      context.globalAlpha = 0.92;
      fillPath(context, new Path2D(ornamentPath(paint.ornament, radius)), TABLE_PAINT.bone);
    });
  }

  star(): Mesh {
    return this.#make('star', TABLE_PAINT.goldShade, (context, radius) => {
      fillRound(context, radius, TABLE_PAINT.goldShade);
      fillRound(context, radius * 0.95, TABLE_PAINT.gold);
      fillPath(context, new Path2D(starPath(radius * 0.84)), TABLE_PAINT.bone);
    });
  }

  #make(look: string, rim: string, paint: (context: CanvasRenderingContext2D, radius: number) => void): Mesh {
    const found = this.#materials.get(look) ?? this.#paint(rim, paint);
    this.#materials.set(look, found);
    const mesh = new Mesh(this.#round, found);
    mesh.receiveShadow = true;
    return mesh;
  }

  #paint(
    rim: string,
    paint: (context: CanvasRenderingContext2D, radius: number) => void,
  ): [MeshLambertMaterial, MeshPhongMaterial, MeshLambertMaterial] {
    const size = this.#texturePx;
    const map = painted(this.#keep, { width: size, height: size }, (context) => {
      context.translate(size / 2, size / 2);
      paint(context, size / 2);
      context.globalAlpha = 1;
      fillRound(context, (size / 2) * BLACK_SHARE, TABLE_PAINT.black);
      brush(context, size / 2);
    });
    const side = this.#keep.keep(new MeshLambertMaterial({ color: rim }));
    return [side, polished(this.#keep, { map, shine: 40, gloss: 0.035 }), side];
  }
}

function fillRound(context: CanvasRenderingContext2D, radius: number, fill: string): void {
  context.fillStyle = fill;
  context.beginPath();
  context.arc(0, 0, radius, 0, 2 * Math.PI);
  context.fill();
}

/** Painted by hand: fine rings of the brush. */
function brush(context: CanvasRenderingContext2D, radius: number): void {
  context.lineWidth = Math.max(radius / 220, 0.6);
  for (let ring = 1; ring < 46; ring++) {
    context.strokeStyle = ring % 2 === 0 ? '#ffffff' : '#2a1408';
    context.globalAlpha = 0.035 + 0.03 * Math.abs(Math.sin(ring * 12.9));
    context.beginPath();
    context.arc(0, 0, (radius * ring) / 46, ring, ring + 4.5);
    context.stroke();
  }
}
