import { assert, connect, type MatchPicture, type Peer } from '@caravanserai/contract';
import type { Move, Seat, View } from '@caravanserai/targets';
import type { Snapshot } from '../../client.ts';
import type { RulesByVersion } from '../rules.ts';
import { recomputeTargets } from './fairness.ts';
import { OnlineTargets } from './game.ts';

export interface TargetsWorkerHouse {
  post(message: unknown): void;
  readonly rulesOf: RulesByVersion;
  /** A mistake of ours: the page hears of it as of a crash. */
  crash(error: unknown): void;
}

/** What the page answers: it has the line to the server. */
export interface TargetsPage {
  snapshot(snapshot: Snapshot): void;
  /** What did the table look like then? */
  lookBack(version: number): Promise<View | undefined>;
}
/** What can be asked of the worker of one match. */
export type TargetsWorker = ReturnType<typeof answersOf>;

/** The inside of the worker of one match of Targets: hand every message to the function that comes back. */
export function serveOnlineTargets(house: TargetsWorkerHouse): (message: unknown) => void {
  const game = new OnlineTargets({
    show: (snapshot) => page.tell('snapshot', [snapshot]),
    lookBack: (version) => page.ask('lookBack', [version]),
    rulesOf: house.rulesOf,
  });
  const page: Peer<TargetsPage> = connect<TargetsPage>(house.post, answersOf(game, house), house.crash);
  return page.hear;
}

function answersOf(game: OnlineTargets, { rulesOf }: TargetsWorkerHouse) {
  return {
    see: (picture: MatchPicture) => game.see(picture),
    /** A flick is on its way to the server: its film can be made meanwhile. */
    prepare: (seat: Seat, move: Move): void => game.prepare(seat, move),
    /** What the rules say to a call that the server has only refused. */
    why: (seat: Seat, move: Move) => game.why(seat, move),
    /** Of a game that is over. */
    past: (version: number) => game.past(version),
    async recompute() {
      assert(game.picture !== undefined, 'the match was seen');
      return recomputeTargets(game.picture, await rulesOf(game.picture.rulesVersion));
    },
  };
}
