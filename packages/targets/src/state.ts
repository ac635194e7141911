import { assert, sha256 } from '@caravanserai/contract';
import { type DiscId, DISCS_TO_WIN } from './discs.ts';
import type { Ending, Level } from './events.ts';
import type { DieFact, DieId, Face, Flick, PlacedDie, Point, Pose, Puck, Scene, Seat } from './geometry.ts';
import type { Stroke } from './moves.ts';
import { clockwiseFrom, type Options, sides } from './options.ts';

export type BySeat<T> = Record<Seat, T>;

export interface Die {
  die: DieId;
  holder: Seat; // the owner of its tower; in teams its colour may differ (TT-49)
  spot: 'tower' | 'table' | 'out'; // out: under its holder's puck for the rest of the round
  pose: Pose | undefined; // undefined when it is out
  face: Face | undefined; // on the table only; undefined: cocked (T7)
  isFlat: boolean; // flat on the table (T6)
}

export interface MiddleDisc extends Point {
  disc: DiscId;
}

/** Where a die knocked off a tower lies until calls close. In `dice` it is already back on its tower, or out (T27). */
export interface FallenDie {
  readonly die: DieId;
  readonly pose: Pose;
  readonly face: Face | undefined;
  readonly isFlat: boolean;
}

/** The calls that are possible after a flick (TT-20 to TT-29). */
export interface Calls {
  targets: DieId[]; // dice moved onto black
  fresh: DieId[]; // flicked, or pushed onto a new face; needed for a Double (TT-25)
  used: DieId[]; // TT-26
  passed: Seat[]; // players who make no more calls
  isSteal: boolean; // TT-19
  lastMs: number; // of the last call
  fallen: FallenDie[];
  pushed: DieId[]; // moved dice on the table of the player who flicked (T28)
  cancelled: DieId[]; // TT-45
  silentUntilMs: Partial<BySeat<number>>; // by players with a miscall (T29)
}

/** How a player flicks the whole tower in Golden Targets. */
export interface GoldenStroke extends Stroke {
  readonly seat: Seat;
}

export type Phase =
  | { name: 'start' } // T30: the first player to call flicks first
  | { name: 'swap'; chosen: { seat: Seat; die: DieId; level: Level }[] }
  | { name: 'flick'; from: Seat } // the next flick: the first seat from here clockwise that has a die
  | { name: 'keep'; seat: Seat; dice: DieId[] }
  | { name: 'remove'; seat: Seat }
  | { name: 'golden'; attempt: number; seats: Seat[]; flicked: Seat[] } // T15: how they flicked is secret until all have
  | { name: 'over'; by: Ending; winners: Seat[] };

/**
 * A whole match as plain data. Only this folder writes to states, and only to copies. Other packages read them through `view` or the
 * functions of `index.ts`.
 */
export interface State {
  options: Options;
  secret: { seed: string; strokes: GoldenStroke[] };
  draws: number; // random streams used so far
  round: number; // from 1
  set: number; // TT-46; else 1
  flicks: number; // in this round, or in this attempt at Golden Targets
  first: Seat;
  phase: Phase;
  pucks: Puck[];
  dice: Die[]; // in the order of DICE
  stacks: BySeat<DieId[]>; // the full towers, from the bottom up
  towers: BySeat<DieId[]>; // the dice currently on the towers
  middle: MiddleDisc[];
  aside: DiscId[]; // the next disc first
  stored: BySeat<DiscId[]>;
  won: BySeat<DiscId[]>; // won for good
  removed: DiscId[];
  targetsWon: number; // in this round (T19)
  calls: Calls;
}

/** The simulated result of a flick, from the physics or a fake in tests. */
export interface FlickOutcome {
  readonly dice: readonly PlacedDie[];
  readonly facts: readonly DieFact[];
}
/** `others` are flicked at the same moment (T15). */
export type Simulate = (scene: Scene, flick: Flick, others?: readonly Flick[]) => FlickOutcome;

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

/** Copies share poses, pucks and discs, which are replaced and never modified. */
export function clone(s: State): State {
  const copies = <T>(lists: BySeat<T[]>) => bySeat((seat) => [...lists[seat]]);
  return {
    ...s,
    secret: { ...s.secret, strokes: [...s.secret.strokes] },
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

/** Two phases contain arrays that are modified. */
function clonePhase(phase: Phase): Phase {
  if (phase.name === 'swap') return { ...phase, chosen: [...phase.chosen] };
  return phase.name === 'golden' ? { ...phase, flicked: [...phase.flicked] } : phase;
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

/** A die where players see it: one knocked off a tower stays where it fell until calls close (T27). */
export function seenDie(s: State, id: DieId): Die {
  const die = dieOf(s, id);
  const fallen = s.calls.fallen.find((one) => one.die === id);
  return fallen ? { ...die, ...fallen, spot: 'table' } : die;
}

/** The scene of the next flick, with towers rebuilt. */
export function sceneOf(s: State): Scene {
  return { pucks: s.pucks, dice: s.dice.flatMap(({ die, pose }) => (pose ? [{ die, pose }] : [])) };
}

/** Converts a player's stroke to the flick that the physics simulates. */
export function flickOf(s: State, seat: Seat, { vxMmS, vzMmS, highPm, sidePm }: Stroke): Flick {
  const die = s.towers[seat].at(-1);
  assert(die !== undefined, 'who flicks has a die');
  return { die, vxMmS, vzMmS, highPm, sidePm, tower: s.phase.name === 'golden' };
}

/** TT-7: the seat whose flick is next. */
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
  const digest = sha256(new TextEncoder().encode(JSON.stringify(withSortedKeys(state))));
  return [...digest.subarray(0, 8)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Sorts keys, so that equal states have the same JSON. */
function withSortedKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withSortedKeys);
  if (typeof value !== 'object' || !value) return value;
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, part]) => [key, withSortedKeys(part)]));
}
