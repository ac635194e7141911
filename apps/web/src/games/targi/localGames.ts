import type { Move, View } from '@caravanserai/targi';
import { createWorkerClient } from '../../keeper/workerClient.ts';
import { listenTo, type WorkerListener, type WorkerPort } from '../../keeper/workerPort.ts';
import type { Place } from '../../keeper/workerClient.ts';
import type { FromKeeper, ToKeeper, Wish } from './worker/protocol.ts';
import type { GameSummary, LocalGames, Snapshot, TableClient, TableError, Trial } from './client.ts';

/** A worker as seen from the page. */
export type KeeperPort = WorkerPort<ToKeeper>;
export type KeeperListener = WorkerListener<FromKeeper>;

export interface LocalGamesOptions {
  /** How long a bot's move takes at least, in milliseconds, so that people can follow. */
  readonly paceMs?: number;
  readonly start?: (listener: KeeperListener) => KeeperPort;
}

const PACE_MS = 650;
const NOT_HERE: Trial = { ok: false, refusal: { code: 'not-your-turn' } };

interface Keeper {
  to: ToKeeper;
  wish: Wish;
  snapshot: Snapshot;
  error: TableError;
}

/** The games of this device, kept and played in a worker. */
export function createLocalGames({ paceMs = PACE_MS, start = startWorker }: LocalGamesOptions = {}): LocalGames {
  const { ask, askTable, sit, subscribe } = createWorkerClient<Keeper>({
    start,
    greeting: () => [{ type: 'hello', paceMs }],
    wish: (id, wish) => ({ type: 'wish', id, wish }),
    abort: (id) => ({ type: 'abort', id }),
    close: (game) => ({ type: 'close', game }),
    crashed: (detail) => ({ code: 'crashed', detail }),
  });

  function seat({ snapshot, fault, subscribe: follow, ask: wishAt, close }: Place<Keeper>): TableClient {
    const game = snapshot().gameId;
    return {
      snapshot,
      fault,
      subscribe: follow,
      act: (move: Move) => wishAt({ type: 'act', game, move }),
      undo: () => wishAt({ type: 'undo', game }),
      undoTurn: () => wishAt({ type: 'undoTurn', game }),
      confirm: () => wishAt({ type: 'confirm', game }),
      liftCurtain: () => wishAt({ type: 'liftCurtain', game }),
      setCurtain: (isOn) => wishAt({ type: 'setCurtain', game, isOn }),
      setQuick: (isOn) => wishAt({ type: 'setQuick', game, isOn }),
      try: (move) => ask<Trial>({ type: 'try', game, move }).catch(() => NOT_HERE),
      past: (version) => ask<View | undefined>({ type: 'past', game, version }).catch(() => undefined),
      hint: (options) => wishAt({ type: 'hint', game }, options),
      analyse: (options) => wishAt({ type: 'analyse', game }, options),
      notation: () => wishAt({ type: 'notation', game }),
      close,
    };
  }

  return {
    create: (setup) => sit({ type: 'create', setup }, seat),
    open: (game, { takeOver } = { takeOver: false }) => sit({ type: 'open', game, takeOver }, seat),
    list: () => ask<readonly GameSummary[]>({ type: 'list' }),
    remove: (game) => ask({ type: 'remove', game }),
    text: (game) => askTable<string>({ type: 'text', game }),
    load: (text) => askTable<GameSummary>({ type: 'load', text }),
    subscribe,
  };
}

function startWorker(listener: KeeperListener): KeeperPort {
  // Vite finds a worker only where its address is written out.
  return listenTo(
    new Worker(new URL('./worker/targiWorker.ts', import.meta.url), { type: 'module', name: 'table' }),
    listener,
  );
}
