import { useEffect, useState } from 'react';
import type { GameSummary, LocalGames } from '../games/targi/table.ts';
import { localGames } from './games.ts';

export interface Listed {
  readonly games: readonly GameSummary[];
  readonly atMs: number; // when they were listed
}

/** Undefined until the keeper has answered. */
export function useGames(): Listed | undefined {
  const [listed, setListed] = useState<Listed>();
  useEffect(() => {
    let isWanted = true;
    let leave: (() => void) | undefined;
    async function listen(keeper: LocalGames): Promise<void> {
      const look = async () => {
        const games = await keeper.list();
        if (isWanted) setListed({ games, atMs: Date.now() });
      };
      if (!isWanted) return;
      leave = keeper.subscribe(() => void look());
      await look();
    }
    localGames().then(listen).catch(console.error); // the home page is a home page without a list
    return () => {
      isWanted = false;
      leave?.();
    };
  }, []);
  return listed;
}
