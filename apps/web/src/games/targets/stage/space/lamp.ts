import { Color, DirectionalLight, Group, HemisphereLight } from 'three';
import type { Keep } from './keep.ts';

const REACH_MM = 430; // half the width of the area with shadows
const HEIGHT_MM = 520;
const FROM = [-270, 300] as const; // mm to the right of the middle (here: left) and towards the viewer

/** One warm lamp over the viewer's left shoulder, and ambient light. */
export class Lamp {
  readonly group = new Group();
  readonly #lamp = new DirectionalLight('#ffeed8', 2.5);
  readonly #room = new HemisphereLight('#ffefdf', '#7f5a44', 1.28);

  constructor(keep: Keep) {
    const { shadow } = this.#lamp;
    const { camera } = shadow;
    camera.left = -REACH_MM;
    camera.right = REACH_MM;
    camera.top = REACH_MM;
    camera.bottom = -REACH_MM;
    camera.near = 150;
    camera.far = 1300;
    shadow.bias = -0.0006;
    shadow.normalBias = 0.25;
    shadow.radius = 4.5;
    shadow.intensity = 0.78;
    keep.keep(shadow);
    this.group.add(this.#lamp, this.#lamp.target, this.#room);
  }

  /** Rotates the lamp for a viewer in this direction. */
  stand(azimuthRad: number): void {
    const [across, back] = FROM;
    const [sin, cos] = [Math.sin(azimuthRad), Math.cos(azimuthRad)];
    this.#lamp.position.set(across * cos + back * sin, HEIGHT_MM, back * cos - across * sin);
  }

  /** Colour and brightness of the light on horizontal surfaces. */
  onLevel(): Color {
    const lamp = this.#lamp.color
      .clone()
      .multiplyScalar((this.#lamp.intensity * HEIGHT_MM) / Math.hypot(...FROM, HEIGHT_MM));
    return new Color(this.#room.color)
      .multiplyScalar(this.#room.intensity)
      .add(lamp)
      .multiplyScalar(1 / Math.PI);
  }

  setShadows(sizePx: number): void {
    this.#lamp.castShadow = sizePx > 0;
    const { shadow } = this.#lamp;
    if (sizePx === 0 || shadow.mapSize.width === sizePx) return;
    shadow.mapSize.set(sizePx, sizePx);
    shadow.map?.dispose();
    // oxlint-disable-next-line unicorn/no-null -- three.js creates a new map where there is null
    shadow.map = null;
  }
}
