import type { GameSummary } from './client.ts';
import { type Listed, useListed } from '../../keeper/useListed.ts';
import { hasPlayedTargets, localTargets } from './games.ts';

/** The games of Targets on this device; who has never flicked here does not wake their keeper. */
export function useTargetsGames(): Listed<GameSummary> | undefined {
  return useListed(hasPlayedTargets() ? localTargets : undefined);
}
