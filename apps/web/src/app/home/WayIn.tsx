import type { ReactNode } from 'react';
import { PAINT } from '../art/paint.ts';
import { Picture } from '../art/Picture.tsx';
import { useT } from '../settings/language.tsx';

function Scroll() {
  return (
    <>
      <path d="M16 8h32v44c0 6 8 6 8 0H24c-5 0-8-2-8-6z" fill={PAINT.bone} />
      <path d="M16 8c-8 0-8 10 0 10" fill={PAINT.sandShade} />
      <path d="M24 22h16M24 30h16M24 38h11" stroke={PAINT.clay} strokeWidth={2.6} />
    </>
  );
}

function LookingGlass() {
  return (
    <>
      <path d="M10 14h30v36H10z" fill={PAINT.bone} />
      <path d="M16 22h18M16 30h12" stroke={PAINT.indigo} strokeWidth={2.6} />
      <path d="m46 48 12 12" strokeWidth={7} />
      <path d="m46 48 12 12" stroke={PAINT.wood} strokeWidth={3.4} />
      <circle cx={38} cy={40} r={13} fill={PAINT.waterLight} />
      <path d="M31 38c1-4 4-6 8-6" stroke={PAINT.silverLight} strokeWidth={2.6} />
    </>
  );
}

/** A pair of scales, for choosing opponents and rules. */
function Scales() {
  return (
    <>
      <path d="M32 8v46M20 56h24" strokeWidth={4} />
      <path d="M8 20 56 14" strokeWidth={4} />
      <path d="M8 20 2 38h14zM56 14l-8 20h16z" fill={PAINT.bone} />
      <path d="M1 38h16c0 10-16 10-16 0z" fill={PAINT.gold} />
      <path d="M46 34h16c0 10-16 10-16 0z" fill={PAINT.indigoLight} />
    </>
  );
}

/** Two tents under one moon, for playing online. */
function FarTents() {
  return (
    <>
      <path d="M40 12a11 11 0 1 0 12 15 9 9 0 1 1-12-15z" fill={PAINT.goldLight} />
      <path d="M4 54 17 28l13 26z" fill={PAINT.indigoLight} />
      <path d="M36 54l12-22 12 22z" fill={PAINT.bone} />
      <path d="M13 54l4-9 4 9M44 54l4-8 4 8" />
      <path d="M30 54c2-3 4-3 6 0" strokeDasharray="1 5" strokeWidth={3} />
    </>
  );
}

const PICTURES = {
  online: <FarTents />,
  scales: <Scales />,
  scroll: <Scroll />,
  lookingGlass: <LookingGlass />,
} as const satisfies Record<string, ReactNode>;

/** A link to start or resume a game, or to something about it. */
export interface Way {
  readonly href: string;
  readonly label: 'daily' | 'dailyShot' | 'friend' | 'friends' | 'online' | 'change' | 'practice' | 'learn' | 'look';
  /** A picture of the site, or one that the game provides. */
  readonly picture: keyof typeof PICTURES | { readonly own: ReactNode };
}

export function WayIn({ label, href, picture }: Way) {
  const t = useT();
  return (
    <li>
      <a className="way" href={href}>
        <Picture>{typeof picture === 'string' ? PICTURES[picture] : picture.own}</Picture>
        <span>{t(`shell.enter.${label}`)}</span>
      </a>
    </li>
  );
}
