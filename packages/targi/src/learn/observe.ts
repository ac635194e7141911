import type { Segment } from '@caravanserai/contract';
import { BORDER_SIZE, CELL_COUNT, DISPLAY_SIZE, ROW_LENGTH } from '../board.ts';
import * as L from '../layout.ts';
import * as S from '../state.ts';
import type { State } from '../state.ts';
import * as T from '../tables.ts';

/**
 * What one seat may know, as bytes: `view` in numbers, the viewer's own part first. `observe.test.ts` recomputes it
 * from a state that `guess` samples from the view alone, which proves that no hidden information leaks.
 */
export const OBSERVATION_VERSION = 1;

// oxfmt-ignore
const {
  BONUS, CENTRE, DISPLAY, DRAWN, ENDED_BY, FACE, FACE_DOWN, FACE_DOWN_LONGER, FACE_UP, FIRST, GAIN_COUNT, GAIN_OR_ELSE,
  GAIN_SOURCE, GOLD, GOODS_HELD, GOODS_PILE, GOT, HAND, HAND_FRESH, HAND_SECRET, LIMITED, LOSE_WHAT_YOU_HAVE, MARKERS,
  MAX_GOODS, OPEN_HANDS, PHASE, PHASES, PHASE_DRAWN, PHASE_GAIN, PHASE_OVER, PHASE_RETURN, PHASE_TRADE, ROBBER, ROUND,
  STORED, TARGIS, TARGIS_LEFT, TO_ACT, TRADED, TRIBE_PILE, VP,
} = L;
const { GOODS_COUNT, GOODS_DECK, NO_CARD, SYMBOL_OF, TRIBE_COUNT } = T;

const GOODS_KINDS = new Set(GOODS_DECK).size;
const CARDS = TRIBE_COUNT + GOODS_KINDS;
const MOST_GOODS = 30;
const MOST_GOLD = 10;
const MOST_VP = 60;

const segments: Segment[] = [];
let size = 0;
function segment(name: string, length = 1, max = 1): number {
  segments.push({ name, at: size, size: length, max });
  size += length;
  return size - length;
}

const LOSE = segment('option: lose what you have');
const OPEN = segment('option: open hands');
const IN_PHASE = segment('phase', PHASES.length); // in the order of PHASES
const MY_TURN = segment('to act');
const MY_AMULET = segment('first in this round');
const IN_ROUND = segment('round', 1, 13);
const ROBBER_AT = segment('robber', BORDER_SIZE);
const GAIN_FROM = segment('gain: caravan, laid, dry round', 3);
const GAINS = segment('gain: goods', 1, 6);
const OR_ELSE = segment('gain: or gold or a point');
const TRADES = segment('traded one for one: given, received', 6);
const RETURNS = segment('goods to return', 1, 15);
const DRAWN_CARD = segment('drawn card', TRIBE_COUNT);
const DRAWN_HIDDEN = segment('drawn card: hidden');
const ENDED = segment('ended by: display, raid', 2);

interface Place {
  readonly tokens: number;
  readonly left: number;
  readonly limited: number;
  readonly got: number;
  readonly bonus: number;
  readonly hand: number;
  readonly handIs: number;
  readonly inRow: number;
  readonly column: number;
  readonly symbols: number;
  readonly targis: number;
  readonly markers: number;
}

function playerSegments(who: string): Place {
  const goods = segment(`${who}: dates, salt, pepper`, 3, MOST_GOODS);
  segment(`${who}: gold`, 1, MOST_GOLD);
  segment(`${who}: stored gold`);
  segment(`${who}: victory points`, 1, MOST_VP);
  return {
    tokens: goods,
    left: segment(`${who}: Targis to place`, 1, 3),
    limited: segment(`${who}: two Targis next round`),
    got: segment(`${who}: goods from cards`, 3),
    bonus: segment(`${who}: bonus given`, 3),
    hand: segment(`${who}: hand card`, TRIBE_COUNT),
    handIs: segment(`${who}: hand hidden, secret, kept this round`, 3),
    inRow: segment(`${who}: card in row 1, 2, 3`, 3 * TRIBE_COUNT),
    column: segment(`${who}: column of card`, TRIBE_COUNT, ROW_LENGTH),
    symbols: segment(`${who}: symbol by slot`, DISPLAY_SIZE * 5),
    targis: segment(`${who}: Targis`, BORDER_SIZE),
    markers: segment(`${who}: markers`, CELL_COUNT),
  };
}

const PLAYERS = [playerSegments('own'), playerSegments('other')];
const CELL_CARDS = segment('card by cell', CELL_COUNT * CARDS);
const CELL_FACES = segment('cell: tribe, face down, down since before a reshuffle', CELL_COUNT * 3);

interface PilePlace {
  readonly left: number;
  readonly discards: number;
  readonly heldBack: number;
}
function pileSegments(name: string, kinds: number, count: number, most: number): PilePlace {
  return {
    left: segment(`${name}: left in the deck`, 1, count),
    discards: segment(`${name}: discards`, kinds, most),
    heldBack: segment(`${name}: face down since before a reshuffle`, kinds, most),
  };
}
const GOODS = pileSegments('goods', GOODS_KINDS, GOODS_COUNT, 3);
const TRIBE = pileSegments('tribe', TRIBE_COUNT, TRIBE_COUNT, 1);

export const OBSERVATION_SIZE = size;
export const OBSERVATION_SEGMENTS: readonly Segment[] = segments;

