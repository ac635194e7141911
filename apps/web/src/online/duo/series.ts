import type { DuoGame, Outcome } from '@caravanserai/contract';

export const LATEST = 10;

/** How many games in a row the same player has won until now; nothing after a draw. */
export function streakOf(
  games: readonly Pick<DuoGame, 'outcome'>[],
): { readonly won: Outcome; readonly count: number } | undefined {
  const [latest] = games;
  if (!latest || latest.outcome === 'drawn') return undefined;
  const end = games.findIndex(({ outcome }) => outcome !== latest.outcome);
  return { won: latest.outcome, count: end < 0 ? games.length : end };
}
