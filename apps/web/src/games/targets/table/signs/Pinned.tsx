import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { Anchor, Stage } from '../../stage/stage.ts';

interface PinnedProps {
  readonly stage: Stage;
  readonly anchor: Anchor;
  readonly className: string;
  /** What it is pinned to may be out of the picture: then it stays at the rim, on that side. */
  readonly isAtRim?: boolean;
  readonly children: ReactNode;
}

/** Something that is kept over a thing at the table. */
export function Pinned({ stage, anchor, className, isAtRim = false, children }: PinnedProps) {
  const element = useRef<HTMLDivElement>(null);
  const place = JSON.stringify(anchor);
  useLayoutEffect(
    () => (element.current ? stage.pin(element.current, JSON.parse(place) as Anchor) : undefined),
    [stage, place],
  );
  return (
    <div ref={element} className="pinned" data-rim={isAtRim ? '' : undefined}>
      <div className={className}>{children}</div>
    </div>
  );
}
