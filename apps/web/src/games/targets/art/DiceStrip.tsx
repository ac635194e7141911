import { Die, Puck, TargetDisc } from '../../../app/art/iso.tsx';
import { PAINT } from '../../../app/art/paint.ts';
import { Ornament } from '../../../app/art/Ornament.tsx';

/** Decorative towers and discs with a die that has just landed; stretches to the available width. */
export function DiceStrip() {
  return (
    <Ornament className="caravan-strip" viewBox="0 0 400 100" align="xMidYMid">
      <path d="M-200-200h800v500h-800z" fill={PAINT.woodLight} stroke="none" />
      <path d="M-200 30h800M-200 66h800M-200-6h800M-200 102h800" stroke={PAINT.wood} strokeWidth={1.6} />
      <path
        d="M30 14c20-3 40 3 66 0M250 48c26 4 44-3 70 0M120 84c30-3 50 3 84 0"
        stroke={PAINT.wood}
        strokeWidth={1.2}
      />
      <path d="M96 40c40-30 90-34 128-8" stroke={PAINT.bone} strokeWidth={3} strokeDasharray="1 9" />
      <Puck x={56} y={66} radius={26} />
      <Die x={56} y={63} colour="clay" faces={[5, 3, 1]} size={0.42} />
      <Die x={56} y={44} colour="clay" faces={[2, 6, 4]} size={0.42} />
      <TargetDisc x={206} y={66} radius={42} colour="indigo" />
      <TargetDisc x={300} y={52} radius={38} colour="clay" />
      <Die x={226} y={56} colour="clay" faces={[6, 2, 3]} size={0.42} />
      <Puck x={366} y={70} radius={22} />
      <Die x={366} y={67} colour="indigo" faces={[4, 1, 5]} size={0.38} />
    </Ornament>
  );
}
