import type { Person } from '@caravanserai/contract';
import { useSyncExternalStore } from 'react';
import { openSession } from './line/api.ts';
import type { LineState } from './line/line.ts';
import { line } from './line/socket.ts';
import { useAsked } from './useAsked.ts';

export function useLineState(): LineState {
  return useSyncExternalStore(line.subscribe, line.state);
}

/** Who we are to the server, as soon as it has said so. */
export function useMe(): Person | undefined {
  const heard = useSyncExternalStore(line.subscribe, line.me);
  const { value } = useAsked(openSession);
  return heard ?? value?.me;
}
