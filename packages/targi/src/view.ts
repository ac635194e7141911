import { BORDER_NUMBERS, type BorderNumber, CELL_COUNT, CELLS, type Cell, ROW_LENGTH } from './board.ts';
import { type CardId, GOODS, type Good, type GoodsId, type RaidDue, type Seat, SEATS, type TribeId } from './cards.ts';
import { type Event, GAIN_SOURCES, type GainSource } from './events.ts';
import type { Options } from './options.ts';
import { readOptions } from './options.ts';
import * as L from './layout.ts';
import * as S from './state.ts';
import type { State } from './state.ts';
import * as T from './tables.ts';

// oxfmt-ignore
const {
  BONUS, BY_RAID, CENTRE, DISPLAY, DRAWN, ENDED_BY, FACE, FACE_DOWN_LONGER, FACE_UP, FIRST, GAIN_COUNT, GAIN_OR_ELSE,
  GAIN_SOURCE, GOLD, GOODS_HELD, GOODS_PILE, GOT, HAND, HAND_FRESH, HAND_SECRET, LIMITED, MARKERS, MAX_GOODS,
  OPEN_HANDS, PHASE, PHASES, ROBBER, ROUND, STORED, TARGIS, TARGIS_LEFT, TO_ACT, TRADED, TRIBE_PILE, VP,
} = L;
const { NO_CARD } = T;

export type Viewer = Seat | 'spectator';

/** Everything that one viewer may know of a game: TG-49 to TG-52. */
export interface View {
  readonly viewer: Viewer;
  readonly options: Options;
  readonly round: number;
  readonly robber: BorderNumber;
  readonly first: Seat;
  readonly pending: Pending;
  readonly targis: readonly { readonly at: BorderNumber; readonly seat: Seat }[];
  readonly centre: readonly CentreCard[];
  readonly blue: PlayerView;
  readonly white: PlayerView;
  readonly goods: PileView<GoodsId>;
  readonly tribe: PileView<TribeId>;
}

/** The decision that the game is waiting for. */
export type Pending =
  | { readonly phase: 'place' | 'act' | 'rearrange'; readonly seat: Seat }
  | {
      readonly phase: 'trade';
      readonly seat: Seat;
      readonly given: readonly Good[];
      readonly received: readonly Good[];
    }
  | { readonly phase: 'drawn'; readonly seat: Seat; readonly card: TribeId | 'hidden' }
  | {
      readonly phase: 'gain';
      readonly seat: Seat;
      readonly source: GainSource;
      readonly count: number;
      readonly orElse: boolean; // gold or a point instead
    }
  | { readonly phase: 'return'; readonly seat: Seat; readonly count: number }
  | { readonly phase: 'raid'; readonly seat: Seat; readonly due: RaidDue }
  | { readonly phase: 'over'; readonly by: 'display' | 'raid' };

export type CentreCard = {
  readonly cell: Cell;
  readonly kind: 'goods' | 'tribe';
  readonly marker?: Seat;
} & ({ readonly card: CardId } | { readonly card: 'hidden'; readonly beforeReshuffle: boolean });

export type HandView =
  | { readonly kind: 'empty' }
  | { readonly kind: 'open'; readonly card: TribeId; readonly secret: boolean; readonly keptThisRound: boolean } // secret: the opponent does not see it
  | { readonly kind: 'hidden'; readonly keptThisRound: boolean };

export interface PlayerView {
  readonly goods: Readonly<Record<Good, number>>;
  readonly gold: number;
  readonly storedGold: number;
  readonly vp: number;
  readonly hand: HandView;
  /** Three rows, without free places. */
  readonly display: readonly (readonly TribeId[])[];
  readonly targisLeft: number;
  readonly limitedNextRound: boolean;
  /** The goods gained from goods cards this round, and those for which TG-65 gave an extra one. */
  readonly goodsFromCards: readonly Good[];
  readonly bonusGiven: readonly Good[];
}

export interface PileView<Id> {
  readonly left: number;
  readonly discards: readonly Id[];
  /**
   * The cards that have been face down since before the last reshuffle, sorted. A player who counts the discards knows which cards
   * they are, but not where each one is.
   */
  readonly heldBack: readonly Id[];
}

/** Names every field. A spread of the state would leak fields added later. */
export function view(s: State, viewer: Viewer): View {
  return {
    viewer,
    options: readOptions(s),
    round: s[ROUND],
    robber: s[ROBBER] as BorderNumber,
    first: S.seatName(s[FIRST]),
    pending: pendingFor(s, viewer),
    targis: viewTargis(s),
    centre: viewCentre(s),
    blue: viewPlayer(s, 0, viewer === 'blue'),
    white: viewPlayer(s, 1, viewer === 'white'),
    goods: {
      left: s[GOODS_PILE.left],
      discards: cardsAt(s, GOODS_PILE.discards, s[GOODS_PILE.discarded]) as GoodsId[],
      heldBack: heldBack(s, false) as GoodsId[],
    },
    tribe: {
      left: s[TRIBE_PILE.left],
      discards: cardsAt(s, TRIBE_PILE.discards, s[TRIBE_PILE.discarded]) as TribeId[],
      heldBack: heldBack(s, true) as TribeId[],
    },
  };
}

