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
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const swap = row[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(swap, row[j] + 1, next[j - 1] + 1));
    }
    row = next;
  }
  return row[b.length];
}
