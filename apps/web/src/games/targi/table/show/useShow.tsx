import { createContext, type ReactNode, useContext, useEffect, useMemo, useSyncExternalStore } from 'react';
import type { TableClient } from '../../client.ts';
import { Director, type Shown } from './director.ts';
import { settings } from '../../settings.ts';

export interface Show extends Shown, Pick<Director, 'next' | 'skip' | 'again'> {}

const ShowContext = createContext<Show | undefined>(undefined);

/** The director's view of a table, paused while the page is hidden. */
export function useDirected(client: TableClient, isAway: boolean): Show {
  const director = useMemo(() => {
    return new Director(client, {
      pace: settings.pace.get,
      after: (ms, then) => {
        const timer = setTimeout(then, ms);
        return () => clearTimeout(timer);
      },
    });
  }, [client]);
  const shown = useSyncExternalStore(director.subscribe, director.shown);
  useEffect(() => {
    const look = () => director.hold(isAway || document.hidden);
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [director, isAway]);
  return useMemo(() => {
    const { next, skip, again } = director;
    return { ...shown, next, skip, again };
  }, [director, shown]);
}

export function ShowProvider({ show, children }: { readonly show: Show; readonly children: ReactNode }) {
  return <ShowContext value={show}>{children}</ShowContext>;
}

export function useShow(): Show {
  const show = useContext(ShowContext);
  if (!show) throw new Error('the show outside of ShowProvider');
  return show;
}
