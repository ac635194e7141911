import { assert, below, type Rng } from '@caravanserai/contract';
import { CELL_COUNT, ROW_LENGTH } from './board.ts';
import { type CardId, GOODS, type Good, type Seat, SEATS } from './cards.ts';
import { GAIN_SOURCES } from './events.ts';
import { writeOptions } from './options.ts';
import * as L from './layout.ts';
import * as S from './state.ts';
import type { Pile, State } from './state.ts';
import * as T from './tables.ts';
import type { PileView, PlayerView, View, Viewer } from './view.ts';

/** A full state that this view allows, every card that it hides dealt at random. */
export function guess(view: View, rng: Rng): State {
  const s = S.newState();
  writeOptions(s, view.options);
  s[L.ROUND] = view.round;
  s[L.ROBBER] = view.robber;
  s[L.FIRST] = S.seatIndex(view.first);
  writePending(s, view);
  for (const { at, seat } of view.targis) s[L.TARGIS + at] = S.seatIndex(seat) + 1;
  view.centre.forEach((place, cell) => {
    s[L.MARKERS + cell] = place.marker ? S.seatIndex(place.marker) + 1 : 0;
    if (place.card !== 'hidden') s[L.CENTRE + cell] = T.cardOf(place.card);
    else s[L.FACE + cell] = place.beforeReshuffle ? L.FACE_DOWN_LONGER : L.FACE_DOWN;
  });
  for (const seat of SEATS) writePlayer(s, seat, view[seat]);
  fillHidden(s, view);
  redeal(s, view.viewer, rng);
  return s;
}

function writePending(s: State, { pending, first }: View): void {
  s[L.PHASE] = L.PHASES.indexOf(pending.phase);
  if (pending.phase === 'over') {
    s[L.ENDED_BY] = pending.by === 'raid' ? L.BY_RAID : L.BY_DISPLAY;
    return;
  }
  s[L.TO_ACT] = S.seatIndex(pending.seat);
  if (pending.phase === 'trade') s[L.TRADED] = bitsOf(pending.given) | (bitsOf(pending.received) << 3);
  if (pending.phase === 'drawn' && pending.card !== 'hidden') s[L.DRAWN] = T.cardOf(pending.card);
  if (pending.phase === 'raid') s[L.RAID_STEP] = pending.seat === first ? 0 : 1;
  if (pending.phase === 'gain') {
    s[L.GAIN_SOURCE] = GAIN_SOURCES.indexOf(pending.source);
    s[L.GAIN_COUNT] = pending.count;
    s[L.GAIN_OR_ELSE] = pending.orElse ? 1 : 0;
  }
}

function writePlayer(s: State, seat: Seat, player: PlayerView): void {
  const me = S.playerAt(S.seatIndex(seat));
  GOODS.forEach((good, i) => (s[me + L.GOODS_HELD + i] = player.goods[good]));
  s[me + L.GOLD] = player.gold;
  s[me + L.STORED] = player.storedGold;
  s[me + L.VP] = player.vp;
  s[me + L.TARGIS_LEFT] = player.targisLeft;
  s[me + L.LIMITED] = player.limitedNextRound ? 1 : 0;
  s[me + L.GOT] = bitsOf(player.goodsFromCards);
  s[me + L.BONUS] = bitsOf(player.bonusGiven);
  player.display.forEach((row, r) => s.set(row.map(T.cardOf), me + L.DISPLAY + r * ROW_LENGTH));
  if (player.hand.kind === 'empty') return;
  s[me + L.HAND_FRESH] = player.hand.keptThisRound ? 1 : 0;
  s[me + L.HAND_SECRET] = player.hand.kind === 'hidden' || player.hand.secret ? 1 : 0;
  if (player.hand.kind === 'open') s[me + L.HAND] = T.cardOf(player.hand.card);
}

function bitsOf(goods: readonly Good[]): number {
  return goods.reduce((bits, good) => bits | (1 << GOODS.indexOf(good)), 0);
}

/** Puts the unseen cards into the hidden places in the order of the table; `redeal` then mixes them. */
function fillHidden(s: State, view: View): void {
  fillPile(s, L.GOODS_PILE, view.goods, T.GOODS_DECK, view);
  fillPile(s, L.TRIBE_PILE, view.tribe, T.TRIBE_DECK, view);
}

