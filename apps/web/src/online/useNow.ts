import { useEffect, useState } from 'react';
import { connection } from './connection/socket.ts';

/** Server time, updated at this interval; never if `everyMs` is undefined. */
export function useServerNow(everyMs: number | undefined): number {
  const [nowMs, setNowMs] = useState(() => connection.serverNowMs());
  useEffect(() => {
    if (everyMs === undefined) return undefined;
    const timer = setInterval(() => setNowMs(connection.serverNowMs()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return nowMs;
}
