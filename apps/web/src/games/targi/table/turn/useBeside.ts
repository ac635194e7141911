import { type RefObject, useLayoutEffect } from 'react';
import { type Anchor, anchorsIn } from '../motion/anchors.ts';

/** Lays a sheet beside a piece, on the side with more room. CSS could find the piece by itself, but lays the page out four times as often. */
export function useBeside(layer: RefObject<HTMLElement | null>, piece: Anchor | undefined): void {
  useLayoutEffect(() => {
    const { current } = layer;
    if (piece === undefined || !current) return undefined;
    const place = () => tellPlace(current, piece);
    place();
    addEventListener('resize', place);
    return () => removeEventListener('resize', place);
  }, [layer, piece]);
}

/** For the styles: the side, where the piece ends on that side, and how high it is, from 0 at the top of the window to 1. */
function tellPlace({ dataset, style }: HTMLElement, piece: Anchor): void {
  const box = anchorsIn(document)(piece)?.getBoundingClientRect();
  if (!box) return;
  const isLeft = box.left + box.right > innerWidth;
  dataset['beside'] = isLeft ? 'left' : 'right';
  style.setProperty('--piece-edge', `${isLeft ? box.left : box.right}px`);
  style.setProperty('--piece-height', String((box.top + box.bottom) / 2 / innerHeight));
}
