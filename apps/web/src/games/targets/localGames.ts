import { openKeeper, type Sitting } from '../../keeper/client.ts';
import { workerPort } from '../../keeper/workerPort.ts';
import { type LocalGames, type Pace, SEATS, type TableClient } from './client.ts';
import type { AtTable, Keeper, More } from './worker/keeper.ts';

/** The games of Targets on this device, kept and played in a worker. */
export function createLocalGames(): LocalGames {
  let pace: Pace | undefined;
  const { remote, games } = openKeeper<Keeper, AtTable, More>(startWorker, ({ tell }) => {
    if (pace) tell('pace', [pace]);
  });

  function seat({ snapshot, fault, subscribe, ask, tell, close }: Sitting<Keeper, AtTable>): TableClient {
    const { players } = snapshot();
    return {
      snapshot,
      fault,
      subscribe,
      own: SEATS.filter((each) => players[each]?.kind === 'person'),
      act: (by, move) => ask('act', [by, move]),
      rested: (version) => tell('rested', [version]),
      wait: (isOn) => tell('wait', [isOn]),
      undo: () => ask('undo', []),
      lay: (drill) => ask('lay', [drill]),
      notation: () => ask('notation', []),
      async past(version) {
        const seen = await ask('past', [version]);
        return seen && 'error' in seen ? undefined : seen;
      },
      close,
    };
  }

  return {
    ...games(seat),
    warmUp: () => remote.tell('warmUp', []),
    setPace(wished) {
      pace = wished;
      remote.mention('pace', [wished]);
    },
  };
}

const startWorker = workerPort(
  () => new Worker(new URL('./worker/targetsWorker.ts', import.meta.url), { type: 'module', name: 'targets' }),
);
