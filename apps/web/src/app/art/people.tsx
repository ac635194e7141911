import { PAINT } from './paint.ts';

/** Wears indigo with a zigzag hem. */
export function RoundRider() {
  return (
    <>
      <path d="M12 58c-2-16 4-30 20-32 16 2 22 16 20 32-10 5-30 5-40 0z" fill={PAINT.indigo} />
      <path
        d="M36 26.5c12 4 17 17 15.5 31-3 1.5-6 2.5-10 3 1-12-.5-24-5.5-34z"
        fill={PAINT.indigoShade}
        stroke="none"
      />
      <path d="m13 53 6-7 6 7 7-7 7 7 6-7 6 7" stroke={PAINT.silver} strokeWidth={2.6} />
      <path d="M12 58c-2-16 4-30 20-32 16 2 22 16 20 32-10 5-30 5-40 0z" />
      <circle cx={32} cy={17} r={14} fill={PAINT.indigo} />
      <path d="M37 4.5c8 4 11 13 6 22-3 2-6 4-9 4 6-8 7-18 3-26z" fill={PAINT.indigoShade} stroke="none" />
      <circle cx={32} cy={17} r={14} />
      <path d="M20.5 15h23c.5 2.5.3 4.5-.2 6.5H20.7c-.5-2-.7-4-.2-6.5z" fill={PAINT.skin} />
      <path d="M26 18.2h2.5M36 18.2h2.5" strokeWidth={2.6} />
    </>
  );
}

/** Wears white with stripes. */
export function AngularRider() {
  return (
    <>
      <path d="M20 27h24l9 31c-10 5-32 5-42 0z" fill={PAINT.bone} />
      <path d="M38 27h6l9 31c-3 1.5-7 2.5-11 3 0-12-1-24-4-34z" fill={PAINT.stone} stroke="none" />
      <path
        d="M17.5 37c9 3 20 3 29 0M15 45.5c11 3.5 23 3.5 34 0M12.5 53.5c13 4 26 4 39 0"
        stroke={PAINT.clay}
        strokeWidth={2.6}
      />
      <path d="M20 27h24l9 31c-10 5-32 5-42 0z" />
      <path d="M32 1 46 13l-3 17H21l-3-17z" fill={PAINT.bone} />
      <path d="m36 5 10 8-3 17h-9c3-9 4-17 2-25z" fill={PAINT.stone} stroke="none" />
      <path d="M32 1 46 13l-3 17H21l-3-17z" />
      <path d="M19 15h26l-1 7H20z" fill={PAINT.skin} />
      <path d="M26 18.5h2.5M36 18.5h2.5" strokeWidth={2.6} />
    </>
  );
}

export function Tent() {
  return (
    <>
      <path d="M20 20 16 8M46 18l5-11M32 17V6" strokeWidth={4.5} />
      <path d="M20 20 16 8M46 18l5-11M32 17V6" stroke={PAINT.woodLight} strokeWidth={1.8} />
      <path d="M10 44 2 55M54 44l8 11" strokeWidth={1.8} />
      <path d="M5 52c7-7 11-21 15-33 4 3 8 3 12-3 4 6 9 6 14 2 3 12 7 26 13 34-9 4-45 4-54 0z" fill={PAINT.clay} />
      <path d="M46 18c3 12 7 26 13 34-5 2-11 3-16 3 3-12 4-25 3-37z" fill={PAINT.clayShade} stroke="none" />
      <path d="M14 37c2-5 3.5-10 5-15M19 54c4-11 5-20 5.5-33M50 35c-1-5-2-9-3-14" stroke={PAINT.sand} strokeWidth={3} />
      <path d="M24 55c3-12 5-22 8-32 4 10 6 20 9 32-5 .7-12 .7-17 0z" fill={PAINT.ink} />
      <path d="M24 55c3-12 5-22 8-32-1 12-1 22-4 32.5z" fill={PAINT.sand} />
      <path d="M5 52c7-7 11-21 15-33 4 3 8 3 12-3 4 6 9 6 14 2 3 12 7 26 13 34-9 4-45 4-54 0z" />
    </>
  );
}
