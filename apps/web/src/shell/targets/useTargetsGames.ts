import { useEffect, useState } from 'react';
import type { GameSummary, LocalGames } from '../../games/targets/table.ts';
import { hasPlayedTargets, localTargets } from './games.ts';

const NONE: readonly GameSummary[] = [];

/** The games of Targets on this device; who has never flicked here does not wake their keeper. */
export function useTargetsGames(): readonly GameSummary[] {
  const [games, setGames] = useState(NONE);
  useEffect(() => {
    if (!hasPlayedTargets()) return undefined;
    let isWanted = true;
    let leave: (() => void) | undefined;
    async function listen(keeper: LocalGames): Promise<void> {
      const look = async () => {
        const listed = await keeper.list();
        if (isWanted) setGames(listed);
      };
      if (!isWanted) return;
      leave = keeper.subscribe(() => void look());
      await look();
    }
    localTargets().then(listen).catch(console.error); // the home page is a home page without a list
    return () => {
      isWanted = false;
      leave?.();
    };
  }, []);
  return games;
}
