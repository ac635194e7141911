import { at, type Rng } from '@caravanserai/contract';
import { type Arrangement, arrange, type LaidDie } from '../src/arrange.ts';
import { type DieId, FACES, type Point, TABLE_UM } from '../src/geometry.ts';
import {
  before,
  beforeBlack,
  centreOf,
  colourOn,
  laid,
  one,
  plain,
  puckOf,
  share,
  within,
} from '../src/tricks/drawing.ts';
import type { Want } from '../src/tricks/trick.ts';

/** A table that may become a trick shot, and where the flicks of the search are aimed. */
export interface Draft {
  readonly table: Arrangement;
  readonly wants: readonly Want[];
  readonly at: Point;
  readonly mmS: readonly [least: number, most: number];
}

type Draw = (rng: Rng, seed: string) => Draft;

const OWN: DieId = 'red2';
const RIVAL: DieId = 'blue1';
const BESIDE_TOWER: DieId = 'blue3'; // of a rival whose other two dice stand
const SOFT = [700, 2000] as const;
const HARD = [1500, 3800] as const;

/** The kinds of trick shots: how their tables are drawn. */
export const KINDS = {
  face(rng, seed) {
    const table = { ...plain(rng, seed), middle: one(rng, [1, 2, 3] as const) };
    const disc = colourOn(rng, table);
    return { table, wants: [{ want: 'stop', disc, face: one(rng, FACES) }], at: centreOf(table, disc), mmS: SOFT };
  },
  black(rng, seed) {
    const table = { ...plain(rng, seed), middle: one(rng, [1, 2, 3] as const) };
    const disc = colourOn(rng, table);
    return { table, wants: [{ want: 'black', disc }], at: centreOf(table, disc), mmS: SOFT };
  },
  double(rng, seed) {
    const base = { ...plain(rng, seed), middle: one(rng, [2, 3] as const) };
    const disc = colourOn(rng, base);
    const table = { ...base, towers: { red: 1, blue: 0 }, lying: [laid(OWN, rng, onDisc(rng, base, 30))] } as const;
    return { table, wants: [{ want: 'stop', disc }, { want: 'double' }], at: centreOf(base, disc), mmS: SOFT };
  },
  steal(rng, seed) {
    const count = one(rng, [1, 2] as const);
    const base = { ...plain(rng, seed), stored: storedBy('blue', count) };
    const table = { ...base, lying: [laid(RIVAL, rng, between(rng, base))] };
    const wants = [
      { want: 'steal', count },
      { want: 'leave', die: RIVAL },
    ] as const;
    return { table, wants, at: puckOf(table, 'blue'), mmS: [900, 2600] };
  },
  topple(rng, seed) {
    const base = plain(rng, seed);
    const table = { ...base, towers: { blue: 2 }, lying: [laid(BESIDE_TOWER, rng, between(rng, base))] } as const;
    const wants = [{ want: 'topple' }, { want: 'leave', die: BESIDE_TOWER }] as const;
    return { table, wants, at: puckOf(table, 'blue'), mmS: HARD };
  },
  thief(rng, seed) {
    const count = one(rng, [1, 2] as const);
    const table = { ...close(rng, seed), towers: {}, stored: storedBy('blue', count) };
    const wants = [{ want: 'topple' }, { want: 'steal', count }] as const;
    return { table, wants, at: puckOf(table, 'blue'), mmS: HARD };
  },
  heart(rng, seed) {
    const base = close(rng, seed);
    const lying = [laid(OWN, rng, beforeBlack(rng, base))];
    const table = { ...base, towers: { red: 1, blue: 0 }, lying } as const;
    return { table, wants: [{ want: 'push', die: OWN, to: 'black' }], at: laidAt(table), mmS: [900, 3000] };
  },
  pair(rng, seed) {
    const base = { ...plain(rng, seed), middle: one(rng, [2, 3] as const) };
    const lying = [laid(OWN, rng, besideDisc(rng, base))];
    const table = { ...base, towers: { red: 1, blue: 0 }, lying } as const;
    const wants = [{ want: 'push', die: OWN, to: 'disc' }, { want: 'stop' }] as const;
    return { table, wants, at: laidAt(table), mmS: [800, 2600] };
  },
  oust(rng, seed) {
    const base = { ...plain(rng, seed), middle: one(rng, [1, 2, 3] as const) };
    const table = { ...base, lying: [laid(RIVAL, rng, onDisc(rng, base, 25))] };
    return { table, wants: [{ want: 'clear', die: RIVAL }, { want: 'stop' }], at: laidAt(table), mmS: [900, 3000] };
  },
  edge(rng, seed) {
    const base = plain(rng, seed);
    const table = { ...base, lying: [laid(RIVAL, rng, nearEdge(rng))] };
    return { table, wants: [{ want: 'push', die: RIVAL, to: 'off' }], at: laidAt(table), mmS: [1200, 3400] };
  },
  near(rng, seed) {
    const base = { ...plain(rng, seed), middle: one(rng, [0, 1, 2] as const) };
    const table = { ...base, lying: [laid(RIVAL, rng, anywhere(rng))] };
    const wants = [
      { want: 'near', die: RIVAL, mm: one(rng, [15, 25, 35] as const) },
      { want: 'leave', die: RIVAL },
    ] as const;
    return { table, wants, at: laidAt(table), mmS: [600, 2200] };
  },
  round(rng, seed) {
    const base = { ...plain(rng, seed), middle: one(rng, [1, 2, 3] as const) };
    const disc = colourOn(rng, base);
    const table = { ...base, lying: [laid(RIVAL, rng, before(rng, base, disc))] };
    const wants = [
      { want: 'stop', disc },
      { want: 'leave', die: RIVAL },
    ] as const;
    return { table, wants, at: centreOf(base, disc), mmS: SOFT };
  },
} as const satisfies Record<string, Draw>;

