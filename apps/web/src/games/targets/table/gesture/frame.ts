import { DIE_UM, type Point } from '@caravanserai/targets/geometry';
import type { SpacePoint, Stage } from '../../stage/stage.ts';

/** Screen geometry of the die and the table: all that is needed to read a swipe, independent of the screen size. */
export interface FlickFrame {
  readonly die: SpacePoint;
  readonly xPx: number; // the centre of the die on the screen
  readonly yPx: number;
  readonly gripXPx: number; // the centre of the area taken for the die: the die itself, or its enlarged picture
  readonly gripYPx: number;
  readonly gripPx: number; // the radius of that area
  readonly reachPx: number; // the distance to the table's middle, the unit of all lengths
  /** The point of the table at a point of the screen. */
  readonly onTable: (xPx: number, yPx: number) => Point | undefined;
}

const MIDDLE: SpacePoint = { xUm: 0, yUm: 0, zUm: 0 };
const GRIP_DICE = 0.75; // relative to the die's size on the screen
const GRIP_REACH = 0.085; // minimum for small dice, relative to the distance to the middle

/** The enlarged picture of the die on the page. */
export interface Enlarged {
  readonly xPx: number;
  readonly yPx: number;
  readonly halfPx: number;
}

export function flickFrame(
  stage: Pick<Stage, 'onPage' | 'onTable'>,
  die: SpacePoint,
  enlarged?: Enlarged,
): FlickFrame | undefined {
  const seen = stage.onPage(die);
  const top = stage.onPage({ ...die, yUm: die.yUm + DIE_UM / 2 });
  const side = stage.onPage({ ...die, xUm: die.xUm + DIE_UM / 2 });
  const deep = stage.onPage({ ...die, zUm: die.zUm + DIE_UM / 2 });
  const middle = stage.onPage(MIDDLE);
  if (!seen || !top || !side || !deep || !middle) return undefined;
  const to = (other: typeof seen) => Math.hypot(other.clientX - seen.clientX, other.clientY - seen.clientY);
  const reachPx = to(middle);
  if (reachPx < 1) return undefined;
  const sizePx = 2 * Math.max(to(top), to(side), to(deep));
  return {
    die,
    xPx: seen.clientX,
    yPx: seen.clientY,
    gripXPx: enlarged?.xPx ?? seen.clientX,
    gripYPx: enlarged?.yPx ?? seen.clientY,
    gripPx: enlarged?.halfPx ?? Math.max(sizePx * GRIP_DICE, reachPx * GRIP_REACH),
    reachPx,
    onTable: (xPx, yPx) => stage.onTable(xPx, yPx, 0),
  };
}
