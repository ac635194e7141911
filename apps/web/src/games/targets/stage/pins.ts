import { DIE_UM, PUCK_HEIGHT_UM, seatOf } from '@caravanserai/targets/geometry';
import type { Drawer } from './drawer.ts';
import { type Box, placedApart } from './apart.ts';
import type { Anchor, SpacePoint, StagePicture } from './stage.ts';

const RIM_PX = 34; // minimum distance from the centre of an element to the edge of the picture
const ARROW_PX = 6; // room for the arrow to what is outside the picture
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
    const taken: Box[] = []; // in the order of pinning: a new sign gives way to those that can be read already
    for (const [element, anchor] of this.#pinned) {
      const place = placeOf(anchor, picture, this.#drawer);
      const seen = place && this.#drawer.onPage(place);
      const at = seen && { x: seen.clientX - host.left, y: seen.clientY - host.top };
      const put = at && this.#inPicture(element, at, host, taken);
      element.toggleAttribute('data-lost', put === undefined); // behind the camera, or no room near it
      if (!put) continue;
      element.toggleAttribute('data-out', isOutside(at, host));
      element.style.setProperty('--turn', `${Math.atan2(at.y - put.y, at.x - put.x).toFixed(3)}rad`);
      element.style.translate = `${put.x.toFixed(1)}px ${put.y.toFixed(1)}px`;
    }
  }

  #inPicture(element: HTMLElement, at: OnScreen, size: DOMRect, taken: Box[]): OnScreen | undefined {
    if (element.dataset['apart'] !== undefined && !isOutside(at, size)) return apart(element, at, size, taken);
    if (element.dataset['rim'] === undefined) return at;
    const half = { across: halfOf(element), down: heightOf(element) };
    if (isOutside(at, size)) return towards(at, size, half);
    return { x: within(at.x, size.width, half.across), y: within(at.y, size.height, half.down) };
  }
}

/** Where the sign overlaps none of those before it, which it joins; undefined if there is no room near its place. */
function apart({ firstElementChild }: HTMLElement, at: OnScreen, size: DOMRect, taken: Box[]): OnScreen | undefined {
  const sign = firstElementChild as HTMLElement | null;
  if (!sign) return at;
  const { offsetTop, offsetWidth: width, offsetHeight: height } = sign;
  const box = placedApart({ left: at.x - width / 2, top: at.y + offsetTop, width, height }, size, taken);
  if (!box) return undefined;
  taken.push(box);
  return { x: box.left + width / 2, y: box.top - offsetTop };
}

function isOutside({ x, y }: OnScreen, { width, height }: Size): boolean {
  return x < 0 || y < 0 || x > width || y > height;
}

interface OnScreen {
  readonly x: number;
  readonly y: number;
}
type Size = Pick<DOMRect, 'width' | 'height'>;

/** Where the way from the middle of the picture to a place outside it leaves the room for this element, so that an arrow there points to the place. */
export function towards(
  { x, y }: OnScreen,
  { width, height }: Size,
  { across, down }: { readonly across: number; readonly down: number },
): OnScreen {
  const [dx, dy] = [x - width / 2, y - height / 2];
  const share = Math.min(
    (width / 2 - across - ARROW_PX) / Math.max(Math.abs(dx), 1),
    (height / 2 - down - ARROW_PX) / Math.max(Math.abs(dy), 1),
    1,
  );
  return { x: width / 2 + dx * Math.max(share, 0), y: height / 2 + dy * Math.max(share, 0) };
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
