import { at } from '@caravanserai/contract';
import { type ChanceCard, makeMove, type Move, type Start } from '@caravanserai/targi';

/** A move, and the cards that were chosen to come after it. All others come as dealt. */
export interface Ply {
  readonly move: Move;
  readonly chosen: readonly ChanceCard[];
}

/** Replaces the main line from the ply with index `from`. */
export interface Variation {
  readonly from: number;
  readonly plies: readonly Ply[]; // at least one
}

/** A position or deal, what was played from there, and what could have been played instead. */
export interface Analysis {
  readonly start: Start;
  readonly main: readonly Ply[];
  readonly variations: readonly Variation[];
}

/** A moment in the tree: after `at` plies of a line. Line 0 is the main line; line n is variation n, counted from 1. */
export interface Cursor {
  readonly line: number;
  readonly at: number;
}

export interface Study {
  readonly analysis: Analysis;
  readonly cursor: Cursor;
}

/** The plies of a line from the start. */
export function pathOf({ main, variations }: Analysis, line: number): readonly Ply[] {
  const variation = variations[line - 1];
  return variation ? [...main.slice(0, variation.from), ...variation.plies] : main;
}

/** The index at which a line leaves the main line. */
function leavesAt({ variations }: Analysis, line: number): number {
  return variations[line - 1]?.from ?? 0;
}

/** Goes on with a move: along a line that has it already, at the end of this line, or in a new variation. Nothing is lost. */
export function withMove(study: Study, move: Move): Study {
  const word = makeMove(move);
  return added(study, { move, chosen: [] }, (ply) => makeMove(ply.move) === word);
}

/** Like `withMove`, with the cards that come after it. */
export function withPly(study: Study, ply: Ply): Study {
  return added(study, ply, (other) => wordOf(other) === wordOf(ply));
}

/** Lets other cards come after the last ply before the cursor. A ply that something follows stays; the new one begins a variation. */
export function withChosen({ analysis, cursor }: Study, chosen: readonly ChanceCard[]): Study {
  const ply = { ...at(pathOf(analysis, cursor.line), cursor.at - 1), chosen };
  const before = { analysis, cursor: { ...cursor, at: cursor.at - 1 } };
  if (isFollowed(analysis, cursor)) return withPly(before, ply);
  return { analysis: replaced(analysis, cursor, ply), cursor };
}

/** Whether a ply comes after this moment, in its own line or in another that shares its beginning. */
function isFollowed(analysis: Analysis, { line, at }: Cursor): boolean {
  if (at < pathOf(analysis, line).length) return true;
  return line === 0 && analysis.variations.some(({ from }) => from >= at);
}

function replaced(analysis: Analysis, { line }: Cursor, ply: Ply): Analysis {
  const withLast = (plies: readonly Ply[]) => [...plies.slice(0, -1), ply];
  if (line === 0) return { ...analysis, main: withLast(analysis.main) };
  return withVariation(analysis, line, (variation) => ({ ...variation, plies: withLast(variation.plies) }));
}

function withVariation(analysis: Analysis, line: number, change: (variation: Variation) => Variation): Analysis {
  return { ...analysis, variations: analysis.variations.map((each, i) => (i === line - 1 ? change(each) : each)) };
}

function added(study: Study, ply: Ply, isSame: (other: Ply) => boolean): Study {
  const { analysis, cursor } = study;
  const path = pathOf(analysis, cursor.line);
  const next = path[cursor.at];
  const here = { ...cursor, at: cursor.at + 1 };
  if (next && isSame(next)) return { analysis, cursor: here };
  const from = leavesAt(analysis, cursor.line);
  if (cursor.line > 0 && cursor.at <= from) return added({ analysis, cursor: { line: 0, at: cursor.at } }, ply, isSame);
  const begun = path.slice(from, cursor.at);
  const known = analysis.variations.findIndex((other) => isContinued(other, from, cursor, begun, isSame));
  if (known >= 0) return { analysis, cursor: { line: known + 1, at: here.at } };
  if (!next && cursor.line === 0) return { analysis: { ...analysis, main: [...analysis.main, ply] }, cursor: here };
  if (!next) {
    const longer = (variation: Variation) => ({ ...variation, plies: [...variation.plies, ply] });
    return { analysis: withVariation(analysis, cursor.line, longer), cursor: here };
  }
  const variation = cursor.line === 0 ? { from: cursor.at, plies: [ply] } : { from, plies: [...begun, ply] };
  const variations = [...analysis.variations, variation];
  return { analysis: { ...analysis, variations }, cursor: { line: variations.length, at: here.at } };
}

