import type { Face } from '@caravanserai/liars-dice';
import { Arch } from '../../../app/art/Arch.tsx';
import { Die } from '../../../app/art/iso.tsx';
import { Ornament } from '../../../app/art/Ornament.tsx';
import { PAINT } from '../../../app/art/paint.ts';
import { Picture } from '../../../app/art/Picture.tsx';

const [NEAR, MIDDLE, FAR] = [18, 32, 46];
const CORNERS = [
  [NEAR, NEAR],
  [FAR, FAR],
] as const;
const OTHERS = [
  [FAR, NEAR],
  [NEAR, FAR],
] as const;
const SIDES = [
  [NEAR, MIDDLE],
  [FAR, MIDDLE],
] as const;
const DOT = [[MIDDLE, MIDDLE]] as const;
const PIPS: Readonly<Record<Face, readonly (readonly [number, number])[]>> = {
  1: DOT,
  2: CORNERS,
  3: [...CORNERS, ...DOT],
  4: [...CORNERS, ...OTHERS],
  5: [...CORNERS, ...OTHERS, ...DOT],
  6: [...CORNERS, ...OTHERS, ...SIDES],
};

/** A die from above; without a face it shows no pips. */
export function FlatDie({ face, label }: { readonly face?: Face; readonly label?: string }) {
  return (
    <Picture className="liars-die" label={label}>
      <rect x={6} y={6} width={52} height={52} rx={11} fill={face ? PAINT.bone : PAINT.clay} />
      {face ? (
        PIPS[face].map(([x, y]) => <circle key={`${x} ${y}`} cx={x} cy={y} r={5.4} fill={PAINT.ink} stroke="none" />)
      ) : (
        <path d="M20 32h24M32 20v24" stroke={PAINT.sand} />
      )}
    </Picture>
  );
}

export function CupPiece({ seat }: { readonly seat: string | undefined }) {
  const [fill, shade] = seat === 'right' ? [PAINT.indigo, PAINT.indigoShade] : [PAINT.clay, PAINT.clayShade];
  return (
    <>
      <path d="M14 54 20 14h24l6 40z" fill={fill} />
      <path d="M40 14h4l6 40h-9z" fill={shade} stroke="none" />
      <path d="M12 54h40" strokeWidth={5} />
      <path d="M18 26h28" stroke={PAINT.gold} />
    </>
  );
}

/** An evening scene: two cups, and some dice revealed. */
export function CupsScene({ label }: { readonly label: string }) {
  return (
    <Arch label={label} tile={PAINT.indigo}>
      <path d="M0 0h640v300H0z" fill={PAINT.indigoShade} stroke="none" />
      <path d="M-40 270H680V520H-40z" fill={PAINT.woodLight} strokeWidth={3} />
      <Picture x={110} y={150} width={200} height={200}>
        <CupPiece seat="left" />
      </Picture>
      <Picture x={340} y={130} width={200} height={200}>
        <CupPiece seat="right" />
      </Picture>
      <Die x={240} y={410} colour="gold" faces={[5, 3, 1]} size={0.8} />
      <Die x={330} y={430} colour="palm" faces={[2, 6, 4]} size={0.8} />
      <Die x={420} y={400} colour="clay" faces={[4, 1, 5]} size={0.8} />
    </Arch>
  );
}

export function CupsStrip() {
  return (
    <Ornament className="caravan-strip" viewBox="0 0 400 100" align="xMidYMid">
      <path d="M-200-200h800v500h-800z" fill={PAINT.woodLight} stroke="none" />
      <Die x={90} y={70} colour="clay" faces={[5, 3, 1]} size={0.6} />
      <Die x={200} y={64} colour="gold" faces={[2, 6, 4]} size={0.6} />
      <Die x={310} y={72} colour="indigo" faces={[4, 1, 5]} size={0.6} />
    </Ornament>
  );
}
