import type { Move, Shift, Slot, TribeId } from '@caravanserai/targi';
import { type MoveOf, movesOfType } from './choices.ts';

/** Rearranges card by card; the shifts so far are always a prefix of a legal move. */

export const ROWS = [1, 2, 3] as const;
export const COLUMNS = [1, 2, 3, 4] as const;

export function slotAt(row: (typeof ROWS)[number], column: (typeof COLUMNS)[number]): Slot {
  return `${row}.${column}`;
}

export function cardAt(display: readonly (readonly TribeId[])[], slot: Slot): TribeId | undefined {
  const [row = 0, column = 0] = slot.split('.').map(Number);
  return display[row - 1]?.[column - 1];
}

/** The display after the shifts; a moved card leaves an empty place. */
export function arranged(
  display: readonly (readonly TribeId[])[],
  shifts: readonly Shift[],
): ReadonlyMap<Slot, TribeId> {
  const cards = new Map<Slot, TribeId>();
  for (const row of ROWS) {
    for (const column of COLUMNS) {
      const slot = slotAt(row, column);
      const card = cardAt(display, slot);
      if (card && !shifts.some(({ from }) => from === slot)) cards.set(slot, card);
    }
  }
  for (const { from, to } of shifts) {
    const card = cardAt(display, from);
    if (card) cards.set(to, card);
  }
  return cards;
}

export function liftable(moves: readonly Move[], shifts: readonly Shift[]): ReadonlySet<Slot> {
  return new Set(goingOn(moves, shifts).map(({ from }) => from));
}

/** Legal destinations of a lifted card. */
export function targetsOf(moves: readonly Move[], shifts: readonly Shift[], from: Slot): ReadonlySet<Slot> {
  const next = goingOn(moves, shifts).filter((shift) => shift.from === from);
  return new Set(next.map(({ to }) => to));
}

/** Puts a lifted card down. On another card, it swaps the two if that is legal. */
export function shiftTo(moves: readonly Move[], shifts: readonly Shift[], from: Slot, to: Slot): readonly Shift[] {
  const swap = [...shifts, { from, to }, { from: to, to: from }];
  return chosenRearrangement(moves, swap) ? swap : [...shifts, { from, to }];
}

/** The legal move with exactly these shifts. */
export function chosenRearrangement(moves: readonly Move[], shifts: readonly Shift[]): MoveOf<'rearrange'> | undefined {
  return movesOfType(moves, 'rearrange').find(
    ({ cards }) => cards.length === shifts.length && shifts.every((shift) => hasShift(cards, shift)),
  );
}

function goingOn(moves: readonly Move[], shifts: readonly Shift[]): readonly Shift[] {
  return movesOfType(moves, 'rearrange')
    .filter(({ cards }) => shifts.every((shift) => hasShift(cards, shift)))
    .flatMap(({ cards }) => cards.filter((card) => !hasShift(shifts, card)));
}

function hasShift(cards: readonly Shift[], { from, to }: Shift): boolean {
  return cards.some((card) => card.from === from && card.to === to);
}
