import { DISPLAY_SIZE, facing, isCorner } from '../src/board.ts';
import * as L from '../src/layout.ts';
import { goodsCount, playerAt, type State } from '../src/state.ts';
import { cardOf, GOODS_DECK, isTribe, NO_CARD, TRIBE_DECK } from '../src/tables.ts';

/** The robber's card in each round (TG-8). */
export const ROBBER_PATH = [1, 2, 3, 5, 6, 7, 9, 10, 11, 13, 14, 15] as const;

/** Conditions that hold in every reachable state, by name. */
export const INVARIANTS = {
  'TG-4 each of the 80 cards is in exactly one place': cardsAreConserved,
  'TG-2 token counts do not underflow or overflow': pursesAreSane,
  'TG-38 limits hold after each turn': limitsHold,
  'TG-27 rows have no gaps': rowsHaveNoGaps,
  'TG-14 markers are on face-up cards, two each at most': markersAreSane,
  'TG-10 TG-12 TG-13 Targis stand where they may': targisAreSane,
  'TG-8 the robber is on its path, in at most twelve rounds': robberIsOnPath,
  'TG-19 R2 the tribe deck does not run out': tribeDeckLasts,
  'TG-26 gold is stored on W9 alone': storedGoldIsSane,
  'state nothing is noted that no longer matters': nothingStale,
} as const satisfies Record<string, (s: State) => boolean>;

const CARDS = new Uint8Array(64);
for (const card of [...TRIBE_DECK, ...GOODS_DECK]) CARDS[card]++;
const counts = new Uint8Array(64);

function cardsAreConserved(s: State): boolean {
  counts.fill(0);
  for (const pile of [L.GOODS_PILE, L.TRIBE_PILE]) {
    for (let i = 0; i < s[pile.left]; i++) counts[s[pile.deck + i]]++;
    for (let i = 0; i < s[pile.discarded]; i++) counts[s[pile.discards + i]]++;
  }
  for (let cell = 0; cell < 9; cell++) counts[s[L.CENTRE + cell]]++;
  for (let seat = 0; seat < 2; seat++) {
    const me = playerAt(seat);
    counts[s[me + L.HAND]]++;
    for (let slot = 0; slot < DISPLAY_SIZE; slot++) counts[s[me + L.DISPLAY + slot]]++;
  }
  counts[s[L.DRAWN]]++;
  for (let card = 1; card < counts.length; card++) if (counts[card] !== CARDS[card]) return false;
  return true;
}

/** A byte that underflows becomes huge. */
function pursesAreSane(s: State): boolean {
  for (let seat = 0; seat < 2; seat++) {
    const me = playerAt(seat);
    const most = Math.max(s[me + L.GOODS_HELD], s[me + L.GOODS_HELD + 1], s[me + L.GOODS_HELD + 2]);
    if (most > 40 || s[me + L.GOLD] > 15 || s[me + L.VP] > 80) return false;
  }
  return true;
}

function limitsHold(s: State): boolean {
  const isBetweenRounds = s[L.PHASE] === L.PHASE_PLACE || s[L.PHASE] === L.PHASE_RAID || s[L.PHASE] === L.PHASE_OVER;
  for (let seat = 0; seat < 2; seat++) {
    const isDone = isBetweenRounds || (s[L.TO_ACT] !== s[L.FIRST] && seat === s[L.FIRST]);
    if (isDone && (goodsCount(s, seat) > 10 || s[playerAt(seat) + L.GOLD] > 3)) return false;
  }
  return true;
}

function rowsHaveNoGaps(s: State): boolean {
  for (let seat = 0; seat < 2; seat++) {
    const display = playerAt(seat) + L.DISPLAY;
    for (let slot = 0; slot < DISPLAY_SIZE; slot++) {
      if (slot % 4 > 0 && s[display + slot] !== NO_CARD && s[display + slot - 1] === NO_CARD) return false;
      if (s[display + slot] !== NO_CARD && !isTribe(s[display + slot])) return false;
    }
  }
  return true;
}

