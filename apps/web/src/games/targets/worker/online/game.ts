import { assert, type MatchPicture, quickRng } from '@caravanserai/contract';
import {
  flickOf,
  guess,
  type Move,
  needs,
  openCalls,
  type Reason,
  refusalOf,
  score,
  type Seat,
  sceneOf,
  type State,
  type View,
} from '@caravanserai/targets';
import type { FlickResult } from '@caravanserai/targets/physics';
import type { Past, Shot, Snapshot } from '../../client.ts';
import { lyingOf, pictureOf, shotOf } from '../look.ts';
import { pastOf } from '../past.ts';
import { isFlick, resume, type Simulator, type Table } from '../table.ts';
import { type Made, madeOf, playersOf, viewOf } from './log.ts';

export interface TargetsHouse {
  show(snapshot: Snapshot): void;
  /** The table after so many lines of the log, where the server still tells. */
  lookBack(version: number): Promise<View | undefined>;
  simulator(): Promise<Simulator>;
}

/**
 * A game of Targets over the network as one pair of eyes sees it. The server sends no film: each is rolled here, from the table
 * before the flick and the flick itself, and is the same to the last bit. Every moment is shown in its turn.
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
    const state = stateOf(viewOf(this.#picture));
    this.#rolled = { flick: nameOf(state, seat, move), result: this.#roll(state, seat, move) };
    this.#rolled.result.catch(() => undefined); // anyone who needs it hears of it
  }

  why(seat: Seat, move: Move): Reason | undefined {
    return this.#picture && refusalOf(stateOf(viewOf(this.#picture)), seat, move);
  }

  /** A game that is over shows its seed: then all of it is played again here, once, and every move can be looked at. */
  async past(version: number): Promise<Past | undefined> {
    if (!this.#picture || !isStopped(this.#picture)) return undefined;
    const simulator = await this.#house.simulator();
    this.#replayed ??= replayedOf(this.#picture, simulator);
    return this.#replayed && pastOf(this.#replayed, version, simulator);
  }

  async #present(picture: MatchPicture): Promise<void> {
    const before = this.#picture;
    if (before && !isNews(before, picture)) return;
    const made = madeOf(picture);
    const flick = made.findLast(isFlick);
    const isFilmed = flick === undefined || flick.n === this.#shot?.n;
    this.#picture = picture;
    if (!before) this.#house.show(snapshotOf(picture, made, undefined)); // the last flick is looked up afterwards
    else if (isFilmed) return this.#house.show(snapshotOf(picture, made, this.#shot));
    if (!flick || isFilmed) return undefined;
    this.#shot = await this.#film(flick, before);
    if (before || this.#shot) this.#house.show(snapshotOf(picture, made, this.#shot));
    return undefined;
  }

  /** Nothing where it cannot be known what the dice rolled from. */
  async #film(flick: Made, seen: MatchPicture | undefined): Promise<Shot | undefined> {
    const version = flick.version - 1;
    const view = seen?.version === version ? viewOf(seen) : await this.#house.lookBack(version);
    if (!view) return undefined;
    const { seat, move, events, n } = flick;
    const state = stateOf(view);
    const rolled = this.#rolled?.flick === nameOf(state, seat, move) ? this.#rolled.result : undefined;
    this.#rolled = undefined;
    const result = await (rolled ?? this.#roll(state, seat, move));
    return shotOf(state, seat, result, events, n);
  }

  async #roll(state: State, seat: Seat, move: Move): Promise<FlickResult> {
    const simulator = await this.#house.simulator();
    if (move.type !== 'flick' && move.type !== 'golden') throw new Error(`no flick: ${move.type}`);
    return simulator(sceneOf(state), flickOf(state, seat, move));
  }
}

function isNews(before: MatchPicture, { version, status }: MatchPicture): boolean {
  return version > before.version || (version === before.version && status !== before.status);
}

function isStopped({ status }: MatchPicture): boolean {
  return status === 'over' || status === 'aborted';
}

/** Nothing where it was played by older rules. */
function replayedOf(picture: MatchPicture, simulator: Simulator): Table | undefined {
  const { seed } = picture.fairness;
  assert(seed !== undefined, 'a game that is over shows its seed');
  const setup = { kind: 'game', players: playersOf(picture), options: viewOf(picture).options, seed } as const;
  const resumed = resume(picture.id, setup, madeOf(picture), simulator);
  return resumed.ok ? resumed.value : undefined;
}

/** All but the chance to come, which no flick asks for. */
function stateOf(view: View): State {
  return guess(view, quickRng('to come'));
}

function nameOf({ draws, round, flicks }: State, seat: Seat, move: Move): string {
  return JSON.stringify([draws, round, flicks, seat, move]);
}

function snapshotOf(picture: MatchPicture, made: readonly Made[], shot: Shot | undefined): Snapshot {
  const view = viewOf(picture);
  const state = stateOf(view);
  const { result } = picture;
  return {
    gameId: picture.id,
    kind: 'game',
    players: playersOf(picture),
    version: made.length,
    view,
    need: isStopped(picture) ? { kind: 'over', winners: (result?.winners ?? []) as readonly Seat[] } : needs(state),
    picture: pictureOf(state),
    lying: lyingOf(state),
    open: openCalls(state),
    log: made,
    score: score(state),
    shot,
    canUndo: false,
  };
}
