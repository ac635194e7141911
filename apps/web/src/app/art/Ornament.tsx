import type { ReactNode } from 'react';
import { INKED } from './paint.ts';

interface OrnamentProps {
  readonly className: string;
  readonly viewBox: string;
  /** What stays in sight where the room has another shape. */
  readonly align?: 'xMidYMid' | 'xMidYMax';
  readonly children: ReactNode;
}

/** A scene that fills what room there is, and says nothing to a screen reader. */
export function Ornament({ className, viewBox, align = 'xMidYMax', children }: OrnamentProps) {
  return (
    <svg className={className} viewBox={viewBox} preserveAspectRatio={`${align} slice`} aria-hidden="true" {...INKED}>
      {children}
    </svg>
  );
}
