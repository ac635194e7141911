export interface Times {
  readonly decisions: number;
  readonly meanMs: number;
  readonly p95Ms: number;
  readonly maxMs: number;
}

export function timesOf(durationsMs: readonly number[]): Times {
  const sorted = Float64Array.from(durationsMs).toSorted();
  const n = sorted.length;
  if (n === 0) return { decisions: 0, meanMs: 0, p95Ms: 0, maxMs: 0 };
  const sum = sorted.reduce((total, ms) => total + ms, 0);
  return { decisions: n, meanMs: sum / n, p95Ms: sorted[Math.ceil(0.95 * n) - 1], maxMs: sorted[n - 1] };
}