/** Whether a variation begins with the same plies as this one up to the cursor, and goes on with the wanted ply. */
function isContinued(
  other: Variation,
  from: number,
  { line, at: now }: Cursor,
  begun: readonly Ply[],
  isSame: (ply: Ply) => boolean,
): boolean {
  if (line === 0) return other.from === now && isSame(at(other.plies, 0));
  const next = other.plies[begun.length];
  const isAlike = begun.every((ply, i) => i < other.plies.length && wordOf(at(other.plies, i)) === wordOf(ply));
  return other.from === from && next !== undefined && isAlike && isSame(next);
}

/** Removes the ply before the cursor and everything after it. */
export function cut({ analysis, cursor }: Study): Study {
  const { line } = cursor;
  const last = cursor.at - 1;
  if (last < 0) return { analysis, cursor };
  const from = leavesAt(analysis, line);
  if (line > 0 && last > from) {
    const shorter = withVariation(analysis, line, (each) => ({ ...each, plies: each.plies.slice(0, last - from) }));
    return { analysis: shorter, cursor: { line, at: last } };
  }
  if (line > 0 && last === from) {
    const variations = analysis.variations.filter((_, i) => i !== line - 1);
    return { analysis: { ...analysis, variations }, cursor: { line: 0, at: last } };
  }
  const variations = analysis.variations.filter((each) => each.from <= last);
  const cutOff = { ...analysis, main: analysis.main.slice(0, last), variations };
  const heir = variations.findIndex((each) => each.from === last);
  return { analysis: heir < 0 ? cutOff : promoted(cutOff, heir + 1), cursor: { line: 0, at: last } };
}

/** Makes a variation the main line, and the main line a variation. */
export function promote({ analysis, cursor }: Study): Study {
  return { analysis: promoted(analysis, cursor.line), cursor: { ...cursor, line: 0 } };
}

function promoted(analysis: Analysis, line: number): Analysis {
  const { main, variations } = analysis;
  const chosen = variations[line - 1];
  if (!chosen) return analysis;
  const { from } = chosen;
  const rest = main.slice(from);
  const others = variations.flatMap((each, i): readonly Variation[] => {
    if (i === line - 1) return rest.length > 0 ? [{ from, plies: rest }] : [];
    return [each.from > from ? { from, plies: [...main.slice(from, each.from), ...each.plies] } : each];
  });
  return { ...analysis, main: pathOf(analysis, line), variations: others };
}

/** The lines that go through the moment before the cursor's last ply and differ there: the main line and its variations. */
export function alternativesTo({ analysis, cursor }: Study): readonly Cursor[] {
  const from = leavesAt(analysis, cursor.line);
  const fork = cursor.line > 0 && cursor.at > from ? from : cursor.at - 1;
  const lines = analysis.variations.flatMap((each, i) => (each.from === fork ? [{ line: i + 1, at: fork + 1 }] : []));
  return fork >= 0 && fork < analysis.main.length ? [{ line: 0, at: fork + 1 }, ...lines] : lines;
}

/** A ply in notation: `7`, or `end&C:W5,E:N5` with the cards that come. */
export function wordOf({ move, chosen }: Ply): string {
  const cards = chosen.map((each) => `${each.at}:${each.card}`).join(',');
  return cards === '' ? makeMove(move) : `${makeMove(move)}&${cards}`;
}
