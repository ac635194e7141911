import '../styles/tokens.css';
import '../styles/ruleFigures.css';
import type { DiscId, Seat } from '@caravanserai/targets';
import {
  BLACK_RADIUS_UM,
  DIE_UM,
  DISC_RADIUS_UM,
  discCentres,
  type Face,
  PUCK_RADIUS_UM,
  pucks,
  SEATS,
} from '@caravanserai/targets/geometry';
import type { RuleId } from '@caravanserai/targets/rules';
import type { ReactNode } from 'react';
import { ornamentPath, RINGS } from '../stage/discArt.ts';
import { discPaint, SEAT_PAINT, TABLE_PAINT } from '../stage/paint.ts';
import { PIPS, pipRadius, shapePath } from '../stage/pips.ts';
import { type Figure, type FigureDie, FIGURES } from './figures.ts';

const DISC_MM = DISC_RADIUS_UM / 1000;
const PUCK_MM = PUCK_RADIUS_UM / 1000;

interface PlacedProps {
  readonly x: number; // in mm
  readonly y: number;
}

function DiscDrawing({ disc, x, y }: PlacedProps & { readonly disc: DiscId }) {
  const { rim, ring, deep, ornament } = discPaint(disc);
  const fills = { rim, ring, deep, bone: TABLE_PAINT.bone } as const;
  return (
    <g transform={`translate(${x} ${y})`}>
      {RINGS.map(({ outer, fill }) => (
        <circle key={outer} r={outer * DISC_MM} fill={fills[fill]} />
      ))}
      <path d={ornamentPath(ornament, DISC_MM)} fill={TABLE_PAINT.bone} />
      <circle r={BLACK_RADIUS_UM / 1000} fill={TABLE_PAINT.black} />
    </g>
  );
}

function PuckDrawing({ seat, x, y }: PlacedProps & { readonly seat: Seat }) {
  const { body, shade, shape, pip } = SEAT_PAINT[seat];
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r={PUCK_MM} fill={TABLE_PAINT.puck} stroke={TABLE_PAINT.puckShade} />
      <circle r={PUCK_MM * 0.8} fill={body} stroke={shade} />
      <path d={shapePath(shape, 0, 0, PUCK_MM * 0.34)} fill={pip} />
    </g>
  );
}

function DieDrawing({
  seat,
  face,
  x,
  y,
  turnDeg = 0,
}: PlacedProps & Pick<FigureDie, 'seat' | 'face'> & { readonly turnDeg?: number }) {
  const { body, shade, pip, shape } = SEAT_PAINT[seat];
  return (
    <g transform={`translate(${x} ${y}) rotate(${turnDeg}) scale(${DIE_UM / 2000})`}>
      <rect x={-1} y={-1} width={2} height={2} rx={0.2} fill={body} stroke={shade} strokeWidth={0.1} />
      <path d={PIPS[face].map(([px, py]) => shapePath(shape, px, py, pipRadius(face))).join('')} fill={pip} />
    </g>
  );
}

/** Beside the die, so that it is not told by colour alone. */
function Verdict({ counts, x, y }: PlacedProps & { readonly counts: boolean }) {
  return (
    <g transform={`translate(${x} ${y})`} className="verdict" data-counts={counts ? '' : undefined}>
      <circle r={7} />
      <path d={counts ? 'M-3.4 0.2L-1 3L3.6 -2.8' : 'M-2.8 -2.8L2.8 2.8M2.8 -2.8L-2.8 2.8'} />
    </g>
  );
}

function Closeup({ discs, puck, dice, reachMm: [across, down] }: Figure) {
  const [first] = discs;
  return (
    <svg
      className="table-figure"
      style={{ aspectRatio: across / down }}
      viewBox={`${-across} ${-down} ${2 * across} ${2 * down}`}
    >
      {discs.map(({ disc, xUm, zUm }) => (
        <DiscDrawing key={disc} disc={disc} x={xUm / 1000} y={zUm / 1000} />
      ))}
      {puck && first && <PuckDrawing seat={puck} x={first.xUm / 1000} y={first.zUm / 1000} />}
      {dice.map(({ seat, face, at: [x, y], turnDeg, counts }) => (
        <g key={`${seat} ${face}`}>
          <DieDrawing seat={seat} face={face} x={x} y={y} turnDeg={turnDeg} />
          <Verdict counts={counts} x={x + 13} y={y - 11} />
        </g>
      ))}
    </svg>
  );
}

const TABLE_REACH_MM = 375;
const MIDDLE_DISCS = ['jade1', 'violet1', 'amber1'] as const satisfies readonly DiscId[];
const TOP_FACES: Readonly<Record<Seat, Face>> = { red: 5, blue: 3, yellow: 6, green: 4 };

/** Four towers, and the way from one of them to the nearest disc. */
function Towers() {
  const discs = discCentres(3);
  const [red, ...others] = pucks(SEATS);
  const [x, y] = [(red?.xUm ?? 0) / 1000, (red?.zUm ?? 0) / 1000];
  const wayMm = (disc: (typeof discs)[number]) => Math.hypot(disc.xUm / 1000 - x, disc.zUm / 1000 - y);
  const nearest = discs.toSorted((one, other) => wayMm(one) - wayMm(other))[0] ?? { xUm: 0, zUm: 0 };
  const [dx, dy] = [nearest.xUm / 1000 - x, nearest.zUm / 1000 - y];
  const length = Math.hypot(dx, dy);
  const on = (mm: number) => `${x + (dx / length) * mm} ${y + (dy / length) * mm}`;
  return (
    <svg
      className="table-figure"
      style={{ aspectRatio: 1 }}
      viewBox={`${-TABLE_REACH_MM} ${-TABLE_REACH_MM} ${2 * TABLE_REACH_MM} ${2 * TABLE_REACH_MM}`}
    >
      {MIDDLE_DISCS.map((disc, i) => (
        <DiscDrawing key={disc} disc={disc} x={(discs[i]?.xUm ?? 0) / 1000} y={(discs[i]?.zUm ?? 0) / 1000} />
      ))}
      <path className="table-figure-way" d={`M${on(PUCK_MM)}L${on(length - DISC_MM)}`} />
      {[...(red ? [red] : []), ...others].map(({ seat, xUm, zUm }) => (
        <g key={seat}>
          <PuckDrawing seat={seat} x={xUm / 1000} y={zUm / 1000} />
          <DieDrawing seat={seat} face={TOP_FACES[seat]} x={xUm / 1000} y={zUm / 1000} />
        </g>
      ))}
      <text x={x + dx / 2 + 16} y={y + dy / 2}>
        20 cm
      </text>
    </svg>
  );
}

const DRAWN: { readonly [rule in RuleId]?: () => ReactNode } = {
  'TT-3': Towers,
  ...Object.fromEntries(Object.entries(FIGURES).map(([rule, figure]) => [rule, () => <Closeup {...figure} />])),
};

/** Pictures what the line says. */
export function RuleFigure({ rule }: { readonly rule: RuleId }) {
  const Drawn = DRAWN[rule];
  return (
    Drawn && (
      <div className="rule-figure" aria-hidden="true">
        <Drawn />
      </div>
    )
  );
}