export type Kind = keyof typeof KINDS;
export const KIND_NAMES = Object.keys(KINDS) as readonly Kind[];

/** Towers close to the discs and to each other: the hard kinds need it. */
function close(rng: Rng, seed: string) {
  const { options, ...table } = plain(rng, seed);
  const middle = one(rng, [1, 1, 2, 3] as const);
  return { ...table, middle, options: { gapsCm: { ...options.gapsCm, red: 10, blue: 10 } } } as const;
}

function storedBy(seat: 'blue', count: 1 | 2): NonNullable<Arrangement['stored']> {
  return { [seat]: (['jade3', 'violet3'] as const).slice(0, count) };
}

function laidAt({ lying }: { readonly lying: readonly LaidDie[] }): Point {
  const { xMm, zMm } = at(lying, 0);
  return { xUm: xMm * 1000, zUm: zMm * 1000 };
}

/** At most this far from the middle of one of the discs. */
function onDisc(rng: Rng, table: Arrangement, mostMm: number): Point {
  const disc = one(rng, arrange(table).middle);
  return { xUm: disc.xUm + within(rng, mostMm * 700), zUm: disc.zUm + within(rng, mostMm * 700) };
}

function besideDisc(rng: Rng, table: Arrangement): Point {
  const disc = one(rng, arrange(table).middle);
  return { xUm: disc.xUm + within(rng, 35_000), zUm: disc.zUm + 62_000 + share(rng) * 20_000 };
}

/** On the line from the red tower to the blue one, not close to either. */
function between(rng: Rng, table: Arrangement): Point {
  const [from, to] = [puckOf(table, 'red'), puckOf(table, 'blue')];
  const way = 0.3 + share(rng) * 0.4;
  return {
    xUm: from.xUm + (to.xUm - from.xUm) * way + within(rng, 20_000),
    zUm: from.zUm + (to.zUm - from.zUm) * way,
  };
}

function nearEdge(rng: Rng): Point {
  const edge = TABLE_UM / 2 - 25_000 - share(rng) * 40_000;
  const along = within(rng, 220_000);
  return one(rng, [
    { xUm: along, zUm: -edge },
    { xUm: edge, zUm: along - 100_000 },
    { xUm: -edge, zUm: along - 100_000 },
  ]);
}

function anywhere(rng: Rng): Point {
  return { xUm: within(rng, 250_000), zUm: within(rng, 200_000) - 60_000 };
}
