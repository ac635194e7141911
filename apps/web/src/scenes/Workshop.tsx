import { Die, Puck, TargetDisc } from '../art/iso.tsx';
import { PAINT } from '../art/paint.ts';
import { Picture } from '../art/Picture.tsx';

/** A bench with a table in the making: glue, a saw, a disc that waits for its paint. */
export function Workshop() {
  return (
    <Picture className="workshop" box={[360, 150]}>
      <path d="M40 92 26 146M320 92l14 54M64 92l6 54M296 92l-6 54" strokeWidth={9} />
      <path d="M40 92 26 146M320 92l14 54M64 92l6 54M296 92l-6 54" stroke={PAINT.wood} strokeWidth={5} />
      <path d="M8 76h344v18H8z" fill={PAINT.woodLight} />
      <path d="M8 86h344v8H8z" fill={PAINT.woodShade} stroke="none" />
      <path d="M40 80h70M150 79h50M240 81h80" stroke={PAINT.wood} strokeWidth={1.6} />
      <path d="M8 76h344v18H8z" />
      <g transform="translate(-6 0)">
        <path d="M36 40h36l-3 34H39z" fill={PAINT.silver} />
        <path d="M60 40h12l-3 34h-12c3-11 4-23 3-34z" fill={PAINT.silverShade} stroke="none" />
        <path d="M36 40h36l-3 34H39z" />
        <path d="M36 40c6 5 9 12 12 5s8 4 12 0 6-3 12-5z" fill={PAINT.goldLight} />
        <path d="m56 42 14-32" strokeWidth={7} />
        <path d="m56 42 14-32" stroke={PAINT.wood} strokeWidth={3.4} />
      </g>
      <TargetDisc x={150} y={60} radius={40} colour="clay" />
      <path d="M150 60h40a40 22 0 0 0-40-22z" fill={PAINT.woodLight} />
      <path d="M158 54c8-1 14 1 18 4" stroke={PAINT.wood} />
      <Puck x={238} y={56} radius={30} />
      <Die x={238} y={54} colour="indigo" faces={[5, 3, 1]} size={0.36} />
      <g transform="rotate(-9 308 60)">
        <path d="M268 62h58l6-14-64 8z" fill={PAINT.silver} />
        <path d="m268 62 4 3 4-3 4 3 4-3 4 3 4-3 4 3 4-3 4 3 4-3 4 3 4-3 4 3 4-3" strokeWidth={1.6} />
        <path d="M328 44c12-6 22-2 22 8s-10 14-20 10z" fill={PAINT.clay} />
        <path d="M335 50c4-2 8-1 8 3s-4 5-8 3z" fill={PAINT.bone} />
      </g>
    </Picture>
  );
}
