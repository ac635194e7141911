import { assert } from '@caravanserai/contract';
import { callForThem, closeCalls } from './calls.ts';
import { type Event, tell } from './events.ts';
import type { DieFact, DieId, Pose, Seat } from './geometry.ts';
import { bestKept, blackUnder, discUnder, isOnPuck, victimOf } from './lying.ts';
import { clockwiseFrom, nextSeat } from './options.ts';
import { afterCalls } from './rounds.ts';
import { type Fault, FAULTS } from './rules.ts';
import { dieOf, type FlickOutcome, noCalls, seenDie, sendHome, type State } from './state.ts';
import { stack } from './towers.ts';

interface Rested {
  readonly fact: DieFact;
  readonly pose: Pose;
}
type Resting = (id: DieId) => Rested;

/** Applies a simulated flick in place: faults, disarms, steals, then calls open (T8). */
export function applyFlick(s: State, seat: Seat, outcome: FlickOutcome, events: Event[]): void {
  closeCalls(s, events);
  s.calls = noCalls();
  s.flicks++;
  const resting = reader(outcome);
  const flicked = s.towers[seat].at(-1);
  assert(flicked !== undefined, 'the flicker has a die');

  const faults: [DieId, Fault][] = [];
  for (const { die, spot } of s.dice) if (spot === 'table') faults.push(...restOnTable(s, die, resting(die), 'pushed'));
  const landed = leaveOwnTower(s, seat, flicked, resting, faults);
  const { face } = dieOf(s, flicked);
  const disc = discUnder(s, dieOf(s, flicked));
  tell(events, 'TT-6', { type: 'flicked', seat, die: flicked, face, disc }, true);
  for (const [die, fault] of faults) faultOf(s, die, fault, events);
  disarmAll(s, seat, resting, events);

  noteCalls(s, seat, resting);
  if (landed.length > 1) {
    if (s.options.calls === 'own') {
      s.phase = { name: 'keep', seat, dice: landed };
      return;
    }
    keepOne(
      s,
      seat,
      landed,
      bestKept(
        s,
        landed.map((die) => dieOf(s, die)),
      ),
      events,
    );
    return;
  }
  settle(s, seat, events);
}

function reader({ dice, facts }: FlickOutcome): Resting {
  return (id) => {
    const fact = facts.find(({ die }) => die === id);
    const pose = dice.find(({ die }) => die === id)?.pose;
    assert(fact !== undefined && pose !== undefined, `the outcome tells of ${id}`);
    return { fact, pose };
  };
}

/** Stores where a die came to rest, and returns the fault if it may not stay there. */
function restOnTable(s: State, id: DieId, { fact, pose }: Rested, how: 'flicked' | 'pushed'): [DieId, Fault][] {
  const die = dieOf(s, id);
  const isNew = die.spot === 'tower' || (fact.face !== undefined && fact.face !== die.face);
  Object.assign(die, { spot: 'table', pose, face: fact.face, isFlat: fact.isFlat });
  if (fact.where === 'off') return [[id, 'off']];
  if (fact.where === 'unsettled') return [[id, 'unsettled']];
  if (isOnPuck(s, pose, fact.isFlat)) return [[id, 'onPuck']];
  if (how === 'flicked' && !fact.rolled) return [[id, 'slid']];
  if (isNew) s.calls.fresh.push(id);
  return [];
}

/** Returns the player's dice that left the tower and may stay on the table; only one of them will (TT-16). */
function leaveOwnTower(s: State, seat: Seat, flicked: DieId, resting: Resting, faults: [DieId, Fault][]): DieId[] {
  const tower = s.towers[seat];
  const left = tower.filter((die) => resting(die).fact.where !== 'tower');
  const standing = tower.filter((die) => die !== flicked && !left.includes(die));
  const landed: DieId[] = [];
  for (const die of left.toReversed()) {
    const found = restOnTable(s, die, resting(die), die === flicked ? 'flicked' : 'pushed');
    faults.push(...found);
    if (found.length === 0) landed.push(die);
  }
  if (!left.includes(flicked)) faults.push([flicked, 'stayed']);
  keepStanding(s, seat, standing, resting);
  return landed;
}

