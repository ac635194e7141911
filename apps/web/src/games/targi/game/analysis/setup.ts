import { at, ok, type Result } from '@caravanserai/contract';
import {
  type BorderNumber,
  type CardId,
  type Cell,
  type CentreCard,
  GOODS_CARDS,
  type GoodsId,
  makePosition,
  type Options,
  parsePosition,
  type Pending,
  type PlayerView,
  type PositionError,
  type Seat,
  targi,
  TRIBE_CARDS,
  type TribeId,
  type View,
} from '@caravanserai/targi';
import { newDeal } from './text.ts';
import { startState } from './path.ts';

export const SETUP_PHASES = ['place', 'act', 'raid'] as const;
export const PURSE = ['dates', 'salt', 'pepper', 'gold', 'stored', 'vp'] as const;
const TARGIS = 3;
const ROWS = [0, 1, 2];

type Kind = 'goods' | 'tribe';

/** A card of the centre: a face, or a kind of card that lies face down. */
export interface SetupCell {
  readonly cell: Cell;
  readonly card: CardId | Kind;
  readonly marker?: Seat | undefined;
}

export interface SetupPlayer extends Readonly<Record<(typeof PURSE)[number], number>> {
  readonly hand: TribeId | undefined;
  /** Three rows of up to four cards. */
  readonly display: readonly (readonly TribeId[])[];
}

/** A position as it is entered: what lies on the table. The decks follow from it. */
export interface Setup {
  readonly round: number;
  readonly first: Seat;
  readonly phase: (typeof SETUP_PHASES)[number];
  readonly seat: Seat;
  readonly centre: readonly SetupCell[];
  readonly targis: ReadonlyMap<BorderNumber, Seat>;
  readonly players: Readonly<Record<Seat, SetupPlayer>>;
  readonly discards: readonly CardId[];
}

/** The start of a new deal. */
export function newSetup(seed: string): Setup {
  return setupOf(targi.view(startState(newDeal(seed).analysis.start), 'spectator'));
}

/** What lies on the table in a position. */
export function setupOf({ round, first, pending, centre, targis, blue, white, goods, tribe }: View): Setup {
  return {
    round,
    first,
    phase: SETUP_PHASES.find((phase) => phase === pending.phase) ?? 'act',
    seat: pending.phase === 'over' ? first : pending.seat,
    centre: centre.map(({ cell, kind, card, marker }) => ({ cell, card: card === 'hidden' ? kind : card, marker })),
    targis: new Map(targis.map((each) => [each.at, each.seat])),
    players: { blue: enteredOf(blue), white: enteredOf(white) },
    discards: [...goods.discards, ...tribe.discards],
  };
}

function enteredOf({ goods, gold, storedGold: stored, vp, hand, display }: PlayerView): SetupPlayer {
  return { ...goods, gold, stored, vp, hand: hand.kind === 'open' ? hand.card : undefined, display };
}

/** The position as text, and what is wrong with it, if anything. */
export function readSetup(
  setup: Setup,
  options: Options = targi.defaultOptions,
): { readonly text: string; readonly read: Result<View, PositionError> } {
  const text = makePosition(viewOf(setup, options));
  const read = parsePosition(text, options);
  return { text, read: read.ok ? ok(read.value) : read };
}

function viewOf({ round, first, phase, seat, centre, targis, players, discards }: Setup, options: Options): View {
  const onTable = [...discards, ...cardsAt(centre, players)];
  const down = (kind: Kind) => centre.filter(({ card }) => card === kind).length;
  const pile = <Id extends CardId>(kind: Kind, cards: readonly { readonly id: Id; readonly copies?: number }[]) => {
    const all = cards.reduce((sum, { copies = 1 }) => sum + copies, 0);
    const ids = new Set<CardId>(cards.map(({ id }) => id));
    const used = onTable.filter((card) => ids.has(card)).length;
    const left = Math.max(0, all - used - down(kind));
    return { left, discards: discards.filter((card): card is Id => ids.has(card)), heldBack: [] };
  };
  return {
    viewer: seat,
    options,
    round,
    robber: 1, // follows from the round
    first,
    pending: pendingOf(phase, seat),
    targis: [...targis].map(([at, owner]) => ({ at, seat: owner })).toSorted((a, b) => a.at - b.at),
    centre: centre.map(placeOf),
    blue: playerOf('blue', players.blue, phase, targis),
    white: playerOf('white', players.white, phase, targis),
    goods: pile<GoodsId>('goods', GOODS_CARDS),
    tribe: pile<TribeId>('tribe', TRIBE_CARDS),
  };
}

function cardsAt(centre: readonly SetupCell[], players: Setup['players']): readonly CardId[] {
  const faces = centre.flatMap(({ card }) => (card === 'goods' || card === 'tribe' ? [] : [card]));
  const own = Object.values(players).flatMap(({ hand, display }) => [...display.flat(), ...(hand ? [hand] : [])]);
  return [...faces, ...own];
}

function pendingOf(phase: Setup['phase'], seat: Seat): Pending {
  return phase === 'raid' ? { phase, seat, due: { goods: 0, gold: 0, vp: 0 } } : { phase, seat };
}

function placeOf({ cell, card, marker }: SetupCell): CentreCard {
  const owner = marker ? { marker } : {};
  if (card === 'goods' || card === 'tribe')
    return { cell, kind: card, ...owner, card: 'hidden', beforeReshuffle: false };
  return { cell, kind: kindOf(card), ...owner, card };
}

export function kindOf(card: CardId): Kind {
  return TRIBE_CARDS.some(({ id }) => id === card) ? 'tribe' : 'goods';
}

function playerOf(
  seat: Seat,
  { dates, salt, pepper, gold, stored, vp, hand, display }: SetupPlayer,
  phase: Setup['phase'],
  targis: Setup['targis'],
): PlayerView {
  const placed = [...targis.values()].filter((owner) => owner === seat).length;
  return {
    goods: { dates, salt, pepper },
    gold,
    storedGold: stored,
    vp,
    hand: hand ? { kind: 'open', card: hand, secret: false, keptThisRound: false } : { kind: 'empty' },
    display: ROWS.map((row) => at(display, row)),
    targisLeft: phase === 'act' ? 0 : TARGIS - placed,
    limitedNextRound: false,
    goodsFromCards: [],
    bonusGiven: [],
  };
}

const ALL_CARDS: readonly { readonly id: CardId; readonly copies: number }[] = [
  ...GOODS_CARDS,
  ...TRIBE_CARDS.map(({ id }) => ({ id, copies: 1 })),
];

/** The cards that lie nowhere yet, in the order of the list of cards. */
export function freeCards({ centre, players, discards }: Setup): readonly CardId[] {
  const used = [...discards, ...cardsAt(centre, players)];
  return ALL_CARDS.flatMap(({ id, copies }) => (used.filter((card) => card === id).length < copies ? [id] : []));
}
