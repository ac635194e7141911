import { at } from '@caravanserai/contract';
import {
  BLACK_RADIUS_UM,
  DIE_UM,
  DISC_RADIUS_UM,
  type Face,
  FOOTPRINT_UM,
  PUCK_RADIUS_UM,
  TABLE_UM,
} from '@caravanserai/targets';
import type { Lying, Picture, Spot } from './picture.ts';

const mm = (um: number) => um / 1000;
const DIE_MM = mm(DIE_UM);
const GROWN = DIE_UM / FOOTPRINT_UM; // from the footprint to the whole die
const MARGIN_MM = 20;

const SEAT_COLOURS = { red: '#b3261e', blue: '#1f5fa8', yellow: '#e3b21c', green: '#2d7d46' } as const;
const PATH_COLOURS = { ...SEAT_COLOURS, yellow: '#8f6900' } as const; // the dice's yellow has too little contrast on wood
const PIP_COLOURS = { red: '#fff', blue: '#fff', yellow: '#3a2a00', green: '#fff' } as const;
const DISC_COLOURS = ['#d98a1f', '#3f9c7a', '#7a5bb5'];

/** Positions of a face's pips, in quarters of the die from its centre. */
const PIPS = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, 1],
    [-1, 1],
    [1, -1],
  ],
  5: [
    [-1, -1],
    [1, 1],
    [-1, 1],
    [1, -1],
    [0, 0],
  ],
  6: [
    [-1, -1],
    [-1, 0],
    [-1, 1],
    [1, -1],
    [1, 0],
    [1, 1],
  ],
} as const satisfies Record<Face, readonly (readonly [number, number])[]>;

/** A standalone SVG of the table from above, one unit per millimetre. */
export function makeSvg({ discs, pucks, dice, paths }: Picture, title: string): string {
  const half = mm(TABLE_UM) / 2;
  const edge = half + MARGIN_MM;
  const size = 2 * edge;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-edge} ${-edge} ${size} ${size}" width="800" height="800" role="img">`,
    `<title>${escaped(title)}</title>`,
    `<rect x="${-edge}" y="${-edge}" width="${size}" height="${size}" fill="#efe4cf"/>`,
    `<rect x="${-half}" y="${-half}" width="${2 * half}" height="${2 * half}" fill="#d9c29a" stroke="#7a5a2e" stroke-width="2"/>`,
    ...discs.map((disc, i) => drawDisc(disc, at(DISC_COLOURS, i % DISC_COLOURS.length))),
    ...pucks.map((puck) =>
      circle(puck, mm(PUCK_RADIUS_UM), `fill="#8b6a3f" stroke="${SEAT_COLOURS[puck.seat]}" stroke-width="3"`),
    ),
    ...paths.map(
      ({ points, seat, isFlicked }) =>
        `<polyline points="${points.map(({ x, z }) => `${round(x)},${round(z)}`).join(' ')}" fill="none" stroke="${PATH_COLOURS[seat]}" stroke-width="${isFlicked ? 2.5 : 1.2}" stroke-dasharray="${isFlicked ? '7 4' : '2 3'}" stroke-linecap="round" opacity="0.85"/>`,
    ),
    ...pucks.flatMap(({ x, z, tower }) =>
      tower.map((die, i) => {
        const at = { x: x + i * 1.5, z: z - i * 1.5 }; // slightly offset, so that they can be counted
        const seat = die.slice(0, -1) as keyof typeof SEAT_COLOURS;
        return `<rect x="${round(at.x - DIE_MM / 2)}" y="${round(at.z - DIE_MM / 2)}" width="${DIE_MM}" height="${DIE_MM}" rx="1.5" fill="${SEAT_COLOURS[seat]}" stroke="#20180c" stroke-width="0.6"/>`;
      }),
    ),
    ...dice.map(drawDie),
    '</svg>',
    '',
  ].join('\n');
}

function drawDisc(at: Spot, colour: string): string {
  const radius = mm(DISC_RADIUS_UM);
  return [
    circle(at, radius, `fill="${colour}" stroke="#20180c" stroke-width="0.8"`),
    circle(at, radius * 0.72, 'fill="#f6efe0"'),
    circle(at, radius * 0.46, `fill="${colour}"`),
    circle(at, mm(BLACK_RADIUS_UM), 'fill="#15120d"'),
  ].join('');
}

function drawDie({ seat, face, corners, x, z }: Lying): string {
  const out = corners.map((corner) => ({ x: x + (corner.x - x) * GROWN, z: z + (corner.z - z) * GROWN }));
  const points = out.map((corner) => `${round(corner.x)},${round(corner.z)}`).join(' ');
  const body = `<polygon points="${points}" fill="${SEAT_COLOURS[seat]}" stroke="#20180c" stroke-width="0.8" stroke-linejoin="round"/>`;
  const pips: readonly (readonly [number, number])[] = face === undefined ? [] : PIPS[face];
  const [one, two, four] = [at(out, 0), at(out, 1), at(out, 3)];
  const along = (a: number, b: number) => ({
    x: x + (a * (two.x - one.x) + b * (four.x - one.x)) / 4,
    z: z + (a * (two.z - one.z) + b * (four.z - one.z)) / 4,
  });
  return body + pips.map(([a, b]) => circle(along(a, b), DIE_MM / 11, `fill="${PIP_COLOURS[seat]}"`)).join('');
}

function circle({ x, z }: Spot, radius: number, style: string): string {
  return `<circle cx="${round(x)}" cy="${round(z)}" r="${round(radius)}" ${style}/>`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
