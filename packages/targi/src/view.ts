import { BORDER_NUMBERS, type BorderNumber, CELL_COUNT, CELLS, type Cell, ROW_LENGTH } from './board.ts';
import { type CardId, GOODS, type Good, type GoodsId, type RaidDue, type Seat, SEATS, type TribeId } from './cards.ts';
import { type Event, GAIN_SOURCES, type GainSource } from './events.ts';
import type { Options } from './options.ts';
import { readOptions } from './options.ts';
import * as L from './layout.ts';
import * as S from './state.ts';
import type { State } from './state.ts';
import * as T from './tables.ts';

export type Viewer = Seat | 'spectator';

/** All that one viewer may know of a game, and nothing else: TG-49 to TG-52. */
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

/** Whom the game waits for, and for what. */
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
  | { readonly kind: 'open'; readonly card: TribeId; readonly secret: boolean; readonly keptThisRound: boolean } // secret: from the others
  | { readonly kind: 'hidden'; readonly keptThisRound: boolean };

export interface PlayerView {
  readonly goods: Readonly<Record<Good, number>>;
  readonly gold: number;
  readonly storedGold: number;
  readonly vp: number;
  readonly hand: HandView;
  /** Three rows from the left, without the free places. */
  readonly display: readonly (readonly TribeId[])[];
  readonly targisLeft: number;
  readonly limitedNextRound: boolean;
  /** What goods cards gave this round, and for what of it the extra good of TG-65 was given. */
  readonly goodsFromCards: readonly Good[];
  readonly bonusGiven: readonly Good[];
}

export interface PileView<Id> {
  readonly left: number;
  readonly discards: readonly Id[];
  /**
   * Faces of the cards that have been face down since before the last reshuffle, sorted: whoever counted the discards knows which
   * they are, though not which lies where.
   */
  readonly heldBack: readonly Id[];
}

/** Names every field it shows. Never a spread of the state: it would leak the field that somebody adds next year. */
export function view(s: State, viewer: Viewer): View {
  return {
    viewer,
    options: readOptions(s),
    round: s[L.ROUND],
    robber: s[L.ROBBER] as BorderNumber,
    first: S.seatName(s[L.FIRST]),
    pending: pendingFor(s, viewer),
    targis: viewTargis(s),
    centre: CELLS.map((_, cell) => viewCell(s, cell)),
    blue: viewPlayer(s, 'blue', viewer),
    white: viewPlayer(s, 'white', viewer),
    goods: {
      left: s[L.GOODS_PILE.left],
      discards: discards(s, L.GOODS_PILE, T.goodsId),
      heldBack: heldBack(s, false, T.goodsId),
    },
    tribe: {
      left: s[L.TRIBE_PILE.left],
      discards: discards(s, L.TRIBE_PILE, T.tribeId),
      heldBack: heldBack(s, true, T.tribeId),
    },
  };
}

function pendingFor(s: State, viewer: Viewer): Pending {
  const seat = S.seatName(s[L.TO_ACT]);
  const phase = L.PHASES[s[L.PHASE]];
  switch (phase) {
    case 'place':
    case 'act':
    case 'rearrange':
      return { phase, seat };
    case 'trade':
      return { phase, seat, given: goodsIn(s[L.TRADED]), received: goodsIn(s[L.TRADED] >>> 3) };
    case 'drawn': {
      const isOpen = viewer === seat || s[L.OPEN_HANDS] === 1;
      return { phase, seat, card: isOpen ? T.tribeId(s[L.DRAWN]) : 'hidden' };
    }
    case 'gain':
      return {
        phase,
        seat,
        source: GAIN_SOURCES[s[L.GAIN_SOURCE]],
        count: s[L.GAIN_COUNT],
        orElse: s[L.GAIN_OR_ELSE] === 1,
      };
    case 'return':
      return { phase, seat, count: S.goodsCount(s, s[L.TO_ACT]) - L.MAX_GOODS };
    case 'raid':
      return { phase, seat, due: T.raidDue(s[L.ROBBER]) };
    case 'over':
      return { phase, by: s[L.ENDED_BY] === L.BY_RAID ? 'raid' : 'display' };
  }
}

function viewTargis(s: State): View['targis'] {
  return BORDER_NUMBERS.filter((at) => s[L.TARGIS + at] !== 0).map((at) => ({ at, seat: SEATS[s[L.TARGIS + at] - 1] }));
}

function viewCell(s: State, cell: number): CentreCard {
  const card = s[L.CENTRE + cell];
  const marker = s[L.MARKERS + cell];
  const open = { cell: CELLS[cell], kind: T.isTribe(card) ? 'tribe' : 'goods' } as const;
  const marked = marker === 0 ? open : { ...open, marker: SEATS[marker - 1] };
  const face = s[L.FACE + cell];
  return face === L.FACE_UP
    ? { ...marked, card: T.cardId(card) }
    : { ...marked, card: 'hidden', beforeReshuffle: face === L.FACE_DOWN_LONGER };
}

function viewPlayer(s: State, seat: Seat, viewer: Viewer): PlayerView {
  const me = S.playerAt(S.seatIndex(seat));
  return {
    goods: { dates: s[me + L.GOODS_HELD], salt: s[me + L.GOODS_HELD + 1], pepper: s[me + L.GOODS_HELD + 2] },
    gold: s[me + L.GOLD],
    storedGold: s[me + L.STORED],
    vp: s[me + L.VP],
    hand: viewHand(s, me, viewer === seat),
    display: [0, 1, 2].map((row) => viewRow(s, me, row)),
    targisLeft: s[me + L.TARGIS_LEFT],
    limitedNextRound: s[me + L.LIMITED] === 1,
    goodsFromCards: goodsIn(s[me + L.GOT]),
    bonusGiven: goodsIn(s[me + L.BONUS]),
  };
}

function viewHand(s: State, me: number, isOwn: boolean): HandView {
  if (s[me + L.HAND] === T.NO_CARD) return { kind: 'empty' };
  const keptThisRound = s[me + L.HAND_FRESH] === 1;
  const secret = s[me + L.HAND_SECRET] === 1;
  if (secret && !isOwn) return { kind: 'hidden', keptThisRound };
  return { kind: 'open', card: T.tribeId(s[me + L.HAND]), secret, keptThisRound };
}

function viewRow(s: State, me: number, row: number): TribeId[] {
  const start = me + L.DISPLAY + row * ROW_LENGTH;
  return [...s.subarray(start, start + ROW_LENGTH)].filter((card) => card !== T.NO_CARD).map(T.tribeId);
}

function discards<Id>(s: State, pile: S.Pile, idOf: (card: number) => Id): Id[] {
  return Array.from(s.subarray(pile.discards, pile.discards + s[pile.discarded]), idOf);
}

function heldBack<Id>(s: State, isTribe: boolean, idOf: (card: number) => Id): Id[] {
  const cards: number[] = [];
  for (let cell = 0; cell < CELL_COUNT; cell++) {
    const card = s[L.CENTRE + cell];
    if (s[L.FACE + cell] === L.FACE_DOWN_LONGER && T.isTribe(card) === isTribe) cards.push(card);
  }
  return cards.toSorted((a, b) => a - b).map(idOf);
}

function goodsIn(bits: number): Good[] {
  return GOODS.filter((_, i) => (bits & (1 << i)) !== 0);
}

/** The event as one viewer may see it: a card drawn in secret is the drawer's alone (TG-51). */
export function redact(event: Event, viewer: Viewer): Event {
  if ((event.type !== 'tribeDrawn' && event.type !== 'kept') || !event.secret || event.seat === viewer) return event;
  return { ...event, card: 'hidden' };
}
