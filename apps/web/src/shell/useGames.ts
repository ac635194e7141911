import type { GameSummary } from '../games/targi/table.ts';
import { localGames } from './games.ts';
import { type Listed, useListed } from './useListed.ts';

export function useGames(): Listed<GameSummary> | undefined {
  return useListed(localGames);
}
