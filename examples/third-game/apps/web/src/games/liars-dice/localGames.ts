import { type LocalGames, openKeeper, type Sitting } from '../../keeper/client.ts';
import { workerPort } from '../../keeper/workerPort.ts';
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

const startWorker = workerPort(
  () => new Worker(new URL('./worker/liarsDiceWorker.ts', import.meta.url), { type: 'module', name: 'liars-dice' }),
);
