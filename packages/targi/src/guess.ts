import { assert, indexFrom, type Rng } from '@caravanserai/contract';
import { CELL_COUNT, DISPLAY_SIZE, ROW_LENGTH } from './board.ts';
import { type CardId, GOODS, type Good } from './cards.ts';
import { GAIN_SOURCES } from './events.ts';
import { writeOptions } from './options.ts';
import * as L from './layout.ts';
import * as S from './state.ts';
import type { Pile, State } from './state.ts';
import * as T from './tables.ts';
import type { PileView, PlayerView, View, Viewer } from './view.ts';

// oxfmt-ignore
const {
  BONUS, BY_DISPLAY, BY_RAID, CENTRE, DISPLAY, DRAWN, ENDED_BY, FACE, FACE_DOWN, FACE_DOWN_LONGER, FIRST, GAIN_COUNT,
  GAIN_OR_ELSE, GAIN_SOURCE, GOLD, GOODS_HELD, GOODS_PILE, GOT, HAND, HAND_FRESH, HAND_SECRET, KEY, LIMITED, MARKERS,
  OPEN_HANDS, PHASE, PHASES, PHASE_DRAWN, RAID_STEP, ROBBER, ROUND, STORED, TARGIS, TARGIS_LEFT, TO_ACT, TRADED,
  TRIBE_PILE, VP,
} = L;
const { COPIES, NO_CARD, TRIBE_COUNT } = T;

/** A random full state that is consistent with the view. */
export function guess(view: View, rng: Rng): State {
  const s = S.newState();
  writeOptions(s, view.options);
  s[ROUND] = view.round;
  s[ROBBER] = view.robber;
  s[FIRST] = S.seatIndex(view.first);
  writePending(s, view);
  for (const { at, seat } of view.targis) s[TARGIS + at] = S.seatIndex(seat) + 1;
  for (let cell = 0; cell < CELL_COUNT; cell++) {
    const place = view.centre[cell];
    if (place.marker) s[MARKERS + cell] = S.seatIndex(place.marker) + 1;
    if (place.card !== 'hidden') s[CENTRE + cell] = T.cardOf(place.card);
    else s[FACE + cell] = place.beforeReshuffle ? FACE_DOWN_LONGER : FACE_DOWN;
  }
  writePlayer(s, 0, view.blue);
  writePlayer(s, 1, view.white);
  fillHidden(s, view);
  redeal(s, view.viewer, rng);
  return s;
}

function writePending(s: State, { pending, first }: View): void {
  s[PHASE] = PHASES.indexOf(pending.phase);
  if (pending.phase === 'over') {
    s[ENDED_BY] = pending.by === 'raid' ? BY_RAID : BY_DISPLAY;
    return;
  }
  s[TO_ACT] = S.seatIndex(pending.seat);
  if (pending.phase === 'trade') s[TRADED] = bitsOf(pending.given) | (bitsOf(pending.received) << 3);
  if (pending.phase === 'drawn' && pending.card !== 'hidden') s[DRAWN] = T.cardOf(pending.card);
  if (pending.phase === 'raid') s[RAID_STEP] = pending.seat === first ? 0 : 1;
  if (pending.phase === 'gain') {
    s[GAIN_SOURCE] = GAIN_SOURCES.indexOf(pending.source);
    s[GAIN_COUNT] = pending.count;
    s[GAIN_OR_ELSE] = pending.orElse ? 1 : 0;
  }
}

function writePlayer(s: State, seat: number, player: PlayerView): void {
  const me = S.playerAt(seat);
  s[me + GOODS_HELD] = player.goods.dates;
  s[me + GOODS_HELD + 1] = player.goods.salt;
  s[me + GOODS_HELD + 2] = player.goods.pepper;
  s[me + GOLD] = player.gold;
  s[me + STORED] = player.storedGold;
  s[me + VP] = player.vp;
  s[me + TARGIS_LEFT] = player.targisLeft;
  s[me + LIMITED] = player.limitedNextRound ? 1 : 0;
  s[me + GOT] = bitsOf(player.goodsFromCards);
  s[me + BONUS] = bitsOf(player.bonusGiven);
  for (let row = 0; row < 3; row++) writeCards(s, me + DISPLAY + row * ROW_LENGTH, player.display[row]);
  if (player.hand.kind === 'empty') return;
  s[me + HAND_FRESH] = player.hand.keptThisRound ? 1 : 0;
  s[me + HAND_SECRET] = player.hand.kind === 'hidden' || player.hand.secret ? 1 : 0;
  if (player.hand.kind === 'open') s[me + HAND] = T.cardOf(player.hand.card);
}

function writeCards(s: State, at: number, cards: readonly CardId[]): void {
  for (let i = 0; i < cards.length; i++) s[at + i] = T.cardOf(cards[i]);
}

function bitsOf(goods: readonly Good[]): number {
  let bits = 0;
  for (const good of goods) bits |= 1 << GOODS.indexOf(good);
  return bits;
}

