import { TABLE_UM } from '@caravanserai/targets/geometry';
import {
  type Color,
  CylinderGeometry,
  Group,
  Mesh,
  MeshLambertMaterial,
  type MeshPhongMaterial,
  PlaneGeometry,
  type ShaderMaterial,
} from 'three';
import { TABLE_CELLS } from '../looks.ts';
import { TABLE_PAINT } from '../paint.ts';
import { painted } from './canvas.ts';
import { polished } from './finish.ts';
import type { Keep } from './keep.ts';
import { lightPlainly, plainly } from './plain.ts';
import type { Level } from './quality.ts';
import { paintTable } from './wood.ts';

const SIDE_MM = TABLE_UM / 1000;
const THICK_MM = 50;

/** The table top fills most of the picture. Where no shadow falls it uses an unlit material, tinted with the light on horizontal surfaces. */
export class TableTop {
  readonly group = new Group();
  readonly #top: Mesh;
  readonly #lit: MeshPhongMaterial;
  readonly #plain: ShaderMaterial;

  constructor(keep: Keep, { tablePx, anisotropy }: Pick<Level, 'tablePx' | 'anisotropy'>) {
    const map = painted(keep, { width: tablePx, height: tablePx }, (context) => paintTable(context, tablePx));
    map.anisotropy = anisotropy;
    this.#lit = polished(keep, { map, shine: 14, gloss: 0.05 });
    this.#plain = plainly(keep, map);
    this.#top = new Mesh(keep.keep(new PlaneGeometry(SIDE_MM, SIDE_MM, TABLE_CELLS, TABLE_CELLS)), this.#lit);
    this.#top.rotation.x = -Math.PI / 2;
    this.#top.receiveShadow = true;
    const radius = SIDE_MM * Math.SQRT1_2;
    const sides = new Mesh(
      keep.keep(new CylinderGeometry(radius, radius, THICK_MM, 4, 1, true)),
      keep.keep(new MeshLambertMaterial({ color: TABLE_PAINT.edge, flatShading: true })),
    );
    sides.rotation.y = Math.PI / 4;
    sides.position.y = -THICK_MM / 2;
    this.group.add(this.#top, sides);
  }

  setShadows(hasShadows: boolean, level: Color): void {
    lightPlainly(this.#plain, level);
    this.#top.material = hasShadows ? this.#lit : this.#plain;
  }
}
