import type { Port, PortListener } from '@caravanserai/contract';
import { openKeeper, type Sitting } from '../../keeper/client.ts';
import { workerPort } from '../../keeper/workerPort.ts';
import { type LocalGames, NOT_HERE, type TableClient } from './client.ts';
import type { AtTable, Keeper } from './worker/keeper.ts';

export interface LocalGamesOptions {
  readonly start?: (listener: PortListener) => Port;
}

/** The games of this device, kept and played in a worker. */
export function createLocalGames({ start = startWorker }: LocalGamesOptions = {}): LocalGames {
  const { games } = openKeeper<Keeper, AtTable>(start);

  function seat({ snapshot, fault, subscribe, ask, close }: Sitting<Keeper, AtTable>): TableClient {
    return {
      snapshot,
      fault,
      subscribe,
      act: (move) => ask('act', [move]),
      undo: () => ask('undo', []),
      undoTurn: () => ask('undoTurn', []),
      confirm: () => ask('confirm', []),
      liftCurtain: () => ask('liftCurtain', []),
      setCurtain: (isOn) => ask('setCurtain', [isOn]),
      setQuick: (isOn) => ask('setQuick', [isOn]),
      async try(move) {
        const tried = await ask('try', [move]);
        return 'error' in tried ? NOT_HERE : tried;
      },
      async past(version) {
        const seen = await ask('past', [version]);
        return seen && 'error' in seen ? undefined : seen;
      },
      hint: (options) => ask('hint', [], options),
      analyse: (options) => ask('analyse', [], options),
      notation: (version) => ask('notation', [version]),
      close,
    };
  }

  return games(seat);
}

const startWorker = workerPort(
  () => new Worker(new URL('./worker/targiWorker.ts', import.meta.url), { type: 'module', name: 'table' }),
);