/** Puts the unseen cards into the hidden places in the order of their codes; `redeal` shuffles them afterwards. */
function fillHidden(s: State, view: View): void {
  unseen.set(COPIES);
  writePile(s, GOODS_PILE, view.goods);
  writePile(s, TRIBE_PILE, view.tribe);
  take(s[DRAWN]);
  for (let cell = 0; cell < CELL_COUNT; cell++) take(s[CENTRE + cell]);
  for (let seat = 0; seat < 2; seat++) {
    const me = S.playerAt(seat);
    take(s[me + HAND]);
    for (let slot = 0; slot < DISPLAY_SIZE; slot++) take(s[me + DISPLAY + slot]);
  }
  fillPile(s, GOODS_PILE, view.goods, view);
  fillPile(s, TRIBE_PILE, view.tribe, view);
}

const unseen = new Uint8Array(COPIES.length); // copies by card; scratch space of `guess`

function take(card: number): void {
  if (card === NO_CARD) return;
  assert(unseen[card] > 0, 'a view shows each card once');
  unseen[card]--;
}

function writePile(s: State, pile: Pile, { left, discards, heldBack }: PileView<CardId>): void {
  writeCards(s, pile.discards, discards);
  s[pile.discarded] = discards.length;
  s[pile.left] = left;
  for (let i = 0; i < discards.length; i++) take(s[pile.discards + i]);
  for (const id of heldBack) take(T.cardOf(id));
}

const rest = new Uint8Array(64); // scratch: unseen cards of one kind that are not in the deck

function fillPile(s: State, pile: Pile, { left, heldBack }: PileView<CardId>, view: View): void {
  const isTribePile = pile === TRIBE_PILE;
  const last = isTribePile ? TRIBE_COUNT : unseen.length - 1;
  let n = 0;
  for (let card = isTribePile ? 1 : TRIBE_COUNT + 1; card <= last; card++) {
    for (let copies = unseen[card]; copies > 0; copies--, n++) {
      if (n < left) s[pile.deck + n] = card;
      else rest[n - left] = card;
    }
  }
  n -= left;
  let held = heldBack.length;
  for (let cell = 0; cell < CELL_COUNT; cell++) {
    const { card, kind } = view.centre[cell];
    if (card !== 'hidden' || (kind === 'tribe') !== isTribePile) continue;
    s[CENTRE + cell] = s[FACE + cell] === FACE_DOWN_LONGER ? T.cardOf(heldBack[--held]) : rest[--n];
  }
  if (isTribePile) {
    if (view.blue.hand.kind === 'hidden') s[S.playerAt(0) + HAND] = rest[--n];
    if (view.white.hand.kind === 'hidden') s[S.playerAt(1) + HAND] = rest[--n];
    if (view.pending.phase === 'drawn' && view.pending.card === 'hidden') s[DRAWN] = rest[--n];
  }
  assert(n === 0 && held === 0, 'every card is somewhere');
}

const places = new Uint16Array(64); // scratch: hidden places of one kind

/** Reshuffles, in place, everything hidden from the viewer, and replaces the key of future reshuffles. */
export function redeal(s: State, viewer: Viewer, rng: Rng): void {
  redealPile(s, GOODS_PILE, viewer, rng);
  redealPile(s, TRIBE_PILE, viewer, rng);
  for (let i = 0; i < 32; i++) s[KEY + i] = rng.next();
}

function redealPile(s: State, pile: Pile, viewer: Viewer, rng: Rng): void {
  mix(s, hiddenPlaces(s, pile, viewer), rng);
  mix(s, cellsFaced(s, pile === TRIBE_PILE, FACE_DOWN_LONGER, 0), rng);
}

function hiddenPlaces(s: State, pile: Pile, viewer: Viewer): number {
  const isTribePile = pile === TRIBE_PILE;
  let n = cellsFaced(s, isTribePile, FACE_DOWN, 0);
  for (let i = 0; i < s[pile.left]; i++) places[n++] = pile.deck + i;
  if (!isTribePile) return n;
  for (let seat = 0; seat < 2; seat++) {
    if (S.seatName(seat) === viewer) continue;
    const me = S.playerAt(seat);
    if (s[me + HAND_SECRET] === 1) places[n++] = me + HAND;
    const isDrawing = s[PHASE] === PHASE_DRAWN && s[TO_ACT] === seat;
    if (isDrawing && s[OPEN_HANDS] === 0) places[n++] = DRAWN;
  }
  return n;
}

function cellsFaced(s: State, isTribe: boolean, face: number, n: number): number {
  for (let cell = 0; cell < CELL_COUNT; cell++) {
    if (s[FACE + cell] === face && T.isTribe(s[CENTRE + cell]) === isTribe) places[n++] = CENTRE + cell;
  }
  return n;
}

/** Fisher–Yates over the first `count` of `places`. Has its own copy of `below`, so that V8 can inline the generator. */
function mix(s: State, count: number, rng: Rng): void {
  for (let i = count - 1; i > 0; i--) {
    let j = indexFrom(rng.next(), i + 1);
    while (j < 0) j = indexFrom(rng.next(), i + 1);
    const card = s[places[i]];
    s[places[i]] = s[places[j]];
    s[places[j]] = card;
  }
}
