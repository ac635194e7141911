import { HOLDINGS, OTHER_LIMITS, type Rate, RATES } from '../src/limits/limits.ts';

/** The rows of the limit tables in docs/operations.md. */
export function limitRows(): string[] {
  const rate = ({ atOnce, perMinute }: Rate) =>
    `${atOnce}, then ${perMinute < 1 ? `${Math.round(perMinute * 60)} an hour` : `${perMinute} a minute`}`;
  return [
    ...Object.values(RATES).map(({ what, person, address }) => `| ${what} | ${rate(person)} | ${rate(address)} |`),
    ...Object.values(HOLDINGS).map(({ what, person, address }) => `| ${what} | ${person} | ${address} |`),
    ...OTHER_LIMITS.map(([what, limit]) => `| ${what} | ${limit} |`),
  ];
}
