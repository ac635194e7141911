import { useEffect, useState } from 'react';
import { line } from './line/socket.ts';

/** The server's clock, told again so often; never again if `everyMs` is undefined. */
export function useServerNow(everyMs: number | undefined): number {
  const [nowMs, setNowMs] = useState(() => line.serverNowMs());
  useEffect(() => {
    if (everyMs === undefined) return undefined;
    const timer = setInterval(() => setNowMs(line.serverNowMs()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return nowMs;
}
