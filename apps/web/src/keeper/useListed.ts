import { useEffect, useState } from 'react';

/** What is asked of those who keep games. */
export interface Lister<Summary> {
  list(): Promise<readonly Summary[]>;
  subscribe(changed: () => void): () => void;
}

export interface Listed<Summary> {
  readonly games: readonly Summary[];
  readonly atMs: number; // when they were listed
}

/** The list now, and again whenever it changes, until the function that comes back is called. */
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
  wake().then(listen).catch(console.error); // the home page is a home page without a list
  return () => {
    isWanted = false;
    leave?.();
  };
}

/** Undefined until the keeper has answered; without a way to wake it, nobody is woken. */
export function useListed<Summary>(wake: (() => Promise<Lister<Summary>>) | undefined): Listed<Summary> | undefined {
  const [listed, setListed] = useState<Listed<Summary>>();
  useEffect(() => wake && followList(wake, setListed), [wake]);
  return listed;
}
