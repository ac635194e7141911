import type { Rng, Viewer as ViewerOf } from '@caravanserai/contract';
import { isClosing, type OpenCall, openCalls } from './calls.ts';
import type { Event } from './events.ts';
import type { Seat } from './geometry.ts';
import type { Targets } from './index.ts';
import { toAct } from './judge.ts';
import type { Move } from './moves.ts';
import { sampleStroke } from './sample.ts';
import { flicker, type GoldenStroke, type State } from './state.ts';

export type Viewer = ViewerOf<Targets>;

/**
 * Everything on the table is public (TT-53); only the seed is hidden, and in Golden Targets how the others flick (T15). A view lists only the viewer's own possible calls, because players
 * have to notice calls themselves (TT-27).
 */
export interface View {
  readonly viewer: Viewer;
  readonly toAct: readonly Seat[]; // see `toActFor`
  readonly open: readonly OpenCall[]; // the viewer's own calls
  readonly options: State['options'];
  readonly draws: State['draws'];
  readonly round: State['round'];
  readonly set: State['set'];
  readonly flicks: State['flicks'];
  readonly first: State['first'];
  readonly phase: State['phase'];
  readonly pucks: State['pucks'];
  readonly dice: State['dice'];
  readonly stacks: State['stacks'];
  readonly towers: State['towers'];
  readonly middle: State['middle'];
  readonly aside: State['aside'];
  readonly stored: State['stored'];
  readonly won: State['won'];
  readonly removed: State['removed'];
  readonly targetsWon: State['targetsWon'];
  readonly calls: State['calls'];
}

/** Names every field. A spread of the state would leak fields added later. */
export function view(s: State, viewer: Viewer): View {
  return {
    viewer,
    toAct: toActFor(s, viewer),
    open: openCalls(s).filter(({ seat }) => seat === viewer),
    options: s.options,
    draws: s.draws,
    round: s.round,
    set: s.set,
    flicks: s.flicks,
    first: s.first,
    phase: s.phase,
    pucks: s.pucks,
    dice: s.dice,
    stacks: s.stacks,
    towers: s.towers,
    middle: s.middle,
    aside: s.aside,
    stored: s.stored,
    won: s.won,
    removed: s.removed,
    targetsWon: s.targetsWon,
    calls: s.calls,
  };
}

/** The seats to act that this viewer may know: the player to flick, and the viewer if they can make a call. */
export function toActFor(s: State, viewer: Viewer): readonly Seat[] {
  const all = toAct(s);
  if (s.phase.name !== 'flick' || s.options.calls === 'forYou' || isClosing(s)) return all;
  const next = flicker(s);
  return all.filter((seat) => seat === next || seat === viewer);
}

const UNKNOWN = { vxMmS: 0, vzMmS: 0, highPm: 0, sidePm: 0 };

/** T15: how somebody else flicks in Golden Targets is told by the event that judges all of them. */
export function redactMove(move: Move, by: Seat, viewer: Viewer): Move {
  return move.type === 'golden' && by !== viewer ? { type: 'golden', ...UNKNOWN } : move;
}

/** Events contain no hidden information. */
export function redact(event: Event, _viewer: Viewer): Event {
  return event;
}

/** Any strokes, in place of those that the viewer may not know (T15). */
function strokesFor({ phase, pucks }: View, rng: Rng): GoldenStroke[] {
  if (phase.name !== 'golden') return [];
  const middle = { xUm: 0, zUm: 0 };
  return pucks.flatMap((puck) =>
    phase.flicked.includes(puck.seat) ? [{ seat: puck.seat, ...sampleStroke(puck, middle, rng) }] : [],
  );
}

/** The same table with a new seed. Bots are given this, never the real state. */
export function guess(seen: View, rng: Rng): State {
  const seed = Array.from({ length: 4 }, () => rng.next().toString(16).padStart(8, '0')).join('');
  return {
    options: seen.options,
    secret: { seed, strokes: strokesFor(seen, rng) },
    draws: seen.draws,
    round: seen.round,
    set: seen.set,
    flicks: seen.flicks,
    first: seen.first,
    phase: seen.phase,
    pucks: seen.pucks,
    dice: seen.dice,
    stacks: seen.stacks,
    towers: seen.towers,
    middle: seen.middle,
    aside: seen.aside,
    stored: seen.stored,
    won: seen.won,
    removed: seen.removed,
    targetsWon: seen.targetsWon,
    calls: seen.calls,
  };
}
