import { assert, type MatchPicture, quickRng } from '@caravanserai/contract';
import type { Move, Reason, Seat, State, View } from '@caravanserai/targets';
import type { FlickResult } from '@caravanserai/targets/physics';
import type { Rules } from '@caravanserai/targets/versions';
import type { Past, Shot, Snapshot } from '../../client.ts';
import { lyingOf, pictureOf, shotOf } from '../look.ts';
import { pastOf } from '../past.ts';
import { type RulesAlone, rulesAlone, type RulesByVersion } from '../rules.ts';
import { isFlick, resume, type Table } from '../table.ts';
import { type Made, madeOf, playersOf, viewOf } from './log.ts';

export interface TargetsHouse {
  show(snapshot: Snapshot): void;
  /** The table after so many lines of the log, where the server still tells. */
  lookBack(version: number): Promise<View | undefined>;
  readonly rulesOf: RulesByVersion;
}

/**
 * A game of Targets over the network as one pair of eyes sees it. The server sends no film: each is rolled here, from the table
 * before the flick and the flick itself, by the rules that the match began with, and is the same to the last bit. Every moment is
 * shown in its turn.
 */
export class OnlineTargets {
  readonly #house: TargetsHouse;
  #picture: MatchPicture | undefined;
  #shot: Shot | undefined;
  #replayed: Table | undefined;
  #queue: Promise<unknown> = Promise.resolve();
  /** Of one’s own flick, from before the server has answered. */
  #rolled: { readonly flick: string; readonly result: Promise<FlickResult> } | undefined;

  constructor(house: TargetsHouse) {
    this.#house = house;
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
    if (!this.#picture || !isFlick({ seat, move })) return;
    const { rulesVersion } = this.#picture;
    const view = viewOf(this.#picture);
    this.#rolled = { flick: nameOf(view, seat, move), result: this.#roll(rulesVersion, view, seat, move) };
    this.#rolled.result.catch(() => undefined); // anyone who needs it hears of it
  }

  async why(seat: Seat, move: Move): Promise<Reason | undefined> {
    if (!this.#picture) return undefined;
    const rules = await rulesAlone(this.#picture.rulesVersion);
    return rules.refusalOf(stateOf(rules, viewOf(this.#picture)), seat, move);
  }

  /** A game that is over shows its seed: then all of it is played again here, once, and every move can be looked at. */
  async past(version: number): Promise<Past | undefined> {
    if (!this.#picture || !isStopped(this.#picture)) return undefined;
    const rules = await this.#house.rulesOf(this.#picture.rulesVersion);
    this.#replayed ??= replayedOf(this.#picture, rules);
    return this.#replayed && pastOf(this.#replayed, version);
  }

  async #present(picture: MatchPicture): Promise<void> {
    const before = this.#picture;
    if (before && !isNews(before, picture)) return;
    const made = madeOf(picture);
    const flick = made.findLast(isFlick);
    const isFilmed = flick === undefined || flick.n === this.#shot?.n;
    this.#picture = picture;
    const rules = await rulesAlone(picture.rulesVersion);
    if (!before) this.#house.show(snapshotOf(rules, picture, made, undefined)); // the last flick is looked up afterwards
    else if (isFilmed) return this.#house.show(snapshotOf(rules, picture, made, this.#shot));
    if (!flick || isFilmed) return undefined;
    this.#shot = await this.#film(rules, flick, before);
    if (before || this.#shot) this.#house.show(snapshotOf(rules, picture, made, this.#shot));
    return undefined;
  }

  /** Nothing where it cannot be known what the dice rolled from. */
  async #film(rules: RulesAlone, flick: Made, seen: MatchPicture | undefined): Promise<Shot | undefined> {
    const version = flick.version - 1;
    const view = seen?.version === version ? viewOf(seen) : await this.#house.lookBack(version);
    if (!view) return undefined;
    const { seat, move, events, n } = flick;
    const rolled = this.#rolled?.flick === nameOf(view, seat, move) ? this.#rolled.result : undefined;
    this.#rolled = undefined;
    const result = await (rolled ?? this.#roll(rules.version, view, seat, move));
    return shotOf(rules, stateOf(rules, view), { seat, n, events }, result);
  }

  async #roll(rulesVersion: number, view: View, seat: Seat, move: Move): Promise<FlickResult> {
    const rules = await this.#house.rulesOf(rulesVersion);
    if (move.type !== 'flick' && move.type !== 'golden') throw new Error(`no flick: ${move.type}`);
    const state = stateOf(rules, view);
    return rules.flick(rules.sceneOf(state), rules.flickOf(state, seat, move));
  }
}

function isNews(before: MatchPicture, { version, status }: MatchPicture): boolean {
  return version > before.version || (version === before.version && status !== before.status);
}

function isStopped({ status }: MatchPicture): boolean {
  return status === 'over' || status === 'aborted';
}

/** Nothing where its moves do not lead to its end. */
function replayedOf(picture: MatchPicture, rules: Rules): Table | undefined {
  const { seed } = picture.fairness;
  assert(seed !== undefined, 'a game that is over shows its seed');
  const setup = { kind: 'game', players: playersOf(picture), options: viewOf(picture).options, seed } as const;
  const resumed = resume(picture.id, setup, madeOf(picture), rules);
  return resumed.ok ? resumed.value : undefined;
}

/** All but the chance to come, which no flick asks for. */
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
