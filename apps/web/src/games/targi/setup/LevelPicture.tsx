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

const PICTURES = {
  shepherd: <Staff />,
  saltCarrier: <ItemDrawing item="salt" />,
  guide: <SymbolDrawing symbol="camelRider" />,
  merchant: <ItemDrawing item="gold" />,
  amenokal: <Crown />,
} as const satisfies Record<LevelName, ReactNode>;

export function LevelPicture({ level }: { readonly level: LevelName }) {
  return <Picture>{PICTURES[level]}</Picture>;
}
