import { styleText } from 'node:util';
import type { Io } from '../io.ts';

/** A piece of a line and its colour. Colours only repeat what shapes and letters already show. */
export interface Span {
  readonly text: string;
  readonly tint?: Tint;
}
export type Line = readonly Span[];

/** Only colours that are readable on light and dark backgrounds; blue and white also differ in shape. */
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

/** Renders spans as text: coloured on a terminal unless NO_COLOR is set (no-color.org). */
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

/** Pads with spaces, or truncates with an ellipsis. */
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

/** Left-aligned text and right-aligned text on one line. */
export function spread(left: Line, right: Line, width: number): Line {
  const gap = width - lengthOf(left) - lengthOf(right);
  return gap < 0 ? fit([...left, ...right], width) : [...left, { text: ' '.repeat(gap) }, ...right];
}

export const span = (text: string, tint?: Tint): Span => (tint ? { text, tint } : { text });
