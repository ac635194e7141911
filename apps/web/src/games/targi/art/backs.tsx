import { PAINT } from '../../../app/art/paint.ts';

/** Back of the goods cards: a tied sack. */
export function GoodsBack() {
  return (
    <>
      <path d="M24 18c-4-5-5-9-3-12 4 3 7 3 11 1 4 2 7 2 11-1 2 3 1 7-3 12z" fill={PAINT.sand} />
      <path d="M24 20c-12 7-19 19-17 30 1 8 8 10 25 10s24-2 25-10c2-11-5-23-17-30z" fill={PAINT.sand} />
      <path d="M41 21c11 7 17 18 15.5 29-1 7-6 9-17 9.500C46 48 47 33 41 21z" fill={PAINT.sandShade} stroke="none" />
      <path d="M24 20c-12 7-19 19-17 30 1 8 8 10 25 10s24-2 25-10c2-11-5-23-17-30z" />
      <path d="M23 19c6 2 12 2 18 0" stroke={PAINT.clay} strokeWidth={4.5} />
      <path d="m32 31 9 10-9 10-9-10z" fill={PAINT.clay} />
      <path d="m32 37 4 4-4 4-4-4z" fill={PAINT.goldLight} strokeWidth={1.4} />
    </>
  );
}

const PETALS = [0, 72, 144, 216, 288] as const;

/** Back of the tribe cards: five petals, one for each symbol, around a tent star. */
export function TribeBack() {
  const fills = [PAINT.water, PAINT.clay, PAINT.palm, PAINT.plum, PAINT.gold] as const;
  return (
    <>
      {PETALS.map((turn, index) => (
        <path
          key={turn}
          d="M32 30c-8-7-10-16 0-26 10 10 8 19 0 26z"
          transform={`rotate(${turn} 32 33)`}
          fill={fills[index]}
        />
      ))}
      <circle cx={32} cy={33} r={7.5} fill={PAINT.bone} />
      <circle cx={32} cy={33} r={2.6} fill={PAINT.ink} stroke="none" />
    </>
  );
}
