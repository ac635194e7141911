/** A table that reads well as it is and is Markdown too. The first column is text, the others are numbers. */
export function drawTable(heads: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const widths = heads.map((head, column) => Math.max(3, head.length, ...rows.map((row) => row[column].length)));
  const draw = (cells: readonly string[]) =>
    `| ${cells.map((cell, i) => (i === 0 ? cell.padEnd(widths[i]) : cell.padStart(widths[i]))).join(' | ')} |`;
  const rule = widths.map((width, i) => (i === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`));
  return [draw(heads), draw(rule), ...rows.map(draw)];
}
