const UNITS = [
  ['year', 365 * 24 * 3600],
  ['month', 30 * 24 * 3600],
  ['day', 24 * 3600],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const;

/** «2 hours ago», in the largest unit that fits. */
export function sayWhen(language: string, thenMs: number, nowMs: number): string {
  const seconds = Math.max(0, Math.round((nowMs - thenMs) / 1000));
  const [unit, size] = UNITS.find(([, each]) => seconds >= each) ?? ['second', 1];
  const words = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  return words.format(-Math.floor(seconds / size), unit);
}
