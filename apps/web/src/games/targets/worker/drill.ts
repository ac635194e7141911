import {
  arrange,
  bestKept,
  clone,
  type DailyShot,
  type Event,
  isClosing,
  missing,
  missMm,
  type Move,
  openCalls,
  playUnchecked,
  type Seat,
  seatsOf,
  type Simulate,
  type State,
  type Step,
} from '@caravanserai/targets';
import type { Want } from '@caravanserai/targets/tricks';
import type { Drill, Goal } from '../client.ts';
import { strikeOf } from '../table/aim/strike.ts';

/** The only seat that acts in a drill. */
export const LEARNER: Seat = 'red';

export interface Judged {
  readonly state: State;
  readonly events: readonly Event[];
  /** Whether the goal was reached; undefined while it can still be reached. */
  readonly isReached: boolean | undefined;
  /** What a flick at a trick shot left undone. */
  readonly missing?: readonly Want[];
  /** At a daily shot. */
  readonly mm?: number;
}

type Played = Pick<Step, 'state' | 'events' | 'move'>;

export function startOf({ table }: Drill): State {
  return alone(arrange(table));
}

/**
 * Result of a move, by the rules alone. The table is set up again after every flick that leaves the goal out of reach. After a success it stays
 * visible, except in a series.
 */
export function judged(drill: Drill, played: Played, start: State): Judged {
  const { goal, isSeries = false, wants, shot } = drill;
  if (shot) return judgedShot(shot, played, start);
  if (wants) return judgedTrick(wants, played, start);
  const events = [...played.events];
  const state = closeRound(alone(keepBest(played.state, events)), events);
  if (isGoalReached(goal, state, events, played.move))
    return { state: isSeries ? start : state, events, isReached: true };
  if (isWaiting(goal, state, events)) return { state, events, isReached: undefined };
  return { state: start, events, isReached: false };
}

/** Every flick is a try, and the table is set up again after it. */
function judgedTrick(wants: readonly Want[], { state: after, events }: Played, start: State): Judged {
  if (!events.some(({ type }) => type === 'flicked')) return { state: after, events, isReached: undefined };
  const undone = missing(wants, { before: start, after, events });
  return { state: start, events, isReached: undone.length === 0, missing: undone };
}

function judgedShot(shot: DailyShot, { state: after, events }: Played, start: State): Judged {
  if (!events.some(({ type }) => type === 'flicked')) return { state: after, events, isReached: undefined };
  const mm = missMm(shot, { state: after, events });
  return { state: start, events, isReached: mm !== undefined, ...(mm === undefined ? {} : { mm }) };
}

/** Excludes all other players from flicking and calling, and from delaying the end of the round. */
function alone(s: State): State {
  const next = clone(s);
  const others = seatsOf(next.options).filter((seat) => seat !== LEARNER);
  next.calls.passed = [...new Set([...next.calls.passed, ...others])];
  if (next.phase.name === 'flick' && next.towers[LEARNER].length > 0) next.phase = { name: 'flick', from: LEARNER };
  return next;
}

/** TT-16, T17: decides automatically which fallen die stays. */
function keepBest(s: State, events: Event[]): State {
  if (s.phase.name !== 'keep') return s;
  const next = clone(s);
  const { dice } = s.phase;
  const die = bestKept(
    next,
    next.dice.filter((each) => dice.includes(each.die)),
  );
  playUnchecked(next, LEARNER, { type: 'keep', die }, noRoll, events);
  return next;
}

/** TT-29: the learner passes after the last flick of a round. */
function closeRound(s: State, events: Event[]): State {
  if (!isClosing(s)) return s;
  const next = clone(s);
  playUnchecked(next, LEARNER, { type: 'pass' }, noRoll, events);
  return next;
}

const noRoll: Simulate = () => {
  throw new Error('nothing rolls when a die is kept or a round ends');
};

function isGoalReached(goal: Goal, state: State, events: readonly Event[], move: Move): boolean {
  const has = (isMeant: (event: Event) => boolean) => events.some(isMeant);
  const flicked = events.find((event) => event.type === 'flicked');
  const isFault = has((event) => event.type === 'fault' && event.die === flicked?.die);
  const hasStolen = has((event) => event.type === 'stole' && event.seat === LEARNER);
  switch (goal) {
    case 'roll':
      return flicked !== undefined && !isFault;
    case 'spin':
      return move.type === 'flick' && strikeOf(move).side !== undefined;
    case 'disc':
      return flicked?.disc !== undefined && !isFault;
    case 'black':
      return flicked !== undefined && isCallable(state, 'targets');
    case 'topple':
      return has((event) => event.type === 'disarmed' && event.by === LEARNER);
    case 'targets':
      return has((event) => event.type === 'targets' && event.seat === LEARNER);
    case 'double':
      return has((event) => event.type === 'doubled' && event.seat === LEARNER);
    case 'award':
      return has((event) => event.type === 'awarded' && event.seat === LEARNER);
    case 'steal':
      return hasStolen;
    case 'trick':
      return false; // judged by its wants
    case 'secure':
      return hasStolen && has((event) => event.type === 'validated' && event.seat === LEARNER);
  }
}

function isCallable(state: State, name: 'targets' | 'double'): boolean {
  return openCalls(state).some(({ call, seat }) => call === name && seat === LEARNER);
}

/** Something is left to call, or the call was wrong, which changes nothing. */
function isWaiting(goal: Goal, state: State, events: readonly Event[]): boolean {
  if (events.some(({ type }) => type === 'miscalled')) return true;
  return (goal === 'targets' || goal === 'double') && isCallable(state, goal);
}