function markersAreSane(s: State): boolean {
  const markers = [0, 0, 0];
  for (let cell = 0; cell < 9; cell++) {
    const marker = s[L.MARKERS + cell];
    markers[marker]++;
    if (marker !== 0 && (s[L.FACE + cell] !== L.FACE_UP || s[L.PHASE] === L.PHASE_PLACE)) return false;
  }
  return markers[1] <= 2 && markers[2] <= 2;
}

function targisAreSane(s: State): boolean {
  const targis = [0, 0, 0];
  for (let border = 0; border <= 16; border++) {
    const targi = s[L.TARGIS + border];
    targis[targi]++;
    if (targi === 0) continue;
    if (border === 0 || isCorner(border) || s[L.TARGIS + facing(border)] === 3 - targi) return false;
    if (border === s[L.ROBBER] && !hasLaid(s, targi - 1, cardOf('W6'))) return false;
  }
  return targis[1] <= 3 && targis[2] <= 3;
}

function robberIsOnPath(s: State): boolean {
  if (s[L.PHASE] === L.PHASE_RAID) return isCorner(s[L.ROBBER]) && s[L.ROUND] === (s[L.ROBBER] / 4) * 3 + 1;
  if (s[L.PHASE] === L.PHASE_OVER && s[L.ENDED_BY] === L.BY_RAID) return s[L.ROBBER] === 16 && s[L.ROUND] === 13;
  return s[L.ROBBER] === ROBBER_PATH[s[L.ROUND] - 1];
}

/** There are 41 cards after the deal and at most 38 draws in a game. */
function tribeDeckLasts(s: State): boolean {
  return s[L.TRIBE_PILE.left] >= 41 - 38;
}

function storedGoldIsSane(s: State): boolean {
  return [0, 1].every((seat) => {
    const stored = s[playerAt(seat) + L.STORED];
    return stored === 0 || (stored === 1 && hasLaid(s, seat, cardOf('W9')));
  });
}

function hasLaid(s: State, seat: number, card: number): boolean {
  const display = playerAt(seat) + L.DISPLAY;
  return s.subarray(display, display + DISPLAY_SIZE).includes(card);
}

/** Unused bytes are 0, so that equal positions have equal hashes. */
function nothingStale(s: State): boolean {
  const phase = s[L.PHASE];
  if (phase !== L.PHASE_DRAWN && s[L.DRAWN] !== NO_CARD) return false;
  if (phase !== L.PHASE_TRADE && s[L.TRADED] !== 0) return false;
  if (phase !== L.PHASE_GAIN && (s[L.GAIN_SOURCE] !== 0 || s[L.GAIN_COUNT] !== 0 || s[L.GAIN_OR_ELSE] !== 0))
    return false;
  if (phase !== L.PHASE_RAID && s[L.RAID_STEP] !== 0) return false;
  if ((phase === L.PHASE_OVER) !== s[L.ENDED_BY] > 0) return false;
  for (const pile of [L.GOODS_PILE, L.TRIBE_PILE]) {
    for (let at = pile.deck + s[pile.left]; at < pile.left; at++) if (s[at] !== 0) return false;
    for (let at = pile.discards + s[pile.discarded]; at < pile.discarded; at++) if (s[at] !== 0) return false;
  }
  return [0, 1].every((seat) => {
    const me = playerAt(seat);
    return s[me + L.HAND] !== NO_CARD || (s[me + L.HAND_SECRET] === 0 && s[me + L.HAND_FRESH] === 0);
  });
}

/** Row and column of a border card on a 5 × 5 grid, for an independent computation of crossings. */
function placeOf(border: number): readonly [row: number, column: number] {
  if (border <= 4) return [0, border];
  if (border <= 8) return [border - 4, 4];
  return border <= 12 ? [4, 12 - border] : [16 - border, 0];
}

/** The cells where a row and a column with Targis at their ends cross (TG-14). */
export function crossings(targis: readonly number[]): number[] {
  const places = targis.map(placeOf);
  const cells: number[] = [];
  for (let cell = 0; cell < 9; cell++) {
    const [row, column] = [1 + Math.floor(cell / 3), 1 + (cell % 3)];
    const hasRow = places.some(([r, c]) => r === row && (c === 0 || c === 4));
    const hasColumn = places.some(([r, c]) => c === column && (r === 0 || r === 4));
    if (hasRow && hasColumn) cells.push(cell);
  }
  return cells;
}
