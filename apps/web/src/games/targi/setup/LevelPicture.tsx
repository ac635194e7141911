import type { ReactNode } from 'react';
import { ItemDrawing } from '../art/goods.tsx';
import { PAINT } from '../../../app/art/paint.ts';
import { Picture } from '../../../app/art/Picture.tsx';
import { SymbolDrawing } from '../art/symbols.tsx';
import type { LevelName } from '../client.ts';

function Staff() {
  return (
    <>
      <path d="M22 60V22c0-18 24-18 24-2 0 8-10 9-11 2" strokeWidth={8} />
      <path d="M22 60V22c0-18 24-18 24-2 0 8-10 9-11 2" stroke={PAINT.woodLight} strokeWidth={4} />
    </>
  );
}

function Crown() {
  return (
    <>
      <path d="m8 50-2-32 14 12L32 8l12 22 14-12-2 32z" fill={PAINT.gold} />
      <path d="m44 30 14-12-2 32H44z" fill={PAINT.goldShade} stroke="none" />
      <path d="m8 50-2-32 14 12L32 8l12 22 14-12-2 32z" />
      <path d="m32 30 6 7-6 7-6-7z" fill={PAINT.clay} />
      <path d="M8 56h48" strokeWidth={5} />
    </>
  );
}

/** The cross of Agadez, a jewel for a queen. */
function Jewel() {
  return (
    <>
      <circle cx={32} cy={13} r={8} strokeWidth={7} />
      <circle cx={32} cy={13} r={8} stroke={PAINT.goldShade} strokeWidth={3} />
      <path d="M32 22c3 9 9 14 20 17-11 3-17 8-20 21-3-13-9-18-20-21 11-3 17-8 20-17z" fill={PAINT.gold} />
      <path d="M32 22c3 9 9 14 20 17-11 3-17 8-20 21z" fill={PAINT.goldShade} stroke="none" />
      <path d="M32 22c3 9 9 14 20 17-11 3-17 8-20 21-3-13-9-18-20-21 11-3 17-8 20-17z" />
      <circle cx={10} cy={39} r={3.5} fill={PAINT.clay} />
      <circle cx={54} cy={39} r={3.5} fill={PAINT.clay} />
      <path d="m32 33 5 6-5 6-5-6z" fill={PAINT.clay} />
    </>
  );
}

const PICTURES = {
  shepherd: <Staff />,
  saltCarrier: <ItemDrawing item="salt" />,
  guide: <SymbolDrawing symbol="camelRider" />,
  merchant: <ItemDrawing item="gold" />,
  amenokal: <Crown />,
  tinHinan: <Jewel />,
} as const satisfies Record<LevelName, ReactNode>;

export function LevelPicture({ level }: { readonly level: LevelName }) {
  return <Picture>{PICTURES[level]}</Picture>;
}
