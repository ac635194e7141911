import type { Game, Rng } from '@caravanserai/contract';
import { init, playWith } from './engine.ts';
import type { Event } from './events.ts';
import { type Seat, SEATS } from './geometry.ts';
import { isMiscall, toAct } from './judge.ts';
import type { Move } from './moves.ts';
import { DEFAULT_OPTIONS, type Options } from './options.ts';
import { RULES_VERSION } from './record.ts';
import type { Reason } from './rules.ts';
import { sampleMove } from './sample.ts';
import { type Score, score } from './score.ts';
import { hashState, type Simulate, type State } from './state.ts';
import { guess, redact, type View, view } from './view.ts';

export interface Targets {
  seat: Seat;
  options: Options;
  state: State;
  move: Move;
  event: Event;
  view: View;
  reason: Reason;
  score: Score;
}

/**
 * The game with a given simulation of flicks: the physics, or a fake in tests. Flicks cannot be listed, so moves are sampled; callers
 * such as bots can replace `sampleMove`.
 */
export function targetsWith(
  simulate: Simulate,
  sample: (state: State, seat: Seat, rng: Rng) => Move = sampleMove,
): Game<Targets> {
  return {
    key: 'targets',
    rulesVersion: RULES_VERSION,
    seats: SEATS,
    defaultOptions: DEFAULT_OPTIONS,
    moves: { kind: 'sampled', sample },
    init,
    toAct,
    isOutOfTurn: isMiscall,
    play: playWith(simulate),
    view,
    redact,
    guess,
    score,
    hash: hashState,
  };
}

export { type Arrangement, arrange, type LaidDie } from './arrange.ts';
export { callers, isClosing, type OpenCall, openCalls, SILENCE_MS, undecided } from './calls.ts';
export * from './discs.ts';
export { flicksOf, init, needs, type Need, type Play, playUnchecked, playWith } from './engine.ts';
export * from './events.ts';
export * from './geometry.ts';
export { expectedWords, GAME_FILE_ERRORS, type GameFileError, makeGame, parseGame } from './gamefile.ts';
export { isMiscall, refusalOf, toAct } from './judge.ts';
export { bestKept, blackUnder, discUnder, isLyingOn, victimOf } from './lying.ts';
export * from './moves.ts';
export { makeMove, makeTurn, parseTurn } from './notation.ts';
export * from './options.ts';
export * from './record.ts';
export * from './rules.ts';
export { sampleMove, sampleStroke } from './sample.ts';
export * from './score.ts';
export {
  type BySeat,
  type Calls,
  clone,
  type Die,
  type FallenDie,
  flicker,
  type FlickOutcome,
  flickOf,
  type GoldenStroke,
  hashState,
  type MiddleDisc,
  type Phase,
  sceneOf,
  seenDie,
  type Simulate,
  type State,
} from './state.ts';
export { scattered } from './hands.ts';
export { type DailyShot, drawShot, missMm, SHOOTER } from './shots/shot.ts';
export { missing, type Tried } from './tricks/missing.ts';
export { guess, redact, redactMove, toActFor, type View, type Viewer, view } from './view.ts';
