import * as B from './board.ts';
import * as L from './layout.ts';
import * as S from './state.ts';
import type { Reason } from './rules.ts';
import type { State } from './state.ts';
import { NO_CARD } from './tables.ts';

const { DISPLAY_SIZE, ROW_LENGTH } = B;
const { DISPLAY, TO_ACT } = L;

/** One of the four slots in `moves.ts`'s packing: from, to, from, to. One card alone stands twice. */
function slotIn(packed: number, base: number): number {
  return ((packed / base) | 0) % DISPLAY_SIZE;
}

/** TG-71: up to two cards, no other card shifts, no gap remains. */
export function refuseRearrangement(s: State, packed: number): Reason | undefined {
  if (packed === 0) return undefined; // it is optional
  if (packed >= DISPLAY_SIZE ** 4) return 'not-a-move';
  const from = slotIn(packed, 1728);
  const to = slotIn(packed, 144);
  const from2 = slotIn(packed, 12);
  const to2 = slotIn(packed, 1);
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

export function rearrange(s: State, packed: number): void {
  if (packed === 0) return;
  const display = S.playerAt(s[TO_ACT]) + DISPLAY;
  const from = slotIn(packed, 1728);
  const to = slotIn(packed, 144);
  const from2 = slotIn(packed, 12);
  const to2 = slotIn(packed, 1);
  const card = s[display + from];
  const card2 = s[display + from2];
  s[display + from] = NO_CARD;
  s[display + from2] = NO_CARD;
  s[display + to] = card;
  s[display + to2] = card2;
}

function occupiedSlots(s: State, seat: number): number {
  const display = S.playerAt(seat) + DISPLAY;
  let slots = 0;
  for (let slot = 0; slot < DISPLAY_SIZE; slot++) if (s[display + slot] !== NO_CARD) slots |= 1 << slot;
  return slots;
}

/** Each row of bits is one run from the left: 0, 1, 11, 111 or 1111. */
function hasNoGaps(slots: number): boolean {
  for (let row = 0; row < DISPLAY_SIZE / ROW_LENGTH; row++) {
    const bits = (slots >>> (row * ROW_LENGTH)) & 15;
    if ((bits & (bits + 1)) !== 0) return false;
  }
  return true;
}
