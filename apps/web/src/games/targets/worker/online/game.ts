import { assert, type MatchPicture, quickRng } from '@caravanserai/contract';
import type { Event, Move, Reason, Seat, State, View } from '@caravanserai/targets';
import type { FlickResult } from '@caravanserai/targets/physics';
import type { Rules } from '@caravanserai/targets/versions';
import type { Past, Shot, Snapshot } from '../../client.ts';
import { lyingOf, pictureOf, shotOf } from '../look.ts';
import { pastOf } from '../past.ts';
import { type RulesAlone, rulesAlone, type RulesByVersion } from '../rules.ts';
import { resume, type Table } from '../table.ts';
import { type Made, madeOf, playersOf, strokesIn, viewOf } from './log.ts';

export interface OnlineDeps {
  show(snapshot: Snapshot): void;
  /** The table after the first `version` entries of the log, if the server still has it. */
  lookBack(version: number): Promise<View | undefined>;
  readonly rulesOf: RulesByVersion;
}

/**
 * An online game of Targets as one viewer sees it. The server sends no film. Each is simulated here from the table before the flick and the flick
 * itself, with the match's version of the rules; the result is bit-identical. Every moment is shown in order.
 */
export class OnlineTargets {
  readonly #deps: OnlineDeps;
  #picture: MatchPicture | undefined;
  #shot: Shot | undefined;
  #replayed: Table | undefined;
  #queue: Promise<unknown> = Promise.resolve();
  /** Simulation of one's own flick, started before the server has answered. */
  #rolled: { readonly flick: string; readonly result: Promise<FlickResult> } | undefined;

  constructor(deps: OnlineDeps) {
    this.#deps = deps;
  }

  get picture(): MatchPicture | undefined {
    return this.#picture;
  }

  see(picture: MatchPicture): Promise<void> {
    const seen = this.#queue.then(() => this.#present(picture));
    this.#queue = seen.catch(() => undefined);
    return seen;
  }

  prepare(seat: Seat, move: Move): void {
    if (!this.#picture || move.type !== 'flick') return; // in Golden Targets the others may have to flick first
    const { rulesVersion } = this.#picture;
    const view = viewOf(this.#picture);
    this.#rolled = { flick: nameOf(view, seat, move), result: this.#roll(rulesVersion, view, seat, move) };
    this.#rolled.result.catch(() => undefined); // the error is reported to the caller that awaits the result
  }

  async why(seat: Seat, move: Move): Promise<Reason | undefined> {
    if (!this.#picture) return undefined;
    const rules = await rulesAlone(this.#picture.rulesVersion);
    return rules.refusalOf(stateOf(rules, viewOf(this.#picture)), seat, move);
  }

  /** A finished game reveals its seed. The whole game is then replayed here once, and every move can be reviewed. */
  async past(version: number): Promise<Past | undefined> {
    if (!this.#picture || !isStopped(this.#picture)) return undefined;
    const rules = await this.#deps.rulesOf(this.#picture.rulesVersion);
    this.#replayed ??= replayedOf(this.#picture, rules);
    return this.#replayed && pastOf(this.#replayed, version);
  }

  async #present(picture: MatchPicture): Promise<void> {
    const before = this.#picture;
    if (before && !isNews(before, picture)) return;
    const made = madeOf(picture);
    const flick = made.findLast((one) => isFilmed(one, picture.rulesVersion));
    const isKnown = flick === undefined || flick.n === this.#shot?.n;
    this.#picture = picture;
    const rules = await rulesAlone(picture.rulesVersion);
    if (!before) this.#deps.show(snapshotOf(rules, picture, made, undefined)); // the film of the last flick is added later
    else if (isKnown) return this.#deps.show(snapshotOf(rules, picture, made, this.#shot));
    if (!flick || isKnown) return undefined;
    this.#shot = await this.#film(rules, flick, before);
    if (before || this.#shot) this.#deps.show(snapshotOf(rules, picture, made, this.#shot));
    return undefined;
  }

  /** Undefined if the table before the flick is unknown. */
  async #film(rules: RulesAlone, flick: Made, seen: MatchPicture | undefined): Promise<Shot | undefined> {
    const version = flick.version - 1;
    const view = seen?.version === version ? viewOf(seen) : await this.#deps.lookBack(version);
    if (!view) return undefined;
    const { seat, move, events, n } = flick;
    const rolled = this.#rolled?.flick === nameOf(view, seat, move) ? this.#rolled.result : undefined;
    this.#rolled = undefined;
    const result = await (rolled ?? this.#roll(rules.version, view, seat, move, events));
    return shotOf(rules, stateOf(rules, view), { seat, n, events }, result);
  }

  async #roll(
    rulesVersion: number,
    view: View,
    seat: Seat,
    move: Move,
    events: readonly Event[] = [],
  ): Promise<FlickResult> {
    const rules = await this.#deps.rulesOf(rulesVersion);
    const state = stateOf(rules, view);
    const strokes = strokesIn(events).filter((stroke) => stroke.seat !== seat);
    const told = { ...state, secret: { ...state.secret, strokes } };
    const [first, ...others] = rules.flicksOf(told, seat, move);
    assert(first !== undefined, 'a move with a film is a flick');
    return rules.flick(rules.sceneOf(state), first, others);
  }
}

/** Before rules version 4 each tower of Golden Targets had a film of its own; now one shows all of them (T15). */
function isFilmed({ move, events }: Made, rulesVersion: number): boolean {
  if (move.type !== 'golden') return move.type === 'flick';
  return rulesVersion < 4 || events.some(({ type }) => type === 'goldenJudged');
}

function isNews(before: MatchPicture, { version, status }: MatchPicture): boolean {
  return version > before.version || (version === before.version && status !== before.status);
}

function isStopped({ status }: MatchPicture): boolean {
  return status === 'over' || status === 'aborted';
}

/** Undefined if the moves do not lead to the final state. */
function replayedOf(picture: MatchPicture, rules: Rules): Table | undefined {
  const { seed } = picture.fairness;
  assert(seed !== undefined, 'a game that is over shows its seed');
  const setup = { kind: 'game', players: playersOf(picture), options: viewOf(picture).options, seed } as const;
  const resumed = resume(picture.id, setup, madeOf(picture), rules);
  return resumed.ok ? resumed.value : undefined;
}

/** Everything except the future randomness, which no flick needs. */
function stateOf(rules: RulesAlone, view: View): State {
  return rules.guess(view, quickRng('to come'));
}

function nameOf({ draws, round, flicks }: View, seat: Seat, move: Move): string {
  return JSON.stringify([draws, round, flicks, seat, move]);
}

function snapshotOf(rules: RulesAlone, picture: MatchPicture, made: readonly Made[], shot: Shot | undefined): Snapshot {
  const view = viewOf(picture);
  const state = stateOf(rules, view);
  const { result } = picture;
  return {
    gameId: picture.id,
    kind: 'game',
    players: playersOf(picture),
    version: made.length,
    view,
    need: isStopped(picture)
      ? { kind: 'over', winners: (result?.winners ?? []) as readonly Seat[] }
      : rules.needs(state),
    picture: pictureOf(rules, state),
    lying: lyingOf(rules, state),
    open: rules.openCalls(state),
    log: made,
    score: rules.score(state),
    shot,
    canUndo: false,
  };
}
