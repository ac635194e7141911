import type { Thinker } from '@caravanserai/bots';
import {
  assert,
  type Asked,
  connect,
  err,
  type MatchPicture,
  ok,
  type OnlineError,
  type Peer,
  type PlayRequest,
  type Result,
  type Rng,
  type Version,
} from '@caravanserai/contract';
import { makeGame, type Move } from '@caravanserai/targi';
import type { AnalysisAnswer, Seen, Snapshot, TableResult } from '../../client.ts';
import { pastViewOf } from '../snapshot.ts';
import * as T from '../table.ts';
import { recompute } from './fairness.ts';
import { OnlineGame, type OnlineHouse } from './game.ts';
import { undoTarget } from './log.ts';

export interface OnlineWorkerHouse {
  post(message: unknown): void;
  readonly thinker: Pick<Thinker, 'analyse'>;
  rng(): Rng;
  key(): string;
}

/** What the page answers: it has the socket. */
export interface OnlinePage {
  snapshot(snapshot: Snapshot): void;
  dropped(): void;
  play(request: PlayRequest): Promise<Result<Version, OnlineError>>;
}
/** What can be asked of the worker of one match. */
export type OnlineWorker = ReturnType<typeof answersOf>;

/** The inside of the worker of one match: hand every message to the function that comes back. */
export function serveOnline(house: OnlineWorkerHouse): (message: unknown) => void {
  const told: OnlinePage = {
    snapshot: (snapshot) => page.tell('snapshot', [snapshot]),
    dropped: () => page.tell('dropped', []),
    play: (request) => page.ask('play', [request]),
  };
  const page: Peer<OnlinePage> = connect<OnlinePage>(house.post, answersOf(house, told));
  return page.hear;
}

function answersOf({ thinker, rng, key }: OnlineWorkerHouse, page: OnlinePage) {
  let current: OnlineGame | undefined;
  const game = (): OnlineGame => {
    assert(current !== undefined, 'the match was opened');
    return current;
  };
  const recordOf = (version?: number) => T.recordOf(game().table.setup, T.movesOf(game().table).slice(0, version));
  const isOver = () => game().isOver;
  const notNow = err({ code: 'not-now' } as const);
  return {
    open(picture: MatchPicture, quick: boolean, seen?: Seen): Snapshot {
      const around: OnlineHouse = {
        show: page.snapshot,
        send: (request) => void page.play(request).then((answer) => game().answered(request.key, answer)),
        dropped: page.dropped,
        rng,
        key,
      };
      current = new OnlineGame(picture, quick, around, seen);
      return current.snapshot();
    },
    see: (picture: MatchPicture): void => game().see(picture),
    act: (move: Move) => game().act(move),
    try: (move: Move) => game().try(move),
    setQuick: (isOn: boolean) => game().setQuick(isOn),
    past: (version: number) => pastViewOf(game().past(version)),
    undo: () => game().undo(),
    undoTurn: () => game().undoTurn(),
    confirm: () => game().confirm(),
    undoTarget: () => undoTarget(game().picture),
    recompute: () => recompute(game().picture, game().table),
    notation: (version?: number): TableResult<string> => (isOver() ? ok(makeGame(recordOf(version))) : notNow),
    analyse: async ({ signal, onProgress }: Asked): Promise<TableResult<AnalysisAnswer>> =>
      isOver() ? ok(await thinker.analyse(recordOf(), { signal, onProgress })) : notNow,
  };
}
