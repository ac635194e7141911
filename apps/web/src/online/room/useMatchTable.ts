import type { MatchPicture } from '@caravanserai/contract';
import { useEffect, useRef, useState } from 'react';
import type { Match } from '../connection/match.ts';
import type { MatchTable } from './gameRoom.ts';

/** Opens the table once per match and passes every new picture to it. */
export function useMatchTable<T extends Pick<MatchTable, 'see' | 'close'>>(
  match: Match,
  open: (match: Match, first: MatchPicture) => Promise<T>,
): T | undefined {
  const [table, setTable] = useState<T>();
  const opening = useRef(open);
  useEffect(() => {
    opening.current = open;
  }, [open]);

  useEffect(() => {
    const { picture } = match.state();
    if (!picture) return undefined;
    let isWanted = true;
    let opened: T | undefined;
    let shown = picture;
    const see = () => {
      const now = match.state().picture;
      if (!opened || !now || now === shown) return;
      shown = now;
      opened.see(now);
    };
    const stop = match.subscribe(see);
    async function start(first: MatchPicture): Promise<void> {
      const made = await opening.current(match, first);
      if (!isWanted) return made.close();
      opened = made;
      setTable(made);
      return see();
    }
    void start(picture);
    return () => {
      isWanted = false;
      stop();
      opened?.close();
      setTable(undefined);
    };
  }, [match]);
  return table;
}
