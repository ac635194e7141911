import {
  err,
  type MatchPicture,
  ok,
  type OnlineError,
  openRemote,
  type PlayRequest,
  type Port,
  type PortListener,
  type Result,
  type Version,
  refusalIn,
} from '@caravanserai/contract';
import type { Move, Reason, Seat, View } from '@caravanserai/targets';
import { listeners } from '../../../app/signals/signal.ts';
import { changesBetween, withChanges } from '../../../keeper/changes.ts';
import { workerPort } from '../../../keeper/workerPort.ts';
import type { MatchTable } from '../../../online/room/gameRoom.ts';
import type { RecomputedTargets } from '../worker/online/fairness.ts';
import type { TargetsPage, TargetsWorker } from '../worker/online/serve.ts';
import { restsInMs } from './onlineFilm.ts';
import { OnlineMoments } from './onlineMoments.ts';
import { SEATS, type Snapshot, type TableClient, type TableError, type TableResult } from '../client.ts';

export interface OnlineTargetsOptions {
  readonly picture: MatchPicture; // of a game that has started
  play(request: PlayRequest): Promise<Result<Version, OnlineError>>;
  /** The table after the first `version` entries of the log. */
  lookBack(version: number): Promise<View | undefined>;
  serverNowMs(): number;
  newKey(): string;
  readonly start?: (listener: PortListener) => Port;
}

/** An online table as the page plays it, with the operations that only an online table has. */
export interface OnlineTargetsTable extends TableClient, MatchTable {
  readonly fault: () => TableError | undefined;
  recompute(): Promise<RecomputedTargets>;
}

/** Opens a worker for one match; resolves with the first snapshot. */
export function openOnlineTargets(options: OnlineTargetsOptions): Promise<OnlineTargetsTable> {
  const { play, lookBack, serverNowMs, newKey, start = startWorker } = options;
  const { subscribe, tell } = listeners();
  const moments = new OnlineMoments(tell);
  let latest = options.picture;
  let heard = {} as Snapshot;
  let fault: TableError | undefined;

  return new Promise((opened) => {
    const ours: TargetsPage = {
      shown(changes) {
        const isFirst = moments.shown === undefined;
        heard = withChanges(heard, changes);
        moments.add(heard);
        if (isFirst) opened(table(heard));
      },
      lookBack,
    };
    const worker = openRemote<TargetsWorker>(start, {
      ours,
      crashed(detail) {
        fault = { code: 'crashed', detail };
        moments.stop();
        tell();
      },
    });
    worker.tell('see', [changesBetween({}, options.picture)]);

    async function act(seat: Seat, move: Move): Promise<TableResult> {
      if (fault) return err(fault);
      const { version } = moments.shown ?? { version: 0 };
      worker.mention('prepare', [seat, move]);
      const send = (onVersion: number) => play({ onVersion: onVersion as Version, moves: [move], key: newKey() });
      let answer = await send(version);
      // In Golden Targets the others flick at the same time (T15), which is no reason to flick again.
      for (const _ of SEATS) if (isOvertaken(move, answer)) answer = await send(answer.error.current);
      if (answer.ok) return ok(undefined);
      // A late pass counts as successful: the table has moved on.
      if (move.type === 'pass' && answer.error.code === 'stale-version') return ok(undefined);
      return err(await whyNot(answer.error, version, seat, move));
    }

    /** The reason of a refusal. For a call that came second, the winning call is shown first. */
    async function whyNot(error: OnlineError, version: number, seat: Seat, move: Move): Promise<TableError> {
      if (error.code === 'not-your-turn' && 'atMs' in move) {
        const reason = await worker.ask('why', [seat, move]);
        if (reason) return { code: 'refused', refusal: { code: 'illegal', reason } };
      }
      if (error.detail !== 'too-late') return tableError(error);
      await moments.untilSeen(error.current ?? 0);
      const winning = moments.shown?.log.slice(version).find(({ move }) => 'atMs' in move);
      return { code: 'too-late', by: winning?.seat };
    }

    function table(first: Snapshot): OnlineTargetsTable {
      return {
        snapshot: () => moments.shown ?? first,
        fault: () => fault,
        subscribe,
        own: SEATS.filter((seat) => seat === options.picture.viewer),
        act,
        rested: (version) => moments.seen(version),
        wait: () => undefined, // online, nobody waits
        undo: async () => err({ code: 'not-now' }),
        past: (version) => worker.ask('past', [version]),
        notation: async () => err({ code: 'not-now' }), // the server provides it after the game
        close() {
          moments.stop();
          void worker.close();
        },
        far: {
          hasNews: () => moments.hasNews,
          closesInMs: () => latest.rest?.closesMs && Math.max(0, latest.rest.closesMs - serverNowMs()),
          restsInMs: (shot) =>
            shot.n === latest.rest?.version ? restsInMs(shot, latest.rest, serverNowMs()) : undefined,
        },
        see(picture) {
          if (!fault) worker.mention('see', [changesBetween(latest, picture)]);
          latest = picture;
        },
        recompute: () => worker.ask('recompute', []),
        undoTarget: async () => undefined, // this game has no undo
      };
    }
  });
}

interface Overtaken {
  readonly ok: false;
  readonly error: OnlineError & { readonly current: number };
}

function isOvertaken({ type }: Move, answer: Result<Version, OnlineError>): answer is Overtaken {
  return type === 'golden' && !answer.ok && answer.error.code === 'stale-version' && answer.error.current !== undefined;
}

function tableError(error: OnlineError): TableError {
  const refusal = refusalIn<Reason>(error);
  return refusal ? { code: 'refused', refusal } : { code: 'not-now' };
}

const startWorker = workerPort(
  () => new Worker(new URL('../worker/targetsWorker.ts', import.meta.url), { type: 'module', name: 'online-targets' }),
);
