import { assert, at, type Rng } from '@caravanserai/contract';
import { type Arrangement, arrange, type LaidDie } from '../arrange.ts';
import { DISC_COLOURS, type DiscColour, discColour } from '../discs.ts';
import { type DieId, FACES, type Point } from '../geometry.ts';
import { GAPS_CM } from '../options.ts';

export function plain(rng: Rng, seed: string) {
  const gapCm = one(rng, GAPS_CM);
  const gapsCm = { red: gapCm, blue: one(rng, GAPS_CM), yellow: 20, green: 20 } as const;
  return { seed, options: { gapsCm }, towers: { blue: 0 } } as const;
}

export function one<T>(rng: Rng, items: readonly T[]): T {
  return at(items, Math.floor(share(rng) * items.length));
}

export function share(rng: Rng): number {
  return rng.next() / 2 ** 32;
}

export function colourOn(rng: Rng, table: Arrangement): DiscColour {
  return discColour(one(rng, arrange(table).middle).disc);
}

export function centreOf(table: Arrangement, colour: DiscColour): Point {
  const disc = arrange(table).middle.find((each) => discColour(each.disc) === colour);
  assert(disc !== undefined, `${colour} of ${DISC_COLOURS.length} colours is in the middle`);
  return disc;
}

export function puckOf(table: Arrangement, seat: string): Point {
  const puck = arrange(table).pucks.find((each) => each.seat === seat);
  assert(puck !== undefined, `${seat} has a puck`);
  return puck;
}

export function laid(die: DieId, rng: Rng, { xUm, zUm }: Point): LaidDie {
  return { die, face: one(rng, FACES), xMm: Math.round(xUm / 1000), zMm: Math.round(zUm / 1000) };
}

/** On the near side of a black centre, as seen from the red tower. */
export function beforeBlack(rng: Rng, table: Arrangement): Point {
  const disc = one(rng, arrange(table).middle);
  return { xUm: disc.xUm + within(rng, 8000), zUm: disc.zUm + 22_000 + share(rng) * 15_000 };
}

/** In front of the disc, as seen from the red tower. */
export function before(rng: Rng, table: Arrangement, colour: DiscColour): Point {
  const [from, to] = [puckOf(table, 'red'), centreOf(table, colour)];
  const way = 0.45 + share(rng) * 0.25;
  return { xUm: from.xUm + (to.xUm - from.xUm) * way, zUm: from.zUm + (to.zUm - from.zUm) * way };
}

export function within(rng: Rng, um: number): number {
  return (share(rng) * 2 - 1) * um;
}
