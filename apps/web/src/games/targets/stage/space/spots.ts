import { known } from '@caravanserai/contract';
import { DIE_UM } from '@caravanserai/targets/geometry';
import { Mesh, PlaneGeometry, type ShaderMaterial } from 'three';
import type { Drawn } from '../poses.ts';
import { painted } from './canvas.ts';
import { DISC_THICK_MM } from './discs.ts';
import type { Keep } from './keep.ts';
import { plainly } from './plain.ts';

const SIDE_MM = (DIE_UM / 1000) * 2.3;
const FADES_MM = 26; // the height at which it has faded to half

/** Soft dark spot under a die: a cheap shadow that shows its height above the table. */
export class SpotMaker {
  readonly #shape: PlaneGeometry;
  readonly #keep: Keep;
  readonly #map: ReturnType<typeof painted>;

  constructor(keep: Keep) {
    this.#keep = keep;
    this.#shape = keep.keep(new PlaneGeometry(SIDE_MM, SIDE_MM));
    this.#map = painted(keep, { width: 64, height: 64 }, (context) => {
      const soft = context.createRadialGradient(32, 32, 8, 32, 32, 31);
      soft.addColorStop(0, 'rgb(24 8 2 / 78%)');
      soft.addColorStop(0.5, 'rgb(24 8 2 / 36%)');
      soft.addColorStop(1, 'rgb(24 8 2 / 0%)');
      context.fillStyle = soft;
      context.fillRect(0, 0, 64, 64);
    });
  }

  make(): Mesh<PlaneGeometry, ShaderMaterial> {
    const material = plainly(this.#keep, this.#map, {
      transparent: true,
      depthWrite: false,
      polygonOffset: true,
      polygonOffsetFactor: -2,
    });
    const spot = new Mesh(this.#shape, material);
    spot.rotation.x = -Math.PI / 2;
    spot.renderOrder = 1;
    return spot;
  }

  release({ material }: Mesh<PlaneGeometry, ShaderMaterial>): void {
    this.#keep.release(material);
  }
}

export function putSpot(spot: Mesh<PlaneGeometry, ShaderMaterial>, [x, y, z]: Drawn, strength: number): void {
  const high = y - DIE_UM / 2000;
  spot.visible = high > -2 && high < 90;
  spot.position.set(x + high * 0.1, DISC_THICK_MM + 0.15, z + high * 0.05);
  known(spot.material.uniforms['opacity']).value = strength / (1 + Math.max(high, 0) / FADES_MM);
  spot.scale.setScalar(1 + Math.max(high, 0) / 60);
}
