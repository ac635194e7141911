import type { Good } from '@caravanserai/targi/cards';
import { PAINT } from '../../../app/art/paint.ts';

export type Item = Good | 'gold' | 'vp' | 'goodOfChoice';

function Dates() {
  return (
    <>
      <path
        d="M32 12c-3 6-11 7-15 15M32 12c-1 6 0 8 1 17M32 12c3 6 11 7 14 14"
        stroke={PAINT.woodShade}
        strokeWidth={3}
      />
      <path d="M32 12c3-9 14-10 22-6-5 7-14 10-22 6z" fill={PAINT.palm} />
      <path d="M32 12c8-1 14-2 22-6" strokeWidth={1.4} />
      <ellipse cx={16} cy={38} rx={9} ry={13} transform="rotate(10 16 38)" fill={PAINT.date} />
      <ellipse cx={48} cy={37} rx={9} ry={13} transform="rotate(-10 48 37)" fill={PAINT.dateShade} />
      <ellipse cx={33} cy={43} rx={9.5} ry={14} fill={PAINT.date} />
      <path
        d="M12 33c-1 3-1 6 0 9M28 37c-1.5 4-1.5 8 0 12M44 32c-1 3-1 5 0 8"
        stroke={PAINT.dateLight}
        strokeWidth={2.6}
      />
    </>
  );
}

function Salt() {
  return (
    <>
      <path d="M8 22 32 10l24 12v20L32 55 8 42z" fill={PAINT.silver} />
      <path d="M8 22 32 34 56 22 32 10z" fill="#fff" />
      <path d="M32 34v21l24-13V22z" fill="#b7c2da" />
      <path d="m8 22 24 12 24-12M32 34v21" />
      <path d="m20 16 24 12M44 16 20 28" stroke={PAINT.silverShade} strokeWidth={1.4} />
      <path d="M14 30v6M20 40v5M25 36v4M40 36v7M49 31v5" stroke={PAINT.silverShade} strokeWidth={1.8} />
      <path d="m4 54 4-4 4 4-4 4zM52 57l3-3 3 3-3 3z" fill="#fff" strokeWidth={1.6} />
    </>
  );
}

const CORNS = [
  [24, 30, 'dark'],
  [38, 28, 'red'],
  [17, 41, 'red'],
  [31, 41, 'red'],
  [45, 40, 'dark'],
  [24, 52, 'dark'],
  [38, 52, 'red'],
] as const;

function Pepper() {
  return (
    <>
      <path d="M32 6c-2 10-2 20-1 34" stroke={PAINT.palmShade} strokeWidth={3} />
      <path d="M32 16c4-10 14-12 24-9-3 9-13 14-24 9z" fill={PAINT.palm} />
      <path d="M32 18C25 10 15 10 7 15c6 8 16 9 25 3z" fill={PAINT.palmShade} />
      <path d="M32 16c8-1 16-3 24-9M32 18c-8 0-16 0-25-3" strokeWidth={1.4} />
      {CORNS.map(([cx, cy, tone]) => (
        <g key={`${cx}-${cy}`}>
          <circle cx={cx} cy={cy} r={7.6} fill={tone === 'red' ? PAINT.clay : '#54343a'} />
          <path d={`M${cx - 3.6} ${cy - 1.2}a4 4 0 0 1 2.4-2.6`} stroke={tone === 'red' ? '#f0a688' : '#a58a90'} />
        </g>
      ))}
    </>
  );
}

function Gold() {
  return (
    <>
      <circle cx={33} cy={36} r={24} fill={PAINT.goldShade} />
      <circle cx={31} cy={31} r={24} fill={PAINT.gold} />
      <circle cx={31} cy={31} r={17.5} stroke={PAINT.goldShade} strokeWidth={1.8} />
      <path d="m31 18 3 8 8-3-3 8 3 8-8-3-3 8-3-8-8 3 3-8-3-8 8 3z" fill={PAINT.goldLight} strokeWidth={1.6} />
      <circle cx={31} cy={31} r={3} fill={PAINT.goldShade} stroke="none" />
      <path d="M12 27a20 20 0 0 1 11-14" stroke="#fff6d5" strokeWidth={2.6} />
    </>
  );
}

/** A silver pendant with four points, worth one victory point. */
export function SouthernCross() {
  return (
    <>
      <circle cx={32} cy={12} r={6.5} strokeWidth={6.5} />
      <circle cx={32} cy={12} r={6.5} stroke={PAINT.silver} strokeWidth={3} />
      <path
        d="M32 18c1 10 9 15 20 16.5l5-2.5v8l-5-2.5C42 41 35 47 34 55l3 3.5-5 4-5-4 3-3.5C29 47 22 41 12 37.5L7 40v-8l5 2.5C23 33 31 28 32 18z"
        fill={PAINT.silver}
      />
      <path
        d="M32.5 20c1 9 8.5 14 19 15.6l4.5-2v5l-4-2C41.5 40 34.5 46 33 54.5l2.5 3.8-3.5 3z"
        fill={PAINT.silverShade}
        stroke="none"
      />
      <path d="m32 30 5.5 6-5.5 6-5.5-6z" fill={PAINT.indigo} strokeWidth={1.6} />
      <path d="M29 30.5c-2 2-4.5 3.3-8 4.3" stroke="#fff" strokeWidth={1.8} />
    </>
  );
}

/** One good of the player's choice: all three, separated by strokes. */
function GoodOfChoice() {
  return (
    <>
      <svg viewBox="0 0 64 64" x={1} y={2} width={28} height={28} strokeWidth={3.4}>
        <Dates />
      </svg>
      <svg viewBox="0 0 64 64" x={35} y={2} width={28} height={28} strokeWidth={3.4}>
        <Salt />
      </svg>
      <svg viewBox="0 0 64 64" x={18} y={35} width={28} height={28} strokeWidth={3.4}>
        <Pepper />
      </svg>
      <path d="M32 5v23M27 34 9 43M37 34l18 9" stroke={PAINT.clay} strokeWidth={2.6} />
    </>
  );
}

const DRAWINGS = {
  dates: Dates,
  salt: Salt,
  pepper: Pepper,
  gold: Gold,
  vp: SouthernCross,
  goodOfChoice: GoodOfChoice,
} as const satisfies Record<Item, () => unknown>;

export function ItemDrawing({ item }: { readonly item: Item }) {
  const Drawing = DRAWINGS[item];
  return <Drawing />;
}
