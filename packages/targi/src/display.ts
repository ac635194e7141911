import * as B from './board.ts';
import * as M from './moves.ts';
import * as L from './layout.ts';
import * as S from './state.ts';
import type { Reason } from './rules.ts';
import type { State } from './state.ts';
import { NO_CARD } from './tables.ts';

const { DISPLAY_SIZE, ROW_LENGTH } = B;
const { DISPLAY, TO_ACT } = L;
const { REARRANGE } = M;

/** TG-71: up to two cards change places, the others stay, and no row has a gap afterwards. */
export function refuseRearrangement(s: State, code: M.MoveCode): Reason | undefined {
  if (code === REARRANGE) return undefined; // rearranging is optional
  if (!M.isRearrangement(code)) return 'not-a-move';
  const [from, to, from2, to2] = [M.shiftFrom(code), M.shiftTo(code), M.shiftFrom2(code), M.shiftTo2(code)];
  const isPair = from !== from2;
  const wellFormed = from !== to && (isPair ? from < from2 && from2 !== to2 && to !== to2 : to === to2);
  if (!wellFormed) return 'bad-rearrangement';

  const occupied = occupiedSlots(s, s[TO_ACT]);
  const lifted = (1 << from) | (1 << from2);
  const rest = occupied & ~lifted;
  const laid = (1 << to) | (1 << to2);
  const isFree = (occupied & lifted) === lifted && (rest & laid) === 0;
  return isFree && hasNoGaps(rest | laid) ? undefined : 'bad-rearrangement';
}

export function rearrange(s: State, code: M.MoveCode): void {
  if (code === REARRANGE) return;
  const display = S.playerAt(s[TO_ACT]) + DISPLAY;
  const from = display + M.shiftFrom(code);
  const from2 = display + M.shiftFrom2(code);
  const card = s[from];
  const card2 = s[from2];
  s[from] = NO_CARD;
  s[from2] = NO_CARD;
  s[display + M.shiftTo(code)] = card;
  s[display + M.shiftTo2(code)] = card2;
}

/** A bit set of the occupied places of a display. */
export function occupiedSlots(s: State, seat: number): number {
  const display = S.playerAt(seat) + DISPLAY;
  let slots = 0;
  for (let slot = 0; slot < DISPLAY_SIZE; slot++) if (s[display + slot] !== NO_CARD) slots |= 1 << slot;
  return slots;
}

/** Whether each row of four bits is filled from the lowest bit: 0, 1, 11, 111 or 1111. */
export function hasNoGaps(slots: number): boolean {
  for (let row = 0; row < DISPLAY_SIZE / ROW_LENGTH; row++) {
    const bits = (slots >>> (row * ROW_LENGTH)) & 15;
    if ((bits & (bits + 1)) !== 0) return false;
  }
  return true;
}
