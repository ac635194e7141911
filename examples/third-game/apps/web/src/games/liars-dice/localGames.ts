import type { Port, PortListener } from '@caravanserai/contract';
import { type LocalGames, openKeeper, type Sitting } from '../../keeper/client.ts';
import { listenTo } from '../../keeper/workerPort.ts';
import type { Local, TableClient } from './client.ts';
import type { AtTable, Keeper } from './worker/keeper.ts';

/** The games of this device, kept and played in a worker. */
export function createLocalGames(): LocalGames<Local> {
  const { games } = openKeeper<Keeper, AtTable, object>(startWorker);
  const seat = ({ snapshot, fault, subscribe, ask, close }: Sitting<Keeper, AtTable>): TableClient => ({
    snapshot,
    fault,
    subscribe,
    act: (move) => ask('act', [move]),
    close,
  });
  return games(seat);
}

function startWorker(listener: PortListener): Port {
  // Vite finds a worker only where its address is written out.
  return listenTo(
    new Worker(new URL('./worker/liarsDiceWorker.ts', import.meta.url), { type: 'module', name: 'liars-dice' }),
    listener,
  );
}
