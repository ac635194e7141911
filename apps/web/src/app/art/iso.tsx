import { PAINT } from './paint.ts';

/** Half a unit square in the isometric pictures, in picture units. All pictures share this projection. */
const ISO = { across: 44, down: 24, up: 44 } as const;

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Position of a board space (column, row), counted from the far corner, in a picture whose far corner is at `origin`. */
export function isoSpot(origin: Spot, column: number, row: number): Spot {
  return { x: origin.x + (column - row) * ISO.across, y: origin.y + (column + row) * ISO.down };
}

/** The transform that projects a flat drawing in board units onto the isometric table. */
export function isoFloor({ x, y }: Spot, scale = 1): string {
  const [across, down] = [ISO.across * scale, ISO.down * scale];
  return `matrix(${across} ${down} ${-across} ${down} ${x} ${y})`;
}

const PIPS = {
  1: [[0.5, 0.5]],
  2: [
    [0.27, 0.27],
    [0.73, 0.73],
  ],
  3: [
    [0.25, 0.25],
    [0.5, 0.5],
    [0.75, 0.75],
  ],
  4: [
    [0.27, 0.27],
    [0.73, 0.27],
    [0.27, 0.73],
    [0.73, 0.73],
  ],
  5: [
    [0.25, 0.25],
    [0.75, 0.25],
    [0.5, 0.5],
    [0.25, 0.75],
    [0.75, 0.75],
  ],
  6: [
    [0.27, 0.22],
    [0.73, 0.22],
    [0.27, 0.5],
    [0.73, 0.5],
    [0.27, 0.78],
    [0.73, 0.78],
  ],
} as const;
type Face = keyof typeof PIPS;

const DIE_COLOURS = {
  clay: [PAINT.clay, '#d97f58', PAINT.clayShade],
  indigo: [PAINT.indigo, '#5d6cc0', PAINT.indigoShade],
  gold: [PAINT.gold, '#f6cf6c', PAINT.goldShade],
  palm: [PAINT.palm, '#7cab69', PAINT.palmShade],
} as const;
export type DieColour = keyof typeof DIE_COLOURS;

function Pips({ face }: { readonly face: Face }) {
  return PIPS[face].map(([cx, cy]) => (
    <circle key={`${cx}-${cy}`} cx={cx} cy={cy} r={0.095} fill={PAINT.bone} stroke="none" />
  ));
}

interface DieProps extends Spot {
  readonly colour: DieColour;
  /** Top, left and right face. */
  readonly faces: readonly [Face, Face, Face];
  /** Length of an edge, in board units. */
  readonly size?: number;
}

/** A die on the table; (x, y) is the centre of its bottom face. */
export function Die({ x, y, colour, faces, size = 0.46 }: DieProps) {
  const [a, b, h] = [ISO.across * size, ISO.down * size, ISO.up * size * 1.02];
  const [middle, light, shade] = DIE_COLOURS[colour];
  const [top, left, right] = faces;
  const outline = `M${x - a} ${y - h}L${x} ${y - h - b}L${x + a} ${y - h}V${y}L${x} ${y + b}L${x - a} ${y}Z`;
  return (
    <g>
      <path d={outline} fill={middle} strokeWidth={5} />
      <path d={`M${x - a} ${y - h}L${x} ${y - h + b}V${y + b}L${x - a} ${y}Z`} fill={middle} stroke={middle} />
      <path d={`M${x + a} ${y - h}L${x} ${y - h + b}V${y + b}L${x + a} ${y}Z`} fill={shade} stroke={shade} />
      <path
        d={`M${x - a} ${y - h}L${x} ${y - h - b}L${x + a} ${y - h}L${x} ${y - h + b}Z`}
        fill={light}
        stroke={light}
      />
      <g transform={`matrix(${a} ${b} ${-a} ${b} ${x} ${y - h - b})`}>
        <Pips face={top} />
      </g>
      <g transform={`matrix(${a} ${b} 0 ${h} ${x - a} ${y - h})`}>
        <Pips face={left} />
      </g>
      <g transform={`matrix(${a} ${-b} 0 ${h} ${x} ${y - h + b})`}>
        <Pips face={right} />
      </g>
    </g>
  );
}

interface RoundProps extends Spot {
  readonly radius: number;
}

const FLAT = ISO.down / ISO.across;

/** A target disc, seen with its rings facing up. */
export function TargetDisc({ x, y, radius, colour }: RoundProps & { readonly colour: DieColour }) {
  const [middle, light, shade] = DIE_COLOURS[colour];
  const rings = [
    [1, middle],
    [0.8, PAINT.bone],
    [0.6, middle],
    [0.4, PAINT.bone],
    [0.2, PAINT.ink],
  ] as const;
  return (
    <g>
      <ellipse cx={x + 4} cy={y + 10} rx={radius} ry={radius * FLAT} fill={PAINT.ink} opacity={0.25} stroke="none" />
      <ellipse cx={x} cy={y + 5} rx={radius} ry={radius * FLAT} fill={shade} />
      {rings.map(([part, fill]) => (
        <ellipse
          key={part}
          cx={x}
          cy={y}
          rx={radius * part}
          ry={radius * FLAT * part}
          fill={fill}
          strokeWidth={part === 1 ? 2 : 0}
        />
      ))}
      <path
        d={`M${x - radius * 0.88} ${y - radius * 0.1}A${radius * 0.9} ${radius * FLAT * 0.9} 0 0 1 ${x - radius * 0.2} ${y - radius * FLAT * 0.88}`}
        stroke={light}
        strokeWidth={3}
      />
    </g>
  );
}

/** A wooden puck, the base of a tower of dice. */
export function Puck({ x, y, radius }: RoundProps) {
  const flat = radius * FLAT;
  return (
    <g>
      <ellipse
        cx={x + 6}
        cy={y + 16}
        rx={radius * 1.05}
        ry={flat * 1.05}
        fill={PAINT.ink}
        opacity={0.28}
        stroke="none"
      />
      <path d={`M${x - radius} ${y}v12a${radius} ${flat} 0 0 0 ${radius * 2} 0v-12z`} fill={PAINT.woodShade} />
      <ellipse cx={x} cy={y} rx={radius} ry={flat} fill={PAINT.woodLight} />
      <ellipse cx={x} cy={y} rx={radius * 0.68} ry={flat * 0.68} stroke={PAINT.wood} />
      <ellipse cx={x} cy={y} rx={radius * 0.36} ry={flat * 0.36} stroke={PAINT.wood} />
    </g>
  );
}
