import { assert, sha256 } from '@caravanserai/contract';
import { type DiscId, DISCS_TO_WIN } from './discs.ts';
import type { Ending, Level } from './events.ts';
import type { DieFact, DieId, Face, Flick, PlacedDie, Point, Pose, Puck, Scene, Seat } from './geometry.ts';
import { clockwiseFrom, type Options, sides } from './options.ts';

export type BySeat<T> = Record<Seat, T>;

/** A die of somebody who plays. */
export interface Die {
  die: DieId;
  holder: Seat; // whose tower it stands in; in teams not always its colour's (TT-49)
  spot: 'tower' | 'table' | 'out'; // out: under its holder's puck for the rest of the round
  pose: Pose | undefined; // none when it is out
  face: Face | undefined; // on the table only; none: cocked (T7)
  isFlat: boolean; // with a face on the table itself (T6)
}

export interface MiddleDisc extends Point {
  disc: DiscId;
}

/** A die that was knocked off a tower: where it lies until calls close. It counts as back on its tower, or out, all the while (T27). */
export interface FallenDie {
  readonly die: DieId;
  readonly pose: Pose;
  readonly face: Face | undefined;
  readonly isFlat: boolean;
}

/** What a flick left to call (TT-20 to TT-29). */
export interface Calls {
  targets: DieId[]; // dice that came to touch black
  fresh: DieId[]; // flicked, or pushed to a new face: they make a Double (TT-25)
  used: DieId[]; // TT-26
  passed: Seat[]; // who let one’s own calls go
  isSteal: boolean; // TT-19
  lastMs: number; // of the last call
  fallen: FallenDie[];
  pushed: DieId[]; // dice of the one who flicked that were moved and lie on the table (T28)
  cancelled: DieId[]; // TT-45
  silentUntilMs: Partial<BySeat<number>>; // who has called without having anything to call (T29)
}

export interface GoldenResult {
  seat: Seat;
  dice: GoldenDie[]; // the three that this player flicked
}
export interface GoldenDie {
  die: DieId;
  pose: Pose;
  face: Face | undefined; // none: it counts nowhere
  isOnDisc: boolean;
}

export type Phase =
  | { name: 'start' } // T30: who calls first begins
  | { name: 'swap'; chosen: { seat: Seat; die: DieId; level: Level }[] }
  | { name: 'flick'; from: Seat } // the first from here clockwise who has a die
  | { name: 'keep'; seat: Seat; dice: DieId[] }
  | { name: 'remove'; seat: Seat }
  | { name: 'golden'; attempt: number; seats: Seat[]; results: GoldenResult[] }
  | { name: 'over'; by: Ending; winners: Seat[] };

/**
 * A whole match, plain data. Only the functions of this folder write to it, and only to a copy; everything outside reads `view` or the
 * functions of `index.ts`.
 */
export interface State {
  options: Options;
  secret: { seed: string };
  draws: number; // streams of chance read so far
  round: number; // from 1
  set: number; // TT-46; else 1
  flicks: number; // in this round, or in this attempt of Golden Targets
  first: Seat;
  phase: Phase;
  pucks: Puck[];
  dice: Die[]; // in the order of DICE
  stacks: BySeat<DieId[]>; // how towers are rebuilt, from the bottom up
  towers: BySeat<DieId[]>; // what stands of them
  middle: MiddleDisc[];
  aside: DiscId[]; // the next one first
  stored: BySeat<DiscId[]>;
  won: BySeat<DiscId[]>; // for good
  removed: DiscId[];
  targetsWon: number; // in this round (T19)
  calls: Calls;
}

/** What the rules take from outside: a flick's resting places and what happened to each die. The physics gives it, or a table of facts. */
export interface FlickOutcome {
  readonly dice: readonly PlacedDie[];
  readonly facts: readonly DieFact[];
}
export type Simulate = (scene: Scene, flick: Flick) => FlickOutcome;

