import type { ReactNode } from 'react';
import { INKED } from './paint.ts';

interface PictureProps {
  readonly children: ReactNode;
  /** Screen-reader text. Without it the picture is decorative. */
  readonly label?: string | undefined;
  readonly className?: string;
  /** Size of the drawing in its own units: one number for a square. */
  readonly box?: number | readonly [width: number, height: number];
  readonly x?: number;
  readonly y?: number;
  readonly width?: number | string;
  readonly height?: number | string;
}

/** The `<svg>` root of every drawing, standalone or nested in a larger picture by `x`, `y` and `width`. */
export function Picture({ children, label, className, box = 64, x, y, width, height }: PictureProps) {
  const [boxWidth, boxHeight] = typeof box === 'number' ? [box, box] : box;
  return (
    <svg
      viewBox={`0 0 ${boxWidth} ${boxHeight}`}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      className={className}
      x={x}
      y={y}
      width={width}
      height={height}
      {...INKED}
    >
      {children}
    </svg>
  );
}
