import { below, chacha, err, keyOf, ok, type Refusal, type Result } from '@caravanserai/contract';
import { type Bid, type DICE_COUNTS, type Face, FACES, isHigher, type Seat, SEATS } from './tables.ts';

/** Liar's Dice for two players. A traditional game in the public domain; its rules are in the README of the example. */

export interface Options {
  readonly dice: (typeof DICE_COUNTS)[number]; // dice per player at the start
}

export type Move = ({ readonly type: 'bid' } & Bid) | { readonly type: 'doubt' };
export const REASONS = ['game-over', 'not-a-move', 'nothing-to-doubt', 'too-low', 'more-than-there-are'] as const;
export type Reason = (typeof REASONS)[number];

export interface State {
  readonly options: Options;
  readonly seed: string;
  readonly round: number; // counts from 0
  readonly dice: Readonly<Record<Seat, readonly Face[]>>; // under the cups, sorted
  readonly turn: Seat;
  readonly bid?: Bid;
}

export type Event =
  | { readonly type: 'rolled'; readonly seat: Seat; readonly dice: readonly Face[] | 'hidden'; readonly reveals: true }
  | ({ readonly type: 'bid'; readonly seat: Seat; readonly reveals: false } & Bid)
  | {
      readonly type: 'doubted';
      readonly seat: Seat;
      readonly bid: Bid;
      readonly dice: Readonly<Record<Seat, readonly Face[]>>; // with both cups lifted
      readonly count: number; // actual count
      readonly loser: Seat; // loses one die
      readonly reveals: true;
    };

export interface Played {
  readonly state: State;
  readonly events: readonly Event[];
}

export function init(options: Options, seed: string): State {
  const dice = roll(seed, 0, { left: options.dice, right: options.dice });
  return { options, seed, round: 0, dice, turn: SEATS[below(chacha(keyOf(seed), 0), 2)] ?? 'left' };
}

export function toAct({ dice, turn }: State): readonly Seat[] {
  return SEATS.some((seat) => dice[seat].length === 0) ? [] : [turn];
}

/** The only check of a move: the reason for refusing it, or undefined. */
export function refusalOf(state: State, seat: Seat, move: Move): Refusal<Reason> | undefined {
  const [acting] = toAct(state);
  if (acting === undefined) return illegal('game-over');
  if (acting !== seat) return { code: 'not-your-turn' };
  if (move.type === 'doubt') return state.bid ? undefined : illegal('nothing-to-doubt');
  if (move.type !== 'bid' || !Number.isInteger(move.count) || move.count < 1 || !FACES.includes(move.face))
    return illegal('not-a-move');
  if (move.count > diceOf(state)) return illegal('more-than-there-are');
  return state.bid && !isHigher(move, state.bid) ? illegal('too-low') : undefined;
}

function illegal(reason: Reason): Refusal<Reason> {
  return { code: 'illegal', reason };
}

export function diceOf({ dice }: State): number {
  return dice.left.length + dice.right.length;
}

export function play(state: State, seat: Seat, move: Move): Result<Played, Refusal<Reason>> {
  const refusal = refusalOf(state, seat, move);
  if (refusal) return err(refusal);
  return ok(move.type === 'bid' ? bidOn(state, seat, move) : doubt(state, seat));
}

function bidOn(state: State, seat: Seat, { count, face }: Bid): Played {
  const event: Event = { type: 'bid', seat, count, face, reveals: false };
  return { state: { ...state, turn: otherOf(seat), bid: { count, face } }, events: [event] };
}

function doubt({ bid, ...state }: State, seat: Seat): Played {
  if (!bid) throw new Error('judged before');
  const { dice } = state;
  const count = [...dice.left, ...dice.right].filter((face) => face === bid.face).length;
  const loser = count >= bid.count ? seat : otherOf(seat);
  const left = { left: dice.left.length, right: dice.right.length, [loser]: dice[loser].length - 1 };
  const round = state.round + 1;
  const rolled = left[loser] === 0 ? { ...dice, [loser]: [] } : roll(state.seed, round, left);
  const doubted: Event = { type: 'doubted', seat, bid, dice, count, loser, reveals: true };
  const next = { ...state, round, dice: rolled, turn: loser };
  return { state: next, events: left[loser] === 0 ? [doubted] : [doubted, ...rollEvents(rolled)] };
}

function rollEvents(dice: State['dice']): readonly Event[] {
  return SEATS.map((seat) => ({ type: 'rolled', seat, dice: dice[seat], reveals: true }));
}

/**
 * Each round has a random stream of its own, so that rolls are unpredictable but verifiable. Stream 0 decides who goes
 * first.
 */
function roll(seed: string, round: number, counts: Readonly<Record<Seat, number>>): State['dice'] {
  const rng = chacha(keyOf(seed), round + 1);
  const throwOf = (seat: Seat) => Array.from({ length: counts[seat] }, () => FACES[below(rng, 6)] ?? 1).toSorted();
  return { left: throwOf('left'), right: throwOf('right') };
}

export function otherOf(seat: Seat): Seat {
  return seat === 'left' ? 'right' : 'left';
}
