import { memo, useId } from 'react';
import { PAINT } from '../../../app/art/paint.ts';

/** Side of the carpet in its own units, and the width of the woven band around it. */
const SIDE = 1000;
const BAND = 30;
const FIELD = '#33265c';

function Fringe({ y, way }: { readonly y: number; readonly way: 1 | -1 }) {
  const knots = Array.from({ length: 50 }, (_, i) => 10 + i * 20);
  return (
    <path
      d={knots.map((x) => `M${x} ${y}l-3 ${way * 11}M${x} ${y}l3 ${way * 11}`).join('')}
      stroke={PAINT.sandShade}
      strokeWidth={2.6}
      strokeLinecap="round"
    />
  );
}

/** The carpet under the cards: a woven band of lozenges, stars at the corners, fringes above and below. */
export const Carpet = memo(function Carpet() {
  const id = useId();
  const inner = SIDE - 2 * BAND;
  return (
    <svg className="carpet-art" viewBox={`0 0 ${SIDE} ${SIDE}`} aria-hidden="true" overflow="visible">
      <pattern id={`${id}h`} width={47} height={BAND} x={BAND} patternUnits="userSpaceOnUse">
        <path d={`M0 0h47v${BAND}H0z`} fill={PAINT.clayShade} />
        <path d="M23.5 4 39 15 23.5 26 8 15z" fill={PAINT.bone} />
        <path d="M23.5 9 32 15l-8.5 6L15 15z" fill={PAINT.indigo} />
        <path d="M0 7 8 15 0 23zM47 7l-8 8 8 8z" fill={PAINT.gold} />
      </pattern>
      <pattern id={`${id}v`} width={BAND} height={47} y={BAND} patternUnits="userSpaceOnUse">
        <path d={`M0 0h${BAND}v47H0z`} fill={PAINT.clayShade} />
        <path d="M15 8 26 23.5 15 39 4 23.5z" fill={PAINT.bone} />
        <path d="m15 15 6 8.5-6 8.5-6-8.5z" fill={PAINT.indigo} />
        <path d="M7 0l8 8 8-8zM7 47l8-8 8 8z" fill={PAINT.gold} />
      </pattern>
      <pattern id={`${id}f`} width={20} height={20} patternUnits="userSpaceOnUse">
        <path d="M0 0h20v20H0z" fill={FIELD} />
        <path d="m10 7 3 3-3 3-3-3z" fill="#453578" />
        <path d="M0 0h0M20 20h0" stroke="#2a1f4e" strokeWidth={3} strokeLinecap="round" />
      </pattern>
      <Fringe y={0} way={-1} />
      <Fringe y={SIDE} way={1} />
      <rect width={SIDE} height={SIDE} rx={5} fill={PAINT.clayShade} />
      <rect x={BAND} width={inner} height={BAND} fill={`url(#${id}h)`} />
      <rect x={BAND} width={inner} height={BAND} fill={`url(#${id}h)`} transform={`translate(0 ${SIDE - BAND})`} />
      <rect y={BAND} width={BAND} height={inner} fill={`url(#${id}v)`} />
      <rect y={BAND} width={BAND} height={inner} fill={`url(#${id}v)`} transform={`translate(${SIDE - BAND} 0)`} />
      <rect x={BAND} y={BAND} width={inner} height={inner} fill={`url(#${id}f)`} stroke={PAINT.gold} strokeWidth={3} />
      <rect x={1.5} y={1.5} width={SIDE - 3} height={SIDE - 3} rx={5} stroke={PAINT.ink} strokeWidth={3} fill="none" />
      {[0, SIDE - BAND].flatMap((x) =>
        [0, SIDE - BAND].map((y) => (
          <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
            <path d={`M2 2h${BAND - 3}v${BAND - 3}H2z`} fill={PAINT.indigo} />
            <path d="m15 4 3 8 8 3-8 3-3 8-3-8-8-3 8-3z" fill={PAINT.goldLight} />
          </g>
        )),
      )}
    </svg>
  );
});
