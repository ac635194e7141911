import type { Translator } from '../words.ts';

/** Formats a number in the reader's language. */
export function decimal({ language }: Pick<Translator, 'language'>, value: number, digits: number): string {
  return value.toLocaleString(language, { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

/** Always with a sign, as for a margin. */
export function signed(t: Pick<Translator, 'language'>, value: number, digits: number): string {
  const text = decimal(t, Math.abs(value), digits);
  const isZero = Number(Math.abs(value).toFixed(digits)) === 0;
  return isZero ? text : `${value > 0 ? '+' : '−'}${text}`;
}

export function percent({ language }: Pick<Translator, 'language'>, share: number): string {
  return share.toLocaleString(language, { style: 'percent', maximumFractionDigits: 0 });
}
