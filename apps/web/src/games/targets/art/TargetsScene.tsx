import '../styles/scene.css';
import { type ReactNode, useId } from 'react';
import { Die, type DieColour, Puck, TargetDisc } from '../../../app/art/iso.tsx';
import { PAINT } from '../../../app/art/paint.ts';
import { Arch } from '../../../app/art/Arch.tsx';

const DIE_STEP = 21; // picture units between the dice of a tower

interface TowerProps {
  readonly x: number;
  readonly y: number;
  readonly colour: DieColour;
  readonly dice: number;
}

function Tower({ x, y, colour, dice }: TowerProps) {
  const faces = [
    [5, 3, 1],
    [2, 6, 4],
    [4, 1, 5],
  ] as const;
  return (
    <g>
      <Puck x={x} y={y} radius={44} />
      {faces.slice(0, dice).map((shown, index) => (
        <Die key={index} x={x + (index === 1 ? 2 : -1)} y={y - index * DIE_STEP} colour={colour} faces={shown} />
      ))}
    </g>
  );
}

function Niche({ x, children }: { readonly x: number; readonly children: ReactNode }) {
  return (
    <>
      <path d={`M${x - 42} 216v-48c0-20 18-26 42-42 24 16 42 22 42 42v48z`} fill="#552738" />
      {children}
      <path d={`M${x - 50} 216h100v8H${x - 50}z`} fill={PAINT.woodLight} />
    </>
  );
}

function Room({ id }: { readonly id: string }) {
  return (
    <>
      <radialGradient id={`${id}-glow`} cx=".5" cy=".24" r=".7">
        <stop offset="0" stopColor="#ffdf9a" />
        <stop offset=".35" stopColor="#e79a55" />
        <stop offset="1" stopColor="#6b3040" />
      </radialGradient>
      <path d="M0 0h640v300H0z" fill={`url(#${id}-glow)`} stroke="none" />
      <g stroke="#7d3d3c" strokeWidth={2} opacity={0.5}>
        <path d="M0 236h100M540 236h100M0 176h90M550 176h90M250 176h140M250 236h140M64 176v60M576 176v60M280 176v60M360 176v60" />
      </g>
      <Niche x={176}>
        <path d="M158 216c-8-8-8-20 2-28v-6h32v6c10 8 10 20 2 28z" fill={PAINT.indigo} />
        <path d="M154 204c14 6 30 6 44 0" stroke={PAINT.sand} />
        <path d="M182 183h10v5c9 8 10 20 2 28h-12c5-10 5-22 0-33z" fill={PAINT.indigoShade} stroke="none" />
      </Niche>
      <Niche x={464}>
        <path d="M442 216c-3-12 2-18 10-22v-14h24v14c8 4 13 10 10 22z" fill={PAINT.clay} />
        <path d="m443 208 7-6 7 6 7-6 7 6 7-6 7 6" stroke={PAINT.goldLight} />
        <path d="M468 180h8v14c8 4 13 10 10 22h-14c2-12 1-24-4-36z" fill={PAINT.clayShade} stroke="none" />
      </Niche>
      <g className="lamp">
        <path d="M320 0v66" strokeWidth={3} />
        <path d="M296 84c0-12 10-19 24-19s24 7 24 19l-8 44h-32z" fill="#ffd978" />
        <path d="M304 84h32l-5 44h-22z" fill="#fff3c4" stroke="none" />
        <path d="M296 84h48M311 66l-4 62M329 66l4 62" />
        <path d="M302 66c4-10 32-10 36 0z" fill={PAINT.goldShade} />
        <path d="M304 128h32l-6 9h-20z" fill={PAINT.goldShade} />
      </g>
    </>
  );
}

function TableTop({ id }: { readonly id: string }) {
  return (
    <>
      <radialGradient id={`${id}-wood`} cx=".5" cy=".35" r=".75">
        <stop offset="0" stopColor="#e7ac68" />
        <stop offset=".6" stopColor="#c07f45" />
        <stop offset="1" stopColor="#84502c" />
      </radialGradient>
      <path d="M-40 256H680V520H-40z" fill={`url(#${id}-wood)`} strokeWidth={3} />
      <g stroke="#8c5730" strokeWidth={2.4} opacity={0.75}>
        <path d="M110 256-60 520M216 256 110 520M320 256V520M424 256 530 520M530 256 700 520" />
      </g>
      <g stroke="#9a6236" strokeWidth={1.6} opacity={0.6}>
        <path d="M150 300c-14 30-30 60-50 100M270 270c-4 40-10 90-20 160M372 280c6 50 14 110 18 200M480 290c20 40 40 90 60 140" />
        <path d="M240 440c-8 6-8 20 0 26 8-6 8-20 0-26zM500 330c-6 6-4 16 4 20 4-8 2-16-4-20z" />
      </g>
      <path d="M-40 256H680" stroke="#fbd59a" strokeWidth={2} />
    </>
  );
}

/** Home-page scene in lamplight: towers of dice around three discs, with one die in flight. */
export function TargetsScene({ label }: { readonly label: string }) {
  const id = useId();
  return (
    <Arch label={label} tile={PAINT.clay}>
      <Room id={id} />
      <TableTop id={id} />
      <Tower x={320} y={288} colour="palm" dice={2} />
      <TargetDisc x={248} y={346} radius={58} colour="clay" />
      <TargetDisc x={394} y={346} radius={58} colour="indigo" />
      <Tower x={112} y={366} colour="gold" dice={3} />
      <Tower x={528} y={366} colour="indigo" dice={3} />
      <TargetDisc x={322} y={398} radius={58} colour="gold" />
      <Die x={262} y={344} colour="gold" faces={[6, 5, 3]} />
      <Die x={470} y={420} colour="palm" faces={[3, 1, 2]} />
      <Die x={190} y={428} colour="indigo" faces={[1, 4, 2]} />
      <path
        d="M326 436C334 396 350 372 384 350"
        className="flick-trail"
        stroke={PAINT.bone}
        strokeWidth={3}
        strokeDasharray="2 9"
      />
      <g className="flick">
        <Die x={396} y={344} colour="clay" faces={[4, 2, 6]} />
      </g>
      <Tower x={320} y={464} colour="clay" dice={1} />
    </Arch>
  );
}
