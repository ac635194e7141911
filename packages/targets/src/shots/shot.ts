import { assert, type Played, quickRng, type Rng } from '@caravanserai/contract';
import { type Arrangement, arrange } from '../arrange.ts';
import { type DiscColour, discColour } from '../discs.ts';
import type { DieId, Point, Seat } from '../geometry.ts';
import type { Targets } from '../index.ts';
import { dieOf } from '../state.ts';
import { before, beforeBlack, centreOf, colourOn, laid, one, plain } from '../tricks/drawing.ts';

/** The daily shot: a table, and the die that has to rest as close as possible to the centre of a disc. */
export interface DailyShot {
  readonly table: Arrangement;
  readonly disc: DiscColour;
  /** A die on the table that has to be pushed; default: the flicked one. */
  readonly push?: DieId;
}

export const SHOOTER: Seat = 'red';

/** The table of a date. Every flick has a result on it, so there is nothing to solve. */
export function drawShot(seed: string): DailyShot {
  const rng = quickRng(`shot ${seed}`);
  return one(rng, [free, behind, pushed])(rng, `shot ${seed}`);
}

/** Nothing is in the way. */
function free(rng: Rng, seed: string): DailyShot {
  const table = { ...plain(rng, seed), middle: one(rng, [1, 2, 3] as const) };
  return { table, disc: colourOn(rng, table) };
}

/** Dice of the rival lie in front of two discs. */
function behind(rng: Rng, seed: string): DailyShot {
  const base = { ...plain(rng, seed), middle: one(rng, [2, 3] as const) };
  const disc = colourOn(rng, base);
  const others = arrange(base).middle.map((each) => discColour(each.disc));
  const other = one(
    rng,
    others.filter((colour) => colour !== disc),
  );
  const inFront = laid('blue1', rng, before(rng, base, disc));
  const beside = laid('blue2', rng, before(rng, base, other));
  const isApart = Math.abs(inFront.xMm - beside.xMm) > LEAST_APART_MM;
  return { table: { ...base, lying: isApart ? [inFront, beside] : [inFront] }, disc };
}

const LEAST_APART_MM = 40;

/** The player's other die lies near a disc. */
function pushed(rng: Rng, seed: string): DailyShot {
  const { options, ...rest } = plain(rng, seed);
  const gapsCm = { ...options.gapsCm, red: 10 } as const;
  const base = { ...rest, options: { gapsCm }, middle: one(rng, [1, 2, 3] as const) };
  const push = 'red2';
  const { xUm, zUm } = beforeBlack(rng, base);
  const table = { ...base, towers: { red: 1, blue: 0 }, lying: [laid(push, rng, { xUm, zUm: zUm + 20_000 })] } as const;
  return { table, disc: nearest(table, { xUm, zUm }), push };
}

function nearest(table: Arrangement, point: Point): DiscColour {
  const [disc] = arrange(table).middle.toSorted((a, b) => squared(a, point) - squared(b, point));
  assert(disc !== undefined, 'a disc is in the middle');
  return discColour(disc.disc);
}

/** Whole millimetres between the centres of die and disc; undefined after a fault of one of the two dice, or if the player's own tower fell. */
export function missMm(
  { push, disc, table }: DailyShot,
  { state: after, events }: Played<Targets>,
): number | undefined {
  const flicked = events.find((event) => event.type === 'flicked');
  if (!flicked || after.phase.name === 'keep') return undefined;
  const measured = push ?? flicked.die;
  const isFault = events.some(
    ({ type, ...event }) => type === 'fault' && 'die' in event && [flicked.die, measured].includes(event.die),
  );
  const { pose } = dieOf(after, measured);
  if (isFault || !pose) return undefined;
  return Math.round(Math.sqrt(squared(pose, centreOf(table, disc))) / UM_IN_MM);
}

const UM_IN_MM = 1000;

function squared(a: Point, b: Point): number {
  const [x, z] = [a.xUm - b.xUm, a.zUm - b.zUm];
  return x * x + z * z;
}
