import '../styles/scene.css';
import { type ReactNode, useId } from 'react';
import { BORDER_CARDS, type Seat, type Symbol } from '@caravanserai/targi/cards';
import { CamelSilhouette } from '../../../app/art/animals.tsx';
import { BorderDrawing } from './border.tsx';
import { ItemDrawing, type Item } from './goods.tsx';
import { isoFloor, isoSpot } from '../../../app/art/iso.tsx';
import { PAINT } from '../../../app/art/paint.ts';
import { Picture } from '../../../app/art/Picture.tsx';
import { Robber, TargiPiece, TribeMarker } from './pieces.tsx';
import { Tent } from '../../../app/art/people.tsx';
import { SymbolDrawing } from './symbols.tsx';
import { borderPlace } from '../places.ts';
import { SYMBOL_GROUND } from '../grounds.ts';
import { Arch } from '../../../app/art/Arch.tsx';

const FAR = { x: 320, y: 230 } as const;

/** Example of the centre in mid-game, in reading order. */
const CENTRE: readonly ({ readonly item: Item } | { readonly symbol: Symbol })[] = [
  { item: 'dates' },
  { symbol: 'oasis' },
  { item: 'gold' },
  { symbol: 'tent' },
  { item: 'salt' },
  { symbol: 'camelRider' },
  { item: 'vp' },
  { symbol: 'well' },
  { item: 'pepper' },
];

const STANDING: readonly (readonly [Seat, number])[] = [
  ['white', 1],
  ['blue', 2],
  ['white', 5],
  ['blue', 6],
  ['white', 7],
  ['blue', 9],
];
const MARKED: readonly (readonly [Seat, column: number, row: number])[] = [
  ['white', 1, 1],
  ['blue', 2, 2],
  ['white', 1, 3],
  ['blue', 3, 2],
];

const STARS = [
  [96, 150, 1.6],
  [140, 190, 1.2],
  [180, 118, 2],
  [228, 160, 1.4],
  [250, 84, 1.6],
  [300, 128, 1.3],
  [352, 70, 1.8],
  [392, 140, 1.4],
  [420, 92, 1.2],
  [560, 178, 1.5],
  [520, 134, 1.8],
  [580, 214, 1.3],
] as const;

function Sky({ id }: { readonly id: string }) {
  return (
    <>
      <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="#17163f" />
        <stop offset=".42" stopColor="#43306f" />
        <stop offset=".7" stopColor="#a34f6b" />
        <stop offset=".9" stopColor="#ea8d58" />
        <stop offset="1" stopColor="#f8c681" />
      </linearGradient>
      <path d="M0 0h640v250H0z" fill={`url(#${id})`} stroke="none" />
      <g fill="#fdf3d7" stroke="none">
        {STARS.map(([cx, cy, r], index) => (
          <circle key={cx} cx={cx} cy={cy} r={r} className={`twinkle twinkle-${index % 3}`} />
        ))}
      </g>
      <path d="M398 128a30 30 0 1 1 12-54 24 24 0 1 0-12 54z" fill="#fbecc2" stroke="none" />
    </>
  );
}

function Dunes() {
  return (
    <g stroke="none">
      <circle cx={214} cy={214} r={40} fill="#ffdc94" />
      <path d="M0 214c70-22 130-22 190-6 70 18 130-14 210-22 90-8 160 4 240 26v60H0z" fill="#b0576a" />
      <g fill="#4a2550">
        {[428, 466, 504].map((x, index) => (
          <svg key={x} viewBox="0 0 64 64" x={x} y={158 + index * 3} width={34} height={34}>
            <CamelSilhouette />
          </svg>
        ))}
      </g>
      <path d="M0 250c90-36 150-38 230-22 90 18 190-12 250-20 60-8 110 2 160 16v280H0z" fill="#d47f57" />
      <path d="M0 292c120-34 240-50 330-40 110 12 210-10 310-4v260H0z" fill="#e6a468" />
      <path
        d="M40 400c30 26 90 56 140 72M600 396c-20 18-50 36-84 54M60 448c20 14 50 30 76 40"
        stroke="#f3c48a"
        strokeWidth={4}
      />
    </g>
  );
}

function Carpet() {
  return (
    <g transform={isoFloor(isoSpot(FAR, -0.55, -0.55))}>
      <rect x={0.08} y={0.1} width={6.1} height={6.1} fill={PAINT.ink} opacity={0.28} stroke="none" />
      <rect width={6.1} height={6.1} fill="#8c2f36" strokeWidth={0.05} />
      <rect x={0.14} y={0.14} width={5.82} height={5.82} stroke={PAINT.gold} strokeWidth={0.06} />
      <rect x={0.3} y={0.3} width={5.5} height={5.5} fill="#3a2a63" stroke={PAINT.goldShade} strokeWidth={0.04} />
      <path
        d="M.22 0v6.100M5.88 0v6.100M0 .22h6.100M0 5.880h6.1"
        stroke={PAINT.sand}
        strokeWidth={0.08}
        strokeDasharray=".16 .14"
        strokeLinecap="butt"
      />
    </g>
  );
}

