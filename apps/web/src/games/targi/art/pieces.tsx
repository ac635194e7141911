import type { Seat } from '@caravanserai/targi/cards';
import { PAINT } from '../../../app/art/paint.ts';
import { AngularRider, RoundRider } from '../../../app/art/people.tsx';
import { Picture } from '../../../app/art/Picture.tsx';

/** Blue is round with a zigzag hem, white is angular with bands, so the pieces differ without colour. */
export function TargiPiece({ seat }: { readonly seat: Seat }) {
  return seat === 'blue' ? <RoundRider /> : <AngularRider />;
}

export function PiecePicture({ seat }: { readonly seat: Seat }) {
  return (
    <Picture>
      <TargiPiece seat={seat} />
    </Picture>
  );
}

export function TribeMarker({ seat }: { readonly seat: Seat }) {
  return seat === 'blue' ? (
    <>
      <circle cx={32} cy={36} r={24} fill={PAINT.indigoShade} />
      <circle cx={32} cy={31} r={24} fill={PAINT.indigo} />
      <path
        d="M32 14c1 9 8 16 17 17-9 1-16 8-17 17-1-9-8-16-17-17 9-1 16-8 17-17z"
        fill={PAINT.silver}
        strokeWidth={1.6}
      />
    </>
  ) : (
    <>
      <path d="M32 9 59 36 32 63 5 36z" fill={PAINT.stone} />
      <path d="M32 4 59 31 32 58 5 31z" fill={PAINT.bone} />
      <path d="M23 22h18M15 31h34M23 40h18" stroke={PAINT.clay} strokeWidth={3.6} />
    </>
  );
}

export function Robber() {
  return (
    <>
      <path d="M47 20c8 6 12 16 9 30l-4 1c0-12-3-21-9-27z" fill={PAINT.silver} />
      <path d="M13 60c-5-15 2-28 11-34h15c9 6 14 19 10 34-10 4-26 4-36 0z" fill="#4a4458" />
      <path d="M37 26c10 7 15 19 12 33.5-3 1.2-6 2-9 2.5 2-13 1-25-3-36z" fill="#322c40" stroke="none" />
      <path d="M13 60c-5-15 2-28 11-34h15c9 6 14 19 10 34-10 4-26 4-36 0z" />
      <path d="M19 40c8 5 18 6 28 1l1 6c-10 4-21 4-30-1z" fill={PAINT.clay} />
      <path d="M17 18C17 8 23 2 32 2s15 6 15 16c0 8-6 14-15 14s-15-6-15-14z" fill="#4a4458" />
      <path d="M19 20h26c-1 8-6 12-13 12s-12-4-13-12z" fill={PAINT.clay} />
      <path d="M20 13h24c1 3 1 5 .7 7H19.3c-.3-2-.3-4 .7-7z" fill={PAINT.skin} />
      <path d="m24.5 14.5 4 2M39.5 14.5l-4 2" strokeWidth={2.6} />
    </>
  );
}

/** Held by the start player of the round. */
export function Amulet() {
  return (
    <>
      <path d="M14 4c2 14 8 20 18 20S48 18 50 4" stroke={PAINT.woodShade} strokeWidth={3} />
      <path d="M16 26h32v30H16z" fill={PAINT.silver} />
      <path d="M38 26h10v30H36c3-10 3-20 2-30z" fill={PAINT.silverShade} stroke="none" />
      <path d="M16 26h32v30H16z" />
      <path d="m32 30 8 11-8 11-8-11z" fill={PAINT.clay} />
      <path d="M20 30v0M44 30v0M20 52v0M44 52v0" strokeWidth={3.6} />
    </>
  );
}