/** Updates the dice that stay on a puck; the tower is straightened if a die moved (T20). */
function keepStanding(s: State, seat: Seat, standing: readonly DieId[], resting: Resting): void {
  for (const id of standing) dieOf(s, id).pose = resting(id).pose;
  if (standing.some((id) => resting(id).fact.moved)) stack(s, seat, standing, []);
  else s.towers[seat] = [...standing];
}

function faultOf(s: State, id: DieId, fault: Fault, events: Event[]): void {
  tell(events, FAULTS[fault], { type: 'fault', seat: dieOf(s, id).holder, die: id, fault });
  sendHome(s, id);
}

/** TT-17: of all towers that lost dice, only the one touched first loses a die for good (T26). */
function disarmAll(s: State, by: Seat, resting: Resting, events: Event[]): void {
  const isFallen = (die: DieId) => resting(die).fact.where !== 'tower';
  const since = (seat: Seat) => Math.min(...s.towers[seat].map((die) => resting(die).fact.sinceFrame ?? Infinity));
  const others = clockwiseFrom(s.options, by).filter((seat) => seat !== by);
  const [first] = others.filter((seat) => s.towers[seat].some(isFallen)).toSorted((a, b) => since(a) - since(b) || 0);
  for (const seat of others) {
    const fallen = s.towers[seat].filter(isFallen);
    if (fallen.length === 0) keepStanding(s, seat, s.towers[seat], resting);
    else disarm(s, seat, by, fallen, seat === first, resting, events);
  }
}

/**
 * T4: the topmost fallen die is out and the others go back to the tower, wherever they came to rest. Until calls close they stay visible
 * where they are (T27).
 */
function disarm(
  s: State,
  seat: Seat,
  by: Seat,
  fallen: readonly DieId[],
  pays: boolean,
  resting: Resting,
  events: Event[],
): void {
  const tower = s.towers[seat];
  const out = pays ? fallen[fallen.length - 1] : undefined;
  const back = fallen.filter((die) => die !== out);
  for (const id of tower) dieOf(s, id).pose = resting(id).pose;
  if (out) sendHome(s, out);
  stack(
    s,
    seat,
    tower.filter((die) => die !== out),
    back,
  );
  for (const id of fallen) {
    const { fact, pose } = resting(id);
    const { where, face, isFlat } = fact;
    if (where === 'table' && !isOnPuck(s, pose, isFlat)) s.calls.fallen.push({ die: id, pose, face, isFlat });
  }
  tell(events, 'TT-17', { type: 'disarmed', seat, by, out, back }, back.length > 0);
}

/** Records the dice that this flick moved onto black (TT-20, TT-23) and those that may steal (T28). */
function noteCalls(s: State, by: Seat, resting: Resting): void {
  const onTable = s.dice.map(({ die }) => seenDie(s, die)).filter(({ spot }) => spot === 'table');
  const moved = onTable.filter(({ die }) => resting(die).fact.moved);
  s.calls.targets = moved.filter((die) => blackUnder(s, die)).map(({ die }) => die);
  s.calls.pushed = moved.filter(({ holder }) => holder === by).map(({ die }) => die);
}

/** TT-16: keeps one die; the others are faults. */
export function keepOne(s: State, seat: Seat, landed: readonly DieId[], kept: DieId, events: Event[]): void {
  tell(events, 'TT-16', { type: 'kept', seat, die: kept });
  for (const die of landed) if (die !== kept) faultOf(s, die, 'notKept', events);
  settle(s, seat, events);
}

/** The last part of a flick: steals (TT-18, T28), then calls. */
function settle(s: State, seat: Seat, events: Event[]): void {
  for (const die of s.calls.pushed) {
    const victim = victimOf(s, dieOf(s, die));
    if (!victim) continue;
    const discs = s.stored[victim];
    s.stored[victim] = [];
    s.stored[seat].push(...discs);
    s.calls.isSteal = true;
    tell(events, 'TT-18', { type: 'stole', seat, from: victim, discs });
  }
  s.phase = { name: 'flick', from: nextSeat(s.options, seat) };
  if (s.options.calls === 'forYou') callForThem(s, seat, events);
  afterCalls(s, events);
}