function fillPile(s: State, pile: Pile, seen: PileView<CardId>, all: readonly number[], view: View): void {
  const isTribePile = pile === L.TRIBE_PILE;
  const unseen = [...all];
  const take = (card: number): number => {
    const at = unseen.indexOf(card);
    assert(at >= 0, 'a view shows each card once');
    unseen.splice(at, 1);
    return card;
  };
  const discards = seen.discards.map((id) => take(T.cardOf(id)));
  const heldBack = seen.heldBack.map((id) => take(T.cardOf(id)));
  for (const card of openCards(s)) if (T.isTribe(card) === isTribePile) take(card);

  s.set(discards, pile.discards);
  s[pile.discarded] = discards.length;
  s[pile.left] = seen.left;
  s.set(unseen.splice(0, seen.left), pile.deck);
  view.centre.forEach(({ card, kind }, cell) => {
    if (card !== 'hidden' || (kind === 'tribe') !== isTribePile) return;
    const from = s[L.FACE + cell] === L.FACE_DOWN_LONGER ? heldBack : unseen;
    s[L.CENTRE + cell] = from.pop() ?? T.NO_CARD;
  });
  if (isTribePile) fillSecretCards(s, view, unseen);
  assert(unseen.length === 0 && heldBack.length === 0, 'every card is somewhere');
}

function fillSecretCards(s: State, view: View, unseen: number[]): void {
  for (const seat of SEATS) {
    if (view[seat].hand.kind === 'hidden') s[S.playerAt(S.seatIndex(seat)) + L.HAND] = unseen.pop() ?? T.NO_CARD;
  }
  if (view.pending.phase === 'drawn' && view.pending.card === 'hidden') s[L.DRAWN] = unseen.pop() ?? T.NO_CARD;
}

/** Face-up cards, displays, known hands, a known drawn card: what was written before the hidden places are filled. */
function openCards(s: State): number[] {
  const cards = [...s.subarray(L.CENTRE, L.CENTRE + CELL_COUNT), s[L.DRAWN]];
  for (let seat = 0; seat < 2; seat++) {
    const me = S.playerAt(seat);
    cards.push(s[me + L.HAND], ...s.subarray(me + L.DISPLAY, me + L.DISPLAY + 12));
  }
  return cards.filter((card) => card !== T.NO_CARD);
}

const places = new Uint16Array(64); // the hidden places of one kind, for `redeal`

/** Deals anew, in place, all that the viewer does not know, and forgets the key of the coming reshuffles. */
export function redeal(s: State, viewer: Viewer, rng: Rng): void {
  for (const pile of [L.GOODS_PILE, L.TRIBE_PILE]) {
    mix(s, hiddenPlaces(s, pile, viewer), rng);
    mix(s, heldBackPlaces(s, pile), rng);
  }
  for (let i = 0; i < 32; i++) s[L.KEY + i] = rng.next();
}

function hiddenPlaces(s: State, pile: Pile, viewer: Viewer): number {
  const isTribePile = pile === L.TRIBE_PILE;
  let n = cellsFaced(s, isTribePile, L.FACE_DOWN, 0);
  for (let i = 0; i < s[pile.left]; i++) places[n++] = pile.deck + i;
  if (!isTribePile) return n;
  for (let seat = 0; seat < 2; seat++) {
    if (S.seatName(seat) === viewer) continue;
    const me = S.playerAt(seat);
    if (s[me + L.HAND_SECRET] === 1) places[n++] = me + L.HAND;
    const isDrawing = s[L.PHASE] === L.PHASE_DRAWN && s[L.TO_ACT] === seat;
    if (isDrawing && s[L.OPEN_HANDS] === 0) places[n++] = L.DRAWN;
  }
  return n;
}

function heldBackPlaces(s: State, pile: Pile): number {
  return cellsFaced(s, pile === L.TRIBE_PILE, L.FACE_DOWN_LONGER, 0);
}

function cellsFaced(s: State, isTribe: boolean, face: number, n: number): number {
  for (let cell = 0; cell < CELL_COUNT; cell++) {
    if (s[L.FACE + cell] === face && T.isTribe(s[L.CENTRE + cell]) === isTribe) places[n++] = L.CENTRE + cell;
  }
  return n;
}

/** Fisher–Yates over the first `count` of `places`. */
function mix(s: State, count: number, rng: Rng): void {
  for (let i = count - 1; i > 0; i--) {
    const j = below(rng, i + 1);
    const card = s[places[i]];
    s[places[i]] = s[places[j]];
    s[places[j]] = card;
  }
}
