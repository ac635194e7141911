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

/** The table after a legal move, when everybody has kept and called what there is. */
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

/** Targets first; then every Double; then the round ends, if it was the last flick. In place. */
export function callAll(s: State, simulate: Simulate): void {
  for (let [open] = openCalls(s); open; [open] = openCalls(s)) {
    const [call] = callsOf(s, open, s.calls.lastMs);
    playUnchecked(s, open.seat, call, simulate, []);
  }
  if (!isClosing(s)) return;
  for (const seat of undecided(s)) playUnchecked(s, seat, { type: 'pass' }, simulate, []);
}

/** The ways to make a call. Of a Double either die may go back, that first which does less where it lies. */
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
