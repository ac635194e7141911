import { groupBy } from '@caravanserai/contract';
import type { DieId, DiscColour, DiscId, Level, Seat, Total } from '@caravanserai/targets';
import { type People, type TargetsT, type Who, YOU } from '../words.ts';

/** Short phrases used in several sentences. */

export function targetsSeat(t: TargetsT, seat: Seat): string {
  return t(`targets.seat.${seat}`);
}

export interface TargetsPeople extends People<Seat> {
  /** Describes dice and discs by appearance. Only the terminal shows their numbers. */
  readonly isSeen?: boolean;
}

export function targetsName(t: TargetsT, seat: Seat, { names }: TargetsPeople = {}): string {
  return names?.[seat] ?? targetsSeat(t, seat);
}

export function targetsWho(t: TargetsT, seat: Seat, people: TargetsPeople = {}): Who {
  return seat === people.you ? YOU : targetsName(t, seat, people);
}

export function targetsSeats(t: TargetsT, seats: readonly Seat[], people: TargetsPeople = {}): string {
  return listOf(
    t,
    seats.map((seat) => targetsName(t, seat, people)),
  );
}

/** «Red 2», colour and number, regardless of its owner; or «the Red die». */
export function targetsDie(t: TargetsT, die: DieId, { isSeen = false }: TargetsPeople = {}): string {
  const colour = targetsSeat(t, colourOf(die));
  return isSeen ? t('targets.dieOf', { colour }) : t('targets.die', { seat: colour, number: die.slice(-1) });
}

/** «Red 2 and Red 3», or «2 × Red». */
export function targetsDice(t: TargetsT, dice: readonly DieId[], people: TargetsPeople = {}): string {
  if (!people.isSeen)
    return listOf(
      t,
      dice.map((die) => targetsDie(t, die)),
    );
  const named = [...groupBy(dice, colourOf)].map(([colour, [die, ...others]]) =>
    others.length === 0 && die
      ? targetsDie(t, die, people)
      : t('targets.diceOf', { count: others.length + 1, colour: targetsSeat(t, colour) }),
  );
  return listOf(t, named);
}

function colourOf(die: DieId): Seat {
  return die.slice(0, -1) as Seat;
}

export function targetsDisc(t: TargetsT, disc: DiscId, { isSeen = false }: TargetsPeople = {}): string {
  return t(`targets.disc.${disc.slice(0, -1) as DiscColour}`, { number: isSeen ? '' : disc.slice(-1) }).trim();
}

export function targetsDiscs(t: TargetsT, discs: readonly DiscId[], people: TargetsPeople = {}): string {
  return listOf(
    t,
    discs.map((disc) => targetsDisc(t, disc, people)),
  );
}

export function sayTotals(t: TargetsT, totals: readonly Total[]): string {
  return totals.map(({ seat, total }) => t('targets.total', { seat: targetsSeat(t, seat), total })).join(', ');
}

export const LEVEL_NAMES = { 1: 'bottom', 2: 'middle', 3: 'top' } as const satisfies Record<Level, string>;

export function sayTargetsLevel(t: TargetsT, level: Level): string {
  return t(`targets.level.${LEVEL_NAMES[level]}`);
}

function listOf(t: TargetsT, items: readonly string[]): string {
  const last = items.at(-1);
  if (last === undefined || items.length === 1) return last ?? '';
  return t('targets.list.and', { first: items.slice(0, -1).join(', '), last });
}