export function noCalls(): Calls {
  return {
    targets: [],
    fresh: [],
    used: [],
    passed: [],
    isSteal: false,
    lastMs: 0,
    fallen: [],
    pushed: [],
    cancelled: [],
    silentUntilMs: {},
  };
}

export function bySeat<T>(make: (seat: Seat) => T): BySeat<T> {
  return { red: make('red'), blue: make('blue'), yellow: make('yellow'), green: make('green') };
}

/** Poses, pucks and discs are never written to, only replaced, so copies may share them. */
export function clone(s: State): State {
  const copies = <T>(lists: BySeat<T[]>) => bySeat((seat) => [...lists[seat]]);
  return {
    ...s,
    phase: clonePhase(s.phase),
    dice: s.dice.map((die) => ({ ...die })),
    stacks: copies(s.stacks),
    towers: copies(s.towers),
    middle: [...s.middle],
    aside: [...s.aside],
    stored: copies(s.stored),
    won: copies(s.won),
    removed: [...s.removed],
    calls: cloneCalls(s.calls),
  };
}

function cloneCalls(calls: Calls): Calls {
  const { targets, fresh, used, passed, fallen, pushed, cancelled, silentUntilMs } = calls;
  return {
    ...calls,
    targets: [...targets],
    fresh: [...fresh],
    used: [...used],
    passed: [...passed],
    fallen: [...fallen],
    pushed: [...pushed],
    cancelled: [...cancelled],
    silentUntilMs: { ...silentUntilMs },
  };
}

/** Two phases grow while they last. */
function clonePhase(phase: Phase): Phase {
  if (phase.name === 'swap') return { ...phase, chosen: [...phase.chosen] };
  return phase.name === 'golden' ? { ...phase, results: [...phase.results] } : phase;
}

export function dieOf(s: State, id: DieId): Die {
  const die = s.dice.find((candidate) => candidate.die === id);
  assert(die !== undefined, `${id} plays`);
  return die;
}

export function puckOf(s: State, seat: Seat): Puck {
  const puck = s.pucks.find((candidate) => candidate.seat === seat);
  assert(puck !== undefined, `${seat} has a puck`);
  return puck;
}

export function sendHome(s: State, id: DieId): void {
  Object.assign(dieOf(s, id), { spot: 'out', pose: undefined, face: undefined, isFlat: false } satisfies Partial<Die>);
}

/** A die as it lies before everybody's eyes: one that was knocked off a tower stays where it fell until calls close (T27). */
export function seenDie(s: State, id: DieId): Die {
  const die = dieOf(s, id);
  const fallen = s.calls.fallen.find((one) => one.die === id);
  return fallen ? { ...die, ...fallen, spot: 'table' } : die;
}

/** What the next flick is simulated with: towers as they will stand then. */
export function sceneOf(s: State): Scene {
  return { pucks: s.pucks, dice: s.dice.flatMap(({ die, pose }) => (pose ? [{ die, pose }] : [])) };
}

/** TT-7: whose flick it is, as towers stand now. */
export function flicker(s: State): Seat | undefined {
  if (s.phase.name !== 'flick') return undefined;
  return clockwiseFrom(s.options, s.phase.from).find((seat) => s.towers[seat].length > 0);
}

export function wonBy(s: State, side: readonly Seat[]): number {
  return side.reduce((sum, seat) => sum + s.won[seat].length, 0);
}

/** TT-38. */
export function hasFourth(s: State): boolean {
  return sides(s.options).some((side) => wonBy(s, side) >= DISCS_TO_WIN);
}

export function hashState(state: State): string {
  const digest = sha256(new TextEncoder().encode(JSON.stringify(inOrder(state))));
  return [...digest.subarray(0, 8)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** With keys sorted, so that equal states read the same no matter who made them. */
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== 'object' || !value) return value;
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, part]) => [key, inOrder(part)]));
}
