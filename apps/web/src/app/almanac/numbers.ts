import type { AlmanacT } from './FigureTable.tsx';

/** With this many digits after the point. */
export function decimal({ language }: Pick<AlmanacT, 'language'>, value: number, digits: number): string {
  return value.toLocaleString(language, { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

/** Always with a sign, except for zero. */
export function signed(t: Pick<AlmanacT, 'language'>, value: number, digits: number): string {
  const rounded = Number(value.toFixed(digits));
  const sign = rounded > 0 ? '+' : rounded < 0 ? '−' : '';
  return `${sign}${decimal(t, Math.abs(rounded), digits)}`;
}

export function percent({ language }: Pick<AlmanacT, 'language'>, share: number): string {
  return share.toLocaleString(language, { style: 'percent', maximumFractionDigits: 0 });
}
