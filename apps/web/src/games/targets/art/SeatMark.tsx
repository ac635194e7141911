import type { Seat } from '@caravanserai/targets';
import { SEAT_PAINT } from '../stage/paint.ts';

const SHAPES = {
  round: <circle cx={12} cy={12} r={5} />,
  square: <path d="M7.5 7.5h9v9h-9z" />,
  diamond: <path d="M12 5.5 18.5 12 12 18.5 5.5 12z" />,
  triangle: <path d="M12 6l6.5 11.5h-13z" />,
} as const;

/** A seat's colour, with its shape for colour-blind players. */
export function SeatMark({ seat }: { readonly seat: Seat }) {
  const { body, shade, pip, shape } = SEAT_PAINT[seat];
  return (
    <svg className="seat-mark" viewBox="0 0 24 24" aria-hidden="true">
      <rect x={1} y={1} width={22} height={22} rx={6} fill={body} stroke={shade} strokeWidth={1.5} />
      <g fill={pip}>{SHAPES[shape]}</g>
    </svg>
  );
}
