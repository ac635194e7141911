import {
  AskError,
  type AskOptions,
  connect,
  err,
  type MatchPicture,
  type OnlineError,
  type PlayRequest,
  type Port,
  type PortListener,
  type Result,
  type Version,
} from '@caravanserai/contract';
import { orCrash } from '../../../keeper/client.ts';
import { type Shown, shownFrom } from '../../../keeper/watched.ts';
import { listenTo } from '../../../keeper/workerPort.ts';
import type { MatchTable } from '../../../online/room/gameRoom.ts';
import type { Snapshot, TableClient, TableError, TableResult, Trial } from '../client.ts';
import { keepSeen, seenOf } from './seen.ts';
import type { Recomputed } from '../worker/online/fairness.ts';
import type { OnlinePage, OnlineWorker } from '../worker/online/serve.ts';

export interface OnlineTableOptions {
  readonly picture: MatchPicture; // of a game that has begun
  readonly quick: boolean;
  play(request: PlayRequest): Promise<Result<Version, OnlineError>>;
  /** A draft came to nothing because the game went on. */
  dropped(): void;
  readonly start?: (listener: PortListener) => Port;
}

/** A table over the network, as the page plays it, and what only such a table has. */
export interface OnlineTable extends TableClient, MatchTable {
  readonly fault: () => TableError | undefined;
  recompute(): Promise<Recomputed>;
}

const NOT_HERE: Trial = { ok: false, refusal: { code: 'not-your-turn' } };

/** Opens a worker for one match; resolves when there is something to see. */
export async function openOnlineTable(options: OnlineTableOptions): Promise<OnlineTable> {
  const { picture: first, quick, play, dropped, start = startWorker } = options;
  let shown: Shown<Snapshot, TableError> | undefined = undefined; // until it is open
  const ours: OnlinePage = { snapshot: (now) => shown?.show(now), dropped, play };
  const port = start({
    heard: (message) => peer.hear(message),
    crashed(detail) {
      peer.fail(new AskError('crashed', detail));
      shown?.fail({ code: 'crashed', detail });
    },
  });
  const peer = connect<OnlineWorker>((message) => port.post(message), ours);
  const seen = seenOf(first);
  let picture = first;
  shown = shownFrom<Snapshot, TableError>(await peer.ask('open', [first, quick, seen]));
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
    act: (move) => ask(() => peer.ask('act', [move])),
    undo: () => ask(() => peer.ask('undo', [])),
    undoTurn: () => ask(() => peer.ask('undoTurn', [])),
    confirm: () => ask(() => peer.ask('confirm', [])),
    liftCurtain: notNow,
    setCurtain: notNow,
    setQuick: (isOn) => ask(() => peer.ask('setQuick', [isOn])),
    try: (move) => peer.ask('try', [move]).catch(() => NOT_HERE),
    past: (version) => peer.ask('past', [version]).catch(() => undefined),
    hint: notNow,
    analyse: (asking) => ask(() => peer.ask('analyse', [], asking), asking),
    notation: (version) => ask(() => peer.ask('notation', [version])),
    close: () => void port.close(),
    seen: () => seen,
    saw({ version, turnStart, view, viewer }) {
      const isDraft = version > turnStart && picture.status === 'running';
      if (viewer !== 'spectator' && !isDraft) keepSeen(picture, { version, view });
    },
    see(next) {
      picture = next;
      peer.tell('see', [next]);
    },
    undoTarget: () => peer.ask('undoTarget', []).catch(() => undefined),
    recompute: () => peer.ask('recompute', []),
  };
}

function startWorker(listener: PortListener): Port {
  const worker = new Worker(new URL('../worker/online/onlineWorker.ts', import.meta.url), {
    type: 'module',
    name: 'online',
  });
  return listenTo(worker, listener);
}
