import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { Anchor, Stage } from '../../stage/stage.ts';

interface PinnedProps {
  readonly stage: Stage;
  readonly anchor: Anchor;
  readonly className: string;
  /** If the anchor is outside the picture, the element stays at the edge on that side. */
  readonly isAtRim?: boolean;
  /** Gives way to others of its kind, so that each can be read. */
  readonly isApart?: boolean;
  readonly children: ReactNode;
}

/** An element pinned over something at the table. */
export function Pinned({ stage, anchor, className, isAtRim = false, isApart = false, children }: PinnedProps) {
  const element = useRef<HTMLDivElement>(null);
  const place = JSON.stringify(anchor);
  useLayoutEffect(
    () => (element.current ? stage.pin(element.current, JSON.parse(place) as Anchor) : undefined),
    [stage, place],
  );
  return (
    <div ref={element} className="pinned" data-rim={isAtRim ? '' : undefined} data-apart={isApart ? '' : undefined}>
      <div className={className}>{children}</div>
    </div>
  );
}
