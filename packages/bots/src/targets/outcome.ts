import {
  bestKept,
  clone,
  type DieId,
  discUnder,
  isClosing,
  type Move,
  type OpenCall,
  openCalls,
  playUnchecked,
  type Seat,
  type Simulate,
  type State,
  undecided,
} from '@caravanserai/targets';

/** The position after a legal move, with all following choices and calls made. */
export function outcomeOf(s: State, seat: Seat, move: Move, simulate: Simulate): State {
  const next = clone(s);
  playUnchecked(next, seat, move, simulate, []);
  if (next.phase.name === 'keep') {
    const { dice } = next.phase;
    const fallen = next.dice.filter(({ die }) => dice.includes(die));
    playUnchecked(next, seat, { type: 'keep', die: bestKept(next, fallen) }, simulate, []);
  }
  callAll(next, simulate);
  return next;
}

/** Makes all calls in place: Targets first, then every Double. After the last flick the round ends. */
export function callAll(s: State, simulate: Simulate): void {
  for (let [open] = openCalls(s); open; [open] = openCalls(s)) {
    const [call] = callsOf(s, open, s.calls.lastMs);
    playUnchecked(s, open.seat, call, simulate, []);
  }
  if (!isClosing(s)) return;
  for (const seat of undecided(s)) playUnchecked(s, seat, { type: 'pass' }, simulate, []);
}

/** The moves for an open call. For a Double either die may go back; the less useful one on the table comes first. */
export function callsOf(s: State, open: OpenCall, atMs: number): readonly Move[] {
  if (open.call === 'targets') return [{ type: 'targets', die: open.die, atMs }];
  const [one, other] = open.dice;
  const back = (die: DieId, stays: DieId): Move => ({ type: 'double', back: die, other: stays, atMs });
  const calls = [back(one, other), back(other, one)];
  return isOnDisc(s, one) && !isOnDisc(s, other) ? calls.toReversed() : calls;
}

function isOnDisc(s: State, id: DieId): boolean {
  return s.dice.some((die) => die.die === id && discUnder(s, die) !== undefined);
}
