import { styleText } from 'node:util';
import type { Io } from '../io.ts';

/** A piece of a line and how it is tinted. Tints only underline what shapes and letters say already. */
export interface Span {
  readonly text: string;
  readonly tint?: Tint;
}
export type Line = readonly Span[];

/** Only colours that can be read on light and on dark; blue and white differ by shape. */
const TINTS = {
  blue: ['bold', 'blueBright'],
  white: ['bold'],
  red: ['bold', 'red'],
  yellow: ['bold', 'yellow'],
  green: ['bold', 'green'],
  strong: ['bold'],
  faint: ['dim'],
  robber: ['bold', 'red', 'inverse'],
  dates: ['yellow'],
  salt: ['cyan'],
  pepper: ['red'],
  gold: ['bold', 'yellow'],
  vp: ['green'],
  well: ['blueBright'],
  camelRider: ['yellow'],
  oasis: ['green'],
  targia: ['magenta'],
  tent: ['red'],
} as const;
export type Tint = keyof typeof TINTS;

/** How spans become text: with colours on a terminal, unless NO_COLOR asks for none (no-color.org). */
export type Ink = (span: Span) => string;

export function inkFor({ out, env }: Io): Ink {
  const isColoured = out.isTerminal && !env.NO_COLOR && env.TERM !== 'dumb';
  return isColoured ? coloured : plain;
}

export function plain({ text }: Span): string {
  return text;
}

function coloured({ text, tint }: Span): string {
  return tint ? styleText([...TINTS[tint]], text, { validateStream: false }) : text;
}

export function paint(ink: Ink, line: Line): string {
  return line.map(ink).join('');
}

export function lengthOf(line: Line): number {
  return line.reduce((sum, { text }) => sum + text.length, 0);
}

/** Filled with spaces, or cut with a sign that it was. */
export function fit(line: Line, width: number): Line {
  const length = lengthOf(line);
  if (length <= width) return length === width ? line : [...line, { text: ' '.repeat(width - length) }];
  const spans: Span[] = [];
  let left = width - 1;
  for (const span of line) {
    const text = span.text.slice(0, left);
    left -= text.length;
    if (text !== '') spans.push({ ...span, text });
  }
  return [...spans, { text: '…' }];
}

/** One end of the line at the left, the other at the right. */
export function spread(left: Line, right: Line, width: number): Line {
  const gap = width - lengthOf(left) - lengthOf(right);
  return gap < 0 ? fit([...left, ...right], width) : [...left, { text: ' '.repeat(gap) }, ...right];
}

export const span = (text: string, tint?: Tint): Span => (tint ? { text, tint } : { text });
