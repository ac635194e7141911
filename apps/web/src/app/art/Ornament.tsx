import type { ReactNode } from 'react';
import { INKED } from './paint.ts';

interface OrnamentProps {
  readonly className: string;
  readonly viewBox: string;
  /** The part that stays visible when the aspect ratio of the box differs. */
  readonly align?: 'xMidYMid' | 'xMidYMax';
  readonly children: ReactNode;
}

/** A decorative scene that fills a box styled by `className`, hidden from screen readers. The box never takes its size from the drawing. */
export function Ornament({ className, viewBox, align = 'xMidYMax', children }: OrnamentProps) {
  return (
    <div className={`scene-box ${className}`} aria-hidden="true">
      <svg viewBox={viewBox} preserveAspectRatio={`${align} slice`} {...INKED}>
        {children}
      </svg>
    </div>
  );
}
