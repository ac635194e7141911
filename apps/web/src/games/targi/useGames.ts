import type { GameSummary } from './client.ts';
import { localGames } from './games.ts';
import { type Listed, useListed } from '../../keeper/useListed.ts';

export function useGames(): Listed<GameSummary> | undefined {
  return useListed(localGames);
}
