import { BLACK_RADIUS_UM, DISC_RADIUS_UM, PUCK_RADIUS_UM } from '@caravanserai/targets';
import { type Line, type Span, type Tint } from '../draw/ink.ts';
import type { Picture, Spot } from './picture.ts';

const DISC_MM = DISC_RADIUS_UM / 1000;
const BLACK_MM = BLACK_RADIUS_UM / 1000;
const PUCK_MM = PUCK_RADIUS_UM / 1000;
const LEAST_MM = 380; // from the centre to the edge of the picture, towers included
const MOST_MM = 500; // the table's edge
const ASPECT = 2; // a character is twice as high as wide
const MARGIN_MM = 20;

/** The letter for a colour in this language. */
export type Letters = Readonly<Record<Picture['dice'][number]['seat'], string>>;

type Cell = Span | undefined;

/**
 * A top view in characters: discs ░ with a black centre ▓, pucks ▒, paths ·; a die is its letter and face, a tower its
 * letter and height.
 */
export function drawTable(picture: Picture, columns: number, letters: Letters): Line[] {
  const { discs, pucks, dice, paths } = picture;
  const seen = [...dice, ...paths.flatMap(({ points }) => points)];
  const reach = Math.max(
    LEAST_MM,
    ...seen.flatMap(({ x, z }) => [Math.abs(x), Math.abs(z)].map((mm) => mm + MARGIN_MM)),
  );
  const half = Math.min(MOST_MM, reach);
  const width = columns;
  const height = Math.round(width / ASPECT);
  const rows = Array.from({ length: height }, (_, row) =>
    Array.from({ length: width }, (_unused, column): Cell => {
      const at = { x: ((column + 0.5) / width) * 2 * half - half, z: ((row + 0.5) / height) * 2 * half - half };
      if (pucks.some((puck) => isWithin(at, puck, PUCK_MM))) return { text: '▒' };
      if (discs.some((disc) => isWithin(at, disc, BLACK_MM))) return { text: '▓', tint: 'strong' };
      return discs.some((disc) => isWithin(at, disc, DISC_MM)) ? { text: '░', tint: 'faint' } : undefined;
    }),
  );
  const put = ({ x, z }: Spot, text: string, tint: Tint) => {
    const row = Math.floor(((z + half) / (2 * half)) * height);
    const column = Math.round(((x + half) / (2 * half)) * width - text.length / 2);
    if (column < 0 || column + text.length > width) return;
    rows[row]?.splice(column, text.length, ...[...text].map((letter) => ({ text: letter, tint })));
  };
  for (const { label, ...at } of discs) if (label) put(at, label, 'strong');
  for (const { points, seat } of paths) for (const point of points) put(point, '·', seat);
  for (const { seat, tower, ...at } of pucks) {
    if (tower.length > 0) put(at, `${letters[seat]}${tower.length}`, seat);
  }
  for (const { seat, face, ...at } of dice) put(at, `${letters[seat].toLowerCase()}${face ?? '?'}`, seat);
  return framed(rows, width);
}

function isWithin(at: Spot, centre: Spot, radius: number): boolean {
  return (at.x - centre.x) ** 2 + (at.z - centre.z) ** 2 <= radius * radius;
}

function framed(rows: readonly (readonly Cell[])[], width: number): Line[] {
  const edge = '─'.repeat(width);
  const line = (cells: readonly Cell[]): Line => [
    { text: '│' },
    ...cells.map((cell): Span => cell ?? { text: ' ' }),
    { text: '│' },
  ];
  return [[{ text: `┌${edge}┐` }], ...rows.map(line), [{ text: `└${edge}┘` }]];
}
