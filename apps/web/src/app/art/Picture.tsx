import type { ReactNode } from 'react';
import { INKED } from './paint.ts';

interface PictureProps {
  readonly children: ReactNode;
  /** What a screen reader says. Without it the picture is an ornament. */
  readonly label?: string | undefined;
  readonly className?: string;
  /** Side of the square that the drawing was made for, in its own units. */
  readonly box?: number | readonly [width: number, height: number];
  readonly x?: number;
  readonly y?: number;
  readonly width?: number | string;
  readonly height?: number | string;
}

/** The sheet under every drawing, alone on the page or laid into a larger picture by `x`, `y` and `width`. */
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
