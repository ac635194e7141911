import { assert, connect, type MatchPicture, type Peer } from '@caravanserai/contract';
import type { Move, Seat, View } from '@caravanserai/targets';
import { type Changes, changesBetween, withChanges } from '../../../../keeper/changes.ts';
import type { RulesByVersion } from '../rules.ts';
import { recomputeTargets } from './fairness.ts';
import { OnlineTargets } from './game.ts';

export interface OnlineWorkerDeps {
  post(message: unknown): void;
  readonly rulesOf: RulesByVersion;
  /** Reports an internal error, which the page treats as a crash. */
  crash(error: unknown): void;
}

/** Functions of the page, which owns the connection to the server. */
export interface TargetsPage {
  /** The differences from the previous snapshot; for the first one, all of it. */
  shown(changes: Changes): void;
  /** Fetches the table at an earlier version. */
  lookBack(version: number): Promise<View | undefined>;
}
/** Functions of the worker of one match. */
export type TargetsWorker = ReturnType<typeof answersOf>;

/** The worker of one match of Targets. Returns its message handler. */
export function serveOnlineTargets(deps: OnlineWorkerDeps): (message: unknown) => void {
  let sent: object = {};
  const game = new OnlineTargets({
    show(snapshot) {
      page.tell('shown', [changesBetween(sent, snapshot)]);
      sent = snapshot;
    },
    lookBack: (version) => page.ask('lookBack', [version]),
    rulesOf: deps.rulesOf,
  });
  const page: Peer<TargetsPage> = connect<TargetsPage>(deps.post, answersOf(game, deps), deps.crash);
  return page.hear;
}

function answersOf(game: OnlineTargets, { rulesOf }: OnlineWorkerDeps) {
  let picture = {} as MatchPicture;
  return {
    /** The differences from the previous picture. */
    see(changes: Changes) {
      picture = withChanges(picture, changes);
      return game.see(picture);
    },
    /** The flick is being sent to the server; simulate its film meanwhile. */
    prepare: (seat: Seat, move: Move): void => game.prepare(seat, move),
    /** The reason, by the rules, for a call that the server refused without one. */
    why: (seat: Seat, move: Move) => game.why(seat, move),
    /** Only for a finished game. */
    past: (version: number) => game.past(version),
    async recompute() {
      assert(game.picture !== undefined, 'the match was seen');
      return recomputeTargets(game.picture, await rulesOf(game.picture.rulesVersion));
    },
  };
}
