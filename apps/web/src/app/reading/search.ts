/** Folds case and accents, one character to one, so that offsets in the folded text hold in the original. */
export function fold(text: string): string {
  return Array.from(text, (letter) => (letter.normalize('NFD')[0] ?? letter).toLowerCase()).join('');
}

export function termsOf(query: string): readonly string[] {
  return fold(query).split(/\s+/).filter(Boolean);
}

/** True if each term occurs in at least one of the texts. Without terms, everything matches. */
export function matchesAll(terms: readonly string[], texts: readonly string[]): boolean {
  const folded = texts.map(fold);
  return terms.every((term) => folded.some((text) => text.includes(term)));
}

export interface Piece {
  readonly text: string;
  readonly found: boolean;
}

/** The text split where matches begin and end. */
export function cutAtTerms(text: string, terms: readonly string[]): readonly Piece[] {
  const folded = fold(text);
  const isFound = Array.from(folded, () => false);
  for (const term of terms) {
    for (let at = folded.indexOf(term); at >= 0; at = folded.indexOf(term, at + term.length)) {
      isFound.fill(true, at, at + term.length);
    }
  }
  const pieces: Piece[] = [];
  let start = 0;
  for (let end = 1; end <= text.length; end++) {
    if (end < text.length && isFound[end] === isFound[start]) continue;
    pieces.push({ text: text.slice(start, end), found: isFound[start] ?? false });
    start = end;
  }
  return pieces;
}
