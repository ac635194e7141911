import type { DiscId } from './discs.ts';
import { type Event, tell } from './events.ts';
import type { DieId, Face, Seat } from './geometry.ts';
import { blackUnder, diceOver } from './lying.ts';
import { type Die, dieOf, flicker, hasFourth, seenDie, sendHome, type State } from './state.ts';
import { seatsOf } from './options.ts';
import { stack } from './towers.ts';

/** A call that a player can make now. For a Double either die may go back. */
export type OpenCall =
  | { readonly call: 'targets'; readonly seat: Seat; readonly die: DieId; readonly disc: DiscId }
  | { readonly call: 'double'; readonly seat: Seat; readonly dice: readonly [DieId, DieId]; readonly face: Face };

export function openCalls(s: State): readonly OpenCall[] {
  return [...openTargets(s), ...openDoubles(s)];
}

type OpenTargets = Extract<OpenCall, { call: 'targets' }>;

export function openTargets(s: State): readonly OpenTargets[] {
  if (s.phase.name !== 'flick') return [];
  return s.calls.targets.flatMap((id): OpenTargets[] => {
    const die = seenDie(s, id);
    const disc = blackUnder(s, die)?.disc;
    const isOpen = disc !== undefined && !s.calls.used.includes(id) && !s.calls.passed.includes(die.holder);
    return isOpen ? [{ call: 'targets', seat: die.holder, die: id, disc }] : [];
  });
}

type OpenDouble = Extract<OpenCall, { call: 'double' }>;

export function openDoubles(s: State): readonly OpenDouble[] {
  if (s.phase.name !== 'flick' || s.calls.isSteal || s.calls.fresh.length === 0) return [];
  const shown = s.dice.filter(showsFace);
  return shown.flatMap((one, i) =>
    shown.slice(i + 1).flatMap((other): OpenDouble[] => {
      if (!isPair(one, other) || one.face === undefined || !isOpenPair(s, one, other)) return [];
      return [{ call: 'double', seat: one.holder, dice: [one.die, other.die], face: one.face }];
    }),
  );
}

/** TT-24: the face of a die counts only if it is flat on the table. */
function showsFace({ spot, face, isFlat }: Die): boolean {
  return spot === 'table' && isFlat && face !== undefined;
}

export function isPair(one: Die, other: Die): boolean {
  const isSame = one.holder === other.holder && one.face === other.face;
  return one.die !== other.die && isSame && showsFace(one) && showsFace(other);
}

function isOpenPair({ calls }: State, { die: one, holder }: Die, { die: other }: Die): boolean {
  if (calls.passed.includes(holder) || calls.used.includes(one) || calls.used.includes(other)) return false;
  return calls.fresh.includes(one) || calls.fresh.includes(other);
}

/** The players who can make a call, clockwise. */
export function callers(s: State): readonly Seat[] {
  const open = openCalls(s);
  return seatsOf(s.options).filter((seat) => open.some((call) => call.seat === seat));
}

/** TT-29: after the last flick of a round all players have to pass, so that nobody learns who could have made a call. */
export function isClosing(s: State): boolean {
  return s.phase.name === 'flick' && s.options.calls === 'own' && flicker(s) === undefined;
}

/** The players who have to call or pass before the game continues without a flick, clockwise. */
export function undecided(s: State): readonly Seat[] {
  return isClosing(s) ? seatsOf(s.options).filter((seat) => !s.calls.passed.includes(seat)) : callers(s);
}

/** TT-20 to TT-22. */
export function winByTargets(s: State, id: DieId, forYou: boolean, events: Event[]): void {
  const die = seenDie(s, id);
  const target = blackUnder(s, die);
  if (!target) return;
  const { disc } = target;
  const home = diceOver(s, target);
  for (const lying of home) goHome(s, lying);
  s.middle = s.middle.filter((candidate) => candidate.disc !== disc);
  s.won[die.holder].push(disc);
  s.targetsWon++;
  tell(events, forYou ? 'TT-30' : 'TT-20', { type: 'targets', seat: die.holder, die: id, disc, home, forYou });
}

/** Puts the die under its holder's puck and removes it from the tower to which it would have gone back (T27). */
function goHome(s: State, id: DieId): void {
  const { holder } = dieOf(s, id);
  const tower = s.towers[holder];
  s.calls.fallen = s.calls.fallen.filter(({ die }) => die !== id);
  if (tower.includes(id))
    stack(
      s,
      holder,
      tower.filter((die) => die !== id),
      [],
    );
  sendHome(s, id);
}

/** TT-24. */
export function recover(s: State, back: DieId, other: DieId, face: Face, events: Event[]): void {
  const { holder } = dieOf(s, back);
  s.calls.used.push(back, other);
  stack(s, holder, [...s.towers[holder], back], [back]);
  tell(events, 'TT-24', { type: 'doubled', seat: holder, back, other, face }, true);
}

/** TT-45. */
export function cancelTargets(s: State, seat: Seat, id: DieId, events: Event[]): void {
  s.calls.targets = s.calls.targets.filter((die) => die !== id);
  s.calls.cancelled.push(id);
  tell(events, 'TT-45', { type: 'cancelled', seat, of: dieOf(s, id).holder, die: id });
}

/** TT-30: first for the player who flicked, then clockwise. */
export function callForThem(s: State, by: Seat, events: Event[]): void {
  const seats = seatsOf(s.options);
  const rank = (seat: Seat) => (seats.indexOf(seat) - seats.indexOf(by) + seats.length) % seats.length;
  for (let open = openTargets(s); open.length > 0 && !hasFourth(s); open = openTargets(s)) {
    const [next] = open.toSorted((a, b) => rank(a.seat) - rank(b.seat));
    winByTargets(s, next.die, true, events);
  }
}

export const SILENCE_MS = 2000; // T29

/** T29: the only effect is that the player may not call for a while. */
export function miscall(s: State, seat: Seat, atMs: number, events: Event[]): void {
  const untilMs = atMs + SILENCE_MS;
  s.calls.silentUntilMs[seat] = untilMs;
  tell(events, 'TT-27', { type: 'miscalled', seat, untilMs });
}

/** TT-27: closes calls when the next flick starts. */
export function closeCalls(s: State, events: Event[]): void {
  for (const { seat, die } of openTargets(s)) tell(events, 'TT-23', { type: 'missed', seat, die });
}
