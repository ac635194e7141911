import { DISC_RADIUS_UM } from '@caravanserai/targets/geometry';
import type { DiscId } from '@caravanserai/targets';
import {
  Color,
  CylinderGeometry,
  type Material,
  Mesh,
  MeshLambertMaterial,
  type MeshPhongMaterial,
  RingGeometry,
  type ShaderMaterial,
} from 'three';
import { BLACK_SHARE, ornamentPath, RINGS, starPath } from '../discArt.ts';
import { discPaint, TABLE_PAINT } from '../paint.ts';
import { fillPath, painted } from './canvas.ts';
import { polished } from './finish.ts';
import type { Keep } from './keep.ts';
import { lightPlainly, plainly } from './plain.ts';

const RADIUS_MM = DISC_RADIUS_UM / 1000;
export const DISC_THICK_MM = 1.2; // visual only: in the physics a die on a disc stands on the table (T1); its rounded edge sinks into the wood
const FOOT_MM = 0.7; // how much wider the disc is at its base
const SHADE_MM = 9; // how far its shadow reaches beyond it

interface DiscPainting {
  readonly lit: MeshPhongMaterial;
  readonly plain: ShaderMaterial;
  readonly faces: Material[]; // side, top, bottom
}

/** Creates discs once per look and then only moves them. */
export class DiscMaker {
  readonly #keep: Keep;
  readonly #texturePx: number;
  readonly #round: CylinderGeometry;
  readonly #plate: RingGeometry;
  readonly #shade: ShaderMaterial;
  readonly #paints = new Map<string, DiscPainting>();
  #level: Color | undefined; // without shadows: the light on horizontal surfaces

  constructor(keep: Keep, texturePx: number) {
    this.#keep = keep;
    this.#texturePx = texturePx;
    const reach = RADIUS_MM + SHADE_MM;
    this.#plate = keep.keep(new RingGeometry(RADIUS_MM - 1, reach, 48));
    this.#shade = plainly(keep, shadeTexture(keep), { transparent: true, depthWrite: false });
    this.#round = keep.keep(new CylinderGeometry(RADIUS_MM, RADIUS_MM + FOOT_MM, DISC_THICK_MM, 96));
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
    const found = this.#paints.get(look) ?? this.#paint(rim, paint);
    this.#paints.set(look, found);
    const mesh = new Mesh(this.#round, found.faces);
    mesh.receiveShadow = true;
    const shade = new Mesh(this.#plate, this.#shade);
    shade.rotation.x = -Math.PI / 2;
    shade.position.y = 0.1 - DISC_THICK_MM / 2;
    return mesh.add(shade);
  }

  /** Discs fill most of a close-up, so where no shadow falls they use an unlit material, like the table. */
  setShadows(hasShadows: boolean, level: Color): void {
    this.#level = hasShadows ? undefined : level;
    for (const painting of this.#paints.values()) this.#light(painting);
  }

  #light({ faces, lit, plain }: DiscPainting): void {
    faces[1] = this.#level ? plain : lit;
    if (this.#level) lightPlainly(plain, this.#level);
  }

  #paint(rim: string, paint: (context: CanvasRenderingContext2D, radius: number) => void): DiscPainting {
    const size = this.#texturePx;
    const map = painted(this.#keep, { width: size, height: size }, (context) => {
      context.translate(size / 2, size / 2);
      paint(context, size / 2);
      context.globalAlpha = 1;
      fillRound(context, (size / 2) * BLACK_SHARE, TABLE_PAINT.black);
      brush(context, size / 2);
      bevel(context, size / 2);
    });
    const side = this.#keep.keep(
      new MeshLambertMaterial({ color: new Color(rim).lerp(new Color(TABLE_PAINT.puck), 0.45) }),
    );
    const lit = polished(this.#keep, { map, shine: 40, gloss: 0.035 });
    const painting: DiscPainting = { lit, plain: plainly(this.#keep, map), faces: [side, lit, side] };
    this.#light(painting);
    return painting;
  }
}

/** Soft shadow round the base, so that the disc seems to lie on the table. */
function shadeTexture(keep: Keep) {
  return painted(keep, { width: 128, height: 128 }, (context) => {
    const soft = context.createRadialGradient(64, 64, 64 * ((RADIUS_MM - 2) / (RADIUS_MM + SHADE_MM)), 64, 64, 64);
    soft.addColorStop(0, 'rgb(22 8 2 / 80%)');
    soft.addColorStop(0.4, 'rgb(22 8 2 / 34%)');
    soft.addColorStop(1, 'rgb(22 8 2 / 0%)');
    context.fillStyle = soft;
    context.fillRect(0, 0, 128, 128);
  });
}

function fillRound(context: CanvasRenderingContext2D, radius: number, fill: string): void {
  context.fillStyle = fill;
  context.beginPath();
  context.arc(0, 0, radius, 0, 2 * Math.PI);
  context.fill();
}

/** Fine concentric brush strokes. */
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

/** The paint is worn at the rim, where the wood shows; the edge has a highlight on one side. */
function bevel(context: CanvasRenderingContext2D, radius: number): void {
  const edge = context.createLinearGradient(-radius, radius, radius, -radius);
  edge.addColorStop(0, 'rgb(255 232 190 / 85%)');
  edge.addColorStop(0.45, 'rgb(255 214 160 / 10%)');
  edge.addColorStop(1, 'rgb(30 10 2 / 70%)');
  context.globalAlpha = 1;
  context.strokeStyle = edge;
  context.lineWidth = radius * 0.03;
  context.beginPath();
  context.arc(0, 0, radius * 0.985, 0, 2 * Math.PI);
  context.stroke();
}
