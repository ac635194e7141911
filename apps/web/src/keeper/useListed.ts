import { useEffect, useState } from 'react';

/** The part of a keeper that lists games. */
export interface Lister<Summary> {
  list(): Promise<readonly Summary[]>;
  subscribe(changed: () => void): () => void;
}

export interface Listed<Summary> {
  readonly games: readonly Summary[];
  readonly atMs: number; // time of the listing
}

/** Reports the list now and whenever it changes, until the returned function is called. */
export function followList<Summary>(
  wake: () => Promise<Lister<Summary>>,
  tell: (listed: Listed<Summary>) => void,
): () => void {
  let isWanted = true;
  let leave: (() => void) | undefined;
  async function listen(keeper: Lister<Summary>): Promise<void> {
    const look = async () => {
      const games = await keeper.list();
      if (isWanted) tell({ games, atMs: Date.now() });
    };
    if (!isWanted) return;
    leave = keeper.subscribe(() => void look());
    await look();
  }
  wake().then(listen).catch(console.error); // the home page works without the list
  return () => {
    isWanted = false;
    leave?.();
  };
}

/** Undefined until the keeper has answered. Without `wake`, no keeper is started. */
export function useListed<Summary>(wake: (() => Promise<Lister<Summary>>) | undefined): Listed<Summary> | undefined {
  const [listed, setListed] = useState<Listed<Summary>>();
  useEffect(() => wake && followList(wake, setListed), [wake]);
  return listed;
}
