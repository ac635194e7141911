/** A rectangle in the viewport, in CSS pixels. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** An area where the guide may stand: at its top, across its full width. */
export type Room = Box;

/** The first room in which a guide of this height covers nothing that must stay visible; else the one in which it covers least. */
export function standIn(rooms: readonly Room[], height: number, seen: readonly Box[]): Room | undefined {
  const covered = rooms.map((room) => {
    const stand = { ...room, height };
    return seen.reduce((sum, box) => sum + overlap(stand, box), 0);
  });
  return rooms[covered.indexOf(Math.min(...covered))];
}

/** In square pixels. */
export function overlap(a: Box, b: Box): number {
  const width = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const height = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return Math.max(0, width) * Math.max(0, height);
}

/** The bounding box of all of them. */
export function around(boxes: readonly Box[]): Box | undefined {
  if (boxes.length === 0) return undefined;
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  const right = Math.max(...boxes.map((box) => box.left + box.width));
  const bottom = Math.max(...boxes.map((box) => box.top + box.height));
  return { left, top, width: right - left, height: bottom - top };
}

/** Joins boxes that overlap in one row or column, so that no edge runs through what lies between them. */
export function joined(boxes: readonly Box[]): readonly Box[] {
  const apart: Box[] = [];
  for (const box of boxes) {
    const last = apart.at(-1);
    const isBeside = last && (isAlike(last.top, box.top) || isAlike(last.left, box.left)) && overlap(last, box) > 0;
    const [one] = isBeside ? [around([last, box])] : [];
    if (one) apart[apart.length - 1] = one;
    else apart.push(box);
  }
  return apart;
}

function isAlike(a: number, b: number): boolean {
  return Math.abs(a - b) < 1;
}
