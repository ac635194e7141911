import type { ReactNode } from 'react';
import { PAINT } from '../../app/art/paint.ts';
import { Picture } from '../../app/art/Picture.tsx';
import type { ClockName, TableOptions } from './tableOptions.ts';

/** A sealed letter: by invitation. */
function Letter() {
  return (
    <>
      <path d="M6 18h52v34H6z" fill={PAINT.bone} />
      <path d="m6 18 26 20 26-20" />
      <circle cx={32} cy={40} r={8.5} fill={PAINT.clay} />
      <path d="m32 35.5 3.5 4.5-3.5 4.5-3.5-4.5z" fill={PAINT.goldLight} strokeWidth={1.4} />
    </>
  );
}

/** A lantern in the doorway: open to everyone. */
function Lantern() {
  return (
    <>
      <path d="M32 4v8" strokeWidth={3} />
      <path d="M16 26c0-9 7-14 16-14s16 5 16 14l-6 26H22z" fill={PAINT.gold} />
      <path d="M23 26h18l-3 26H26z" fill="#fff3c4" stroke="none" />
      <path d="M16 26h32M26 26l-2 26M38 26l2 26" />
      <path d="M32 33c5 5 5 12 0 14-5-2-5-9 0-14z" fill={PAINT.clay} />
      <path d="M21 52h22l-4 7H25z" fill={PAINT.goldShade} />
    </>
  );
}

/** An abacus: against the computer. */
function Abacus() {
  return (
    <>
      <path d="M8 10h48v44H8z" fill={PAINT.woodLight} />
      <path d="M14 16h36v32H14z" fill={PAINT.bone} />
      <path d="M14 24h36M14 32h36M14 40h36" strokeWidth={1.6} />
      {[
        [20, 24, PAINT.clay],
        [28, 24, PAINT.clay],
        [44, 24, PAINT.indigoLight],
        [20, 32, PAINT.gold],
        [36, 32, PAINT.clay],
        [44, 32, PAINT.clay],
        [24, 40, PAINT.indigoLight],
        [32, 40, PAINT.indigoLight],
        [44, 40, PAINT.gold],
      ].map(([cx, cy, fill]) => (
        <circle key={`${cx} ${cy}`} cx={cx} cy={cy} r={3.6} fill={String(fill)} strokeWidth={1.6} />
      ))}
    </>
  );
}

const WHO = { friend: <Letter />, anyone: <Lantern />, bot: <Abacus /> } as const satisfies Record<
  TableOptions['who'],
  ReactNode
>;

export function WhoPicture({ who }: { readonly who: TableOptions['who'] }) {
  return <Picture>{WHO[who]}</Picture>;
}

function Moon() {
  return <path d="M40 8a25 25 0 1 0 17 37A21 21 0 1 1 40 8z" fill={PAINT.goldLight} />;
}

function Hourglass() {
  return (
    <>
      <path d="M18 10h28c0 12-10 16-10 22s10 10 10 22H18c0-12 10-16 10-22S18 22 18 10z" fill={PAINT.waterLight} />
      <path
        d="M23 20h18c-2 6-6 8-9 11-3-3-7-5-9-11zM20 54c2-8 8-10 12-14 4 4 10 6 12 14z"
        fill={PAINT.gold}
        strokeWidth={1.4}
      />
      <path d="M14 8h36M14 56h36" strokeWidth={5} />
    </>
  );
}

function Teapot() {
  return (
    <>
      <path d="M46 26c14-6 16 14 2 20" strokeWidth={4} />
      <path d="M16 34C8 32 8 22 3 20c2-4 8-2 12 2" fill={PAINT.silver} />
      <path d="M15 26h34c4 14 0 24-8 28H23c-8-4-12-14-8-28z" fill={PAINT.silver} />
      <path d="M20 26c0-8 6-12 12-12s12 4 12 12z" fill={PAINT.silverLight} />
      <circle cx={32} cy={10} r={3.5} fill={PAINT.clay} />
    </>
  );
}

function Suns({ count }: { readonly count: 1 | 3 | 7 }) {
  return (
    <>
      <path d="M32 4v8M32 52v8M4 32h8M52 32h8M12 12l6 6M46 46l6 6M12 52l6-6M46 18l6-6" strokeWidth={3.4} />
      <circle cx={32} cy={32} r={16} fill={PAINT.goldLight} />
      <text x={32} y={39.5} textAnchor="middle" fontSize={22} fontWeight={700} fill={PAINT.ink} stroke="none">
        {count}
      </text>
    </>
  );
}

const CLOCK = {
  none: <Moon />,
  quick: <Hourglass />,
  calm: <Teapot />,
  day: <Suns count={1} />,
  days: <Suns count={3} />,
  week: <Suns count={7} />,
} as const satisfies Record<ClockName, ReactNode>;

export function ClockPicture({ clock }: { readonly clock: ClockName }) {
  return <Picture>{CLOCK[clock]}</Picture>;
}
