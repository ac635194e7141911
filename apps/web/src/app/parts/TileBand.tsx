import { useId } from 'react';
import { PAINT } from '../art/paint.ts';

/** A row of glazed tiles along a wall. */
export function TileBand() {
  const id = useId();
  return (
    <svg className="tile-band" aria-hidden="true" height={24} width="100%">
      <pattern id={id} width={48} height={24} patternUnits="userSpaceOnUse">
        <path d="M0 0h48v24H0z" fill={PAINT.bone} />
        <path d="M24 2 34 12 24 22 14 12z" fill={PAINT.indigo} />
        <path d="M24 7 29 12 24 17 19 12z" fill={PAINT.gold} />
        <path d="M0 2 10 12 0 22zM48 2 38 12 48 22z" fill={PAINT.clay} />
        <path d="M12 0h0M36 0h0M12 24h0M36 24h0" stroke={PAINT.indigo} strokeWidth={7} strokeLinecap="round" />
        <path d="M0 .75h48M0 23.25h48" stroke={PAINT.ink} strokeWidth={1.5} />
      </pattern>
      <rect width="100%" height={24} fill={`url(#${id})`} />
    </svg>
  );
}

/** The stepped parapet on top of a wall; its colour comes from the page. */
export function Merlons() {
  const id = useId();
  return (
    <svg className="merlons" aria-hidden="true" height={34} width="100%">
      <pattern id={id} width={64} height={34} patternUnits="userSpaceOnUse">
        <path d="M-2 36V28H8V18h9V8h9V1.5h12V8h9v10h9v10h10v8z" strokeWidth={2} />
      </pattern>
      <rect width="100%" height={34} fill={`url(#${id})`} stroke="none" />
    </svg>
  );
}
