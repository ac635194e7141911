import type { AnyT } from '@caravanserai/texts';

/** Formats a number in the reader's language. */
export function decimal({ language }: AnyT, value: number, digits: number): string {
  const options = { minimumFractionDigits: digits, maximumFractionDigits: digits, useGrouping: false } as const;
  return Number.isFinite(value) ? value.toLocaleString(language, options) : value > 0 ? '∞' : '-∞';
}

/** Always with a sign, as for a margin. */
export function signed(t: AnyT, value: number, digits: number): string {
  const text = decimal(t, Math.abs(value), digits);
  const isZero = Number(Math.abs(value).toFixed(digits)) === 0;
  return isZero ? text : `${value > 0 ? '+' : '−'}${text}`;
}

export function percent({ language }: AnyT, share: number, digits = 1): string {
  const options = { style: 'percent', minimumFractionDigits: digits, maximumFractionDigits: digits } as const;
  return share.toLocaleString(language, options);
}
