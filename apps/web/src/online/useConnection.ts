import type { Person } from '@caravanserai/contract';
import { useSyncExternalStore } from 'react';
import { openSession } from './connection/api.ts';
import type { ConnectionState } from './connection/connection.ts';
import { connection } from './connection/socket.ts';
import { useAsked } from './useAsked.ts';

export function useConnectionState(): ConnectionState {
  return useSyncExternalStore(connection.subscribe, connection.state);
}

/** Our identity on the server, once it is known. */
export function useMe(): Person | undefined {
  const heard = useSyncExternalStore(connection.subscribe, connection.me);
  const { value } = useAsked(openSession);
  return heard ?? value?.me;
}
