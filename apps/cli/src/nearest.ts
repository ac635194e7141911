/** The word that was probably meant: the nearest by letters left out, put in or mistaken, if it is near at all. */
export function nearest(word: string, words: readonly string[]): string | undefined {
  const wanted = word.toLowerCase();
  const [best] = words
    .map((known) => ({ known, steps: distance(wanted, known.toLowerCase()) }))
    .filter(({ known, steps }) => steps <= Math.max(1, Math.floor(known.length / 4)))
    .toSorted((a, b) => a.steps - b.steps);
  return best?.known;
}

/** Levenshtein's distance, one row at a time. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (const [i, letter] of [...a].entries()) {
    let [left, swap] = [i + 1, i]; // in the new row; in the old one, a place before
    row = row.map((above, j) => {
      if (j > 0) left = Math.min(left + 1, above + 1, swap + (letter === b[j - 1] ? 0 : 1));
      swap = above;
      return left;
    });
  }
  return row.at(-1) ?? 0;
}