function pendingFor(s: State, viewer: Viewer): Pending {
  const seat = S.seatName(s[TO_ACT]);
  const phase = PHASES[s[PHASE]];
  switch (phase) {
    case 'place':
    case 'act':
    case 'rearrange':
      return { phase, seat };
    case 'trade':
      return { phase, seat, given: goodsIn(s[TRADED]), received: goodsIn(s[TRADED] >>> 3) };
    case 'drawn': {
      const isOpen = viewer === seat || s[OPEN_HANDS] === 1;
      return { phase, seat, card: isOpen ? T.tribeId(s[DRAWN]) : 'hidden' };
    }
    case 'gain':
      return {
        phase,
        seat,
        source: GAIN_SOURCES[s[GAIN_SOURCE]],
        count: s[GAIN_COUNT],
        orElse: s[GAIN_OR_ELSE] === 1,
      };
    case 'return':
      return { phase, seat, count: S.goodsCount(s, s[TO_ACT]) - MAX_GOODS };
    case 'raid':
      return { phase, seat, due: T.raidDue(s[ROBBER]) };
    case 'over':
      return { phase, by: s[ENDED_BY] === BY_RAID ? 'raid' : 'display' };
  }
}

function viewTargis(s: State): View['targis'] {
  const targis: View['targis'][number][] = [];
  for (const at of BORDER_NUMBERS) {
    const targi = s[TARGIS + at];
    if (targi !== 0) targis.push({ at, seat: SEATS[targi - 1] });
  }
  return targis;
}

function viewCentre(s: State): CentreCard[] {
  const centre: CentreCard[] = [];
  for (let cell = 0; cell < CELL_COUNT; cell++) centre.push(viewCell(s, cell));
  return centre;
}

function viewCell(s: State, at: number): CentreCard {
  const code = s[CENTRE + at];
  const cell = CELLS[at];
  const kind = T.isTribe(code) ? 'tribe' : 'goods';
  const face = s[FACE + at];
  const marker = s[MARKERS + at] === 0 ? undefined : SEATS[s[MARKERS + at] - 1];
  if (face === FACE_UP) {
    const card = T.cardId(code);
    return marker ? { cell, kind, marker, card } : { cell, kind, card };
  }
  const beforeReshuffle = face === FACE_DOWN_LONGER;
  return marker
    ? { cell, kind, marker, card: 'hidden', beforeReshuffle }
    : { cell, kind, card: 'hidden', beforeReshuffle };
}

function viewPlayer(s: State, seat: number, isOwn: boolean): PlayerView {
  const me = S.playerAt(seat);
  return {
    goods: { dates: s[me + GOODS_HELD], salt: s[me + GOODS_HELD + 1], pepper: s[me + GOODS_HELD + 2] },
    gold: s[me + GOLD],
    storedGold: s[me + STORED],
    vp: s[me + VP],
    hand: viewHand(s, me, isOwn),
    display: [viewRow(s, seat, 0), viewRow(s, seat, 1), viewRow(s, seat, 2)],
    targisLeft: s[me + TARGIS_LEFT],
    limitedNextRound: s[me + LIMITED] === 1,
    goodsFromCards: goodsIn(s[me + GOT]),
    bonusGiven: goodsIn(s[me + BONUS]),
  };
}

function viewHand(s: State, me: number, isOwn: boolean): HandView {
  if (s[me + HAND] === NO_CARD) return { kind: 'empty' };
  const keptThisRound = s[me + HAND_FRESH] === 1;
  const secret = s[me + HAND_SECRET] === 1;
  if (secret && !isOwn) return { kind: 'hidden', keptThisRound };
  return { kind: 'open', card: T.tribeId(s[me + HAND]), secret, keptThisRound };
}

function viewRow(s: State, seat: number, row: number): TribeId[] {
  const start = S.playerAt(seat) + DISPLAY + row * ROW_LENGTH;
  return cardsAt(s, start, S.rowLength(s, seat, row)) as TribeId[];
}

function cardsAt(s: State, start: number, count: number): CardId[] {
  const cards: CardId[] = [];
  for (let i = 0; i < count; i++) cards.push(T.cardId(s[start + i]));
  return cards;
}

function heldBack(s: State, isTribe: boolean): CardId[] {
  const cards: number[] = [];
  for (let cell = 0; cell < CELL_COUNT; cell++) {
    const card = s[CENTRE + cell];
    if (s[FACE + cell] === FACE_DOWN_LONGER && T.isTribe(card) === isTribe) cards.push(card);
  }
  return cards.toSorted((a, b) => a - b).map(T.cardId);
}

function goodsIn(bits: number): readonly Good[] {
  return GOODS_SETS[bits & 7];
}
const GOODS_SETS = Array.from({ length: 8 }, (_, bits) => Object.freeze(GOODS.filter((_good, i) => bits & (1 << i))));

/** The event as one viewer may see it: hides the card that another player drew in secret (TG-51). */
export function redact(event: Event, viewer: Viewer): Event {
  if ((event.type !== 'tribeDrawn' && event.type !== 'kept') || !event.secret || event.seat === viewer) return event;
  return { ...event, card: 'hidden' };
}
