import { type DailyDate, dailyDateAt } from '@caravanserai/contract';
import type { DailyT } from './useDailyT.ts';

/** The date of this device. */
export function localDate(): DailyDate {
  const now = new Date();
  return dailyDateAt(now.getTime(), -now.getTimezoneOffset());
}

export function sayDate(language: string, date: DailyDate, style: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(language, { ...style, timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`));
}

export function sayTime(language: string, ms: number): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(ms));
}

/** With its sign: +7, −3, 0. */
export function signed(margin: number): string {
  return margin > 0 ? `+${margin}` : String(margin).replace('-', '−');
}

export function sayMargin(t: DailyT, margin: number): string {
  if (margin === 0) return t('daily.level');
  return t(margin > 0 ? 'daily.ahead' : 'daily.behind', { count: Math.abs(margin) });
}
