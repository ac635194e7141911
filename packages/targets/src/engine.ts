import {
  assert,
  assertNever,
  below,
  chacha,
  err,
  keyOf,
  ok,
  type Played,
  type Refusal,
  type Result,
} from '@caravanserai/contract';
import { callers, cancelTargets, miscall, recover, undecided, winByTargets } from './calls.ts';
import { type DiscId, MIDDLE_SIZE, supply } from './discs.ts';
import { type Event, tell } from './events.ts';
import { applyFlick, keepOne } from './flicking.ts';
import { DICE, type DieId, type Flick, type Seat, seatOf } from './geometry.ts';
import { applyGolden, together } from './golden.ts';
import type { Targets } from './index.ts';
import { isMiscall, refusalOf, toAct } from './judge.ts';
import { type Move, parseMove, strokeOf } from './moves.ts';
import { checkOptions, type Options, seatsOf } from './options.ts';
import { afterCalls, goOn, setUp } from './rounds.ts';
import type { Reason } from './rules.ts';
import { bySeat, clone, dieOf, flicker, flickOf, noCalls, sceneOf, type Simulate, type State } from './state.ts';
import { FIRST_PLAYER_STREAM } from './towers.ts';
import { swapDice } from './teams.ts';

/** TT-1 to TT-5. */
export function init(options: Options, seed: string): State {
  assert(checkOptions(options).ok, 'options from outside go through checkOptions');
  const seats = seatsOf(options);
  const drawn = () => seats[below(chacha(keyOf(seed), FIRST_PLAYER_STREAM), seats.length)];
  const first = options.first === 'drawn' || options.first === 'called' ? drawn() : options.first;
  const ownDice = (seat: Seat) => DICE.filter((die) => seatOf(die) === seat && seats.includes(seat));
  const aside = [...supply(options)];
  const discs = aside.splice(0, MIDDLE_SIZE);
  const s: State = {
    options,
    secret: { seed, strokes: [] },
    draws: FIRST_PLAYER_STREAM + 1,
    round: 1,
    set: 1,
    flicks: 0,
    first,
    phase: { name: 'flick', from: first },
    pucks: [],
    dice: seats.flatMap(ownDice).map((die) => ({
      die,
      holder: seatOf(die),
      spot: 'out',
      pose: undefined,
      face: undefined,
      isFlat: false,
    })),
    stacks: bySeat(ownDice),
    towers: bySeat(() => []),
    middle: [],
    aside,
    stored: bySeat(() => []),
    won: bySeat(() => []),
    removed: [],
    targetsWon: 0,
    calls: noCalls(),
  };
  setUp(s, discs);
  if (options.first === 'called') s.phase = { name: 'start' };
  if (options.teams) s.phase = { name: 'swap', chosen: [] };
  return s;
}

/** The decision that the game is waiting for. While calls are open (`openCalls`), other players may act too. */
export type Need =
  | { readonly kind: 'start'; readonly seats: readonly Seat[] } // T30: the first player to call flicks first
  | { readonly kind: 'swap'; readonly seats: readonly Seat[] }
  | { readonly kind: 'flick'; readonly seat: Seat; readonly die: DieId }
  | { readonly kind: 'calls'; readonly seats: readonly Seat[] } // these players have to call or pass first
  | { readonly kind: 'keep'; readonly seat: Seat; readonly dice: readonly DieId[] }
  | { readonly kind: 'remove'; readonly seat: Seat; readonly discs: readonly DiscId[] }
  | { readonly kind: 'golden'; readonly seats: readonly Seat[] }
  | { readonly kind: 'over'; readonly winners: readonly Seat[] };

export function needs(s: State): Need {
  switch (s.phase.name) {
    case 'start':
    case 'swap':
    case 'golden':
      return { kind: s.phase.name, seats: toAct(s) };
    case 'keep':
      return { kind: 'keep', seat: s.phase.seat, dice: s.phase.dice };
    case 'remove':
      return { kind: 'remove', seat: s.phase.seat, discs: s.middle.map(({ disc }) => disc) };
    case 'over':
      return { kind: 'over', winners: s.phase.winners };
    case 'flick': {
      const seat = flicker(s);
      const die = seat && s.towers[seat].at(-1);
      if (!die || (s.options.calls === 'forYou' && callers(s).length > 0))
        return { kind: 'calls', seats: undecided(s) };
      return { kind: 'flick', seat, die };
    }
    default:
      return assertNever(s.phase);
  }
}

/** The flicks that this move sets off, all at the same moment: none while others have to flick their towers first (T15). */
export function flicksOf(s: State, seat: Seat, move: Move): readonly Flick[] {
  if (move.type === 'flick') return [flickOf(s, seat, move)];
  if (move.type !== 'golden' || toAct(s).length > 1) return [];
  return together(s, [...s.secret.strokes, { seat, ...strokeOf(move) }]);
}

export type Play = (state: State, seat: Seat, move: Move) => Result<Played<Targets>, Refusal<Reason>>;

/** The rules with a given simulation of flicks. Pure if `simulate` is: checks the move, then plays it on a copy. */
export function playWith(simulate: Simulate): Play {
  return (state, seat, move) => {
    if (state.phase.name === 'over') return err({ code: 'illegal', reason: 'game-over' });
    const parsed = parseMove(move); // the move may be untrusted input
    const next = clone(state);
    const events: Event[] = [];
    if (parsed && isMiscall(state, seat, parsed)) {
      miscall(next, seat, parsed.atMs, events);
      return ok({ state: next, events });
    }
    if (!toAct(state).includes(seat)) return err({ code: 'not-your-turn' });
    if (!parsed) return err({ code: 'illegal', reason: 'not-a-move' });
    const reason = refusalOf(state, seat, parsed);
    if (reason) return err({ code: 'illegal', reason });
    playUnchecked(next, seat, parsed, simulate, events);
    return ok({ state: next, events });
  };
}

/** In place. The move must be legal. */
export function playUnchecked(s: State, seat: Seat, move: Move, simulate: Simulate, events: Event[]): void {
  switch (move.type) {
    case 'flick':
      return applyFlick(s, seat, simulate(sceneOf(s), flickOf(s, seat, move)), events);
    case 'golden':
      return applyGolden(s, { seat, ...strokeOf(move) }, simulate, events);
    case 'keep':
      if (s.phase.name === 'keep') keepOne(s, seat, s.phase.dice, move.die, events);
      return undefined;
    case 'remove':
      s.middle = s.middle.filter(({ disc }) => disc !== move.disc);
      s.removed.push(move.disc);
      tell(events, s.options.threeByThree ? 'TT-47' : 'TT-34', { type: 'removed', seat, disc: move.disc });
      return goOn(s, events);
    case 'swap':
      return swapDice(s, seat, move.die, move.level, events);
    case 'begin':
      s.first = seat;
      s.phase = { name: 'flick', from: seat };
      return tell(events, 'TT-5', { type: 'began', seat });
    case 'pass':
      s.calls.passed.push(seat);
      tell(events, 'TT-29', { type: 'passed', seat });
      return afterCalls(s, events);
    case 'targets':
      s.calls.lastMs = move.atMs;
      winByTargets(s, move.die, false, events);
      return afterCalls(s, events);
    case 'double': {
      s.calls.lastMs = move.atMs;
      const { face } = dieOf(s, move.back);
      if (face) recover(s, move.back, move.other, face, events);
      return afterCalls(s, events);
    }
    case 'pasVu':
      s.calls.lastMs = move.atMs;
      cancelTargets(s, seat, move.die, events);
      return afterCalls(s, events);
    default:
      return assertNever(move);
  }
}
