import { type RefObject, useEffect, useRef } from 'react';
import { type Box, joined, type Room, standIn } from './standing.ts';

interface Pointing {
  readonly things: () => readonly Element[];
  readonly rooms: () => readonly Room[];
  readonly seen?: () => readonly Element[];
}

/** On every frame, draws rings around the elements pointed at and moves the guide where it covers none of them. The elements may move meanwhile. */
export function usePointing(
  guide: RefObject<HTMLElement | null>,
  rings: RefObject<HTMLElement | null>,
  pointing: Pointing,
): void {
  const latest = useRef(pointing);
  useEffect(() => {
    latest.current = pointing;
  });
  useEffect(() => {
    let frame = 0;
    function follow(): void {
      frame = requestAnimationFrame(follow);
      const { things, rooms, seen } = latest.current;
      if (!guide.current || !rings.current) return;
      const elements = things();
      stand(guide.current, rooms(), [...elements, ...(seen?.() ?? [])].map(ringOf));
      draw(rings.current, joined(elements.filter(isInSight).map(ringOf)));
    }
    follow();
    return () => cancelAnimationFrame(frame);
  }, [guide, rings]);
}

function stand(guide: HTMLElement, rooms: readonly Room[], seen: readonly Box[]): void {
  const height = Math.ceil(boxOf(guide).height);
  const inside = rooms.map((room) => ({ ...room, top: Math.max(0, Math.min(room.top, innerHeight - height)) }));
  const room = standIn(inside, height, seen);
  if (!room) return;
  set(guide, { left: `${room.left}px`, top: `${room.top}px`, width: `${room.width}px` });
}

const MARGIN = 5; // px around an element

function draw(parent: HTMLElement, boxes: readonly Box[]): void {
  while (parent.childElementCount > boxes.length) parent.lastElementChild?.remove();
  while (parent.childElementCount < boxes.length) parent.append(document.createElement('i'));
  for (const [i, { left, top, width, height }] of boxes.entries()) {
    const ring = parent.children[i];
    if (!(ring instanceof HTMLElement)) continue;
    set(ring, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
  }
}

function ringOf(element: Element): Box {
  const { left, top, width, height } = boxOf(element);
  return { left: left - MARGIN, top: top - MARGIN, width: width + 2 * MARGIN, height: height + 2 * MARGIN };
}

/** Skips unchanged values: each write would trigger a new layout. */
function set(element: HTMLElement, styles: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(styles)) {
    if (element.style.getPropertyValue(name) !== value) element.style.setProperty(name, value);
  }
}

export function boxOf(element: Element): Box {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left, top, width, height };
}

/** False for elements outside the viewport or under a sheet or dialog. */
function isInSight(element: Element): boolean {
  const { left, top, width, height } = boxOf(element);
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  return hit !== null && (element.contains(hit) || hit.contains(element));
}
