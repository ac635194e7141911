import type { BorderAction } from '@caravanserai/targi/cards';
import { Camel, Palm } from '../../../app/art/animals.tsx';
import { ItemDrawing, SouthernCross } from './goods.tsx';
import { PAINT } from '../../../app/art/paint.ts';
import { Tent } from '../../../app/art/people.tsx';

function Noble() {
  return (
    <>
      <path d="M5 62c0-13 8-19 17-21h20c9 2 17 8 17 21z" fill={PAINT.indigo} />
      <path d="M43 42c8 2 15 8 15 19H46c1-8 0-14-3-19z" fill={PAINT.indigoShade} stroke="none" />
      <path d="M16 18h32v15H16z" fill={PAINT.skin} />
      <path d="M22 25.5c2-1.5 5-1.5 7 0M35 25.5c2-1.5 5-1.5 7 0" strokeWidth={2.4} />
      <path d="M13 29c12 4 26 4 38 0 1 13-6 22-19 22S12 42 13 29z" fill={PAINT.indigo} />
      <path d="M40 31.5c4-.5 7-1.5 11-2.5.8 10-3 18-11 21 3-6 3-12 0-18.5z" fill={PAINT.indigoShade} stroke="none" />
      <path d="M16 38c8 4 22 4 32 0" strokeWidth={1.6} />
      <path d="M13 29c12 4 26 4 38 0 1 13-6 22-19 22S12 42 13 29z" />
      <path d="M10 24C7 10 18 2 32 2s25 8 22 22c-13-6-31-6-44 0z" fill={PAINT.indigo} />
      <path d="M42 4c9 3 13 11 12 20-4-2-8-3-13-4 4-5 4-11 1-16z" fill={PAINT.indigoShade} stroke="none" />
      <path d="M12 15c9-8 22-10 34-6M11 20c10-8 28-9 42-2" strokeWidth={1.6} />
      <path d="M10 24C7 10 18 2 32 2s25 8 22 22c-13-6-31-6-44 0z" />
      <path d="m32 7 4 5.5-4 6-4-6z" fill={PAINT.gold} />
      <path d="M21 54c6 4 16 4 22 0" stroke={PAINT.gold} strokeWidth={2.8} />
    </>
  );
}

function Trader() {
  return (
    <>
      <path d="M32 12v40" strokeWidth={7} />
      <path d="M32 12v40" stroke={PAINT.gold} strokeWidth={3.2} />
      <path d="M18 58c2-6 26-6 28 0z" fill={PAINT.goldShade} />
      <path d="M10 17c8-3 14-5 22-5s14 2 22 5" strokeWidth={6.4} />
      <path d="M10 17c8-3 14-5 22-5s14 2 22 5" stroke={PAINT.gold} strokeWidth={2.8} />
      <circle cx={32} cy={9} r={4.5} fill={PAINT.goldLight} />
      <path d="M11 18 3 37M11 18l8 19M53 18l-8 19M53 18l8 19" strokeWidth={1.6} />
      <circle cx={8} cy={34} r={5} fill={PAINT.date} />
      <circle cx={15} cy={34} r={5} fill={PAINT.dateLight} />
      <circle cx={53} cy={33} r={6} fill={PAINT.gold} />
      <path d="M2 37h18c0 7-4 10-9 10s-9-3-9-10zM44 37h18c0 7-4 10-9 10s-9-3-9-10z" fill={PAINT.silver} />
      <path
        d="M13 46.5c4-1 6.5-4 6.8-8.5H15c0 4-.5 6.5-2 8.5zM55 46.5c4-1 6.5-4 6.8-8.5H57c0 4-.5 6.5-2 8.5z"
        fill={PAINT.silverShade}
        stroke="none"
      />
    </>
  );
}

function FataMorgana() {
  return (
    <>
      <circle cx={21} cy={22} r={14} fill={PAINT.goldLight} />
      <svg viewBox="0 0 64 64" x={22} y={-1} width={36} height={36} strokeWidth={3}>
        <Palm />
      </svg>
      <path d="M2 34c10-4 20 2 30-1s20-3 30 1v5c-20 4-40 4-60 0z" fill={PAINT.sand} />
      <path d="M4 41c12 3 44 3 56 0l-4 8c-10 3-38 3-48 0z" fill={PAINT.waterLight} stroke="none" />
      <g transform="matrix(1 0 0 -.62 0 62)" opacity={0.55}>
        <svg viewBox="0 0 64 64" x={22} y={-1} width={36} height={36} strokeWidth={3}>
          <Palm />
        </svg>
      </g>
      <path d="M6 45c5-2.5 9 2.5 14 0s9 2.5 14 0 9 2.5 14 0 8 1.5 10 0" stroke={PAINT.water} strokeWidth={2.6} />
      <path
        d="M12 52c5-2.5 9 2.5 14 0s9 2.5 14 0 9 1.5 12 0M20 59c4-2 8 2 12 0s8 2 12 0"
        stroke={PAINT.water}
        strokeWidth={2.6}
      />
    </>
  );
}

