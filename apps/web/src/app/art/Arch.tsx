import { type ReactNode, useId } from 'react';
import { INKED, PAINT } from './paint.ts';

const ARCH_WIDTH = 640;
const ARCH_HEIGHT = 500;

const OPENING = 'M30 500V214C30 160 62 126 118 104L320 26 522 104C578 126 610 160 610 214V500Z';
const EDGE = 'M30 502V214C30 160 62 126 118 104L320 26 522 104C578 126 610 160 610 214V502';

interface ArchProps {
  readonly label: string;
  readonly tile: string;
  readonly children: ReactNode;
}

/** An archway with a tiled frame; its children show through the opening. */
export function Arch({ label, tile, children }: ArchProps) {
  const clip = useId();
  return (
    <svg className="arch" viewBox={`0 0 ${ARCH_WIDTH} ${ARCH_HEIGHT}`} role="img" aria-label={label} {...INKED}>
      <clipPath id={clip}>
        <path d={OPENING} />
      </clipPath>
      <g clipPath={`url(#${clip})`}>{children}</g>
      <path d={EDGE} strokeWidth={40} strokeLinecap="butt" strokeLinejoin="miter" />
      <path d={EDGE} stroke={PAINT.clayShade} strokeWidth={34} strokeLinecap="butt" strokeLinejoin="miter" />
      <path d={EDGE} stroke={PAINT.bone} strokeWidth={26} strokeLinecap="butt" strokeLinejoin="miter" />
      <path d={EDGE} stroke={tile} strokeWidth={18} strokeDasharray="16 8" strokeLinecap="butt" />
      <path
        d={EDGE}
        stroke={PAINT.gold}
        strokeWidth={6}
        strokeDasharray="6 18"
        strokeDashoffset={-5}
        strokeLinecap="butt"
      />
    </svg>
  );
}
