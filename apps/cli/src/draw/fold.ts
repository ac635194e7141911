/** Wraps at spaces. Only a single long word may exceed `width`. */
export function fold(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

const GAP = 2;
const WIDEST_NAME = 30;

/** Names on the left, wrapped texts on the right. A name that is too long gets a line of its own. */
export function listing(rows: readonly (readonly [string, string])[], width: number): string[] {
  const left = Math.min(WIDEST_NAME, Math.max(...rows.map(([name]) => name.length)));
  return rows.flatMap(([name, text]) => {
    const lines = fold(text, width - left - 2 * GAP);
    const isLong = name.length > left;
    const rest = (isLong ? lines : lines.slice(1)).map((line) => ' '.repeat(left + 2 * GAP) + line);
    const first = isLong ? `  ${name}` : `  ${name.padEnd(left + GAP)}${lines[0]}`;
    return [first, ...rest];
  });
}

/** A paragraph with a hanging indent. */
export function hanging(text: string, width: number): string[] {
  return fold(text, width - GAP).map((line, i) => (i === 0 ? line : `${' '.repeat(GAP)}${line}`));
}
