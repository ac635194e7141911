/** A part of the window, in its pixels. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Where the guide may stand: as wide as the room, at its top. */
export type Room = Box;

/** The first room in which a guide of this height covers nothing that has to be seen; else the one in which it covers least. */
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

/** All of them together. */
export function around(boxes: readonly Box[]): Box | undefined {
  if (boxes.length === 0) return undefined;
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  const right = Math.max(...boxes.map((box) => box.left + box.width));
  const bottom = Math.max(...boxes.map((box) => box.top + box.height));
  return { left, top, width: right - left, height: bottom - top };
}
