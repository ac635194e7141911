import { below, type Rng } from '@caravanserai/contract';
import {
  clone,
  type Move,
  type OpenCall,
  openCalls,
  playUnchecked,
  type Seat,
  sideOf,
  type Simulate,
  type State,
} from '@caravanserai/targets';
import type { Decision } from './bot.ts';
import { callAll, callsOf } from './outcome.ts';
import { type Sense, worthOf } from './worth.ts';

/** Reaction times, and probabilities of missing a call. */
export interface Eyes {
  readonly targetsMs: Span;
  readonly doubleMs: Span;
  readonly missTargetsPm: number; // per mille
  readonly missDoublePm: number;
  readonly missPasVuPm: number;
}
/** Minimum and maximum. */
export type Span = readonly [number, number];

/** The best of the player's calls that are noticed, or «Pas vu, pas pris!» (TT-45). */
export function seeCall(
  s: State,
  seat: Seat,
  eyes: Eyes,
  sense: Sense,
  simulate: Simulate,
  rng: Rng,
): Decision | undefined {
  const own: Decision[] = [];
  let against: Decision | undefined;
  for (const open of openCalls(s)) {
    const isOwn = open.seat === seat;
    if (!isOwn && !isPasVu(s, seat, open)) continue;
    const isTargets = open.call === 'targets';
    const missPm = isOwn ? (isTargets ? eyes.missTargetsPm : eyes.missDoublePm) : eyes.missPasVuPm;
    const isMissed = below(rng, 1000) < missPm && s.options.calls === 'own'; // with `forYou` the game waits for an answer (TT-30)
    const afterMs = Math.max(s.calls.lastMs, within(rng, isTargets ? eyes.targetsMs : eyes.doubleMs));
    if (isMissed) continue;
    if (isOwn) own.push(...callsOf(s, open, afterMs).map((move) => ({ move, afterMs })));
    else if (isTargets) against = { move: { type: 'pasVu', die: open.die, atMs: afterMs }, afterMs };
  }
  return bestCall(s, seat, own, sense, simulate) ?? against;
}

function isPasVu({ options }: State, seat: Seat, open: OpenCall): boolean {
  return options.pasVu && open.call === 'targets' && !sideOf(options, seat).includes(open.seat);
}

export function within(rng: Rng, [from, to]: Span): number {
  return from + below(rng, to - from + 1);
}

/** The best call; undefined if calling nothing is better, because a Double takes a die off its disc. */
function bestCall(
  s: State,
  seat: Seat,
  calls: readonly Decision[],
  sense: Sense,
  simulate: Simulate,
): Decision | undefined {
  if (calls.length === 0) return undefined;
  const worthAfter = (move: Move) => {
    const next = clone(s);
    playUnchecked(next, seat, move, simulate, []);
    callAll(next, simulate);
    return worthOf(next, seat, sense);
  };
  const judged = calls.map((call) => ({ call, worth: worthAfter(call.move) }));
  const best = judged.reduce((a, b) => (b.worth > a.worth ? b : a));
  return best.worth >= worthAfter({ type: 'pass' }) ? best.call : undefined;
}
