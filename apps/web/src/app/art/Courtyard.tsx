import { type ReactNode, useId } from 'react';
import { Palm } from './animals.tsx';
import { Die, Puck } from './iso.tsx';
import { PAINT } from './paint.ts';
import { AngularRider, RoundRider } from './people.tsx';
import { Ornament } from './Ornament.tsx';

const STARS = [
  [40, 34, 1.4],
  [96, 16, 1.1],
  [150, 44, 1.7],
  [214, 20, 1.2],
  [286, 36, 1.6],
  [352, 14, 1.2],
  [404, 40, 1.1],
  [520, 22, 1.6],
  [576, 46, 1.2],
] as const;

const MERLONS = Array.from({ length: 30 }, (_, i) => `M${i * 52 - 396} 92V80h8V70h8v-9h14v9h8v10h8v12z`).join('');

/** A lit doorway centred at `x`; its children stand on the floor at y = 214. */
function Doorway({ x, glow, children }: { readonly x: number; readonly glow: string; readonly children: ReactNode }) {
  return (
    <>
      <path d={`M${x - 66} 214v-52c0-26 30-34 66-54 36 20 66 28 66 54v52z`} fill={`url(#${glow})`} strokeWidth={3} />
      <path
        d={`M${x - 66} 214v-52c0-26 30-34 66-54 36 20 66 28 66 54v52`}
        stroke={PAINT.gold}
        strokeWidth={2}
        strokeDasharray="5 6"
        transform={`translate(${x} 214) scale(.93) translate(${-x} -214)`}
      />
      <path d={`M${x} 112v10`} strokeWidth={1.6} />
      <path d={`M${x - 7} 126c0-6 14-6 14 0l-3 12h-8z`} fill="#fff3c4" strokeWidth={1.6} />
      {children}
    </>
  );
}

function Sitter({ seat, x }: { readonly seat: 'blue' | 'white'; readonly x: number }) {
  return (
    <svg viewBox="0 0 64 64" x={x - 27} y={158} width={54} height={54}>
      {seat === 'blue' ? <RoundRider /> : <AngularRider />}
    </svg>
  );
}

/** The inn's courtyard at nightfall: two players at a board, dice in the next room. Decorative. */
export function Courtyard() {
  const id = useId();
  return (
    <Ornament className="courtyard" viewBox="0 0 600 240">
      <linearGradient id={`${id}-sky`} gradientUnits="userSpaceOnUse" x1="0" y1="-20" x2="0" y2="100">
        <stop offset="0" stopColor="#2a2658" />
        <stop offset=".5" stopColor="#8b4a75" />
        <stop offset="1" stopColor="#e88f5f" />
      </linearGradient>
      <radialGradient id={`${id}-glow`} cx=".5" cy=".3" r=".8">
        <stop offset="0" stopColor="#ffe9ae" />
        <stop offset=".5" stopColor="#f0a75c" />
        <stop offset="1" stopColor="#9c4a3c" />
      </radialGradient>
      <path d="M-400-200H1000V130H-400z" fill={`url(#${id}-sky)`} stroke="none" />
      {STARS.map(([cx, cy, r]) => (
        <circle key={cx} cx={cx} cy={cy} r={r} fill={PAINT.bone} stroke="none" />
      ))}
      <path d="M462 14a17 17 0 1 0 19 23 14 14 0 1 1-19-23z" fill={PAINT.goldLight} />
      <path d={MERLONS} fill={PAINT.sandShade} />
      <path d="M-400 92H1000V214H-400z" fill={PAINT.sandShade} />
      <path d="M-400 92H1000v9H-400z" fill={PAINT.sand} stroke="none" />
      <g stroke="#b98748" strokeWidth={1.6}>
        <path d="M-20 130h76M84 156H20M240 130h64M236 160h30M352 130h44M520 130h100M560 158h60M540 186h70M0 186h60" />
      </g>
      <Doorway x={160} glow={`${id}-glow`}>
        <Sitter seat="blue" x={124} />
        <Sitter seat="white" x={198} />
        <path d="M134 200h52l6 14h-64z" fill={PAINT.clay} />
        <path d="M139 203h42l3 7h-48z" fill={PAINT.bone} strokeWidth={1.2} />
      </Doorway>
      <Doorway x={420} glow={`${id}-glow`}>
        <Puck x={388} y={204} radius={18} />
        <Die x={388} y={201} colour="clay" faces={[5, 3, 1]} size={0.36} />
        <Die x={388} y={185} colour="clay" faces={[2, 6, 4]} size={0.36} />
        <Puck x={452} y={204} radius={18} />
        <Die x={452} y={201} colour="indigo" faces={[4, 1, 5]} size={0.36} />
        <Die x={424} y={206} colour="gold" faces={[6, 2, 3]} size={0.32} />
      </Doorway>
      <svg viewBox="0 0 64 64" x={252} y={122} width={98} height={98}>
        <Palm />
      </svg>
      <path d="M-400 214H1000v60H-400z" fill={PAINT.sand} />
      <path d="M70 226h44M300 232h60M520 224h40" stroke={PAINT.sandShade} strokeWidth={2.4} />
    </Ornament>
  );
}
