import { at } from '@caravanserai/contract';

/** A plain-text table that is also valid Markdown. The first column holds text, the others numbers. */
export function drawTable(heads: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const widths = heads.map((head, column) => Math.max(3, head.length, ...rows.map((row) => at(row, column).length)));
  const draw = (cells: readonly string[]) =>
    `| ${widths.map((width, i) => (i === 0 ? at(cells, i).padEnd(width) : at(cells, i).padStart(width))).join(' | ')} |`;
  const rule = widths.map((width, i) => (i === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`));
  return [draw(heads), draw(rule), ...rows.map(draw)];
}
