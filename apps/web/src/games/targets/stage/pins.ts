import { DIE_UM, PUCK_HEIGHT_UM, seatOf } from '@caravanserai/targets/geometry';
import type { Drawer } from './drawer.ts';
import type { Anchor, SpacePoint, StagePicture } from './stage.ts';

const RIM_PX = 34; // minimum distance from the centre of an element to the edge of the picture
const OVER_PX = 16; // maximum distance between a sign and its object
const OVER_DIE_UM = DIE_UM * 0.8; // from the centre of the die it is pinned to

/** Page elements positioned over things at the table. */
export class Pins {
  readonly #host: HTMLElement;
  readonly #drawer: Drawer;
  readonly #pinned = new Map<HTMLElement, Anchor>();

  constructor(host: HTMLElement, drawer: Drawer) {
    this.#host = host;
    this.#drawer = drawer;
  }

  pin(element: HTMLElement, anchor: Anchor): () => void {
    this.#pinned.set(element, anchor);
    return () => void (this.#pinned.get(element) === anchor && this.#pinned.delete(element));
  }

  /** Call after everything has been drawn. */
  put(picture: StagePicture): void {
    if (this.#pinned.size === 0) return;
    const host = this.#host.getBoundingClientRect();
    const { width, height } = host;
    for (const [element, anchor] of this.#pinned) {
      const place = placeOf(anchor, picture, this.#drawer);
      const seen = place && this.#drawer.onPage(place);
      const [x, y] = seen ? [seen.clientX - host.left, seen.clientY - host.top] : [-1, -1];
      element.toggleAttribute('data-out', x < 0 || y < 0 || x > width || y > height);
      const [left, top] =
        element.dataset['rim'] === undefined
          ? [x, y]
          : [within(x, width, halfOf(element)), within(y, height, heightOf(element))];
      element.style.translate = `${left.toFixed(1)}px ${top.toFixed(1)}px`;
    }
  }
}

/** With `data-rim`, elements are clamped to the picture. */
function within(at: number, size: number, half: number): number {
  return Math.min(Math.max(at, half), size - half);
}

function heightOf({ firstElementChild }: HTMLElement): number {
  const sign = firstElementChild as HTMLElement | null;
  return Math.max(RIM_PX, (sign?.offsetHeight ?? 0) + OVER_PX);
}

function halfOf({ firstElementChild }: HTMLElement): number {
  const sign = firstElementChild as HTMLElement | null;
  return Math.max(RIM_PX, (sign?.offsetWidth ?? 0) / 2 + 4);
}

function placeOf(anchor: Anchor, picture: StagePicture, drawer: Drawer): SpacePoint | undefined {
  if ('die' in anchor) {
    const pose = drawer.readDie(anchor.die);
    return pose && { xUm: pose[0] * 1000, yUm: pose[1] * 1000 + OVER_DIE_UM, zUm: pose[2] * 1000 };
  }
  if ('disc' in anchor) {
    const at = drawer.readDisc(anchor.disc);
    return at && { xUm: at[0] * 1000, yUm: at[1] * 1000, zUm: at[2] * 1000 };
  }
  if (!('seat' in anchor)) return anchor;
  const puck = picture.pucks.find(({ seat }) => seat === anchor.seat);
  if (!puck) return undefined;
  const standing = picture.dice.filter(
    ({ die, pose }) => seatOf(die) === anchor.seat && Math.hypot(pose.xUm - puck.xUm, pose.zUm - puck.zUm) < DIE_UM,
  );
  return { xUm: puck.xUm, yUm: PUCK_HEIGHT_UM + (standing.length + 0.5) * DIE_UM, zUm: puck.zUm };
}
