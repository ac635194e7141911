import { DISC_RADIUS_UM } from '@caravanserai/targets/geometry';
import {
  BufferGeometry,
  DoubleSide,
  Float32BufferAttribute,
  Group,
  LineLoop,
  LineBasicMaterial,
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
const RADIUS_MM = DISC_RADIUS_UM / 1000;

/** What is drawn over the table for the person who plays. */
export class MarkMaker {
  readonly group = new Group();
  readonly #rings = new Group();
  readonly #dots: readonly Mesh<SphereGeometry, MeshBasicMaterial>[];
  readonly #foot: Mesh<BufferGeometry, MeshBasicMaterial>;
  readonly #footEdge: LineLoop<BufferGeometry, LineBasicMaterial>;
  readonly #ring: RingGeometry;
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
    // Seen through the die that stands on it.
    const seenThrough = { depthTest: false, transparent: true } as const;
    const square = keep.keep(new BufferGeometry());
    square.setAttribute('position', new Float32BufferAttribute(new Float32Array(12), 3));
    square.setIndex([0, 1, 2, 0, 2, 3]);
    this.#foot = new Mesh(square, keep.keep(new MeshBasicMaterial({ ...seenThrough, side: DoubleSide })));
    this.#footEdge = new LineLoop(square, keep.keep(new LineBasicMaterial(seenThrough)));
    const outline = keep.keep(new BufferGeometry());
    outline.setAttribute('position', square.getAttribute('position'));
    this.#footEdge.geometry = outline;
    for (const mark of [this.#foot, this.#footEdge]) {
      mark.frustumCulled = false;
      mark.renderOrder = 10;
    }
    this.group.add(this.#rings, ...this.#dots, this.#foot, this.#footEdge);
  }

  set({ lights = [], aim, footprint }: StageMarks, { discs }: StagePicture, from: Drawn | undefined): void {
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
      dot.visible = i < dots.length;
      if (!dot.visible) return;
      const { place, radiusMm, faint } = dots[i];
      dot.position.set(...place);
      dot.scale.setScalar(radiusMm * 0.8);
      dot.material.opacity = faint;
    });

    this.#foot.visible = footprint !== undefined;
    this.#footEdge.visible = footprint !== undefined;
    if (!footprint) return;
    const corners = this.#foot.geometry.getAttribute('position');
    footprint.corners.forEach(({ xUm, zUm }, i) => corners.setXYZ(i, xUm / 1000, DISC_THICK_MM, zUm / 1000));
    corners.needsUpdate = true;
    const colour = footprint.counts ? TABLE_PAINT.yes : TABLE_PAINT.no;
    this.#foot.material.color.set(colour);
    this.#foot.material.opacity = footprint.counts ? 0.55 : 0.22;
    this.#footEdge.material.color.set(footprint.counts ? '#eafff2' : colour);
  }
}
