import { at } from '@caravanserai/contract';
import { DIE_UM, FACES, type Face, FOOTPRINT_UM, type Seat } from '@caravanserai/targets/geometry';
import {
  BackSide,
  type BufferGeometry,
  type CubeTexture,
  Mesh,
  MeshBasicMaterial,
  type MeshPhongMaterial,
} from 'three';
import { RoundedBoxGeometry } from 'three/addons/geometries/RoundedBoxGeometry.js';
import { SEAT_PAINT, TONE_PAINT } from '../paint.ts';
import { PIPS, pipRadius, shapePath } from '../pips.ts';
import type { Tone } from '../stage.ts';
import { bySeat } from './bySeat.ts';
import { fillPath, painted } from './canvas.ts';
import { polished } from './finish.ts';
import type { Keep } from './keep.ts';

const SIDE_MM = DIE_UM / 1000;
const EDGE_MM = (DIE_UM - FOOTPRINT_UM) / 2000;
const EDGE_SEGMENTS = 4;
const COLUMNS = 3; // of faces in the texture
const ROWS = 2;

/** In the order of a BoxGeometry's sides: right, left, top, bottom, front, back. 1 is +y, 2 is +z, 3 is +x. */
const SIDES: readonly Face[] = [3, 4, 1, 6, 2, 5];

/** The dice of all seats: one shared shape, four textures. */
export class DieMaker {
  readonly #shape: BufferGeometry;
  readonly #halo: BufferGeometry;
  readonly #haloMaterials: Readonly<Record<Tone, MeshBasicMaterial>>;
  readonly #materials: Readonly<Record<Seat, MeshPhongMaterial>>;

  constructor(keep: Keep, facePx: number, room: CubeTexture | undefined) {
    this.#shape = keep.keep(dieShape());
    const grown = SIDE_MM + 2.6;
    this.#halo = keep.keep(new RoundedBoxGeometry(grown, grown, grown, 3, 2.4));
    const glow = (tone: Tone) =>
      keep.keep(new MeshBasicMaterial({ color: TONE_PAINT[tone], side: BackSide, transparent: true, opacity: 0.9 }));
    this.#haloMaterials = {
      choose: glow('choose'),
      counts: glow('counts'),
      fails: glow('fails'),
      called: glow('called'),
    };
    const paint = (seat: Seat) =>
      polished(keep, {
        map: dieTexture(keep, seat, facePx),
        shine: 110,
        gloss: 0.42,
        ...(room ? { mirrors: { room, share: 0.22 } } : {}),
      });
    this.#materials = bySeat(paint);
  }

  make(seat: Seat): Mesh {
    const mesh = new Mesh(this.#shape, this.#materials[seat]);
    mesh.castShadow = true;
    mesh.receiveShadow = true;
    const halo = new Mesh(this.#halo, this.#haloMaterials.choose);
    halo.visible = false;
    mesh.add(halo);
    return mesh;
  }

  light({ children: [halo] }: Mesh, tone: Tone | undefined): void {
    if (!(halo instanceof Mesh)) return;
    halo.visible = tone !== undefined;
    if (tone) halo.material = this.#haloMaterials[tone];
  }
}

/** Each side shows a sixth of the texture. */
function dieShape(): BufferGeometry {
  const shape = new RoundedBoxGeometry(SIDE_MM, SIDE_MM, SIDE_MM, EDGE_SEGMENTS, EDGE_MM);
  const uv = shape.getAttribute('uv');
  const perSide = uv.count / SIDES.length;
  for (let i = 0; i < uv.count; i++) {
    const place = FACES.indexOf(at(SIDES, Math.floor(i / perSide)));
    const [column, row] = [place % COLUMNS, Math.floor(place / COLUMNS)];
    uv.setXY(i, (column + uv.getX(i)) / COLUMNS, (ROWS - 1 - row + uv.getY(i)) / ROWS);
  }
  return shape;
}

function dieTexture(keep: Keep, seat: Seat, facePx: number) {
  return painted(keep, { width: COLUMNS * facePx, height: ROWS * facePx }, (context) => {
    FACES.forEach((face, i) => {
      context.save();
      context.translate(((i % COLUMNS) + 0.5) * facePx, (Math.floor(i / COLUMNS) + 0.5) * facePx);
      context.scale(facePx / 2, facePx / 2);
      paintFace(context, seat, face);
      context.restore();
    });
  });
}

/** On a square from -1 to 1. Pips are hollows, so their lower edge catches the light. */
function paintFace(context: CanvasRenderingContext2D, seat: Seat, face: Face): void {
  const { body, light, shade, pip, shape } = SEAT_PAINT[seat];
  context.fillStyle = body;
  context.fillRect(-1, -1, 2, 2);
  const glow = context.createRadialGradient(-0.2, -0.25, 0.1, 0, 0, 1.35);
  glow.addColorStop(0, light);
  glow.addColorStop(1, body);
  context.globalAlpha = 0.45;
  context.fillStyle = glow;
  context.fillRect(-1, -1, 2, 2);
  context.globalAlpha = 1;
  const radius = pipRadius(face);
  for (const [x, y] of PIPS[face]) {
    fillPath(context, new Path2D(shapePath(shape, x, y, radius * 1.16)), shade);
    fillPath(context, new Path2D(shapePath(shape, x + 0.018, y + 0.03, radius * 1.06)), light);
    fillPath(context, new Path2D(shapePath(shape, x, y, radius)), pip);
  }
}
