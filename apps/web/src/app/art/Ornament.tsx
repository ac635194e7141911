import type { ReactNode } from 'react';
import { INKED } from './paint.ts';

interface OrnamentProps {
  readonly className: string;
  readonly viewBox: string;
  /** What stays in sight where the room has another shape. */
  readonly align?: 'xMidYMid' | 'xMidYMax';
  readonly children: ReactNode;
}

/** A scene that fills a box styled by `className`, and says nothing to a screen reader. The box never takes its size from the drawing. */
export function Ornament({ className, viewBox, align = 'xMidYMax', children }: OrnamentProps) {
  return (
    <div className={`scene-box ${className}`} aria-hidden="true">
      <svg viewBox={viewBox} preserveAspectRatio={`${align} slice`} {...INKED}>
        {children}
      </svg>
    </div>
  );
}