function Silversmith() {
  return (
    <>
      <path d="M3 34h10v-3h45v7c-7 1-13 4-14 8 0 4 4 6 9 7v8H15v-8c5-1 9-3 9-7C20 41 9 43 3 34z" fill={PAINT.stone} />
      <path d="M46 32h11v5.5c-7 1-13 4-14 8.5 0 4 4 6 9 7v7H40c1-10-1-20 6-28z" fill={PAINT.stoneShade} stroke="none" />
      <path d="M3 34h10v-3h45v7c-7 1-13 4-14 8 0 4 4 6 9 7v8H15v-8c5-1 9-3 9-7C20 41 9 43 3 34z" />
      <g transform="rotate(-24 42 17)">
        <path d="M45 16h18" strokeWidth={7} />
        <path d="M45 16h18" stroke={PAINT.woodLight} strokeWidth={3} />
        <path d="M36 6h11v21H36z" fill={PAINT.silverShade} />
      </g>
      <svg viewBox="0 0 64 64" x={3} y={1} width={30} height={30} strokeWidth={3.6}>
        <SouthernCross />
      </svg>
    </>
  );
}

function Load() {
  return (
    <>
      <path d="M17 26h22l-1 12H18z" fill={PAINT.indigo} />
      <path d="m19 34 4-4 4 4 4-4 4 4 3-3" stroke={PAINT.sand} strokeWidth={2} />
      <ellipse cx={28} cy={20} rx={12} ry={7.5} fill={PAINT.clay} />
      <path d="M22 14c1.5 3 1.5 9 0 12M33 14c1.5 3 1.5 9 0 12" strokeWidth={1.8} />
    </>
  );
}

function Caravan() {
  return (
    <>
      <path d="M1 55c8-4 16-4 25-3s24-5 37-6v16H1z" fill={PAINT.sandShade} />
      <svg viewBox="0 0 64 64" x={-3} y={22} width={34} height={34} strokeWidth={3.2}>
        <Camel />
        <Load />
      </svg>
      <path d="M29 29c2 4 3 6 4 7" strokeWidth={1.6} />
      <svg viewBox="0 0 64 64" x={29} y={17} width={34} height={34} strokeWidth={3.2}>
        <Camel />
        <Load />
      </svg>
      <circle cx={16} cy={12} r={7} fill={PAINT.goldLight} />
    </>
  );
}

function TribalExpansion() {
  return (
    <>
      <svg viewBox="0 0 64 64" x={17} y={2} width={30} height={30} strokeWidth={3.6}>
        <Tent />
      </svg>
      <svg viewBox="0 0 64 64" x={-2} y={25} width={36} height={36} strokeWidth={3}>
        <Tent />
      </svg>
      <svg viewBox="0 0 64 64" x={30} y={25} width={36} height={36} strokeWidth={3}>
        <Tent />
      </svg>
    </>
  );
}

function Sabre() {
  return (
    <>
      <path d="M10 52C28 46 46 30 55 5c4 22-14 44-39 52z" fill={PAINT.silver} />
      <path d="M16 57C38 49 56 28 55 8c6 22-13 44-36 51z" fill={PAINT.silverShade} stroke="none" />
      <path d="M10 52C28 46 46 30 55 5c4 22-14 44-39 52z" />
      <path d="m14 57-7 6" strokeWidth={7} />
      <path d="m14 57-7 6" stroke={PAINT.wood} strokeWidth={3.2} />
      <path d="m7 47 13 14" strokeWidth={5.5} />
      <path d="m7 47 13 14" stroke={PAINT.gold} strokeWidth={2.4} />
    </>
  );
}

function Raid() {
  return (
    <>
      <path
        d="M32 1c2 9 11 12 11 22 4-2 5-5 5-8 7 7 10 16 7 25-3 9-12 14-23 14S12 49 9 40c-3-9 2-17 8-22 0 5 2 8 5 9 1-11 10-14 10-26z"
        fill={PAINT.clay}
      />
      <path d="M32 21c2 6 8 9 8 18 0 6-3 10-8 10s-9-4-9-10c0-8 8-10 9-18z" fill={PAINT.goldLight} stroke="none" />
      <g transform="translate(4 0) scale(.9)">
        <Sabre />
      </g>
      <g transform="matrix(-.9 0 0 .9 60 0)">
        <Sabre />
      </g>
    </>
  );
}

const DRAWINGS = {
  noble: Noble,
  trader: Trader,
  fataMorgana: FataMorgana,
  silversmith: Silversmith,
  caravan: Caravan,
  tribalExpansion: TribalExpansion,
  raid: Raid,
} as const;

export function BorderDrawing({ action }: { readonly action: BorderAction }) {
  if (action.kind === 'good') return <ItemDrawing item={action.good} />;
  const Drawing = DRAWINGS[action.kind];
  return <Drawing />;
}
