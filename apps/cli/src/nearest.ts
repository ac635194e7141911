/** Suggests the closest word by edit distance; undefined if none is close. */
export function nearest(word: string, words: readonly string[]): string | undefined {
  const wanted = word.toLowerCase();
  const [best] = words
    .map((known) => ({ known, steps: distance(wanted, known.toLowerCase()) }))
    .filter(({ known, steps }) => steps <= Math.max(1, Math.floor(known.length / 4)))
    .toSorted((a, b) => a.steps - b.steps);
  return best?.known;
}

/** Levenshtein distance, one row at a time. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (const [i, letter] of [...a].entries()) {
    let [left, swap] = [i + 1, i]; // left neighbour in the new row, and diagonal one in the old row
    row = row.map((above, j) => {
      if (j > 0) left = Math.min(left + 1, above + 1, swap + (letter === b[j - 1] ? 0 : 1));
      swap = above;
      return left;
    });
  }
  return row.at(-1) ?? 0;
}
