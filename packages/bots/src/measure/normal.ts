/** Half-width of a 95% confidence interval, in standard errors. */
export const Z95 = 1.959963984540054;

export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** The cumulative standard normal distribution, with an error below 1.2e-7 (Numerical Recipes, `erfc` by Chebyshev fitting). */
export function normalCdf(z: number): number {
  const x = Math.abs(z) / Math.SQRT2;
  const t = 2 / (2 + x);
  let sum = 0;
  for (let i = ERFC.length - 1; i >= 0; i--) sum = sum * t + ERFC[i];
  const tail = (t * Math.exp(-x * x + sum)) / 2;
  return z > 0 ? 1 - tail : tail;
}

// oxfmt-ignore
const ERFC = [
  -1.26551223, 1.00002368, 0.37409196, 0.09678418, -0.18628806, 0.27886807, -1.13520398, 1.48851587, -0.82215223, 0.17087277,
] as const;