interface FlatCardProps {
  readonly column: number;
  readonly row: number;
  readonly fill: string;
  readonly children: ReactNode;
}

/** A card on the carpet, rotated so that its picture is upright for the viewer. */
function FlatCard({ column, row, fill, children }: FlatCardProps) {
  const { x, y } = isoSpot(FAR, column, row);
  return (
    <>
      <g transform={isoFloor({ x, y: y + 3.5 })}>
        <rect x={0.05} y={0.05} width={0.9} height={0.9} rx={0.1} fill={PAINT.ink} stroke="none" />
      </g>
      <g transform={isoFloor({ x, y })}>
        <rect x={0.05} y={0.05} width={0.9} height={0.9} rx={0.1} fill={fill} strokeWidth={0.035} />
        <g transform="translate(.5 .5) rotate(-45)">
          <svg viewBox="0 0 64 64" x={-0.38} y={-0.4} width={0.76} height={0.76} strokeWidth={2.4}>
            {children}
          </svg>
        </g>
      </g>
    </>
  );
}

function Cards() {
  return (
    <>
      {BORDER_CARDS.map(({ number, action }) => {
        const fill = action.kind === 'raid' ? '#d99b86' : '#f1d9ae';
        return (
          <FlatCard key={number} {...borderPlace(number)} fill={fill}>
            <BorderDrawing action={action} />
          </FlatCard>
        );
      })}
      {CENTRE.map((face, index) => (
        <FlatCard
          key={index}
          column={1 + (index % 3)}
          row={1 + Math.floor(index / 3)}
          fill={'symbol' in face ? SYMBOL_GROUND[face.symbol].paper : PAINT.bone}
        >
          {'symbol' in face ? <SymbolDrawing symbol={face.symbol} /> : <ItemDrawing item={face.item} />}
        </FlatCard>
      ))}
    </>
  );
}

/** The two lines that cross under each marker, from the Targi to the far side. */
function Lines() {
  return (
    <g transform={isoFloor(FAR)} strokeWidth={0.07} strokeDasharray=".01 .14" className="glow">
      <path d="M2.5 .9v3.200M.9 2.500h3.200M3.5 .9v3.2" stroke="#cdd6ff" />
      <path d="M1.5 .9v3.200M.9 1.500h3.200M.9 3.500h3.2" stroke="#ffe9b8" />
    </g>
  );
}

interface StandingProps {
  readonly column: number;
  readonly row: number;
  readonly children: ReactNode;
  readonly className?: string;
}

function Standing({ column, row, children, className }: StandingProps) {
  const { x, y } = isoSpot(FAR, column + 0.5, row + 0.5);
  return (
    <g className={className}>
      <ellipse cx={x + 3} cy={y + 3} rx={17} ry={8} fill={PAINT.ink} opacity={0.35} stroke="none" />
      <Picture x={x - 23} y={y - 38} width={46} height={46}>
        {children}
      </Picture>
    </g>
  );
}

function Pieces() {
  const byDepth = STANDING.map(([seat, number]) => ({ seat, ...borderPlace(number) })).toSorted(
    (a, b) => a.column + a.row - (b.column + b.row),
  );
  return (
    <>
      <Standing {...borderPlace(13)} className="robber-walk">
        <Robber />
      </Standing>
      {MARKED.map(([seat, column, row]) => {
        const { x, y } = isoSpot(FAR, column + 0.5, row + 0.5);
        return (
          <svg
            key={`${column}-${row}`}
            viewBox="0 0 64 68"
            x={x - 19}
            y={y - 15}
            width={38}
            height={26}
            preserveAspectRatio="none"
          >
            <TribeMarker seat={seat} />
          </svg>
        );
      })}
      {byDepth.map(({ seat, column, row }) => (
        <Standing key={`${column}-${row}`} column={column} row={row}>
          <TargiPiece seat={seat} />
        </Standing>
      ))}
    </>
  );
}

/** Home-page scene: an evening in the desert, with the board on its carpet. */
export function TargiScene({ label }: { readonly label: string }) {
  const sky = useId();
  return (
    <Arch label={label} tile={PAINT.indigo}>
      <Sky id={sky} />
      <Dunes />
      <svg viewBox="0 0 64 64" x={66} y={190} width={100} height={100}>
        <Tent />
      </svg>
      <svg viewBox="0 0 64 64" x={536} y={218} width={60} height={60} strokeWidth={2.6}>
        <Tent />
      </svg>
      <Carpet />
      <Cards />
      <Lines />
      <Pieces />
    </Arch>
  );
}
