import type { Symbol } from '@caravanserai/targi/cards';
import { Camel, Palm } from '../../../app/art/animals.tsx';
import { PAINT } from '../../../app/art/paint.ts';
import { Tent } from '../../../app/art/people.tsx';

function Well() {
  return (
    <>
      <path d="M12 40V13M52 40V13" stroke={PAINT.ink} strokeWidth={7} />
      <path d="M12 40V13M52 40V13" stroke={PAINT.wood} strokeWidth={3.4} />
      <path d="M6 11 32 3l26 8-3 6-23-7-23 7z" fill={PAINT.clay} />
      <path d="M12 20h40" strokeWidth={6.5} />
      <path d="M12 20h40" stroke={PAINT.woodLight} strokeWidth={2.8} />
      <path d="M32 20v9" strokeWidth={1.8} />
      <path d="M26 29h12l-1.5 9h-9z" fill={PAINT.wood} />
      <path d="M8 42v12c5 9 43 9 48 0V42" fill={PAINT.stone} />
      <path d="M40 48v12c8-1 14-3 16-6V42c-3 3-9 5-16 6z" fill={PAINT.stoneShade} stroke="none" />
      <ellipse cx={32} cy={42} rx={24} ry={7.5} fill={PAINT.stoneLight} />
      <ellipse cx={32} cy={42.5} rx={17} ry={4.6} fill={PAINT.water} />
      <path d="M23 42c3-1.5 6-1.5 9 0" stroke={PAINT.waterLight} />
      <path d="M10 51c8 5 36 5 44 0M20 48.5v5.5M34 49.5V55M46 48v5M27 55v5M40 55v5M15 53v4" strokeWidth={1.5} />
      <path d="M8 42v12c5 9 43 9 48 0V42" />
    </>
  );
}

function CamelRider() {
  return (
    <>
      <path d="M40 4 22 40" strokeWidth={4} />
      <path d="M40 4 22 40" stroke={PAINT.woodLight} strokeWidth={1.5} />
      <path d="m41 1 1 5-3.5-1.5z" fill={PAINT.silver} strokeWidth={1.4} />
      <Camel />
      <path d="M18 28h21l-2 11H20z" fill={PAINT.clay} />
      <path d="m20.5 35 3-4 3 4 3-4 3 4 3-4 2 3" stroke={PAINT.goldLight} strokeWidth={1.6} />
      <path d="M20 29c0-8 3-13 8.5-13S37 21 37 29z" fill={PAINT.indigo} />
      <path d="M29 17c5 .5 7 5 7 11h-5z" fill={PAINT.indigoShade} stroke="none" />
      <path d="M22.5 14c0-5 2.5-8 6-8s6 3 6 8c0 3-2.5 5-6 5s-6-2-6-5z" fill={PAINT.indigo} />
      <path d="M27 12.5h7.4c.2 1.5 0 2.3-.4 3H27z" fill={PAINT.skin} strokeWidth={1.4} />
      <path d="M22.5 14c-3 2-4 6-3.5 11" strokeWidth={2.4} stroke={PAINT.indigoShade} />
    </>
  );
}

function Oasis() {
  return (
    <>
      <ellipse cx={32} cy={53} rx={29} ry={8.5} fill={PAINT.water} />
      <path d="M10 53c6 4 38 6 46-1" stroke={PAINT.waterLight} strokeWidth={2.4} />
      <svg viewBox="0 0 64 64" x={-4} y={1} width={52} height={52} strokeWidth={2.3}>
        <Palm />
      </svg>
      <svg viewBox="0 0 64 64" x={30} y={18} width={36} height={36} strokeWidth={3}>
        <Palm lean={-1} />
      </svg>
      <path d="M10 49c6-4 22-5 28-2 5 2 4 5-3 5-8 0-20 2-25-3zM40 52c3-3 13-3 15 0-3 3-12 3-15 0z" fill={PAINT.palm} />
    </>
  );
}

function Targia() {
  return (
    <>
      <path d="M6 62c0-14 8-20 15-22h22c7 2 15 8 15 22z" fill={PAINT.plum} />
      <path d="M44 41c7 2 13 8 13 20H47c1-8 0-14-3-20z" fill={PAINT.plumShade} stroke="none" />
      <path d="M13 40C9 18 17 4 32 4s23 14 19 36c-4 4-9 6-19 6s-15-2-19-6z" fill={PAINT.plum} />
      <path d="M44 10c7 6 9 18 7 30-3 2.5-6 4-9 5 4-12 5-25 2-35z" fill={PAINT.plumShade} stroke="none" />
      <path d="M13 40C9 18 17 4 32 4s23 14 19 36" />
      <path d="M20 26c0-9 4-13 12-13s12 4 12 13c0 10-5 17-12 17s-12-7-12-17z" fill={PAINT.skin} />
      <path d="M38 14.5c4 2 5.5 6 5.5 11.5 0 9-4 15.5-10 16.5 5-6 7-17 4.5-28z" fill={PAINT.skinShade} stroke="none" />
      <path d="M20 26c0-9 4-13 12-13s12 4 12 13" />
      <path d="M19 21c6 1 10-2 13-6 3 4 7 7 13 6" stroke={PAINT.gold} strokeWidth={2.6} />
      <path
        d="M24.5 27c1.5-1.5 3.5-1.5 5 0M34.5 27c1.5-1.5 3.5-1.5 5 0M32 28v5M28.5 37.5c2 1.5 5 1.5 7 0"
        strokeWidth={1.7}
      />
      <circle cx={17.5} cy={35} r={4} fill={PAINT.silver} />
      <circle cx={46.5} cy={35} r={4} fill={PAINT.silver} />
      <path d="M20 47c6 6 18 6 24 0" stroke={PAINT.gold} strokeWidth={3} />
      <path d="m32 48 4.5 5-4.5 6-4.5-6z" fill={PAINT.silver} />
    </>
  );
}

const DRAWINGS = {
  well: Well,
  camelRider: CamelRider,
  oasis: Oasis,
  targia: Targia,
  tent: Tent,
} as const satisfies Record<Symbol, () => unknown>;

export function SymbolDrawing({ symbol }: { readonly symbol: Symbol }) {
  const Drawing = DRAWINGS[symbol];
  return <Drawing />;
}
