import type { Port, PortListener } from '@caravanserai/contract';
import type { LocalGames } from '../../app/play/device.ts';
import { openKeeper, orCrash, type Place } from '../../keeper/client.ts';
import { listenTo } from '../../keeper/workerPort.ts';
import type { Local, TableClient } from './client.ts';
import type { AtTable, Keeper } from './worker/keeper.ts';

/** The games of this device, kept and played in a worker. */
export function createLocalGames(): LocalGames<Local> {
  const { remote, sit, subscribe } = openKeeper<Keeper, AtTable, object>(startWorker);
  const seat = ({ snapshot, fault, subscribe: follow, ask, close }: Place<Keeper, AtTable>): TableClient => ({
    snapshot,
    fault,
    subscribe: follow,
    act: (move) => ask('act', [move]),
    close,
  });
  return {
    create: (setup) => sit(remote.ask('create', [setup]), seat),
    open: (game, { takeOver } = { takeOver: false }) => sit(remote.ask('open', [game, takeOver]), seat),
    list: () => remote.ask('list', []),
    remove: (game) => remote.ask('remove', [game]),
    text: (game) => orCrash(remote.ask('text', [game])),
    load: (text) => orCrash(remote.ask('load', [text])),
    subscribe,
  };
}

function startWorker(listener: PortListener): Port {
  // Vite finds a worker only where its address is written out.
  return listenTo(
    new Worker(new URL('./worker/liarsDiceWorker.ts', import.meta.url), { type: 'module', name: 'liars-dice' }),
    listener,
  );
}
