import { at } from '@caravanserai/contract';
import type { Point } from '@caravanserai/targets';
import { DIE_UM, type DieId, DISC_RADIUS_UM } from '@caravanserai/targets/geometry';
import {
  BoxGeometry,
  BufferGeometry,
  DoubleSide,
  Float32BufferAttribute,
  Group,
  InstancedMesh,
  LineLoop,
  LineBasicMaterial,
  Matrix4,
  Mesh,
  MeshBasicMaterial,
  RingGeometry,
  SphereGeometry,
} from 'three';
import { aimDots } from '../aimDots.ts';
import { TABLE_PAINT, TONE_PAINT } from '../paint.ts';
import type { Drawn } from '../poses.ts';
import type { StageMarks, StagePicture, Tone } from '../stage.ts';
import { DISC_THICK_MM } from './discs.ts';
import type { Keep } from './keep.ts';

const MOST_DOTS = 11;
const MOST_WAY_DOTS = 90;
const DIE_MM = DIE_UM / 1000;
const RADIUS_MM = DISC_RADIUS_UM / 1000;

/** Draws the player's aids over the table. */
export class MarkMaker {
  readonly group = new Group();
  readonly #rings = new Group();
  readonly #dots: readonly Mesh<SphereGeometry, MeshBasicMaterial>[];
  readonly #feet = new Group();
  readonly #addFoot: (place: Matrix4, counts: boolean) => void;
  readonly #ring: RingGeometry;
  readonly #band: Mesh;
  readonly #point: Mesh;
  readonly #way: InstancedMesh;
  readonly #ringMaterials: Readonly<Record<Tone, MeshBasicMaterial>>;

