import { Camel, Palm } from '../../../app/art/animals.tsx';
import { PAINT } from '../../../app/art/paint.ts';
import { Tent } from '../../../app/art/people.tsx';
import { Ornament } from '../../../app/art/Ornament.tsx';

/** Decorative caravan that stretches to the available width. */
export function CaravanStrip() {
  return (
    <Ornament className="caravan-strip" viewBox="0 0 480 110">
      <path d="M-200-200h900v400h-900z" fill="#f8e6c2" stroke="none" />
      <circle cx={112} cy={34} r={17} fill={PAINT.goldLight} />
      <path d="M-40 84c80-30 160-30 240-12s160 10 320-18v70H-40z" fill={PAINT.sand} stroke="none" />
      <svg viewBox="0 0 64 64" x={22} y={30} width={62} height={62}>
        <Tent />
      </svg>
      <svg viewBox="0 0 64 64" x={398} y={14} width={72} height={72}>
        <Palm />
      </svg>
      {[176, 246, 316].map((x, index) => (
        <svg key={x} viewBox="0 0 64 64" x={x} y={38 - index * 3} width={60} height={60}>
          <Camel />
          <path d="M20 27c5 3 12 3 18 0l2 9c-7 3-15 3-22 0z" fill={[PAINT.clay, PAINT.indigo, PAINT.plum][index]} />
        </svg>
      ))}
      <path d="M-40 98c120-14 200-6 280-4s180-4 280-12v40H-40z" fill={PAINT.sandShade} stroke="none" />
    </Ornament>
  );
}
