import { assert } from '@caravanserai/contract';
import { BORDER_SIZE, CELL_COUNT, DISPLAY_SIZE, ROW_LENGTH } from '../board.ts';
import * as L from '../layout.ts';
import { listMoves, MAX_MOVES } from '../list.ts';
import * as M from '../moves.ts';
import * as S from '../state.ts';
import * as T from '../tables.ts';

/**
 * Action ids for learning programs: 0, 1, 2 … in the order of the move codes. A code has an id if and only if
 * `listMoves` returns it in one of the positions below. Together they cover every card, place and price, so no rule is
 * duplicated here.
 */
export const ACTIONS_VERSION = 1;

/**
 * Goods above ten at the end of a turn. Five uses of pieces, three on the border and two of crossings, yield most with
 * W7 through the Noble (+6 −2), the Caravan (+2), one good and two goods cards (+2 each), and TG-65 adds three:
 * fourteen.
 */
const MOST_RETURNED = 15;
const MOST_GAINED = 6; // W7, played as the twelfth card
const MOST_RAIDED = 3;
const PLENTY = 9;

const codes = new Set<M.MoveCode>();
const buffer = new Uint16Array(MAX_MOVES * 2);
const BLUE = S.playerAt(0);

function note(phase: number, arrange: (s: S.State) => void): void {
  const s = S.newState();
  s[L.PHASE] = phase;
  s[L.ROBBER] = BORDER_SIZE;
  arrange(s);
  const count = listMoves(s, buffer);
  for (let i = 0; i < count; i++) codes.add(buffer[i]);
}

/** Every combination of `count` goods. */
function mixes(count: number): [dates: number, salt: number, pepper: number][] {
  const upTo = (most: number) => Array.from({ length: most + 1 }, (_, n) => n);
  return upTo(count).flatMap((dates) =>
    upTo(count - dates).map((salt): [number, number, number] => [dates, salt, count - dates - salt]),
  );
}

function endow(s: S.State, goods: readonly [number, number, number]): void {
  s.set(goods, BLUE + L.GOODS_HELD);
  s[BLUE + L.GOLD] = L.MAX_GOLD;
  s[BLUE + L.STORED] = 1;
  s[BLUE + L.VP] = PLENTY;
}

const RICH = [PLENTY, PLENTY, PLENTY] as const;

note(L.PHASE_PLACE, (s) => (s[BLUE + L.TARGIS_LEFT] = 3));
for (let border = 1; border <= BORDER_SIZE; border++) {
  note(L.PHASE_ACT, (s) => {
    endow(s, RICH);
    s[L.TARGIS + border] = 1;
    s[L.CENTRE] = T.GOODS_DECK[0];
    s[BLUE + L.HAND] = T.TRIBE_DECK[0];
  });
}
for (let cell = 0; cell < CELL_COUNT; cell++) {
  for (const card of new Set(T.GOODS_DECK)) {
    note(L.PHASE_ACT, (s) => {
      s[L.MARKERS + cell] = 1;
      s[L.CENTRE + cell] = card;
      s[L.TARGIS + T.MIRAGE_CARD] = 1;
    });
  }
}
note(L.PHASE_TRADE, (s) => {
  endow(s, RICH);
  s[BLUE + L.DISPLAY] = T.TRADER_ONE_FOR_ONE;
});
for (const card of T.TRIBE_DECK) {
  for (const discounts of [[], [T.DISCOUNT_FOR[card]], [T.NOBLE_DISCOUNT], [T.DISCOUNT_FOR[card], T.NOBLE_DISCOUNT]]) {
    for (let source = 0; source <= M.FROM_DRAWN; source++) noteLays(card, source, discounts);
  }
}

function noteLays(card: number, source: number, discounts: readonly number[]): void {
  note(source === M.FROM_DRAWN ? L.PHASE_DRAWN : L.PHASE_ACT, (s) => {
    endow(s, RICH);
    s.set([T.LAY_FROM_HAND, ...discounts], BLUE + L.DISPLAY);
    if (source === M.FROM_DRAWN) s[L.DRAWN] = card;
    else if (source < CELL_COUNT) {
      s[L.MARKERS + source] = 1;
      s[L.CENTRE + source] = card;
    } else s[BLUE + L.HAND] = card;
    if (source === M.FROM_NOBLE) s[L.TARGIS + T.NOBLE] = 1;
  });
}

for (let count = 1; count <= MOST_GAINED; count++) {
  note(L.PHASE_GAIN, (s) => {
    s[L.GAIN_COUNT] = count;
    s[L.GAIN_OR_ELSE] = 1;
  });
}
for (let count = 1; count <= MOST_RETURNED; count++) {
  for (const [dates, salt, pepper] of mixes(count)) {
    note(L.PHASE_RETURN, (s) => s.set([dates + L.MAX_GOODS, salt, pepper], BLUE + L.GOODS_HELD));
  }
}
for (let corner = 4; corner <= BORDER_SIZE; corner += 4) {
  note(L.PHASE_RAID, (s) => {
    endow(s, RICH);
    s[L.ROBBER] = corner;
  });
  for (let count = 1; count < MOST_RAIDED; count++) {
    for (const goods of mixes(count)) {
      note(L.PHASE_RAID, (s) => {
        s.set(goods, BLUE + L.GOODS_HELD);
        s[L.ROBBER] = corner;
      });
    }
  }
}
for (let rows = 0; rows < (ROW_LENGTH + 1) ** 3; rows++) {
  note(L.PHASE_REARRANGE, (s) => {
    for (let row = 0, rest = rows; row < DISPLAY_SIZE / ROW_LENGTH; row++, rest = Math.floor(rest / (ROW_LENGTH + 1))) {
      const from = BLUE + L.DISPLAY + row * ROW_LENGTH;
      s.fill(T.TRIBE_DECK[0], from, from + (rest % (ROW_LENGTH + 1)));
    }
  });
}

const SORTED = Uint16Array.from(codes).sort();
const NONE = 0xffff;
const IDS = new Uint16Array(0x10000).fill(NONE);
SORTED.forEach((code, id) => (IDS[code] = id));

export const ACTION_COUNT = SORTED.length;

/** The move code of an id below `ACTION_COUNT`. */
export function codeOfAction(id: number): M.MoveCode {
  return SORTED[id];
}

/** The id of a legal move's code. */
export function actionOf(code: M.MoveCode): number {
  const id = IDS[code];
  assert(id !== NONE, `every legal move has an id, ${code} too`);
  return id;
}

/** Writes the ids of the legal moves to `out` in ascending order; returns their number. */
export function listActions(s: S.State, out: Uint16Array): number {
  const count = listMoves(s, out);
  for (let i = 0; i < count; i++) {
    const id = actionOf(out[i]);
    let at = i; // nearly sorted already
    for (; at > 0 && out[at - 1] > id; at--) out[at] = out[at - 1];
    out[at] = id;
  }
  return count;
}