/** Writes `OBSERVATION_SIZE` bytes, starting at `at`. */
export function observe(s: State, seat: number, out: Uint8Array, at: number): void {
  out.fill(0, at, at + OBSERVATION_SIZE);
  const phase = s[PHASE];
  const actor = s[TO_ACT];
  out[at + LOSE] = s[LOSE_WHAT_YOU_HAVE];
  out[at + OPEN] = s[OPEN_HANDS];
  out[at + IN_PHASE + phase] = 1;
  out[at + MY_TURN] = phase !== PHASE_OVER && actor === seat ? 1 : 0;
  out[at + MY_AMULET] = s[FIRST] === seat ? 1 : 0;
  out[at + IN_ROUND] = s[ROUND];
  if (s[ROBBER] > 0) out[at + ROBBER_AT + s[ROBBER] - 1] = 1;
  writePhase(s, phase, actor, seat, out, at);
  writePlayer(s, seat, true, PLAYERS[0], out, at);
  writePlayer(s, seat ^ 1, false, PLAYERS[1], out, at);
  writeCentre(s, out, at);
  writePile(s, GOODS_PILE, GOODS, TRIBE_COUNT + 1, out, at);
  writePile(s, TRIBE_PILE, TRIBE, 1, out, at);
}

function writePhase(s: State, phase: number, actor: number, seat: number, out: Uint8Array, at: number): void {
  if (phase === PHASE_GAIN) {
    out[at + GAIN_FROM + s[GAIN_SOURCE]] = 1;
    out[at + GAINS] = s[GAIN_COUNT];
    out[at + OR_ELSE] = s[GAIN_OR_ELSE];
  } else if (phase === PHASE_TRADE) {
    for (let bit = 0; bit < 6; bit++) out[at + TRADES + bit] = (s[TRADED] >>> bit) & 1;
  } else if (phase === PHASE_RETURN) out[at + RETURNS] = S.goodsCount(s, actor) - MAX_GOODS;
  else if (phase === PHASE_DRAWN) {
    if (actor === seat || s[OPEN_HANDS] === 1) out[at + DRAWN_CARD + s[DRAWN] - 1] = 1;
    else out[at + DRAWN_HIDDEN] = 1;
  } else if (phase === PHASE_OVER) out[at + ENDED + s[ENDED_BY] - 1] = 1;
}

function writePlayer(s: State, seat: number, isOwn: boolean, place: Place, out: Uint8Array, at: number): void {
  const me = S.playerAt(seat);
  for (let good = 0; good < 3; good++) {
    out[at + place.tokens + good] = s[me + GOODS_HELD + good];
    out[at + place.got + good] = (s[me + GOT] >>> good) & 1;
    out[at + place.bonus + good] = (s[me + BONUS] >>> good) & 1;
  }
  out[at + place.tokens + 3] = s[me + GOLD];
  out[at + place.tokens + 4] = s[me + STORED];
  out[at + place.tokens + 5] = s[me + VP];
  out[at + place.left] = s[me + TARGIS_LEFT];
  out[at + place.limited] = s[me + LIMITED];
  if (s[me + HAND] !== NO_CARD) {
    const isSecret = s[me + HAND_SECRET] === 1;
    if (isSecret && !isOwn) out[at + place.handIs] = 1;
    else out[at + place.hand + s[me + HAND] - 1] = 1;
    out[at + place.handIs + 1] = s[me + HAND_SECRET];
    out[at + place.handIs + 2] = s[me + HAND_FRESH];
  }
  for (let slot = 0; slot < DISPLAY_SIZE; slot++) {
    const card = s[me + DISPLAY + slot];
    if (card === NO_CARD) continue;
    out[at + place.inRow + (card - 1) * 3 + (slot >>> 2)] = 1;
    out[at + place.column + card - 1] = (slot & 3) + 1;
    out[at + place.symbols + slot * 5 + SYMBOL_OF[card]] = 1;
  }
  for (let border = 1; border <= BORDER_SIZE; border++) {
    if (s[TARGIS + border] === seat + 1) out[at + place.targis + border - 1] = 1;
  }
  for (let cell = 0; cell < CELL_COUNT; cell++) {
    if (s[MARKERS + cell] === seat + 1) out[at + place.markers + cell] = 1;
  }
}

function writeCentre(s: State, out: Uint8Array, at: number): void {
  for (let cell = 0; cell < CELL_COUNT; cell++) {
    const card = s[CENTRE + cell];
    const face = s[FACE + cell];
    const faces = at + CELL_FACES + cell * 3;
    if (face === FACE_UP) out[at + CELL_CARDS + cell * CARDS + card - 1] = 1;
    if (T.isTribe(card)) out[faces] = 1;
    if (face === FACE_DOWN) out[faces + 1] = 1;
    else if (face === FACE_DOWN_LONGER) {
      out[faces + 2] = 1; // the position of a card is hidden, its presence in the game is not
      const isTribe = T.isTribe(card);
      out[at + (isTribe ? TRIBE.heldBack + card - 1 : GOODS.heldBack + card - 1 - TRIBE_COUNT)]++;
    }
  }
}

function writePile(s: State, pile: S.Pile, place: PilePlace, first: number, out: Uint8Array, at: number): void {
  out[at + place.left] = s[pile.left];
  for (let i = 0; i < s[pile.discarded]; i++) out[at + place.discards + s[pile.discards + i] - first]++;
}
