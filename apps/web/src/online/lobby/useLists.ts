import type { MatchSummary } from '@caravanserai/contract';
import { useEffect, useState } from 'react';
import { api } from '../connection/api.ts';
import { connection } from '../connection/socket.ts';

export interface Lists {
  readonly mine: readonly MatchSummary[];
  readonly waiting: readonly MatchSummary[];
  readonly invited: readonly MatchSummary[];
  readonly open: readonly MatchSummary[];
  readonly running: readonly MatchSummary[];
  readonly over: readonly MatchSummary[];
  readonly atMs: number; // server time
}

const NOTHING: Lists = { mine: [], waiting: [], invited: [], open: [], running: [], over: [], atMs: Date.now() };
const LOOK_EVERY_MS = 20_000;

/** The lists of the lobby. Open tables are pushed over the connection; the others are polled. */
export function useLists(): Lists {
  const [lists, setLists] = useState(NOTHING);
  useEffect(() => {
    let isWanted = true;
    const put = (part: Partial<Lists>) => {
      if (isWanted) setLists((now) => ({ ...now, ...part, atMs: connection.serverNowMs() }));
    };
    async function look(): Promise<void> {
      const [lobby, running, open, over, waiting, invited] = await Promise.all([
        api.lobby(),
        api.mine('running'),
        api.mine('open'),
        api.mine('over'),
        api.waiting(),
        api.invitations(),
      ]);
      if (lobby.ok) put({ open: lobby.value.tables, running: lobby.value.running });
      if (running.ok && open.ok) put({ mine: [...running.value, ...open.value] });
      if (over.ok) put({ over: over.value });
      if (waiting.ok) put({ waiting: waiting.value });
      if (invited.ok) put({ invited: invited.value });
    }
    void look();
    const timer = setInterval(() => void look(), LOOK_EVERY_MS);
    const stopLobby = connection.followLobby((open) => put({ open }));
    const stopNotices = connection.followNotices(({ waiting, invited }) => {
      put({ waiting, invited });
      void look();
    });
    return () => {
      isWanted = false;
      clearInterval(timer);
      stopLobby();
      stopNotices();
    };
  }, []);
  return lists;
}
