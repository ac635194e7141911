import {
  type AskOptions,
  err,
  type MatchPicture,
  type OnlineError,
  openRemote,
  type PlayRequest,
  type Result,
  type Version,
} from '@caravanserai/contract';
import { orCrash } from '../../../keeper/client.ts';
import { type Shown, shownFrom } from '../../../keeper/watched.ts';
import { workerPort } from '../../../keeper/workerPort.ts';
import type { MatchTable } from '../../../online/room/gameRoom.ts';
import { NOT_HERE, type Snapshot, type TableClient, type TableError, type TableResult } from '../client.ts';
import { keepSeen, seenOf } from './seen.ts';
import type { RecomputedTargi } from '../worker/online/fairness.ts';
import type { OnlinePage, OnlineWorker } from '../worker/online/serve.ts';

export interface OnlineTableOptions {
  readonly picture: MatchPicture; // of a game that has begun
  readonly quick: boolean;
  play(request: PlayRequest): Promise<Result<Version, OnlineError>>;
  /** A draft came to nothing because the game went on. */
  dropped(): void;
}

/** A table over the network, as the page plays it, and what only such a table has. */
export interface OnlineTable extends TableClient, MatchTable {
  readonly fault: () => TableError | undefined;
  recompute(): Promise<RecomputedTargi>;
}

/** Opens a worker for one match; resolves when there is something to see. */
export async function openOnlineTable(options: OnlineTableOptions): Promise<OnlineTable> {
  const { picture: first, quick, play, dropped } = options;
  let shown: Shown<Snapshot, TableError> | undefined = undefined; // until it is open
  const ours: OnlinePage = { snapshot: (now) => shown?.show(now), dropped, play };
  const worker = openRemote<OnlineWorker>(startWorker, {
    ours,
    crashed: (detail) => shown?.fail({ code: 'crashed', detail }),
  });
  const seen = seenOf(first);
  let picture = first;
  shown = shownFrom<Snapshot, TableError>(await worker.ask('open', [first, quick, seen]));
  const { snapshot, fault, subscribe } = shown;

  async function ask<T>(asked: () => Promise<TableResult<T>>, asking?: AskOptions): Promise<TableResult<T>> {
    const stopped = fault();
    return stopped ? err(stopped) : orCrash(asked(), asking?.signal);
  }
  const notNow = async () => err({ code: 'not-now' } as const);
  return {
    snapshot,
    fault,
    subscribe,
    act: (move) => ask(() => worker.ask('act', [move])),
    undo: () => ask(() => worker.ask('undo', [])),
    undoTurn: () => ask(() => worker.ask('undoTurn', [])),
    confirm: () => ask(() => worker.ask('confirm', [])),
    liftCurtain: notNow,
    setCurtain: notNow,
    setQuick: (isOn) => ask(() => worker.ask('setQuick', [isOn])),
    try: (move) => worker.ask('try', [move]).catch(() => NOT_HERE),
    past: (version) => worker.ask('past', [version]).catch(() => undefined),
    hint: notNow,
    analyse: (asking) => ask(() => worker.ask('analyse', [], asking), asking),
    notation: (version) => ask(() => worker.ask('notation', [version])),
    close: () => void worker.close(),
    seen: () => seen,
    saw({ version, turnStart, view, viewer }) {
      const isDraft = version > turnStart && picture.status === 'running';
      if (viewer !== 'spectator' && !isDraft) keepSeen(picture, { version, view });
    },
    see(next) {
      picture = next;
      worker.mention('see', [next]);
    },
    undoTarget: () => worker.ask('undoTarget', []).catch(() => undefined),
    recompute: () => worker.ask('recompute', []),
  };
}

const startWorker = workerPort(
  () => new Worker(new URL('../worker/online/onlineWorker.ts', import.meta.url), { type: 'module', name: 'online' }),
);
