import { createWorkerClient } from '../../keeper/workerClient.ts';
import { listenTo, type WorkerListener, type WorkerPort } from '../../keeper/workerPort.ts';
import type { Place } from '../../keeper/workerClient.ts';
import type { FromKeeper, ToKeeper, Wish } from './worker/protocol.ts';
import { type GameSummary, type LocalGames, type Past, SEATS, type Snapshot } from './client.ts';
import type { TableClient, TableError } from './client.ts';

interface Keeper {
  to: ToKeeper;
  wish: Wish;
  snapshot: Snapshot;
  error: TableError;
}

/** The games of Targets on this device, kept and played in a worker. */
export function createLocalGames(): LocalGames {
  let pace: ToKeeper | undefined;
  const { post, mention, ask, askTable, sit, subscribe } = createWorkerClient<Keeper>({
    start: startWorker,
    greeting: () => (pace ? [pace] : []),
    wish: (id, wish) => ({ type: 'wish', id, wish }),
    close: (game) => ({ type: 'close', game }),
    crashed: (detail) => ({ code: 'crashed', detail }),
  });

  function seat({ snapshot, fault, subscribe: follow, ask: wishAt, close }: Place<Keeper>): TableClient {
    const { gameId: game, players } = snapshot();
    return {
      snapshot,
      fault,
      subscribe: follow,
      own: SEATS.filter((each) => players[each]?.kind === 'person'),
      act: (by, move) => wishAt({ type: 'act', game, seat: by, move }),
      rested: (version) => post({ type: 'rested', game, version }),
      wait: (isOn) => post({ type: 'wait', game, isOn }),
      undo: () => wishAt({ type: 'undo', game }),
      notation: () => wishAt<string>({ type: 'notation', game }),
      past: (version) => ask<Past | undefined>({ type: 'past', game, version }),
      close,
    };
  }

  return {
    warmUp: () => post({ type: 'warmUp' }),
    create: (setup) => sit({ type: 'create', setup }, seat),
    open: (game, { takeOver } = { takeOver: false }) => sit({ type: 'open', game, takeOver }, seat),
    list: () => ask<readonly GameSummary[]>({ type: 'list' }),
    remove: (game) => ask({ type: 'remove', game }),
    text: (game) => askTable<string>({ type: 'text', game }),
    load: (text) => askTable<GameSummary>({ type: 'load', text }),
    setPace(wished) {
      pace = { type: 'pace', pace: wished };
      mention(pace);
    },
    subscribe,
  };
}

function startWorker(listener: WorkerListener<FromKeeper>): WorkerPort<ToKeeper> {
  // Vite finds a worker only where its address is written out.
  return listenTo(
    new Worker(new URL('./worker/targetsWorker.ts', import.meta.url), { type: 'module', name: 'targets' }),
    listener,
  );
}
