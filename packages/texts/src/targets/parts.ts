import type { DieId, DiscColour, DiscId, Level, Seat, Total } from '@caravanserai/targets';
import { type TargetsT, type Who, YOU } from '../words.ts';

/** Small parts that several sentences share. */

export function targetsSeat(t: TargetsT, seat: Seat): string {
  return t(`targets.seat.${seat}`);
}

/** Who reads, and what the others are called; who has no name goes by the colour. */
export interface People {
  readonly you?: Seat | undefined;
  readonly names?: Readonly<Partial<Record<Seat, string>>>;
}

export function targetsName(t: TargetsT, seat: Seat, { names }: People = {}): string {
  return names?.[seat] ?? targetsSeat(t, seat);
}

export function targetsWho(t: TargetsT, seat: Seat, people: People = {}): Who {
  return seat === people.you ? YOU : targetsName(t, seat, people);
}

export function targetsSeats(t: TargetsT, seats: readonly Seat[], people: People = {}): string {
  return listOf(
    t,
    seats.map((seat) => targetsName(t, seat, people)),
  );
}

/** «Red 2»: colour and number, no matter who holds it. */
export function targetsDie(t: TargetsT, die: DieId): string {
  return t('targets.die', { seat: targetsSeat(t, die.slice(0, -1) as Seat), number: die.slice(-1) });
}

export function targetsDice(t: TargetsT, dice: readonly DieId[]): string {
  return listOf(
    t,
    dice.map((die) => targetsDie(t, die)),
  );
}

export function targetsDisc(t: TargetsT, disc: DiscId): string {
  return t(`targets.disc.${disc.slice(0, -1) as DiscColour}`, { number: disc.slice(-1) });
}

export function targetsDiscs(t: TargetsT, discs: readonly DiscId[]): string {
  return listOf(
    t,
    discs.map((disc) => targetsDisc(t, disc)),
  );
}

export function sayTotals(t: TargetsT, totals: readonly Total[]): string {
  return totals.map(({ seat, total }) => t('targets.total', { seat: targetsSeat(t, seat), total })).join(', ');
}

const LEVEL_NAMES = { 1: 'bottom', 2: 'middle', 3: 'top' } as const satisfies Record<Level, string>;

export function sayLevel(t: TargetsT, level: Level): string {
  return t(`targets.level.${LEVEL_NAMES[level]}`);
}

function listOf(t: TargetsT, items: readonly string[]): string {
  const last = items.at(-1);
  if (last === undefined || items.length === 1) return last ?? '';
  return t('targets.list.and', { first: items.slice(0, -1).join(', '), last });
}
