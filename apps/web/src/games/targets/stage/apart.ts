export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const GAP_PX = 2;
const FAR_PX = 64; // farther away, a sign would seem to mean something else

/** The nearest place in which a box overlaps none of these, inside a picture of this size; none if all are far away. */
export function placedApart(box: Box, size: Pick<Box, 'width' | 'height'>, taken: readonly Box[]): Box | undefined {
  const [right, bottom] = [size.width - box.width, size.height - box.height];
  const wanted = { ...box, left: clamped(box.left, right), top: clamped(box.top, bottom) };
  const lefts = taken.flatMap(({ left, width }) => [left - box.width - GAP_PX, left + width + GAP_PX]);
  const tops = taken.flatMap(({ top, height }) => [top - box.height - GAP_PX, top + height + GAP_PX]);
  const awayOf = ({ left, top }: Box) => Math.hypot(left - wanted.left, top - wanted.top);
  return [wanted.left, ...lefts]
    .filter((left) => left === clamped(left, right))
    .flatMap((left) => [wanted.top, ...tops].map((top) => ({ ...box, left, top })))
    .filter((each) => each.top === clamped(each.top, bottom) && awayOf(each) <= FAR_PX)
    .toSorted((one, other) => awayOf(one) - awayOf(other))
    .find((each) => !taken.some((other) => doOverlap(each, other)));
}

export function doOverlap(one: Box, other: Box): boolean {
  return (
    one.left < other.left + other.width &&
    other.left < one.left + one.width &&
    one.top < other.top + other.height &&
    other.top < one.top + one.height
  );
}

function clamped(at: number, most: number): number {
  return Math.max(Math.min(at, most), 0);
}
