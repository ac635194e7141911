import { makeMove } from '@caravanserai/targi';
import type { Entry } from '../play/menu.ts';
import { fit, type Ink, type Line, lengthOf, paint, span } from '../../draw/ink.ts';

const GAP = 2;
const FEW = 4; // up to this many entries go in one column
const MOST_COLUMNS = 3;

/** In columns if they fit, so that the board above stays on the screen. */
export function drawMenu(ink: Ink, entries: readonly Entry[], columns: number): string {
  const isPlacing = entries.every(({ moves }) => moves[0]?.type === 'place');
  if (isPlacing) return drawPlaces(ink, entries, columns);
  const lines = entries.map(entryLine);
  const width = Math.max(...lines.map(lengthOf)) + GAP;
  const across = lines.length <= FEW ? 1 : Math.max(1, Math.min(MOST_COLUMNS, Math.floor((columns + GAP) / width)));
  const down = Math.ceil(lines.length / across);
  return Array.from({ length: down }, (_, row) => {
    const cells = Array.from({ length: across }, (_, column) => lines[column * down + row] ?? []);
    return `${cells
      .map((cell) => paint(ink, fit(cell, width)))
      .join('')
      .trimEnd()}\n`;
  }).join('');
}

function entryLine({ key, label, moves }: Entry): Line {
  const [move, ...others] = moves;
  const word = move && others.length === 0 ? makeMove(move) : '';
  const notation = word === key || word === '' ? [] : [span(`  ${word}`, 'faint')];
  return [span(key.padStart(3), 'strong'), span(` ${label}`), ...notation];
}

/** Places go by card number, so they are set as running text. */
function drawPlaces(ink: Ink, entries: readonly Entry[], columns: number): string {
  const lines: Line[] = [];
  for (const { key, label } of entries) {
    const entry: Line = [span(`  ${key}`, 'strong'), span(` ${label}`)];
    const last = lines.at(-1);
    if (last && lengthOf(last) + lengthOf(entry) <= columns) lines[lines.length - 1] = [...last, ...entry];
    else lines.push(entry);
  }
  return lines.map((line) => `${paint(ink, line)}\n`).join('');
}