  constructor(keep: Keep) {
    const ball = keep.keep(new SphereGeometry(1, 14, 10));
    this.#dots = Array.from({ length: MOST_DOTS }, () => {
      const material = keep.keep(
        new MeshBasicMaterial({ color: TABLE_PAINT.bone, transparent: true, depthWrite: false }),
      );
      return new Mesh(ball, material);
    });
    this.#ring = keep.keep(new RingGeometry(RADIUS_MM + 1, RADIUS_MM + 4.5, 72));
    const glow = (tone: Tone) =>
      keep.keep(new MeshBasicMaterial({ color: TONE_PAINT[tone], transparent: true, opacity: 0.92 }));
    this.#ringMaterials = {
      choose: glow('choose'),
      counts: glow('counts'),
      fails: glow('fails'),
      called: glow('called'),
    };
    // Visible through the die that stands on it.
    const seenThrough = { depthTest: false, transparent: true } as const;
    const square = keep.keep(new BufferGeometry());
    square.setAttribute('position', new Float32BufferAttribute([0, 0, 0, 1, 0, 0, 1, 0, 1, 0, 0, 1], 3));
    const outline = keep.keep(square.clone());
    square.setIndex([0, 1, 2, 0, 2, 3]);
    const paints = [TABLE_PAINT.no, TABLE_PAINT.yes].map((color, counts) => ({
      fill: keep.keep(
        new MeshBasicMaterial({ ...seenThrough, side: DoubleSide, color, opacity: counts ? 0.55 : 0.22 }),
      ),
      edge: keep.keep(new LineBasicMaterial({ ...seenThrough, color: counts ? '#eafff2' : color })),
    }));
    this.#addFoot = (place, counts) => {
      const { fill, edge } = at(paints, Number(counts));
      for (const mark of [new Mesh(square, fill), new LineLoop(outline, edge)]) {
        mark.matrix.copy(place);
        mark.matrixAutoUpdate = false;
        mark.frustumCulled = false;
        mark.renderOrder = 10;
        this.#feet.add(mark);
      }
    };
    const band = keep.keep(new BoxGeometry(DIE_MM + 0.9, 1.7, DIE_MM + 0.9));
    const lit = new MeshBasicMaterial({ color: TABLE_PAINT.lit, transparent: true, opacity: 0.8, depthWrite: false });
    this.#band = new Mesh(band, keep.keep(lit));
    this.#point = new Mesh(ball, keep.keep(new MeshBasicMaterial({ color: TABLE_PAINT.bone })));
    this.#point.scale.setScalar(1.9);
    const dot = keep.keep(new SphereGeometry(1.2, 8, 6));
    const faint = new MeshBasicMaterial({
      color: TABLE_PAINT.bone,
      transparent: true,
      opacity: 0.7,
      depthWrite: false,
    });
    this.#way = keep.keep(new InstancedMesh(dot, keep.keep(faint), MOST_WAY_DOTS));
    this.#way.frustumCulled = false;
    this.group.add(this.#band, this.#point, this.#way, this.#rings, ...this.#dots, this.#feet);
  }

  /** A band round the die at the height of the strike, and the contact point on the side of the finger. */
  #setTouch(touch: StageMarks['touch'], at: Drawn | undefined): void {
    const isShown = touch !== undefined && at !== undefined;
    this.#band.visible = isShown;
    this.#point.visible = isShown;
    if (!touch || !at) return;
    const speed = Math.hypot(touch.xMmS, touch.zMmS) || 1;
    const [x, z] = [touch.xMmS / speed, touch.zMmS / speed];
    const half = DIE_UM / 2000;
    const [back, right, up] = [half + 0.6, touch.side * half * 0.85, touch.high * half * 0.85];
    this.#band.position.set(at[0], at[1] + up, at[2]);
    this.#band.quaternion.set(at[3], at[4], at[5], at[6]);
    this.#point.position.set(at[0] - x * back - z * right, at[1] + up, at[2] - z * back + x * right);
  }

  #setWay(way: StageMarks['way'] = []): void {
    const dots = way.slice(0, MOST_WAY_DOTS);
    this.#way.count = dots.length;
    this.#way.visible = dots.length > 0;
    const place = new Matrix4();
    dots.forEach((dot, i) => this.#way.setMatrixAt(i, place.setPosition(...dot)));
    this.#way.instanceMatrix.needsUpdate = true;
  }

  set(
    { lights = [], aim, touch, way, footprints = [] }: StageMarks,
    { discs }: StagePicture,
    read: (die: DieId) => Drawn | undefined,
  ): void {
    const from = aim && read(aim.die);
    this.#setTouch(touch, touch && read(touch.die));
    this.#setWay(way);
    this.#rings.clear();
    for (const { disc, xUm, zUm } of discs) {
      const light = lights.find(({ on }) => on === disc);
      if (!light) continue;
      const ring = new Mesh(this.#ring, this.#ringMaterials[light.tone]);
      ring.rotation.x = -Math.PI / 2;
      ring.position.set(xUm / 1000, DISC_THICK_MM, zUm / 1000);
      this.#rings.add(ring);
    }

    const dots = aim && from ? aimDots(from, aim) : [];
    this.#dots.forEach((dot, i) => {
      const aimed = dots[i];
      dot.visible = aimed !== undefined;
      if (!aimed) return;
      const { place, radiusMm, faint } = aimed;
      dot.position.set(...place);
      dot.scale.setScalar(radiusMm * 0.8);
      dot.material.opacity = faint;
    });

    this.#feet.clear();
    for (const { corners, counts } of footprints) this.#addFoot(squareOn(corners), counts);
  }
}

/** Maps the unit square onto these corners, in mm. */
function squareOn(corners: readonly Point[]): Matrix4 {
  const [o, a, b] = [at(corners, 0), at(corners, 1), at(corners, 3)];
  const mm = (um: number) => um / 1000;
  const [ax, az] = [mm(a.xUm - o.xUm), mm(a.zUm - o.zUm)];
  const [bx, bz] = [mm(b.xUm - o.xUm), mm(b.zUm - o.zUm)];
  return new Matrix4().set(ax, 0, bx, mm(o.xUm), 0, 1, 0, DISC_THICK_MM, az, 0, bz, mm(o.zUm), 0, 0, 0, 1);
}
